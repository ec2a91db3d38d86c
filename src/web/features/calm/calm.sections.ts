import { lazyPart } from "#web/platform/shell/lazy-part.tsx";

/**
 * Quick Calm, fetched when it is first rendered: render it once it has been asked for, inside a `Suspense`.
 * Its properties are those of `QuickCalmDialogProps`.
 */
export const QuickCalmDialog = lazyPart(
  async () => (await import("./quick-calm-dialog.tsx")).QuickCalmDialog,
);
