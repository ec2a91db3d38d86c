import {
  cadenceStepSchema,
  clarityStepSchema,
  consciousnessStepSchema,
  controlStepSchema,
} from "#shared/isap/isap.contract.ts";
import { type IsapAnswers, toSession } from "./isap-draft.rules.ts";

/** The messages for incomplete fields, by path: "consciousness.1", "clarity". */
export type StepErrors = Readonly<Partial<Record<string, string>>>;

/** The props of each step of the wizard. */
export interface StepProps {
  answers: IsapAnswers;
  errors: StepErrors;
  onChange: (changed: Partial<IsapAnswers>) => void;
}

export const STEPS = [
  {
    name: "Consciousness",
    letterName: "Identify",
    question: "What's going on, and what do you know to be true? Stick to the facts. Worries can wait.",
    schema: consciousnessStepSchema,
  },
  {
    name: "Clarity",
    letterName: "Set intent",
    question: "Which parts of your life does this situation need most right now?",
    schema: clarityStepSchema,
  },
  {
    name: "Control",
    letterName: "Align",
    question: "What can you count on? One field filled in is enough to go on.",
    schema: controlStepSchema,
  },
  {
    name: "Cadence",
    letterName: "Proceed",
    question: "When will you stop for a moment and look at this again?",
    schema: cadenceStepSchema,
  },
] as const;

export const LAST_STEP = STEPS.length - 1;

/** The errors of a step; empty if it is complete. */
export function missingIn(step: number, answers: IsapAnswers): StepErrors {
  const result = STEPS[step]?.schema.safeParse(toSession(answers));
  const errors: Record<string, string> = {};
  for (const { path, message } of result?.error?.issues ?? []) errors[path.join(".")] ??= message;
  return errors;
}

/** The step at which a draft continues: where it was left, but never past an incomplete step. */
export function stepToResume(step: number, answers: IsapAnswers): number {
  const firstOpen = STEPS.findIndex((_, index) => Object.keys(missingIn(index, answers)).length > 0);
  return Math.min(step, firstOpen === -1 ? LAST_STEP : firstOpen);
}
