import { lazyDialog } from "#web/ui/lazy-dialog.tsx";

/** Logging a handover. Its properties are those of `HandoverDialogProps`. */
export const HandoverDialog = lazyDialog(async () => (await import("./handover-dialog.tsx")).HandoverDialog);
