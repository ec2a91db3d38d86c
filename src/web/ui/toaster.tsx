import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast } from "radix-ui";
import { useSyncExternalStore } from "react";
import { buttonClass } from "./button-class.ts";
import { cx } from "./cx.ts";
import { dismissToast, toastStore } from "./toast.store.ts";

/**
 * Shows what `toast(...)` asks for, read out to screen readers: at the top of a phone, at the bottom left of a wider
 * screen, where it covers no dialog's buttons. F8 moves to it, a swipe to
 * the right closes it.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  const failed = shown?.variant === "destructive";
  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <Toast.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => {
            if (!open) dismissToast(shown.id);
          }}
          duration={shown.duration}
          type={failed ? "foreground" : "background"}
          className={cx(
            "flex items-start gap-3 rounded-card border bg-card p-3 pl-4 shadow-float",
            "data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in",
            "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
            "data-[swipe=end]:translate-x-full data-[swipe=end]:opacity-0 data-[swipe=end]:transition",
            failed ? "border-danger" : "border-hairline",
          )}
        >
          <Icon
            aria-hidden="true"
            className={cx("mt-3 size-5 shrink-0", failed ? "text-danger" : "text-good")}
          />
          <div className="min-w-0 flex-1 py-2.5">
            <Toast.Title className="font-semibold text-base leading-snug">{shown.title}</Toast.Title>
            {shown.description && (
              <Toast.Description className="mt-0.5 text-ink-2 text-sm">{shown.description}</Toast.Description>
            )}
          </div>
          {shown.action && (
            <Toast.Action
              altText={shown.action.altText}
              onClick={shown.action.onClick}
              className={buttonClass({ variant: "secondary", size: "sm", className: "mt-1 shrink-0" })}
            >
              {shown.action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label="Dismiss"
            className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunk hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={["F8"]}
        className="fixed top-0 right-0 z-60 w-full p-3 outline-none empty:pointer-events-none sm:top-auto sm:right-auto sm:bottom-0 sm:left-0 sm:max-w-md sm:p-4 print:hidden"
      />
    </Toast.Provider>
  );
}
