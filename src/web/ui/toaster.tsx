import { CircleAlert, CircleCheck, X } from "lucide-react";
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useStore } from "zustand";
import { TOASTER_ID } from "./above-dialogs.ts";
import { buttonClass } from "./button-class.ts";
import { cx } from "./cx.ts";
import { dismissToast, type ShownToast, toastStore } from "./toast.store.ts";

const SWIPE_PX = 50;
/** A press within this time may be meant for something below the toast. */
const SWIPE_BEGINS_PX = 8;

/**
 * Shows the toasts and announces them to screen readers: over the top bar on a phone, over the sidebar on a wider screen,
 * where they do not cover the page. F8 focuses the newest, Escape returns; a swipe to the right closes one.
 */
export function Toaster() {
  const { toasts } = useStore(toastStore);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [isHeld, setHeld] = useState(false);

  const goBack = () => {
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isInside = region.current?.contains(document.activeElement);
    if (event.key === "F8" && toasts.length > 0) {
      if (!isInside) cameFrom.current = document.activeElement;
      region.current?.querySelector<HTMLElement>("[data-newest] button")?.focus();
    } else if (event.key === "Escape" && isInside) goBack();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  const dismiss = (id: number) => {
    if (region.current?.contains(document.activeElement)) goBack();
    setHeld(false);
    dismissToast(id);
  };

  return (
    <section
      ref={region}
      id={TOASTER_ID}
      aria-label="Notifications (F8)"
      // A modal dialog hides the rest of the page from screen readers, except for elements with this attribute.
      aria-live="polite"
      data-handles-escape=""
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto fixed top-0 right-0 left-0 z-60 grid gap-1.5 empty:hidden max-md:p-1.5 md:top-auto md:right-auto md:bottom-0 md:w-sidebar md:p-2 print:hidden"
    >
      {toasts.map((each) => (
        <Toast
          key={each.id}
          toast={each}
          isNewest={each === toasts.at(-1)}
          isHeld={isHeld}
          onDismiss={() => dismiss(each.id)}
        />
      ))}
    </section>
  );
}

const SIGNS = {
  default: { icon: CircleCheck, color: "text-good" },
  destructive: { icon: CircleAlert, color: "text-danger" },
  notice: { icon: CircleAlert, color: "text-ink-2" },
};

interface ToastProps {
  toast: ShownToast;
  isNewest: boolean;
  /** While the toasts have the focus or the pointer, none of them disappears. */
  isHeld: boolean;
  onDismiss: () => void;
}

function Toast({ toast, isNewest, isHeld, onDismiss }: ToastProps) {
  const { title, description, variant, action, duration } = toast;
  const failed = variant === "destructive";
  const { icon: Icon, color } = SIGNS[variant ?? "default"];
  const expire = useEffectEvent(onDismiss);
  const { shift, ...swipe } = useSwipe(onDismiss);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => expire(), duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration]);
  return (
    <div
      role={failed ? "alert" : "status"}
      {...(isNewest && { "data-newest": "" })}
      {...swipe}
      style={shift > 0 ? { translate: `${shift}px` } : undefined}
      className={cx(
        "flex animate-toast-in touch-pan-y items-center gap-x-2 rounded-card border bg-card p-0.5 pl-3 shadow-float",
        failed ? "border-danger" : "border-hairline",
      )}
    >
      <Icon aria-hidden="true" className={cx("size-5 shrink-0", color)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <div className="min-w-0 flex-1 basis-24 py-2">
          <p className="font-semibold text-base leading-snug">{title}</p>
          {description && <p className="mt-0.5 text-ink-2 text-sm">{description}</p>}
          {action && <p className="sr-only">{action.altText}</p>}
        </div>
        {action && (
          <button
            type="button"
            onClick={() => {
              onDismiss();
              action.onClick();
            }}
            className={buttonClass({ variant: "secondary", size: "sm", className: "shrink-0" })}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="grid size-11 shrink-0 place-items-center self-start rounded-control text-ink-2 hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

/** Tracks a drag to the right; `onSwiped` runs once it was far enough. */
function useSwipe(onSwiped: () => void) {
  const from = useRef<number | null>(null);
  const [shift, setShift] = useState(0);
  const end = () => {
    from.current = null;
    setShift(0);
  };
  return {
    shift,
    onPointerDown({ isPrimary, clientX }: PointerEvent) {
      if (isPrimary) from.current = clientX;
    },
    onPointerMove({ clientX, pointerId, currentTarget }: PointerEvent) {
      if (from.current === null) return;
      const distance = clientX - from.current;
      if (distance > SWIPE_BEGINS_PX) currentTarget.setPointerCapture(pointerId);
      setShift(Math.max(0, distance));
    },
    onPointerUp() {
      if (shift >= SWIPE_PX) onSwiped();
      end();
    },
    onPointerCancel: end,
  };
}
