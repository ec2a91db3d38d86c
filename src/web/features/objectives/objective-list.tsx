import { useState } from "react";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { ObjectiveCard } from "./objective-card.tsx";

const PAGE_SIZE = 50;

export interface ObjectiveListProps {
  objectives: readonly Objective[];
  label: string;
  /** The linked one. */
  askedId?: string | null;
}

/** The cards, fifty at a time, so that a long list is fast. */
export function ObjectiveList({ objectives, label, askedId = null }: ObjectiveListProps) {
  const [wanted, setCount] = useState(PAGE_SIZE);
  const askedPlace = askedId === null ? -1 : objectives.findIndex(({ id }) => id === askedId);
  const count = Math.max(wanted, askedPlace + 1);
  const left = objectives.length - count;
  return (
    <>
      <ul aria-label={label} className="grid gap-3">
        {objectives.slice(0, count).map((objective) => (
          <ObjectiveCard key={objective.id} objective={objective} isAskedFor={objective.id === askedId} />
        ))}
      </ul>
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
