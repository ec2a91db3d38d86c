import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { overlayClass, panelClass } from "./dialog-class.ts";
import { DialogLayer, layerEvents } from "./dialog-layer.ts";
import { useReturnFocus } from "./use-return-focus.ts";

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  text: ReactNode;
  /** The action, as a verb: "Delete session". */
  confirmLabel: string;
  /** The dialog stays open until `open` turns false, so that `pending` and `error` can be shown. */
  onConfirm: () => void;
  cancelLabel?: string;
  pending?: boolean;
  pendingLabel?: string;
  error?: string | undefined;
  /** "danger" for destructive actions, else "primary". */
  tone?: "danger" | "primary";
};

/** Asks for confirmation. Cancel comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, text, confirmLabel, onConfirm, cancelLabel = "Cancel", error } = props;
  const { pending = false, pendingLabel, tone = "danger" } = props;
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content
          className={cx(panelClass, "max-w-md")}
          onOpenAutoFocus={returnFocus.remember}
          onCloseAutoFocus={returnFocus.restore}
          onEscapeKeyDown={layerEvents.onEscapeKeyDown}
        >
          <DialogLayer open={open} onClose={() => onOpenChange(false)} />
          <div className="min-h-0 overflow-y-auto px-5 pt-5 pb-4 sm:px-6">
            <AlertDialog.Title className="text-lg">{title}</AlertDialog.Title>
            <AlertDialog.Description asChild>
              <div className="mt-2 text-ink-2">{text}</div>
            </AlertDialog.Description>
            {error && (
              <p role="alert" className="mt-3 text-danger text-sm">
                {error}
              </p>
            )}
          </div>
          <div className="flex flex-wrap justify-end gap-2 px-5 pb-5 sm:px-6">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary" className="max-sm:flex-1">
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
            <Button
              variant={tone}
              pending={pending}
              {...(pendingLabel && { pendingLabel })}
              onClick={onConfirm}
              className="max-sm:flex-1"
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
