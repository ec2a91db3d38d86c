import { lazyPart } from "#web/platform/shell/lazy-part.tsx";

/**
 * Checking in, fetched when it is first rendered: render it once it has been asked for, inside a `Suspense`.
 * Its properties are those of `CheckInDialogProps`.
 */
export const CheckInDialog = lazyPart(async () => (await import("./check-in-dialog.tsx")).CheckInDialog);

/** The trend, fetched when it is first rendered, like `CheckInDialog`. Its properties are `MoodTrendDialogProps`. */
export const MoodTrendDialog = lazyPart(
  async () => (await import("./mood-trend-dialog.tsx")).MoodTrendDialog,
);
