import * as z from "zod/mini";
import { SAFETY_DETAILS_MAX } from "#shared/safety/safety.contract.ts";
import { useLogEntry } from "#web/features/safety/safety.api.ts";
import { useDraft } from "#web/platform/forms/use-draft.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { CHECKED_FIELD, NOTE_FIELD } from "./history-words.rules.ts";

const noteSchema = z.string();

/** Adds the person's own entry to the history: a note or, without text, that they reviewed the item. */
export function ItemLog({ itemId }: { itemId: string }) {
  const { mode } = useMode();
  const { value: note, change, forget } = useDraft(`safety-note:${itemId}`, noteSchema, "");
  const { mutate, isPending } = useLogEntry(itemId);
  const excess = note.trim().length - SAFETY_DETAILS_MAX;
  const log = () => {
    const words = note.trim();
    if (excess > 0 || isPending) return;
    const about = words ? { field: NOTE_FIELD, newValue: words } : { field: CHECKED_FIELD };
    mutate(
      { entity: "safety", itemId, mode: mode.id, ...about },
      {
        onSuccess: () => {
          forget();
          toast({ title: "Logged in history" });
        },
      },
    );
  };

  return (
    <Field
      label="Note for the history"
      hint="Say what happened, or leave this empty to log that the item is still right."
      error={excess > 0 ? `The note can have at most ${SAFETY_DETAILS_MAX} characters.` : undefined}
    >
      <div className="flex gap-2">
        <Input
          value={note}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            log();
          }}
          className="flex-1"
        />
        <Button variant="secondary" pending={isPending} onClick={log}>
          Log
        </Button>
      </div>
    </Field>
  );
}
