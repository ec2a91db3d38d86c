import { lazyDialog } from "#web/ui/lazy-dialog.tsx";

/** What other screens show of this feature. */
export { HighPriorityRisks } from "./high-priority-risks.tsx";
export { ResolvedRisks } from "./resolved-risks.tsx";
export { RiskLog } from "./risk-log.tsx";

/** The dialog for a risk. Its properties are those of `RiskDialogProps`. */
export const RiskDialog = lazyDialog(async () => (await import("./risk-dialog.tsx")).RiskDialog);
