import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { isRealCheckIn } from "#shared/wellness/check-in.rules.ts";
import type { CheckIn } from "#shared/wellness/wellness.contract.ts";
import { formatMoment } from "#web/platform/time/format-date.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useFocusNeighbor } from "#web/ui/use-focus-neighbor.ts";
import { stateInWords } from "../check-in-words.format.ts";
import { useDeleteCheckIn } from "../wellness.api.ts";
import { CheckInEditor } from "./check-in-editor.tsx";

/** What the product logged, in words. */
const LOGGED: Partial<Record<CheckIn["source"], string>> = {
  meditation: "A practice you completed. It doesn't count in your trends.",
  "boundary-builder": "A boundary you logged. It doesn't count in your trends.",
};

/** One check-in: when, how it was, its note, and its actions. What the product logged can only be deleted. */
export function HistoryEntry({ checkIn }: { checkIn: CheckIn }) {
  const [isEditing, setEditing] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useFocusNeighbor(item);
  const { mutate: remove, isPending } = useDeleteCheckIn(checkIn);
  const moment = formatMoment(checkIn.createdAt);
  useEffect(() => {
    if (isEditing) item.current?.querySelector<HTMLElement>("input:checked")?.focus();
    else if (hasEdited.current) editButton.current?.focus();
    hasEdited.current = isEditing;
  }, [isEditing]);

  return (
    <li ref={item} className="py-3">
      {isEditing ? (
        <CheckInEditor checkIn={checkIn} onClose={() => setEditing(false)} />
      ) : (
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0 flex-1">
            <h4 className="font-semibold text-sm">{beginSentence(moment)}</h4>
            <p className="text-ink-2 text-sm">
              {LOGGED[checkIn.source] ?? beginSentence(stateInWords(checkIn))}
            </p>
            {checkIn.note && (
              <p className="wrap-anywhere mt-1 max-w-reading whitespace-pre-wrap">{checkIn.note}</p>
            )}
          </div>
          <div className="-mr-2 flex shrink-0">
            {isRealCheckIn(checkIn) && (
              <IconButton
                ref={editButton}
                label={`Edit the check-in of ${moment}`}
                icon={Pencil}
                onClick={() => setEditing(true)}
              />
            )}
            <IconButton
              label={`Delete the check-in of ${moment}`}
              icon={Trash2}
              variant="danger"
              aria-disabled={isPending}
              onClick={() => {
                if (!isPending) remove();
              }}
            />
          </div>
        </div>
      )}
    </li>
  );
}

const beginSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
