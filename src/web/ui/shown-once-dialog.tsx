import { useState } from "react";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

interface ShownOnceDialogProps extends Omit<DialogProps, "open" | "onOpenChange" | "trigger"> {
  /** Asked before it closes by Escape, Back or the X; undefined while there is nothing to lose yet. */
  question: Pick<ConfirmDialogProps, "title" | "text" | "cancelLabel"> | undefined;
  onClose: () => void;
}

/** For a secret that cannot be shown again. */
export function ShownOnceDialog({ question, onClose, ...props }: ShownOnceDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => (question ? setAsking(true) : onClose());
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && close()} {...props} />
      {question && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          confirmLabel="Close"
          onConfirm={onClose}
          {...question}
        />
      )}
    </>
  );
}
