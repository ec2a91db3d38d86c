import { Dialog } from "#web/ui/dialog.tsx";
import { BoundaryBuilder } from "./boundary-builder.tsx";
import { WHAT_A_BOUNDARY_IS } from "./boundary-form.rules.ts";

export interface BoundaryDialogProps {
  onClose: () => void;
}

/** The boundary builder in a dialog over the current screen. */
export function BoundaryDialog({ onClose }: BoundaryDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Boundary Builder"
      description={WHAT_A_BOUNDARY_IS}
      size="lg"
    >
      <BoundaryBuilder isFormOpen />
    </Dialog>
  );
}
