import { useEffect, useMemo, useState } from "react";
import type { DatedText, DueDate } from "#shared/objectives/due.rules.ts";
import type { ObjectiveChanges } from "#shared/objectives/objectives.contract.ts";
import { now } from "#web/platform/time/clock.ts";
import { ownLocale, ownTimeZone } from "#web/platform/time/own-day.ts";

const loadRules = () => import("#shared/objectives/due-reading.rules.ts");
/** Loaded when a text under Time-bound is first edited: the parser is too large for the screen. */
let rules: Awaited<ReturnType<typeof loadRules>> | null = null;

const reader = () => ({ timeZone: ownTimeZone(), locale: ownLocale() });

function read(before: DatedText, timeBound: string): DueDate | null {
  return rules?.dueAfter(before, { timeBound }, { instant: now().toISOString(), ...reader() }) ?? null;
}

/**
 * A new text under Time-bound with the due date read from it now, however late it is sent. Before the parser is loaded,
 * with what the server needs to read it.
 */
export function timeBoundChange(before: DatedText, timeBound: string): ObjectiveChanges {
  return { timeBound, ...(read(before, timeBound) ?? reader()) };
}

/** The due date in a text under Time-bound as it is typed; null until the parser is loaded. */
export function useDueReading(before: DatedText, timeBound: string): DueDate | null {
  const [isLoaded, setLoaded] = useState(rules !== null);
  const isEdited = timeBound !== before.timeBound;
  useEffect(() => {
    if (!isEdited || rules) return;
    let isThere = true;
    loadRules().then(
      (loaded) => {
        rules = loaded;
        if (isThere) setLoaded(true);
      },
      // Without it, the server reads the text.
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, [isEdited]);
  const { timeBound: textBefore, dueOn, dueSource } = before;
  return useMemo(
    () => (isLoaded ? read({ timeBound: textBefore, dueOn, dueSource }, timeBound) : null),
    [isLoaded, textBefore, dueOn, dueSource, timeBound],
  );
}
