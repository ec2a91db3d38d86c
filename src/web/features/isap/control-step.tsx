import { CONTROL_MAX } from "#shared/isap/isap.contract.ts";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import type { StepProps } from "./isap-steps.rules.ts";
import { CONTROL_NAMES } from "./session-words.rules.ts";

const QUESTIONS = [
  { field: "people", hint: "Who could help, and with what?" },
  { field: "time", hint: "Which hours or days can you give this?" },
  { field: "budget", hint: "How much can you spend?" },
  { field: "skills", hint: "What do you already know how to do?" },
] as const;

/** Step 3: what the person can count on. */
export function ControlStep({ answers, errors, onChange }: StepProps) {
  const { control } = answers;
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {QUESTIONS.map(({ field, hint }) => (
        <Field
          key={field}
          label={CONTROL_NAMES[field]}
          hint={hint}
          // The message that one of the four is required is shown at the first.
          error={errors[`control.${field}`] ?? (field === "people" ? errors.control : undefined)}
        >
          <Textarea
            minRows={2}
            maxRows={8}
            maxLength={CONTROL_MAX}
            showCount={control[field].length > CONTROL_MAX * 0.8}
            value={control[field]}
            onChange={(event) => onChange({ control: { ...control, [field]: event.target.value } })}
          />
        </Field>
      ))}
    </div>
  );
}
