import { lazy } from "react";

/**
 * Checking in, fetched when it is first rendered: render it once it has been asked for, inside a `Suspense`.
 * Its properties are those of `CheckInDialogProps`.
 */
export const CheckInDialog = lazy(async () => ({
  default: (await import("./check-in-dialog.tsx")).CheckInDialog,
}));

/** The trend, fetched when it is first rendered, like `CheckInDialog`. Its properties are `MoodTrendDialogProps`. */
export const MoodTrendDialog = lazy(async () => ({
  default: (await import("./mood-trend-dialog.tsx")).MoodTrendDialog,
}));
