/** What guided exercises share: the clock, the circle, the title, sound and vibration. */
export { BreathCircle } from "./breath-circle.tsx";
export { StepCues } from "./step-cues.tsx";
export { StepTitle } from "./step-title.tsx";
export { useCalmSetting } from "./use-calm-setting.ts";
export { useReducedMotion } from "./use-reduced-motion.ts";
export { type Moment, useTimedSteps } from "./use-timed-steps.ts";
