import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { overlayClass } from "./dialog-class.ts";
import { DialogLayer, layerEvents } from "./dialog-layer.ts";

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its name for screen readers: "Menu". */
  label: string;
  /** Shown at the top beside the close button: the logo. */
  header?: ReactNode;
  /** Should call `onOpenChange(false)` when it navigates. */
  children: ReactNode;
};

/** A panel over the left edge, for the navigation on a phone. */
export function Drawer({ open, onOpenChange, label, header, children }: DrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass} />
        <Dialog.Content
          aria-describedby={undefined}
          {...layerEvents}
          className="fixed inset-y-0 left-0 z-50 flex w-[min(20rem,calc(100vw-3rem))] flex-col overflow-hidden border-hairline border-r bg-sunk shadow-float data-[state=closed]:animate-drawer-out data-[state=open]:animate-drawer-in"
        >
          <DialogLayer open={open} onClose={() => onOpenChange(false)} />
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          <div className="flex min-h-15 items-center justify-between gap-3 pr-2 pl-4">
            <div className="min-w-0">{header}</div>
            <Dialog.Close
              aria-label="Close"
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-card hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
