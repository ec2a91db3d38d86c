import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { refusalOf, useAutosave } from "#web/platform/forms/use-autosave.ts";
import { EditableText } from "#web/ui/editable-text.tsx";
import { useChangeObjective } from "./objectives.api.ts";
import { FIELD_LIMITS, SMART_FIELDS, type SmartField } from "./smart-fields.rules.ts";

interface TextFieldProps {
  objective: Objective;
  name: "title" | SmartField;
  label: string;
  placeholder: string;
  isRequired: boolean;
}

/** The title and the five SMART texts, each edited in place. */
export function ObjectiveTexts({ objective }: { objective: Objective }) {
  return (
    <section aria-label="SMART criteria" className="grid max-w-reading gap-3">
      <TextField objective={objective} name="title" label="Title" placeholder="" isRequired />
      {SMART_FIELDS.map(({ name, label, question, isRequired }) => (
        <TextField
          key={name}
          objective={objective}
          name={name}
          label={label}
          placeholder={question}
          isRequired={isRequired}
        />
      ))}
    </section>
  );
}

function TextField({ objective, name, label, placeholder, isRequired }: TextFieldProps) {
  const change = useChangeObjective(objective);
  const limits = { label, required: isRequired, maxLength: FIELD_LIMITS[name] };
  const edited = useAutosave({
    name: `objective:${objective.id}:${name}`,
    stored: objective[name],
    save: (text) => change({ [name]: text }),
    refuse: refusalOf(limits),
  });
  return (
    <div className="min-w-0">
      <h3 className="text-ink-2 text-sm">{label}</h3>
      <EditableText {...limits} edited={edited} placeholder={placeholder} singleLine={name === "title"} />
    </div>
  );
}
