import { useRef } from "react";
import * as z from "zod/mini";
import { useDraft } from "./use-draft.ts";

const textSchema = z.string();
const lineSchema = z.object({ id: z.string(), text: z.string() });
const linesSchema = z.array(lineSchema);
type NewLine = z.infer<typeof lineSchema>;
const NO_LINES: NewLine[] = [];

/**
 * The draft of a text box that adds lines to a list: what is typed, and the lines that were sent off but not stored yet.
 * A page that ends before the server's answer loses neither.
 */
export function useLineDraft(name: string) {
  const { value, change } = useDraft(name, textSchema, "");
  const sending = useDraft(`${name}:sending`, linesSchema, NO_LINES);
  // An answer comes later than the render in which its line was sent.
  const lines = useRef(sending.value);
  const setLines = (next: NewLine[]) => {
    lines.current = next;
    sending.change(next);
  };
  return {
    value,
    change,
    /** The lines that are not stored, oldest first. */
    unstored: sending.value,
    keep(line: NewLine): void {
      if (!lines.current.some(({ id }) => id === line.id)) setLines([...lines.current, line]);
    },
    forget({ id }: NewLine): void {
      setLines(lines.current.filter((line) => line.id !== id));
    },
  };
}
