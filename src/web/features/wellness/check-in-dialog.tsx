import { useEffect, useRef } from "react";
import type { CheckIn } from "#shared/wellness/wellness.contract.ts";
import type { CheckInAlert } from "#shared/wellness/wellness.rules.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { CheckInForm, type CheckInFormProps } from "./check-in-form.tsx";
import { responseDialog, watchOutOf } from "./check-in-response.tsx";
import { useCheckInResponse } from "./use-check-in-response.ts";

export interface CheckInDialogProps extends Pick<CheckInFormProps, "energy" | "begun"> {
  onClose: () => void;
  /** Runs as soon as it is stored, before the person closes an alert about it. */
  onSaved?: () => void;
}

/** The check-in form and then, if it matches one, a watch-out; people to turn to if it is the next of several low ones. */
export function CheckInDialog({ energy, begun, onClose, onSaved }: CheckInDialogProps) {
  const { response, respond } = useCheckInResponse();
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const saved = (checkIn: CheckIn, alert: CheckInAlert | null) => {
    onSaved?.();
    if (!isThere.current) return alert && toastAlert(alert);
    if (!respond(checkIn, alert)) onClose();
  };
  const content = response
    ? responseDialog(response, onClose)
    : {
        title: "Check in",
        description: "How are you right now? There's no wrong answer.",
        children: <CheckInForm energy={energy} begun={begun} onSaved={saved} />,
      };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      {...content}
    />
  );
}

/** For a person who closed the dialog before the response arrived. */
function toastAlert({ watchOutId }: CheckInAlert): void {
  const { title, step } = watchOutOf(watchOutId);
  toast({ title: "Check-in saved", description: `${title}. ${step}` });
}
