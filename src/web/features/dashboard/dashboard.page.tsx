import { useMode } from "#web/platform/mode.tsx";
import { usePageTitle } from "#web/platform/page-title.ts";
import { useOwnDay } from "#web/platform/use-own-day.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ActiveObjectivesCard } from "./active-objectives-card.tsx";
import { BetaBanner } from "./beta-banner.tsx";
import { useDashboard } from "./dashboard.api.ts";
import { DirectiveCard } from "./directive-card.tsx";
import { InstantPlan } from "./instant-plan.tsx";
import { IsapCard } from "./isap-card.tsx";
import { LatestSessionCard } from "./latest-session-card.tsx";
import { ModeBanner } from "./mode-banner.tsx";
import { PaletteButton } from "./palette-button.tsx";
import { QuickActionsCard } from "./quick-actions-card.tsx";
import { QuickTools } from "./quick-tools.tsx";
import { Signals } from "./signals.tsx";
import { StatCards } from "./stat-cards.tsx";
import { WinsCard } from "./wins-card.tsx";

/** The screen people open each morning: where they stand, and the next small step. */
export function DashboardPage() {
  usePageTitle("Command Dashboard");
  const { mode } = useMode();
  const day = useOwnDay();
  const { objectives, latestIsap, wins, carryOver, signals } = useDashboard(day, mode.id);
  return (
    <>
      <PageHeader
        title="Command Dashboard"
        tagline={
          <>
            Situational awareness for your operational period <span aria-hidden="true">·</span>{" "}
            <span className="whitespace-nowrap">{inWords(day.today)}</span>
          </>
        }
        actions={<PaletteButton />}
      />
      <div className="grid gap-4">
        <ModeBanner mode={mode} />
        <BetaBanner />
        <IsapCard />
        <QuickTools mode={mode} />
        <InstantPlan timeZone={day.timeZone} />
        <div className="flex flex-col gap-4 lg:flex-row">
          <DirectiveCard day={day} carryOver={carryOver} />
          <WinsCard section={wins} />
        </div>
        <Signals section={signals} />
        <StatCards objectives={objectives} latestIsap={latestIsap} today={day.today} />
        <QuickActionsCard mode={mode.id} />
        <div className="grid items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
          <ActiveObjectivesCard section={objectives} />
          <LatestSessionCard section={latestIsap} />
        </div>
      </div>
    </>
  );
}

function inWords(day: string): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString(undefined, {
    weekday: "long",
    day: "numeric",
    month: "long",
  });
}
