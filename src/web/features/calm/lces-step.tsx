import { CALM } from "#shared/doctrine/calm.content.ts";
import { telHref } from "#shared/support-contacts/contacts.rules.ts";
import { useSupport } from "#web/features/support-contacts/support-contacts.api.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { textLinkClass } from "#web/ui/text-link.ts";
import { StepFrame, type StepProps } from "./step-frame.tsx";

interface LcesStepProps extends StepProps {
  /** By the prompt's id. */
  answers: Record<string, string>;
  onAnswer: (answers: Record<string, string>) => void;
}

/** A lookout, someone to tell, a way to step back, a quiet place. */
export function LcesStep({ go, answers, onAnswer }: LcesStepProps) {
  const { title, intro, prompts, danger } = CALM.lces;
  const { emergencyNumber } = useSupport();
  return (
    <StepFrame title={title} continueLabel={CALM.lces.continue} go={go}>
      <p className="text-ink-2">{intro}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {prompts.map(({ id, label, hint }) => (
          <Field key={id} label={label} hint={hint}>
            <Input
              value={answers[id] ?? ""}
              onChange={(event) => onAnswer({ ...answers, [id]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      <p className="text-sm">
        {danger}{" "}
        {emergencyNumber && (
          <a href={telHref(emergencyNumber)} className={textLinkClass}>
            Call {emergencyNumber}
          </a>
        )}
      </p>
    </StepFrame>
  );
}
