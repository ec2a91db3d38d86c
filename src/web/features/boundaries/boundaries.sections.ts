import { lazyDialog } from "#web/ui/lazy-dialog.tsx";

export { BoundaryBuilderSection } from "./boundary-builder-section.tsx";

/** The boundary builder. Its properties are those of `BoundaryDialogProps`. */
export const BoundaryDialog = lazyDialog(async () => (await import("./boundary-dialog.tsx")).BoundaryDialog);
