import {
  cadenceStepSchema,
  clarityStepSchema,
  consciousnessStepSchema,
  controlStepSchema,
} from "#shared/isap/isap.contract.ts";
import { type IsapAnswers, toSession } from "./isap-draft.rules.ts";

/** What to say beside each field that is not ready, by the field's path: "consciousness.1", "clarity". */
export type StepErrors = Readonly<Partial<Record<string, string>>>;

/** What each step of the wizard is given. */
export interface StepProps {
  answers: IsapAnswers;
  errors: StepErrors;
  onChange: (changed: Partial<IsapAnswers>) => void;
}

export const STEPS = [
  {
    name: "Consciousness",
    letterName: "Identify",
    question: "What is going on, and what do you know to be true? Facts go in, worries may stay out.",
    schema: consciousnessStepSchema,
  },
  {
    name: "Clarity",
    letterName: "Set intent",
    question: "Which parts of your life does this ask for most right now?",
    schema: clarityStepSchema,
  },
  {
    name: "Control",
    letterName: "Align",
    question: "What can you count on? One filled field is enough to go on.",
    schema: controlStepSchema,
  },
  {
    name: "Cadence",
    letterName: "Proceed",
    question: "When will you stop for a moment and look at it again?",
    schema: cadenceStepSchema,
  },
] as const;

export const LAST_STEP = STEPS.length - 1;

/** What still keeps a step from being done; empty when it is done. */
export function missingIn(step: number, answers: IsapAnswers): StepErrors {
  const result = STEPS[step]?.schema.safeParse(toSession(answers));
  const errors: Record<string, string> = {};
  for (const { path, message } of result?.error?.issues ?? []) errors[path.join(".")] ??= message;
  return errors;
}

/** The step at which a draft goes on: where it was left, but never past a step that is not done. */
export function stepToResume(step: number, answers: IsapAnswers): number {
  const firstOpen = STEPS.findIndex((_, index) => Object.keys(missingIn(index, answers)).length > 0);
  return Math.min(step, firstOpen === -1 ? LAST_STEP : firstOpen);
}
