import { useEffect, useRef, useState } from "react";
import type { Briefing } from "#shared/handover/handover.contract.ts";
import type { Asked } from "#web/platform/shell/use-address.ts";
import { Button } from "#web/ui/button.tsx";
import { HandoverEntry } from "./handover-entry.tsx";
import { usePrinting } from "./use-printing.ts";

const PAGE_SIZE = 20;

interface HandoverListProps {
  briefings: readonly Briefing[];
  /** The id of a linked one, which receives the focus. */
  asked: Asked | null;
  /** Those that are being edited. */
  editedIds: readonly string[];
  onEditing: (id: string, isEditing: boolean) => void;
}

/** The entries, twenty at a time, so that a long log is fast. All of them when printed. */
export function HandoverList({ briefings, asked, editedIds, onEditing }: HandoverListProps) {
  const askedPlace = briefings.findIndex(({ id }) => id === asked?.value);
  const [opened, setOpened] = useState(PAGE_SIZE);
  const count = Math.max(opened, askedPlace + 1);
  const firstNew = useRef<number | null>(null);
  const isPrinting = usePrinting();
  const left = briefings.length - count;
  const list = useRef<HTMLUListElement>(null);

  const focusEntry = (place: number) => list.current?.children[place]?.querySelector("article")?.focus();
  // The button may be gone after its last press, so the focus moves to the first of the new ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when more are shown
  useEffect(() => {
    if (firstNew.current !== null) focusEntry(firstNew.current);
  }, [opened]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves for each request
  useEffect(() => {
    if (askedPlace >= 0) focusEntry(askedPlace);
  }, [asked]);
  const showMore = () => {
    firstNew.current = count;
    setOpened(count + PAGE_SIZE);
  };

  return (
    <>
      <ul ref={list} aria-label="Handovers" className="grid grid-cols-1 gap-3 print:gap-5">
        {(isPrinting ? briefings : briefings.slice(0, count)).map((briefing) => (
          <HandoverEntry
            key={briefing.id}
            briefing={briefing}
            isEditing={editedIds.includes(briefing.id)}
            onEditing={(isEditing) => onEditing(briefing.id, isEditing)}
          />
        ))}
      </ul>
      {left > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 print:hidden">
          <Button variant="secondary" onClick={showMore}>
            Show more
          </Button>
          <span className="tabular text-ink-2 text-sm">{left} not shown yet</span>
        </div>
      )}
    </>
  );
}
