import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import type { DatedCheckIn } from "./history.rules.ts";
import { HistoryEntry } from "./history-entry.tsx";

const PAGE_SIZE = 5;

/** The check-ins, newest first, five at a time, so that a long history is fast. */
export function HistoryList({ dated }: { dated: readonly DatedCheckIn[] }) {
  const [count, setCount] = useState(PAGE_SIZE);
  const list = useRef<HTMLUListElement>(null);
  // The button may be gone after its last press, so the focus moves to the first of the new ones.
  useEffect(() => {
    if (count > PAGE_SIZE) list.current?.children[count - PAGE_SIZE]?.querySelector("button")?.focus();
  }, [count]);
  const left = dated.length - count;
  return (
    <>
      <ul ref={list} aria-label="Check-ins" className="divide-y divide-hairline">
        {dated.slice(0, count).map(({ checkIn }) => (
          <HistoryEntry key={checkIn.id} checkIn={checkIn} />
        ))}
      </ul>
      {left > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button variant="secondary" onClick={() => setCount(count + PAGE_SIZE)}>
            Show more
          </Button>
          <span className="tabular text-ink-2 text-sm">{left} not shown yet</span>
        </div>
      )}
    </>
  );
}
