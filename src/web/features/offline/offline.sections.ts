import { lazy } from "react";

/** The choice to keep the safety plan on this device. Fetched when it is first shown: render it inside a `Suspense`. */
export const KeepPlan = lazy(async () => ({ default: (await import("./keep-plan.tsx")).KeepPlan }));

export { KeptPlanLink } from "./kept-plan-link.tsx";
export { WaitingMark } from "./waiting-mark.tsx";
