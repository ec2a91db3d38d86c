/** What other screens show of this feature. */
export { KeepPlan, KeepPlanChoice } from "./keep-plan.tsx";
export { useIsWaiting, WaitingMark } from "./waiting-mark.tsx";
