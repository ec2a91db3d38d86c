import { useRef, useState } from "react";
import { centsFromDecimal } from "#shared/objectives/money.rules.ts";
import { moneySchema } from "#shared/objectives/objectives.contract.ts";
import { isSaveKey } from "#web/ui/editing-keys.ts";
import { Field } from "#web/ui/field.tsx";
import { useLateFailure } from "#web/ui/use-late-failure.ts";
import { MoneyInput } from "./money-input.tsx";

interface MoneyFieldProps {
  label: string;
  /** The stored amount, or null. */
  amount: string | null;
  /** Rejects with a sentence for the person. */
  onSave: (amount: string | null) => Promise<void>;
}

/** An amount that is saved when it is left, or with Enter, Escape or Ctrl/Cmd+S. */
export function MoneyField({ label, amount, onSave }: MoneyFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const saving = useRef<string>(null);
  const orToast = useLateFailure(label);
  const text = draft ?? amount ?? "";

  const save = async () => {
    // Enter saves, and leaving the box right after must not save again.
    if (draft === null || saving.current === draft) return;
    const parsed = draft === "" ? null : moneySchema.safeParse(draft);
    if (parsed?.error) return setError(parsed.error.issues[0]?.message);
    const next = parsed?.data ?? null;
    setError(undefined);
    saving.current = draft;
    try {
      if (!isSameAmount(next, amount)) await orToast(() => onSave(next));
      setDraft((current) => (current === draft ? null : current));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : undefined);
    }
    saving.current = null;
  };
  return (
    <Field label={label} error={error}>
      <MoneyInput
        value={text}
        onValueChange={setDraft}
        placeholder="0.00"
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (isSaveKey(event, true)) void save();
        }}
      />
    </Field>
  );
}

function isSameAmount(a: string | null, b: string | null): boolean {
  return a === null || b === null ? a === b : centsFromDecimal(a) === centsFromDecimal(b);
}
