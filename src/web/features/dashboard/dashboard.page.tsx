import { now } from "#web/platform/clock.ts";
import { useMode } from "#web/platform/mode.tsx";
import { usePageTitle } from "#web/platform/page-title.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ActiveObjectivesCard } from "./active-objectives-card.tsx";
import { IsapCard } from "./isap-card.tsx";
import { LatestSessionCard } from "./latest-session-card.tsx";
import { ModeBanner } from "./mode-banner.tsx";
import { QuickActionsCard } from "./quick-actions-card.tsx";
import { StatCards } from "./stat-cards.tsx";

/** The screen people open each morning: where they stand, and the next small step. */
export function DashboardPage() {
  usePageTitle("Command Dashboard");
  const { mode } = useMode();
  const day = now().toLocaleDateString(undefined, { weekday: "long", day: "numeric", month: "long" });
  return (
    <>
      <PageHeader
        title="Command Dashboard"
        tagline={
          <>
            Situational awareness for your operational period <span aria-hidden="true">·</span>{" "}
            <span className="whitespace-nowrap">{day}</span>
          </>
        }
      />
      <div className="grid gap-4">
        <ModeBanner mode={mode} />
        <IsapCard />
        <StatCards />
        <QuickActionsCard mode={mode.id} />
        <div className="grid items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
          <ActiveObjectivesCard />
          <LatestSessionCard />
        </div>
      </div>
    </>
  );
}
