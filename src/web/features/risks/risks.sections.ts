/** What other screens show of this feature. */
export { HighPriorityRisks } from "./high-priority-risks.tsx";
export { RiskDialog } from "./lazy-risk-dialog.tsx";
export { ResolvedRisks } from "./resolved-risks.tsx";
export { RiskLog } from "./risk-log.tsx";
