import { lazyDialog } from "#web/ui/lazy-dialog.tsx";

/** The dialog for a risk. Its properties are those of `RiskDialogProps`. */
export const RiskDialog = lazyDialog(async () => (await import("./risk-dialog.tsx")).RiskDialog);
