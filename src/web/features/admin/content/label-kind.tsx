import {
  type AdminLabel,
  LABELS_ADMIN_PATH,
  labelChangesSchema,
} from "#shared/modes/labels-admin.contract.ts";
import { LABEL_MAPPINGS_PATH, MODES } from "#shared/modes/modes.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { readForm } from "./read-form.rules.ts";
import type { ContentKind, FieldsProps, FormValues } from "./use-content.ts";

interface LabelValues extends FormValues {
  label: string;
  helper: string;
  originalLabel: string;
  originalHelper: string;
}

const modeName = (id: string): string => MODES.find((mode) => mode.id === id)?.label ?? id;
const KEY_NAMES: Readonly<Record<string, string>> = { isap: "ISAP Compass", watchouts: "Watch Outs" };
/** "Escape routes", for the key "escape_routes". */
const keyName = (key: string): string =>
  KEY_NAMES[key] ?? key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ");

export const labelKind: ContentKind<AdminLabel, LabelValues> = {
  path: LABELS_ADMIN_PATH,
  shownKey: [LABEL_MAPPINGS_PATH],
  what: "label",
  canAdd: false,
  intro: "What things are called in each mode",
  title: ({ label }) => label,
  text: ({ key, mode }) => `${keyName(key)} in ${modeName(mode)} mode`,
  state: ({ label, helper, original }) =>
    original && (label !== original.label || helper !== original.helper) ? "Changed" : null,
  valuesOf: (row) => ({
    label: row?.label ?? "",
    helper: row?.helper ?? "",
    originalLabel: row?.original?.label ?? "",
    originalHelper: row?.original?.helper ?? "",
  }),
  read: ({ label, helper }) => readForm(labelChangesSchema, { label, helper }),
  Fields: LabelFields,
  Preview: ({ values: { label, helper } }) => (
    <>
      <p className="font-semibold">{label}</p>
      {helper && <p className="text-ink-2 text-sm">{helper}</p>}
    </>
  ),
};

function LabelFields({ values, change, errors }: FieldsProps<LabelValues>) {
  const { label, helper, originalLabel, originalHelper } = values;
  const isOriginal = label === originalLabel && helper === originalHelper;
  return (
    <>
      <Field label="Label" required error={errors.label}>
        <Input autoComplete="off" value={label} onChange={({ target }) => change({ label: target.value })} />
      </Field>
      <Field label="Explanation" error={errors.helper}>
        <Input
          autoComplete="off"
          value={helper}
          onChange={({ target }) => change({ helper: target.value })}
        />
      </Field>
      {originalLabel !== "" && !isOriginal && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => change({ label: originalLabel, helper: originalHelper })}
        >
          Use Ridgeline's words: {originalLabel}
        </Button>
      )}
    </>
  );
}
