import { useState } from "react";
import type { ObjectivesSummary } from "#shared/dashboard/dashboard.contract.ts";
import { DueBadge, NextMilestone } from "#web/features/objectives/objectives.sections.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/card.tsx";
import { FoldButton } from "#web/ui/fold-button.tsx";
import { PillarIcon } from "#web/ui/pillar-icon.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import type { Section } from "./dashboard.api.ts";
import { DashboardLink } from "./dashboard-link.tsx";
import { SectionState } from "./section-state.tsx";

const ACTIVE_TAB = { tab: "active" };
/** The rest is folded. */
const SHOWN = 2;

/** The most urgent active objectives, at most five. */
export function ActiveObjectivesCard({ section }: { section: Section<ObjectivesSummary> }) {
  const { label } = useMode();
  const { mostUrgent = [], active = 0 } = section.data ?? {};
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <Card
      padding="sm"
      title={`Active ${label("objectives", "Objectives")}`}
      aside={
        active > 0 && (
          <DashboardLink to="/objectives" parameters={ACTIVE_TAB} className={textLinkClass}>
            All {active}
          </DashboardLink>
        )
      }
    >
      <SectionState section={section} skeleton={<LoadingRows />}>
        {() =>
          active > 0 ? (
            <>
              <ul className="mb-2 grid">
                {(isUnfolded ? mostUrgent : mostUrgent.slice(0, SHOWN)).map((objective) => (
                  <ObjectiveRow key={objective.id} objective={objective} onChanged={section.retry} />
                ))}
              </ul>
              <FoldButton count={mostUrgent.length - SHOWN} isUnfolded={isUnfolded} onChange={setUnfolded} />
            </>
          ) : (
            <>
              <h3 className="text-base">Nothing planned yet</h3>
              <p className="mb-3 text-pretty text-ink-2 text-sm">
                Name one thing you want to get done, and how you'll know when it's done.
              </p>
              <DashboardLink to="/objectives" className={buttonClass({ variant: "secondary" })}>
                Create the first one
              </DashboardLink>
            </>
          )
        }
      </SectionState>
    </Card>
  );
}

interface ObjectiveRowProps {
  objective: ObjectivesSummary["mostUrgent"][number];
  /** Reads the dashboard again. */
  onChanged: () => void;
}

function ObjectiveRow({ objective, onChanged }: ObjectiveRowProps) {
  const [isTicking, setTicking] = useState(false);
  const { nextMilestone } = objective;
  const { id, title, pillar, progress, timeBound, dueOn, milestonesTotal, milestonesCompleted } = objective;
  const facts = [
    pillar,
    milestonesTotal > 0 ? `${milestonesCompleted} of ${milestonesTotal} milestones` : "",
    dueOn ? "" : timeBound,
  ].filter((fact) => fact !== "");
  return (
    <li>
      <DashboardLink
        to="/objectives"
        parameters={{ ...ACTIVE_TAB, objective: id }}
        className="-mx-2 flex items-start gap-3 rounded-control px-2 py-1.5 hover:bg-sunk"
      >
        <PillarIcon pillar={pillar} className="mt-1 size-5" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="line-clamp-2 min-w-0 font-semibold">{title}</span>
            <span className="tabular shrink-0">{progress}%</span>
          </span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 text-sm">
            <span className="line-clamp-2">{facts.join(" · ")}</span>
            <DueBadge due={objective} />
          </span>
          <ProgressBar label={`Progress of ${title}`} value={progress} className="mt-1.5" />
        </span>
      </DashboardLink>
      {nextMilestone && (
        <NextMilestone
          key={nextMilestone.id}
          milestone={nextMilestone}
          takesFocus={isTicking}
          onTick={() => setTicking(true)}
          onChanged={onChanged}
          className="pointer-fine:min-h-9! ml-6"
        />
      )}
    </li>
  );
}

function LoadingRows() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </div>
  );
}
