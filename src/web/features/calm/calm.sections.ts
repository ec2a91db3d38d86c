import { lazyDialog } from "#web/ui/lazy-dialog.tsx";

/** Its properties are those of `QuickCalmDialogProps`. */
export const QuickCalmDialog = lazyDialog(
  async () => (await import("./quick-calm-dialog.tsx")).QuickCalmDialog,
);
