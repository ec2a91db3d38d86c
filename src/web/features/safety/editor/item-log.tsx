import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";
import { LOGS_PATH } from "#shared/safety/history.contract.ts";
import { SAFETY_DETAILS_MAX } from "#shared/safety/safety.contract.ts";
import { postLogEntry } from "#web/features/safety/safety.api.ts";
import { readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { sentenceOf } from "#web/platform/http/api-client.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { useMode } from "#web/platform/shell/mode.tsx";
import { useSingleFlight } from "#web/platform/shell/use-single-flight.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { CHECKED_FIELD, NOTE_FIELD } from "./history-words.rules.ts";

const noteSchema = z.string();

/** Writes an entry of the person's own into the history: a few words, or without any that they looked at it. */
export function ItemLog({ itemId }: { itemId: string }) {
  const { id: userId } = useCurrentUser();
  const { mode } = useMode();
  const queryClient = useQueryClient();
  const draft = `safety-note:${itemId}`;
  const [note, setNote] = useState(() => readDraft(userId, draft, noteSchema) ?? "");
  const [pending, setPending] = useState(false);
  const excess = note.trim().length - SAFETY_DETAILS_MAX;

  const write = (text: string) => {
    setNote(text);
    if (text === "") removeDraft(userId, draft);
    else writeDraft(userId, draft, text);
  };
  const log = useSingleFlight(async () => {
    const words = note.trim();
    if (excess > 0) return;
    setPending(true);
    try {
      await postLogEntry({
        ...({ entity: "safety", itemId, mode: mode.id } as const),
        ...(words ? { field: NOTE_FIELD, newValue: words } : { field: CHECKED_FIELD }),
      });
      void queryClient.invalidateQueries({ queryKey: [LOGS_PATH, itemId] });
      write("");
      toast({ title: "Logged in history" });
    } catch (error) {
      toast({ title: "Failed to log", description: sentenceOf(error), variant: "destructive" });
    }
    setPending(false);
  });

  return (
    <Field
      label="Note for the history"
      hint="What happened, or leave it empty to log that it is still right."
      error={excess > 0 ? `The note can have at most ${SAFETY_DETAILS_MAX} characters.` : undefined}
    >
      <div className="flex gap-2">
        <Input
          value={note}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void log();
          }}
          className="flex-1"
        />
        <Button variant="secondary" pending={pending} onClick={() => void log()}>
          Log
        </Button>
      </div>
    </Field>
  );
}
