import { Dialog } from "#web/ui/dialog.tsx";
import { BoundaryBuilder, type BoundaryBuilderProps } from "./boundary-builder.tsx";
import { WHAT_A_BOUNDARY_IS } from "./boundary-form.rules.ts";

export interface BoundaryDialogProps extends Pick<BoundaryBuilderProps, "begun" | "onCreated"> {
  onClose: () => void;
}

/** The boundary builder in a dialog over the current screen. */
export function BoundaryDialog({ onClose, ...builder }: BoundaryDialogProps) {
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
      <BoundaryBuilder isFormOpen {...builder} />
    </Dialog>
  );
}
