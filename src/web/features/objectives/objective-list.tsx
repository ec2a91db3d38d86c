import { useRef, useState } from "react";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { InSteps } from "#web/ui/in-steps.tsx";
import { useDragOrder } from "#web/ui/use-drag-order.ts";
import { ObjectiveCard } from "./objective-card.tsx";

const PAGE_SIZE = 50;
/** As many cards as a phone shows, and draws without a pause. */
const AT_ONCE = 4;

export interface ObjectiveListProps {
  objectives: readonly Objective[];
  label: string;
  /** The first open milestones; undefined until they are loaded. */
  nextMilestones: readonly Milestone[] | undefined;
  /** The linked one. */
  askedId?: string | null;
  /** The selected ones, while several can be selected. */
  selectedIds: ReadonlySet<string> | null;
  onToggle: (id: string) => void;
  /** Moves one to another's place, if the list is in the person's own order. */
  onMove: ((from: number, to: number) => void) | null;
}

/** The cards, fifty at a time, so that a long list is fast. */
export function ObjectiveList(props: ObjectiveListProps) {
  const { objectives, label, nextMilestones, askedId = null, selectedIds, onToggle, onMove } = props;
  const [wanted, setCount] = useState(PAGE_SIZE);
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const askedPlace = askedId === null ? -1 : objectives.findIndex(({ id }) => id === askedId);
  const count = Math.max(wanted, askedPlace + 1);
  const left = objectives.length - count;
  const nextOf = new Map(nextMilestones?.map((milestone) => [milestone.objectiveId, milestone]));
  const move = (from: number, to: number) => {
    onMove?.(from, to);
    setAnnouncement(`${objectives[from]?.title} is now ${to + 1} of ${objectives.length}.`);
  };
  const drag = useDragOrder({ list, onMove: move });
  return (
    <>
      <ul ref={list} aria-label={label} className="grid gap-3">
        <InSteps first={AT_ONCE} step={AT_ONCE}>
          {objectives.slice(0, count).map((objective, place) => (
            <ObjectiveCard
              key={objective.id}
              objective={objective}
              isAskedFor={objective.id === askedId}
              nextMilestone={nextMilestones && (nextOf.get(objective.id) ?? null)}
              isSelected={selectedIds?.has(objective.id) ?? null}
              onToggle={onToggle}
              movable={
                onMove && {
                  place,
                  first: 0,
                  last: objectives.length - 1,
                  drag,
                  onMove: (to) => move(place, to),
                }
              }
            />
          ))}
        </InSteps>
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {left > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
          <Button variant="secondary" onClick={() => setCount(count + PAGE_SIZE)}>
            Show {Math.min(PAGE_SIZE, left)} more
          </Button>
          <span className="tabular text-ink-2 text-sm">{left} not shown yet</span>
        </div>
      )}
    </>
  );
}
