import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { ownToday } from "#web/platform/time/own-day.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { type HandoverForm, QUESTIONS, type QuestionName } from "./handover-form.rules.ts";

interface HandoverFieldsProps {
  form: UseFormReturn<HandoverForm>;
  /** Content below a question's text box. */
  under?: (question: (typeof QUESTIONS)[number]) => ReactNode;
}

const HINTS: Record<QuestionName, string> = {
  whatChanged: "Facts, in a line or two.",
  whatPersists: "What's still open, and who's on it.",
  onePriority: "If you could do only one thing tomorrow, what would it be?",
};

/** The day and the three questions. */
export function HandoverFields({ form, under }: HandoverFieldsProps) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-5">
      <Field
        label="Operational period"
        hint="The day this handover is about. You can log a missed day later."
        required
        error={errors.opPeriod?.message}
      >
        <Input type="date" max={ownToday()} className="sm:max-w-56" {...form.register("opPeriod")} />
      </Field>
      {QUESTIONS.map((question, index) => (
        <div key={question.name} className="grid gap-2">
          <Field
            label={`${index + 1}. ${question.label}`}
            hint={HINTS[question.name]}
            required
            error={errors[question.name]?.message}
          >
            <Textarea minRows={3} maxRows={10} {...form.register(question.name)} />
          </Field>
          {under?.(question)}
        </div>
      ))}
    </div>
  );
}
