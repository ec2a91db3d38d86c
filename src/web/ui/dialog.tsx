import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { type ReactNode, type RefObject, useState } from "react";
import { cx } from "./cx.ts";
import { overlayClass, panelClass } from "./dialog-class.ts";
import { DialogLayer, layerEvents } from "./dialog-layer.ts";
import { useReturnFocus } from "./use-return-focus.ts";

export type DialogProps = {
  title: ReactNode;
  children: ReactNode;
  /** One or two sentences under the title, read out when the dialog opens. */
  description?: ReactNode;
  /** Buttons at the bottom; they stay visible while the content scrolls. */
  footer?: ReactNode;
  /** A button that opens the dialog; omit it to control `open`. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  size?: "sm" | "md" | "lg" | "xl";
  /** Receives the focus first; by default, the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called when it closes without a `trigger`: false leaves the focus to the caller, such as a new screen. */
  returnsFocus?: () => boolean;
};

const sizes = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-3xl", xl: "max-w-5xl" };

/** A modal dialog: Escape, Back and the X close it, the focus returns to where it was, and long content scrolls. */
export function Dialog(props: DialogProps) {
  const {
    title,
    children,
    description,
    footer,
    trigger,
    open: givenOpen,
    onOpenChange,
    size = "md",
    initialFocus,
    returnsFocus = () => true,
  } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const open = givenOpen ?? ownOpen;
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const returnFocus = useReturnFocus();
  const focusFirst = (event: Event) => {
    returnFocus.remember();
    if (!initialFocus?.current) return;
    event.preventDefault();
    initialFocus.current.focus();
  };
  return (
    <Primitive.Root open={open} onOpenChange={setOpen}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content
          className={cx(panelClass, sizes[size])}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={(event) => {
            if (trigger) return;
            if (returnsFocus()) returnFocus.restore(event);
            else event.preventDefault();
          }}
          {...layerEvents}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <DialogLayer open={open} onClose={() => setOpen(false)} />
          <header className="py-3 pr-14 pl-4 sm:pl-6">
            <div className="min-w-0 pt-2">
              <Primitive.Title className="text-lg">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1 text-ink-2 text-sm">
                  {description}
                </Primitive.Description>
              )}
            </div>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-5 sm:px-6">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-hairline border-t bg-card px-4 py-3 sm:px-6">
              {footer}
            </footer>
          )}
          {/* Last, so that the content receives the focus first. */}
          <Primitive.Close
            aria-label="Close"
            className="absolute top-3 right-2 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-sunk hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
