import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog, type DialogProps } from "#web/ui/dialog.tsx";

interface ToolDialogProps extends Pick<DialogProps, "size"> {
  title: string;
  description: string;
  /** Forgets what is written; null while nothing is. */
  onClear: (() => void) | null;
  clearLabel?: string;
  /** Where it can go from here. */
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of a quick tool that is open. */
export function ToolDialog({ onClear, clearLabel = "Clear", actions, onClose, ...rest }: ToolDialogProps) {
  return (
    <Dialog
      {...rest}
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          {onClear && (
            <Button
              variant="ghost"
              className="mr-auto"
              onClick={() => {
                onClose();
                onClear();
              }}
            >
              {clearLabel}
            </Button>
          )}
          {actions}
        </>
      }
    />
  );
}
