import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { WATCH_OUTS } from "#shared/doctrine/watch-outs.content.ts";
import { timesLowLately } from "#shared/wellness/trend.rules.ts";
import type { CheckIn } from "#shared/wellness/wellness.contract.ts";
import type { CheckInAlert } from "#shared/wellness/wellness.rules.ts";
import { ownTimeZone, ownToday } from "#web/platform/time/own-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.store.ts";
import { CheckInAlertText, LowLatelyText } from "./check-in-alert.tsx";
import { CheckInForm } from "./check-in-form.tsx";
import { trendCheckInsQuery } from "./wellness.api.ts";

export interface CheckInDialogProps {
  onClose: () => void;
  /** Runs as soon as it is stored, before the person closes an alert about it. */
  onSaved?: () => void;
}

/** The check-in form and then, if it matches one, a watch-out; people to turn to if it is the next of several low ones. */
export function CheckInDialog({ onClose, onSaved }: CheckInDialogProps) {
  const [alert, setAlert] = useState<CheckInAlert | null>(null);
  const [low, setLow] = useState<ReturnType<typeof timesLowLately>>(null);
  const queryClient = useQueryClient();
  const watchOut = alert && watchOutOf(alert);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const saved = (checkIn: CheckIn, found: CheckInAlert | null) => {
    onSaved?.();
    if (!isThere.current) return found && toastAlert(found);
    if (found) return setAlert(found);
    const day = { today: ownToday(), timeZone: ownTimeZone() };
    const known = queryClient.getQueryData(trendCheckInsQuery(day.today).queryKey) ?? [];
    const lately = timesLowLately([...known.filter(({ id }) => id !== checkIn.id), checkIn], day);
    if (lately) setLow(lately);
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
        : low
          ? { title: "Check-in saved", footer: <Button onClick={onClose}>Done</Button> }
          : { title: "Check in", description: "How are you right now? There's no wrong answer." })}
    >
      {alert && watchOut ? (
        <CheckInAlertText watchOut={watchOut} isHardDay={alert.isHardDay} />
      ) : low ? (
        <LowLatelyText {...low} />
      ) : (
        <CheckInForm onSaved={saved} />
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
