import { useId, useRef, useState } from "react";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useDragOrder } from "#web/ui/use-drag-order.ts";
import { AddMilestone } from "./add-milestone.tsx";
import { AllDoneOffer } from "./all-done-offer.tsx";
import { MilestoneRow } from "./milestone-row.tsx";
import { useMilestones, useReorderMilestones } from "./milestones.api.ts";

/** The milestones of an objective, loaded when the card is opened. */
export function Milestones({ objective }: { objective: Objective }) {
  const { milestones, error, isFetching, refetch } = useMilestones(objective.id);
  const total = milestones?.length ?? objective.milestonesTotal;
  const completed =
    milestones?.filter((milestone) => milestone.completed).length ?? objective.milestonesCompleted;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={headingId} className="text-sm">
          Milestones
        </h3>
        {total > 0 && (
          <span className="tabular text-ink-2 text-sm">
            {completed} of {total}
          </span>
        )}
      </div>
      {error && (
        <ErrorState
          message={sentenceOf(error, "Couldn't load the milestones.")}
          onRetry={() => void refetch()}
          pending={isFetching}
          className="mt-2"
        />
      )}
      {!milestones && !error && <LoadingRows count={objective.milestonesTotal} />}
      {milestones && <LoadedMilestones objective={objective} milestones={milestones} />}
    </section>
  );
}

interface LoadedMilestonesProps {
  objective: Objective;
  milestones: readonly Milestone[];
}

function LoadedMilestones({ objective, milestones }: LoadedMilestonesProps) {
  const { mutate: reorder } = useReorderMilestones(objective.id);
  const [announcement, setAnnouncement] = useState("");
  const [hasJustTicked, setJustTicked] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isAllDone = milestones.length > 0 && milestones.every(({ completed }) => completed);

  const move = (from: number, to: number) => {
    const milestone = milestones[from];
    if (!milestone || to < 0 || to >= milestones.length) return;
    const ids = milestones.map(({ id }) => id);
    reorder({ ids: ids.toSpliced(from, 1).toSpliced(to, 0, milestone.id) });
    setAnnouncement(`${milestone.title} is now ${to + 1} of ${milestones.length}.`);
  };
  const drag = useDragOrder({ list, onMove: move });

  return (
    <>
      {milestones.length === 0 && (
        <p className="mt-1 text-ink-2">
          Break it into steps small enough to check off. One is enough for now.
        </p>
      )}
      <ul ref={list} aria-label={`Milestones of ${objective.title}`} className="mt-1">
        {milestones.map((milestone, index) => (
          <MilestoneRow
            key={milestone.id}
            milestone={milestone}
            movable={{
              place: index,
              first: 0,
              last: milestones.length - 1,
              drag,
              onMove: (to) => move(index, to),
            }}
            onToggled={setJustTicked}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {hasJustTicked && isAllDone && objective.progress < 100 && (
        <AllDoneOffer objective={objective} onClose={() => setJustTicked(false)} />
      )}
      <AddMilestone objectiveId={objective.id} milestones={milestones} />
    </>
  );
}

function LoadingRows({ count }: { count: number }) {
  return (
    <div aria-busy="true" className="mt-1">
      <span role="status" className="sr-only">
        Loading milestones
      </span>
      {Array.from({ length: Math.min(count, 10) }, (_, index) => index).map((index) => (
        <div key={index} className="flex h-12 items-center gap-3">
          <Skeleton className="size-5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
      <Skeleton className="mt-2 h-11 w-full" />
    </div>
  );
}
