import { lazyDialog } from "#web/ui/lazy-dialog.tsx";

/** Checking in. Its properties are those of `CheckInDialogProps`. */
export const CheckInDialog = lazyDialog(async () => (await import("./check-in-dialog.tsx")).CheckInDialog);

/** The trend. Its properties are those of `MoodTrendDialogProps`. */
export const MoodTrendDialog = lazyDialog(
  async () => (await import("./mood-trend-dialog.tsx")).MoodTrendDialog,
);
