import { Dialog } from "#web/ui/dialog.tsx";
import { LogHandoverForm, type LogHandoverFormProps } from "./handover-form.tsx";

export interface HandoverDialogProps extends LogHandoverFormProps {
  onClose: () => void;
}

/** The form for a new handover in a dialog over the current screen. */
export function HandoverDialog({ onClose, ...form }: HandoverDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Log a handover"
      size="lg"
    >
      <LogHandoverForm {...form} />
    </Dialog>
  );
}
