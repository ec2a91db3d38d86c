import type { ReactNode } from "react";
import { formatTime } from "#web/platform/time/format-date.ts";
import { RidgeMark } from "#web/ui/ridge-mark.tsx";
import { useFieldNote } from "#web/ui/use-field-note.ts";

/** Echo's side of the conversation: its sign, and what it says. */
export function FromEcho({ at, children }: { at?: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <span className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-tint text-tint-ink max-sm:hidden">
        <RidgeMark className="h-3.5 w-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="mb-1 flex items-baseline gap-2 text-sm">
          <span className="font-semibold">Echo</span>
          {at && (
            <time dateTime={at} className="tabular text-ink-3 text-xs">
              {formatTime(at)}
            </time>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}

/** What the person wrote. */
export function FromPerson({ at, text }: { at: string; text: string }) {
  const note = useFieldNote(() => text);
  return (
    <div className="flex flex-col items-end pl-8 sm:pl-16">
      <p className="mb-1 flex items-baseline gap-2 text-sm">
        <span className="sr-only">You</span>
        <time dateTime={at} className="tabular text-ink-3 text-xs">
          {formatTime(at)}
        </time>
      </p>
      <div className="max-w-full whitespace-pre-wrap rounded-card bg-tint px-3.5 py-2.5 text-tint-ink">
        {text}
      </div>
      {note}
    </div>
  );
}

/** Three dots that come and go. */
export function Thinking() {
  return (
    <p className="flex min-h-6 items-center gap-2 text-ink-2 text-sm">
      <span aria-hidden="true" className="flex gap-1">
        {["0ms", "200ms", "400ms"].map((animationDelay) => (
          <span
            key={animationDelay}
            className="size-1.5 animate-waiting rounded-full bg-accent"
            style={{ animationDelay }}
          />
        ))}
      </span>
      Thinking...
    </p>
  );
}
