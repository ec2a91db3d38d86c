import type { RiskKind, RiskSubject } from "../crisis/risk.ts";
import type { Steps } from "./crisis-step.ts";
import { BODY_STEPS } from "./crisis-steps-body.content.ts";
import { SELF_STEPS } from "./crisis-steps-self.content.ts";
import { ABUSE_STEPS, OTHERS_STEPS } from "./crisis-steps-violence.content.ts";

/** In their order, by how near the danger is. Every `ask` is unique, because Echo reads the state from its own questions. */
export const STEPS: Record<RiskKind, Record<RiskSubject, Steps>> = {
  self: SELF_STEPS,
  others: OTHERS_STEPS,
  abuse: ABUSE_STEPS,
  medical: BODY_STEPS,
};
