/** What other screens show of this feature. */
export { KeepPlan } from "./keep-plan.tsx";
export { KeptPlanLink } from "./kept-plan-link.tsx";
export { useIsWaiting, WaitingMark } from "./waiting-mark.tsx";
