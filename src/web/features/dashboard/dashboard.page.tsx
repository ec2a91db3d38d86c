import { type ReactNode, useState } from "react";
import { HELP } from "#shared/doctrine/coaching.content.ts";
import { Proposals } from "#web/features/proposals/proposals.sections.ts";
import { PluginToolList } from "#web/features/tool-plugins/tool-plugins.sections.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { TAGLINES } from "#web/platform/shell/taglines.content.ts";
import { formatFullDay } from "#web/platform/time/format-date.ts";
import { useOwnDay } from "#web/platform/time/use-own-day.ts";
import { HelpDialog } from "#web/ui/help-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Skeleton, Waiting } from "#web/ui/skeleton.tsx";
import { usePreloadWhenIdle } from "#web/ui/use-preload-when-idle.ts";
import { ActiveObjectivesCard } from "./active-objectives-card.tsx";
import { BetaBanner } from "./beta-banner.tsx";
import { CheckInBar } from "./check-in-bar.tsx";
import {
  type DashboardView,
  type Section,
  useCarryOverSection,
  useLatestIsapSection,
  useObjectivesSection,
  useProposalsSection,
  useReadinessSection,
  useRefetchAfterChanges,
  useRisksSection,
  useSignalsSection,
  useToolsSection,
  useTriggersSection,
  useWinsSection,
} from "./dashboard.api.ts";
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
  const view = { day, mode: mode.id };
  return (
    <>
      <PageHeader
        title="Command Dashboard"
        tagline={
          <>
            {TAGLINES["/"]} <span aria-hidden="true">·</span>{" "}
            <span className="inline-block">{formatFullDay(day.today)}</span>
          </>
        }
        actions={
          <>
            <HelpDialog {...HELP.dashboard} />
            <PaletteButton />
          </>
        }
      />
      {/* Two columns on a wide screen, read one after the other: the order is the same as in one column. */}
      <div className="grid gap-3">
        <BetaBanner />
        <div className="grid gap-3 lg:grid-cols-2">
          <ModeBanner mode={mode} />
          <CheckInBar view={view} />
        </div>
        <IsapCard />
        <QuickTools mode={mode} day={day} />
        <InstantPlan timeZone={day.timeZone} />
        <div className="grid items-start gap-3 lg:grid-cols-[1.1fr_1fr]">
          <div className="grid min-w-0 gap-3">
            <Part view={view} useSection={useCarryOverSection}>
              {(carryOver) => <DirectiveCard day={day} carryOver={carryOver} />}
            </Part>
            <Reserved view={view}>
              <Part view={view} useSection={useProposalsSection}>
                {({ data: waiting = [] }) => <Proposals waiting={waiting} />}
              </Part>
              <Part view={view} useSection={useWinsSection}>
                {(wins) => <WinsCard section={wins} />}
              </Part>
              <Warnings view={view} />
              <Part view={view} useSection={useReadinessSection}>
                {(completeness) => <SafetyReadinessCard section={completeness} />}
              </Part>
            </Reserved>
          </div>
          <div className="grid min-w-0 gap-3">
            <Stats view={view} />
            <QuickActionsCard mode={mode.id} />
            <Part view={view} useSection={useObjectivesSection}>
              {(objectives) => <ActiveObjectivesCard section={objectives} />}
            </Part>
            <Part view={view} useSection={useLatestIsapSection}>
              {(latestIsap) => <LatestSessionCard section={latestIsap} />}
            </Part>
          </div>
        </div>
        <Part view={view} useSection={useToolsSection}>
          {({ data: tools }) => tools && tools.length > 0 && <PluginToolList tools={tools} />}
        </Part>
      </div>
    </>
  );
}

interface PartProps<Data> {
  view: DashboardView;
  useSection: (view: DashboardView) => Section<Data>;
  children: (section: Section<Data>) => ReactNode;
}

/** Reads one section, so that its news render one card. */
function Part<Data>({ view, useSection, children }: PartProps<Data>) {
  return children(useSection(view));
}

/** Keeps the place of cards that may be absent until it is known which there are, so that none of them moves. */
function Reserved({ view, children }: { view: DashboardView; children: ReactNode }) {
  const { data, isFetching } = useWinsSection(view);
  const [hasCome, setCome] = useState(false);
  if (!hasCome && (data !== undefined || !isFetching)) setCome(true);
  return (
    <>
      {!hasCome && (
        <Waiting>
          <Skeleton className="h-100 w-full rounded-card" />
        </Waiting>
      )}
      <div className={hasCome ? "contents" : "hidden"}>{children}</div>
    </>
  );
}

function Warnings({ view }: { view: DashboardView }) {
  const triggers = useTriggersSection(view);
  const signals = useSignalsSection(view);
  return (
    <>
      <TrippedPoints section={triggers} />
      <Signals section={signals} leftOut={hasTripped(triggers.data) ? CHANGED_CONDITIONS : null} />
    </>
  );
}

function Stats({ view }: { view: DashboardView }) {
  useRefetchAfterChanges(view);
  const objectives = useObjectivesSection(view);
  const risks = useRisksSection(view);
  const latestIsap = useLatestIsapSection(view);
  return <StatCards objectives={objectives} risks={risks} latestIsap={latestIsap} today={view.day.today} />;
}

/** W15, which tells of tripped trigger points too. */
const CHANGED_CONDITIONS = 15;
