import { Plus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Input } from "#web/ui/input.tsx";

export interface AddLineProps {
  /** What is added: "outcome". */
  what: string;
  placeholder: string;
  /** Rejects with a sentence; the text then stays in the box. */
  onAdd: (text: string) => Promise<void>;
}

/** One line to add to a list; it keeps the focus, so that several can be added in a row. */
export function AddLine({ what, placeholder, onAdd }: AddLineProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const isSending = useRef(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    const added = text.trim();
    setError(added === "" ? `Write a few words for the ${what} first.` : undefined);
    if (added === "" || isSending.current) return;
    isSending.current = true;
    try {
      await onAdd(added);
      // What was typed meanwhile is the next one.
      setText((current) => (current.trim() === added ? "" : current));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : undefined);
    } finally {
      isSending.current = false;
    }
  };
  return (
    <form onSubmit={submit} className="flex items-start gap-1.5 print:hidden">
      <Field label={`New ${what}`} hideLabel error={error} className="flex-1">
        <Input
          ref={input}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="done"
        />
      </Field>
      <IconButton type="submit" label={`Add ${what}`} icon={Plus} variant="outline" />
    </form>
  );
}
