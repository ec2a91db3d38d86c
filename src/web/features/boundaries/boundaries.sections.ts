import { lazyPart } from "#web/platform/shell/lazy-part.tsx";

/**
 * The boundary builder, fetched when it is first rendered: render it once it has been asked for, inside a `Suspense`.
 * Its properties are those of `BoundaryDialogProps`.
 */
export const BoundaryDialog = lazyPart(async () => (await import("./boundary-dialog.tsx")).BoundaryDialog);
