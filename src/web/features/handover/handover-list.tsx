import { useEffect, useRef, useState } from "react";
import type { Briefing } from "#shared/handover/handover.contract.ts";
import { Button } from "#web/ui/button.tsx";
import { HandoverEntry } from "./handover-entry.tsx";
import { usePrinting } from "./use-printing.ts";

const PAGE_SIZE = 20;

/** The entries, twenty at a time, so that a long log is quick too. On paper all of them. */
export function HandoverList({ briefings }: { briefings: readonly Briefing[] }) {
  const [count, setCount] = useState(PAGE_SIZE);
  const isPrinting = usePrinting();
  const left = briefings.length - count;
  const list = useRef<HTMLUListElement>(null);

  // The button may be gone after its last press, so the reader goes on with the first of the new ones.
  useEffect(() => {
    if (count > PAGE_SIZE) list.current?.children[count - PAGE_SIZE]?.querySelector("article")?.focus();
  }, [count]);

  return (
    <>
      <ul ref={list} aria-label="Handovers" className="grid grid-cols-1 gap-3 print:gap-5">
        {(isPrinting ? briefings : briefings.slice(0, count)).map((briefing) => (
          <HandoverEntry key={briefing.id} briefing={briefing} />
        ))}
      </ul>
      {left > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 print:hidden">
          <Button variant="secondary" onClick={() => setCount(count + PAGE_SIZE)}>
            Show more
          </Button>
          <span className="tabular text-ink-2 text-sm">{left} not shown yet</span>
        </div>
      )}
    </>
  );
}
