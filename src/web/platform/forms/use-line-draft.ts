import { useState } from "react";
import * as z from "zod/mini";
import { readDraft, removeDraft, writeDraft } from "#web/platform/device/drafts.ts";
import { useCurrentUser } from "#web/platform/session/current-user.ts";
import { useDraft } from "./use-draft.ts";

const textSchema = z.string();
const lineSchema = z.object({ id: z.string(), text: z.string() });
const linesSchema = z.array(lineSchema);
type NewLine = z.infer<typeof lineSchema>;

/**
 * The draft of a text box that adds lines to a list: what is typed, and the lines that were sent off but not stored yet.
 * A page that ends before the server's answer loses neither.
 */
export function useLineDraft(name: string) {
  const { id: userId } = useCurrentUser();
  const { value, change } = useDraft(name, textSchema, "");
  const sending = `${name}:sending`;
  // Read anew each time: an answer may come after this box was closed and another one opened.
  const read = (): NewLine[] => readDraft(userId, sending, linesSchema)?.value ?? [];
  const [left] = useState(read);
  return {
    value,
    change,
    /** The lines that were not stored when this box was opened, oldest first. */
    left,
    keep(line: NewLine): void {
      const lines = read();
      if (!lines.some(({ id }) => id === line.id)) writeDraft(userId, sending, [...lines, line]);
    },
    forget({ id }: NewLine): void {
      const lines = read().filter((line) => line.id !== id);
      if (lines.length > 0) writeDraft(userId, sending, lines);
      else removeDraft(userId, sending);
    },
  };
}
