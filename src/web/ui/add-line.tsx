import { Plus } from "lucide-react";
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { v7 as uuidv7 } from "uuid";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";
import { Input } from "./input.tsx";

/** A line with the id of the item that it becomes, so that it is added once. */
export interface NewLine {
  id: string;
  text: string;
}

export interface AddLineProps {
  /** What is added: "outcome". */
  what: string;
  placeholder: string;
  /** What is typed so far, and the lines that are not stored yet or were not when it was opened: kept on this device. */
  draft: {
    value: string;
    change: (text: string) => void;
    left: readonly NewLine[];
    keep: (line: NewLine) => void;
    forget: (line: NewLine) => void;
  };
  /** The texts of the list, to tell which of an earlier page's lines were stored after all. */
  present: readonly string[];
  /** Adds it after those before it. Rejects if it could not be added, with a message unless the person was already told. The text is then kept. */
  onAdd: (line: NewLine) => Promise<void>;
  /** Labels the button "Add" instead of showing a plus sign. */
  withWord?: boolean;
}

const MARK = /^(?:[-*\u2022]|\d+[.)]|\[[ xX]?\])\s+/;

/** The ids of lines that wait for an answer, also where their box was closed meanwhile. */
const underWay = new Set<string>();

/** The lines of a pasted list, without its bullets, numbers and boxes. */
const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(MARK, "").replace(MARK, "").trim())
    .filter((line) => line !== "");

/**
 * A text box that adds to a list. It is cleared at once and keeps the focus, so that several can be added in a row. Several
 * pasted lines become several items. Text that could not be added returns to the box, or is shown beside it while the next
 * one is typed. Lines of a page that ended before they were stored are added again.
 */
export function AddLine({ what, placeholder, draft, present, onAdd, withWord = false }: AddLineProps) {
  const { value: text } = draft;
  const [error, setError] = useState<string>();
  const [sendingCount, setSendingCount] = useState(0);
  const [refused, setRefused] = useState<readonly NewLine[]>([]);
  const input = useRef<HTMLInputElement>(null);
  /** The line in the box if it could not be added: unchanged, it is sent again under its id. */
  const returned = useRef<NewLine>(undefined);
  // Two answers may come before the next render.
  const typed = useRef(text);
  const setText = (next: string) => {
    typed.current = next;
    draft.change(next);
  };

  const takeBack = (line: NewLine, failure: unknown) => {
    setError((failure instanceof Error && failure.message) || undefined);
    if (typed.current === "") {
      setText(line.text);
      returned.current = line;
    } else setRefused((before) => [...before.filter(({ id }) => id !== line.id), line]);
  };
  const send = (line: NewLine) => {
    draft.keep(line);
    underWay.add(line.id);
    setSendingCount((count) => count + 1);
    onAdd(line)
      .then(() => draft.forget(line))
      .catch((failure: unknown) => takeBack(line, failure))
      .finally(() => {
        underWay.delete(line.id);
        setSendingCount((count) => count - 1);
      });
  };
  const add = (line: string) => send({ id: uuidv7(), text: line });
  const type = (next: string) => {
    if (returned.current) draft.forget(returned.current);
    returned.current = undefined;
    setText(next);
    setError(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what an earlier page left
  useEffect(() => {
    for (const line of draft.left) {
      const isTyped = line.text === text;
      if (present.includes(line.text)) {
        draft.forget(line);
        if (isTyped) setText("");
      } else if (isTyped) returned.current = line;
      else if (!underWay.has(line.id)) send(line);
    }
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    const line = text.trim();
    if (line === "") {
      if (sendingCount === 0) setError(`Write a few words for the ${what} first.`);
      return;
    }
    const again = returned.current;
    returned.current = undefined;
    setText("");
    setError(undefined);
    if (again) send(again);
    else add(line);
  };
  const pasteLines = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text/plain");
    const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? value.length)];
    const lines = linesOf(before + pasted + after);
    if (lines.length < 2) return;
    event.preventDefault();
    type("");
    for (const line of lines) add(line);
  };
  const addAgain = (line: NewLine) => {
    setRefused((before) => before.filter(({ id }) => id !== line.id));
    send(line);
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
            onChange={(event) => type(event.target.value)}
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
            <li key={line.id} className="flex items-center gap-3 text-sm">
              <span className="min-w-0 flex-1 text-danger">Not added: {line.text}</span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Try again to add ${line.text}`}
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
