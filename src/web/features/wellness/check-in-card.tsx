import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ownDay } from "#shared/calendar/local-days.rules.ts";
import { latestRealCheckIn } from "#shared/wellness/trend.rules.ts";
import type { CheckIn, TimedCheckIn } from "#shared/wellness/wellness.contract.ts";
import type { CheckInAlert } from "#shared/wellness/wellness.rules.ts";
import { useAskedFor } from "#web/platform/shell/use-address.ts";
import { formatTime } from "#web/platform/time/format-date.ts";
import { type OwnDay, useOwnDay } from "#web/platform/time/use-own-day.ts";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { CheckInForm } from "./check-in-form.tsx";
import { responseDialog } from "./check-in-response.tsx";
import { stateInWords } from "./check-in-words.format.ts";
import { useCheckInResponse } from "./use-check-in-response.ts";
import { trendCheckInsQuery } from "./wellness.api.ts";

/** The check-in form in place, focused by `?open=check-in`; what a check-in calls for opens as a dialog. */
export function CheckInCard() {
  const { response, respond, close } = useCheckInResponse();
  const intro = useRef<HTMLParagraphElement>(null);
  const saved = (checkIn: CheckIn, alert: CheckInAlert | null) => {
    // The pressed button is disabled again, and a dialog returns the focus to where it was.
    intro.current?.focus({ preventScroll: true });
    respond(checkIn, alert);
  };
  const form = useRef<HTMLDivElement>(null);
  const asked = useAskedFor("open", { isHere: (value) => value === "check-in" });
  useEffect(() => {
    if (asked) form.current?.querySelector<HTMLElement>("input")?.focus();
  }, [asked]);
  const day = useOwnDay();
  const { data: checkIns } = useQuery(trendCheckInsQuery(day.today));
  const latest = checkIns ? latestOfToday(checkIns, day) : null;
  return (
    <Card title="Today's Check-In">
      <p ref={intro} tabIndex={-1} className="mb-4 max-w-reading rounded-chip text-ink-2 outline-none">
        {latest
          ? `You checked in at ${formatTime(latest.createdAt)}: ${stateInWords(latest)}. You can check in as often as you like.`
          : "How are you right now? There's no wrong answer."}
      </p>
      <div ref={form}>
        <CheckInForm onSaved={saved} />
      </div>
      {response && (
        <Dialog
          open
          onOpenChange={(open) => {
            if (!open) close();
          }}
          {...responseDialog(response, close)}
        />
      )}
    </Card>
  );
}

function latestOfToday(checkIns: readonly TimedCheckIn[], { today, timeZone }: OwnDay): TimedCheckIn | null {
  const latest = latestRealCheckIn(checkIns);
  return latest && ownDay(latest.createdAt, timeZone) === today ? latest : null;
}
