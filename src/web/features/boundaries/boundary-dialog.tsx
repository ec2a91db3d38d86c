import { Dialog } from "#web/ui/dialog.tsx";
import { BoundaryBuilder } from "./boundary-builder.tsx";

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
      description="A boundary says what you'll do, so you can keep doing what matters. Other users can't see it."
      size="lg"
    >
      <BoundaryBuilder />
    </Dialog>
  );
}
