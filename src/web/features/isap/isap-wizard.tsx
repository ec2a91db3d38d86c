import { ArrowLeft, ArrowRight, History } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import type { IsapSession } from "#shared/isap/isap.contract.ts";
import { formatMoment } from "#web/platform/time/format-date.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { useFocusInvalid } from "#web/ui/use-focus-invalid.ts";
import { CadenceStep } from "./cadence-step.tsx";
import { ClarityStep } from "./clarity-step.tsx";
import { ConsciousnessStep } from "./consciousness-step.tsx";
import { ControlStep } from "./control-step.tsx";
import { LAST_STEP, STEPS } from "./isap-steps.rules.ts";
import { StepIndicator } from "./step-indicator.tsx";
import { useIsapWizard } from "./use-isap-wizard.ts";

const STEP_SCREENS = [ConsciousnessStep, ClarityStep, ControlStep, CadenceStep];

export interface IsapWizardProps {
  onComplete: (session: IsapSession) => void;
  /** Whether to focus the first step, because the person has just started a new session. */
  startsFocused: boolean;
}

/** The four steps. The answers stay on this device until the session is saved. */
export function IsapWizard({ onComplete, startsFocused }: IsapWizardProps) {
  const wizard = useIsapWizard(onComplete);
  const { step, attempts } = wizard;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedStep = useRef(startsFocused ? -1 : step);

  useEffect(() => {
    if (focusedStep.current === step) return;
    focusedStep.current = step;
    heading.current?.focus();
  }, [step]);

  useFocusInvalid(form, attempts);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    wizard.advance(hasHalfTime(event.currentTarget));
  };
  const startOver = () => {
    wizard.startOver();
    heading.current?.focus();
  };

  const StepScreen = STEP_SCREENS[step] ?? ConsciousnessStep;
  const { name, letterName, question } = STEPS[step] ?? STEPS[0];
  const isLast = step === LAST_STEP;
  return (
    <Card aria-label="ISAP session" padding="none">
      {wizard.restoredFrom && (
        <div className="flex items-center justify-between gap-x-4 border-hairline border-b py-1.5 pr-2 pl-4 text-ink-2 text-sm sm:pr-4 sm:pl-6">
          <p className="flex items-center gap-2">
            <History aria-hidden="true" className="size-4 shrink-0" />
            Your unfinished session from {formatMoment(wizard.restoredFrom)} is here.
          </p>
          <Button variant="link" size="sm" onClick={startOver} className="shrink-0">
            Start over
          </Button>
        </div>
      )}
      <form ref={form} onSubmit={submit} noValidate>
        <div className="grid gap-6 p-4 sm:p-6">
          <StepIndicator current={step} />
          <div>
            <h2 ref={heading} tabIndex={-1} className="w-fit max-w-full scroll-mt-20 rounded-chip text-xl">
              <span className="block font-normal text-ink-2 text-sm tracking-normal">
                Step {step + 1} of {STEPS.length}
                <span className="sm:hidden"> · {letterName}</span>
              </span>{" "}
              {name}
            </h2>
            <p className="mt-0.5 max-w-reading text-ink-2">{question}</p>
          </div>
          <StepScreen answers={wizard.answers} errors={wizard.errors} onChange={wizard.setAnswers} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-hairline border-t px-4 py-4 sm:px-6">
          <Button variant="secondary" onClick={wizard.previous} disabled={step === 0 || wizard.isSaving}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            Previous
          </Button>
          <WizardNote isKept={wizard.isKept} hasFailed={wizard.hasFailed && isLast && !wizard.isSaving} />
          <Button type="submit" pending={wizard.isSaving} pendingLabel="Saving..." className="max-sm:flex-1">
            {isLast ? "Complete" : "Next"}
            {!isLast && <ArrowRight aria-hidden="true" className="size-4" />}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function WizardNote({ isKept, hasFailed }: { isKept: boolean; hasFailed: boolean }) {
  const note = hasFailed
    ? "Not saved yet. Everything you wrote is still here."
    : isKept
      ? null
      : "This device can't save a draft, so please finish before you leave this page.";
  if (!note) return null;
  return <p className="text-ink-2 text-sm max-sm:order-last max-sm:w-full sm:ml-auto">{note}</p>;
}

/** A time control with "07:--" has an empty value, so its validity is checked instead. */
function hasHalfTime(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="time"]')].some(
    ({ validity }) => validity.badInput,
  );
}
