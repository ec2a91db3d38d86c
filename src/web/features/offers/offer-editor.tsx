import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

interface OfferEditorProps<Name extends string> {
  fields: readonly { name: Name; label: string; text: string; isRequired?: boolean }[];
  onAdd: (texts: Record<Name, string>) => Promise<unknown>;
  onClose: () => void;
}

/** Edits an offer in its card, for what has no form of its own. */
export function OfferEditor<Name extends string>({ fields, onAdd, onClose }: OfferEditorProps<Name>) {
  const [texts, setTexts] = useState(
    () => Object.fromEntries(fields.map(({ name, text }) => [name, text])) as Record<Name, string>,
  );
  const [isAdding, setAdding] = useState(false);
  const isReady = fields.every(({ name, isRequired }) => !isRequired || texts[name].trim() !== "");
  const add = async () => {
    if (!isReady || isAdding) return;
    setAdding(true);
    await onAdd(texts).then(onClose, () => undefined);
    setAdding(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      className="mt-3 grid gap-3"
    >
      {fields.map(({ name, label, isRequired }, index) => (
        <Field key={name} label={label} required={isRequired}>
          <Textarea
            autoFocus={index === 0}
            minRows={1}
            maxRows={8}
            value={texts[name]}
            onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
          />
        </Field>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={!isReady} pending={isAdding} pendingLabel="Adding...">
          Add
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
