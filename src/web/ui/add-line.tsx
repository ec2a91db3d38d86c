import { Plus } from "lucide-react";
import { type ClipboardEvent, type FormEvent, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import { Input } from "./input.tsx";

export interface AddLineProps {
  /** What is added: "outcome". */
  what: string;
  placeholder: string;
  /** What is typed so far, which the caller keeps on this device. */
  draft: { value: string; change: (text: string) => void };
  /** Rejects if it could not be added, with a message unless the person was already told. The text is then kept. */
  onAdd: (text: string) => Promise<void>;
  /** Labels the button "Add" instead of showing a plus sign. */
  withWord?: boolean;
}

const MARK = /^(?:[-*\u2022]|\d+[.)]|\[[ xX]?\])\s+/;

/** The lines of a pasted list, without its bullets, numbers and boxes. */
const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(MARK, "").replace(MARK, "").trim())
    .filter((line) => line !== "");

/**
 * A text box that adds to a list. It is cleared at once and keeps the focus, so that several can be added in a row, one
 * after the other. Several pasted lines become several items. Text that could not be added returns to the box, or is shown beside it while the next one is typed.
 */
export function AddLine({ what, placeholder, draft, onAdd, withWord = false }: AddLineProps) {
  const { value: text, change: setText } = draft;
  const [error, setError] = useState<string>();
  const [sendingCount, setSendingCount] = useState(0);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const input = useRef<HTMLInputElement>(null);

  const keep = (line: string, failure: unknown) => {
    setError((failure instanceof Error && failure.message) || undefined);
    if (input.current?.value === "") setText(line);
    else setRefused((before) => [...before.filter((one) => one !== line), line]);
  };
  const add = (line: string) => {
    setSendingCount((count) => count + 1);
    queue.current = queue.current
      .then(() => onAdd(line))
      .catch((failure: unknown) => keep(line, failure))
      .finally(() => setSendingCount((count) => count - 1));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    const line = text.trim();
    if (line === "") {
      if (sendingCount === 0) setError(`Write a few words for the ${what} first.`);
      return;
    }
    setText("");
    setError(undefined);
    add(line);
  };
  const pasteLines = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text/plain");
    const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? value.length)];
    const lines = linesOf(before + pasted + after);
    if (lines.length < 2) return;
    event.preventDefault();
    setText("");
    setError(undefined);
    for (const line of lines) add(line);
  };
  const addAgain = (line: string) => {
    setRefused((before) => before.filter((one) => one !== line));
    add(line);
    input.current?.focus();
  };

  return (
    <form onSubmit={submit} className="print:hidden">
      <div className="flex items-start gap-2">
        <Field label={`New ${what}`} hideLabel error={error} className="flex-1">
          <Input
            ref={input}
            value={text}
            onPaste={pasteLines}
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="done"
          />
        </Field>
        {withWord ? (
          <Button type="submit" variant="secondary">
            <Plus aria-hidden="true" className="size-4" />
            Add
          </Button>
        ) : (
          <IconButton type="submit" label={`Add ${what}`} icon={Plus} variant="outline" />
        )}
      </div>
      {refused.length > 0 && (
        <ul aria-label="Not added" className="mt-2 grid gap-1">
          {refused.map((line) => (
            <li key={line} className="flex items-center gap-3 text-sm">
              <span className="min-w-0 flex-1 text-danger">Not added: {line}</span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Try again to add ${line}`}
                onClick={() => addAgain(line)}
              >
                Try again
              </Button>
            </li>
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {sendingCount > 0 ? "Adding..." : ""}
      </span>
    </form>
  );
}
