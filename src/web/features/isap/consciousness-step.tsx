import { SITUATION_MAX, TRUTH_MAX } from "#shared/isap/isap.contract.ts";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import type { StepProps } from "./isap-steps.rules.ts";
import { TRUTH_NAMES } from "./session-words.rules.ts";

/** Step 1: the situation, and three things that are true. */
export function ConsciousnessStep({ answers, errors, onChange }: StepProps) {
  const { situation, consciousness } = answers;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Field
        label="What is the situation?"
        hint="A few plain sentences, the way you'd tell a friend."
        required
        error={errors.situation}
      >
        <Textarea
          minRows={5}
          maxLength={SITUATION_MAX}
          showCount={situation.length > SITUATION_MAX * 0.8}
          value={situation}
          onChange={(event) => onChange({ situation: event.target.value })}
        />
      </Field>
      <fieldset className="grid min-w-0 content-start gap-4">
        <legend className="sr-only">Three truths</legend>
        {TRUTH_NAMES.map((name, index) => (
          <Field
            key={name}
            label={name}
            required
            error={errors[`consciousness.${index}`]}
            {...(index === 0 && {
              hint: "Something you could check, such as \u201cthe lease ends in March\u201d.",
            })}
          >
            <Textarea
              minRows={1}
              maxRows={6}
              maxLength={TRUTH_MAX}
              showCount={(consciousness[index]?.length ?? 0) > TRUTH_MAX * 0.8}
              value={consciousness[index] ?? ""}
              onChange={(event) => onChange({ consciousness: consciousness.with(index, event.target.value) })}
            />
          </Field>
        ))}
      </fieldset>
    </div>
  );
}
