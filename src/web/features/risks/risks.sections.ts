import { lazy } from "react";

/** What other screens show of this feature. Each is fetched when it is first shown, so render it inside a `Suspense`. */
export const HighPriorityRisks = lazy(async () => ({
  default: (await import("./high-priority-risks.tsx")).HighPriorityRisks,
}));
export const RiskLog = lazy(async () => ({ default: (await import("./risk-log.tsx")).RiskLog }));
export const ResolvedRisks = lazy(async () => ({
  default: (await import("./resolved-risks.tsx")).ResolvedRisks,
}));
