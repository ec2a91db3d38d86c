import { useState } from "react";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { ObjectiveCard } from "./objective-card.tsx";

const PAGE_SIZE = 50;

/** The cards, fifty at a time, so that a long list is quick too. */
export function ObjectiveList({ objectives, label }: { objectives: readonly Objective[]; label: string }) {
  const [count, setCount] = useState(PAGE_SIZE);
  const left = objectives.length - count;
  return (
    <>
      <ul aria-label={label} className="grid gap-3">
        {objectives.slice(0, count).map((objective) => (
          <ObjectiveCard key={objective.id} objective={objective} />
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
