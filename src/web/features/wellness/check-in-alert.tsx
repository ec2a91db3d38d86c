import { useEffect, useRef } from "react";
import type { WatchOut } from "#shared/doctrine/watch-outs.content.ts";
import { Reading, SupportLine } from "#web/features/doctrine/doctrine.api.ts";

/** After a check-in that is no alert, but the next of several low ones: people to turn to. */
export function LowLatelyText({ times, of }: { times: number; of: number }) {
  const text = useRef<HTMLElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Reading ref={text} label="Want to talk to someone?">
      <p>
        You logged low energy and a down mood in {times} of your last {of} check-ins. You don’t need a special
        reason to call somebody.
      </p>
      <SupportLine title="Want to talk to someone?" />
    </Reading>
  );
}

export interface CheckInAlertProps {
  watchOut: WatchOut;
  /** Shows crisis contacts, for a hard day. */
  isHardDay: boolean;
}

/** The watch-out that a check-in matches: an observation, one small option, and someone to talk to. */
export function CheckInAlertText({ watchOut, isHardDay }: CheckInAlertProps) {
  const text = useRef<HTMLElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Reading ref={text} label={watchOut.title}>
      <p className="text-ink-2 text-sm">Your check-in is saved.</p>
      <p>{watchOut.intent}</p>
      <section>
        <h3 className="mb-1 text-base">One small step</h3>
        <p>{watchOut.step}</p>
      </section>
      {isHardDay ? (
        <SupportLine title="Want to talk to someone?" />
      ) : watchOut.support ? (
        <SupportLine />
      ) : (
        <p className="border-hairline border-t pt-3 text-ink-2 text-sm">
          A few words with someone you trust can take some of the pressure off.
        </p>
      )}
    </Reading>
  );
}
