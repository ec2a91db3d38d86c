import { moneySchema } from "#shared/objectives/objectives.contract.ts";
import { useAutosave } from "#web/platform/forms/use-autosave.ts";
import { isSaveKey } from "#web/ui/editing-keys.ts";
import { Field } from "#web/ui/field.tsx";
import { useLateFailure } from "#web/ui/use-late-failure.ts";
import { MoneyInput } from "./money-input.tsx";

interface MoneyFieldProps {
  /** Names the draft on this device. */
  name: string;
  label: string;
  /** The stored amount, or null. */
  amount: string | null;
  onSave: (amount: string | null) => Promise<unknown>;
}

/** An amount that is saved on blur, or with Enter, Escape or Ctrl/Cmd+S. */
export function MoneyField({ name, label, amount, onSave }: MoneyFieldProps) {
  const edited = useAutosave({
    name,
    stored: amount ?? "",
    save: (text) => onSave(text === "" ? null : text),
    refuse: (text) => (text === "" ? null : (moneySchema.safeParse(text).error?.issues[0]?.message ?? null)),
  });
  useLateFailure(label, edited.lateFailure);
  return (
    <Field label={label} error={edited.error?.message}>
      <MoneyInput
        value={edited.text}
        onValueChange={edited.type}
        placeholder="0.00"
        onBlur={() => void edited.save()}
        onKeyDown={(event) => {
          if (isSaveKey(event, true)) void edited.save();
        }}
      />
    </Field>
  );
}
