import { type ReactNode, useEffect, useRef } from "react";
import { WATCH_OUTS, type WatchOut } from "#shared/doctrine/watch-outs.content.ts";
import { Reading, SupportLine } from "#web/features/doctrine/doctrine.api.ts";
import { Button } from "#web/ui/button.tsx";
import type { CheckInResponse } from "./use-check-in-response.ts";

interface ResponseDialog {
  title: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The properties of the dialog that follows a check-in. */
export function responseDialog(response: CheckInResponse, onClose: () => void): ResponseDialog {
  const footer = <Button onClick={onClose}>Done</Button>;
  if (response.kind === "low-lately") {
    return { title: "Check-in saved", footer, children: <LowLatelyText {...response} /> };
  }
  const watchOut = watchOutOf(response.watchOutId);
  return {
    title: (
      <span className="font-medium font-serif text-xl tracking-normal">
        W{watchOut.id} · {watchOut.title}
      </span>
    ),
    footer,
    children: <WatchOutText watchOut={watchOut} isHardDay={response.isHardDay} />,
  };
}

export function watchOutOf(id: number): WatchOut {
  const watchOut = WATCH_OUTS.find((each) => each.id === id);
  if (!watchOut) throw new Error(`There is no watch-out ${id}.`);
  return watchOut;
}

/** After a check-in that is no alert, but the next of several low ones: people to turn to. */
function LowLatelyText({ times, of }: { times: number; of: number }) {
  const text = useFocusFirst();
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

/** The watch-out that a check-in matches: an observation, one small option, and someone to talk to. */
function WatchOutText({ watchOut, isHardDay }: { watchOut: WatchOut; isHardDay: boolean }) {
  const text = useFocusFirst();
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

function useFocusFirst() {
  const text = useRef<HTMLElement>(null);
  useEffect(() => text.current?.focus(), []);
  return text;
}
