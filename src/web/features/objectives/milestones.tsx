import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AddMilestone } from "./add-milestone.tsx";
import { AllDoneOffer } from "./all-done-offer.tsx";
import { MilestoneRow } from "./milestone-row.tsx";
import { inOrder, milestonesQuery, useReorderMilestones } from "./milestones.api.ts";
import { useDragOrder } from "./use-drag-order.ts";

/** The steps of an objective. They are loaded when the card is opened. */
export function Milestones({ objective }: { objective: Objective }) {
  const { data, error, isFetching, refetch } = useQuery(milestonesQuery(objective.id));
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={headingId} className="text-sm">
          Milestones
        </h3>
        {objective.milestonesTotal > 0 && (
          <span className="tabular text-ink-2 text-sm">
            {objective.milestonesCompleted} of {objective.milestonesTotal}
          </span>
        )}
      </div>
      {error && (
        <ErrorState
          message={sentenceOf(error, "The milestones could not be loaded.")}
          onRetry={() => void refetch()}
          pending={isFetching}
          className="mt-2"
        />
      )}
      {!data && !error && <LoadingRows count={objective.milestonesTotal} />}
      {data && <LoadedMilestones objective={objective} milestones={data} />}
    </section>
  );
}

interface LoadedMilestonesProps {
  objective: Objective;
  milestones: readonly Milestone[];
}

function LoadedMilestones({ objective, milestones }: LoadedMilestonesProps) {
  const reorder = useReorderMilestones(objective.id);
  // Holds the rows where they were dropped until the list itself has followed.
  const [dropped, setDropped] = useState<readonly string[] | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const [hasJustTicked, setJustTicked] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = dropped ? inOrder(milestones, dropped) : milestones;
  const isAllDone = shown.length > 0 && shown.every(({ completed }) => completed);

  const move = async (from: number, to: number) => {
    const milestone = shown[from];
    if (!milestone || to < 0 || to >= shown.length) return;
    const before = shown.map(({ id }) => id);
    const after = before.toSpliced(from, 1).toSpliced(to, 0, milestone.id);
    setDropped(after);
    setAnnouncement(`${milestone.title} is now ${to + 1} of ${shown.length}.`);
    if (await reorder(before, after)) setDropped(null);
  };
  const drag = useDragOrder({ list, onMove: (from, to) => void move(from, to) });

  return (
    <>
      {shown.length === 0 && (
        <p className="mt-1 text-ink-2">
          Break it into steps small enough to tick off. The first one is enough for now.
        </p>
      )}
      <ul ref={list} aria-label={`Milestones of ${objective.title}`} className="mt-1">
        {shown.map((milestone, index) => (
          <MilestoneRow
            key={milestone.id}
            milestone={milestone}
            place={index}
            count={shown.length}
            drag={drag}
            onMove={(to) => void move(index, to)}
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
      <AddMilestone objectiveId={objective.id} />
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
