import { Suspense } from "react";
import { HELP } from "#shared/doctrine/coaching.content.ts";
import { PluginToolList } from "#web/features/tool-plugins/tool-plugins.sections.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { usePreloadWhenIdle } from "#web/platform/shell/use-preload-when-idle.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
import { HelpDialog } from "#web/ui/help-dialog.tsx";
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
import { SafetyReadinessCard } from "./safety-readiness-card.tsx";
import { Signals } from "./signals.tsx";
import { StatCards } from "./stat-cards.tsx";
import { hasTripped, TrippedPoints } from "./tripped-points.tsx";
import { WinsCard } from "./wins-card.tsx";

/** The screen people open each morning: where they stand, and the next small step. */
export function DashboardPage() {
  usePreloadWhenIdle(PluginToolList.preload);
  const { mode } = useMode();
  const day = useOwnDay();
  const dashboard = useDashboard(day, mode.id);
  const { tools, objectives, risks, triggers, latestIsap, wins, carryOver, signals, checkIns, completeness } =
    dashboard;
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
        actions={
          <>
            <HelpDialog {...HELP.dashboard} />
            <PaletteButton />
          </>
        }
      />
      <div className="grid gap-4">
        <ModeBanner mode={mode} />
        <BetaBanner />
        <IsapCard />
        <QuickTools mode={mode} day={day} checkIns={checkIns} />
        <InstantPlan timeZone={day.timeZone} />
        <div className="flex flex-col gap-4 lg:flex-row">
          <DirectiveCard day={day} carryOver={carryOver} />
          <WinsCard section={wins} />
        </div>
        <TrippedPoints section={triggers} />
        <Signals section={signals} leftOut={hasTripped(triggers.data) ? CHANGED_CONDITIONS : null} />
        <SafetyReadinessCard section={completeness} />
        <StatCards objectives={objectives} risks={risks} latestIsap={latestIsap} today={day.today} />
        <QuickActionsCard mode={mode.id} />
        <div className="grid items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
          <ActiveObjectivesCard section={objectives} />
          <LatestSessionCard section={latestIsap} />
        </div>
        {tools.data && tools.data.length > 0 && (
          <Suspense>
            <PluginToolList tools={tools.data} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** W15, which tells of tripped trigger points too. */
const CHANGED_CONDITIONS = 15;

function inWords(day: string): string {
  return new Date(`${day}T12:00:00`).toLocaleDateString(undefined, {
    weekday: "long",
    day: "numeric",
    month: "long",
  });
}
