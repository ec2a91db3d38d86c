import { useEffect, useRef, useState } from "react";
import { WATCH_OUTS } from "#shared/doctrine/watch-outs.content.ts";
import type { CheckInAlert } from "#shared/wellness/wellness.rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { CheckInAlertText } from "./check-in-alert.tsx";
import { CheckInForm } from "./check-in-form.tsx";

export interface CheckInDialogProps {
  onClose: () => void;
  /** Runs as soon as it is stored, before the person closes an alert about it. */
  onSaved?: () => void;
}

/** The check-in form and then, if it matches one, a watch-out. */
export function CheckInDialog({ onClose, onSaved }: CheckInDialogProps) {
  const [alert, setAlert] = useState<CheckInAlert | null>(null);
  const watchOut = alert && watchOutOf(alert);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const saved = (found: CheckInAlert | null) => {
    onSaved?.();
    if (!isThere.current) return found && toastAlert(found);
    if (found) setAlert(found);
    else onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      {...(watchOut
        ? {
            title: (
              <span className="font-medium font-serif text-xl tracking-normal">
                W{watchOut.id} · {watchOut.title}
              </span>
            ),
            footer: <Button onClick={onClose}>Done</Button>,
          }
        : { title: "Check in", description: "How are you right now? There is no wrong answer." })}
    >
      {alert && watchOut ? (
        <CheckInAlertText watchOut={watchOut} isHardDay={alert.isHardDay} />
      ) : (
        <CheckInForm onSaved={(_checkIn, found) => saved(found)} />
      )}
    </Dialog>
  );
}

const watchOutOf = ({ watchOutId }: CheckInAlert) => WATCH_OUTS.find(({ id }) => id === watchOutId);

/** For a person who closed the dialog before the response arrived. */
function toastAlert(alert: CheckInAlert): void {
  const watchOut = watchOutOf(alert);
  toast({ title: "Check-in saved", description: watchOut && `${watchOut.title}. ${watchOut.step}` });
}
