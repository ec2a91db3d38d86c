import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { refusalOf, useAutosave } from "#web/platform/forms/use-autosave.ts";
import { EditableText } from "#web/ui/editable-text.tsx";
import { DueDateControl } from "./due-date.tsx";
import { useChangeObjective } from "./objectives.api.ts";
import { FIELD_LIMITS, SMART_FIELDS, type SmartField } from "./smart-fields.rules.ts";
import { timeBoundChange, useDueReading } from "./use-due-reading.ts";

interface TextFieldProps {
  objective: Objective;
  name: "title" | SmartField;
  label: string;
  placeholder: string;
  isRequired: boolean;
}

interface ObjectiveTextsProps {
  objective: Objective;
  /** The SMART texts to show; without it, all five. */
  fields?: readonly SmartField[];
}

/** The title and the SMART texts with the due date, each changed where it stands. */
export function ObjectiveTexts({ objective, fields }: ObjectiveTextsProps) {
  return (
    <section aria-label="SMART criteria" className="grid max-w-reading gap-3">
      <TextField objective={objective} name="title" label="Title" placeholder="" isRequired />
      {SMART_FIELDS.filter(({ name }) => fields?.includes(name) ?? true).map(
        ({ name, label, question, isRequired }) => (
          <TextField
            key={name}
            objective={objective}
            name={name}
            label={label}
            placeholder={question}
            isRequired={isRequired}
          />
        ),
      )}
    </section>
  );
}

function TextField({ objective, name, label, placeholder, isRequired }: TextFieldProps) {
  const change = useChangeObjective(objective);
  const limits = { label, required: isRequired, maxLength: FIELD_LIMITS[name] };
  const edited = useAutosave({
    name: `objective:${objective.id}:${name}`,
    stored: objective[name],
    save: (text) => change(name === "timeBound" ? timeBoundChange(objective, text) : { [name]: text }),
    refuse: refusalOf(limits),
  });
  return (
    <div className="min-w-0">
      <h3 className="text-ink-2 text-sm">{label}</h3>
      <EditableText {...limits} edited={edited} placeholder={placeholder} singleLine={name === "title"} />
      {name === "timeBound" && <StoredDueDate objective={objective} timeBound={edited.text} />}
    </div>
  );
}

/** The due date of an objective, with the text under Time-bound as it is typed. */
function StoredDueDate({ objective, timeBound }: { objective: Objective; timeBound: string }) {
  const change = useChangeObjective(objective, "Failed to change the due date");
  const typed = useDueReading(objective, timeBound);
  const due = timeBound === objective.timeBound ? objective : (typed ?? objective);
  return (
    <DueDateControl
      due={due}
      status={objective.status}
      onChoose={(dueOn) => {
        change({ dueOn, ...(dueOn !== null && { dueSource: "confirmed" }) }).catch(() => undefined);
      }}
    />
  );
}
