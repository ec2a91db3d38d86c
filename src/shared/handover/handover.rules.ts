import { instantIn, ownDay } from "#shared/calendar/local-days.rules.ts";
import type { PlainDate } from "#shared/calendar/plain-date.rules.ts";
import { normalized, saysNothing } from "#shared/understanding/says-nothing.rules.ts";
import {
  type Briefing,
  CARRY_OVER_ITEMS,
  type CarryOver,
  type CarryOverDecision,
  type DecidedItem,
  type NewCarryOverDecision,
} from "./handover.contract.ts";

/** The zone where each day begins first. */
const EARLIEST_ZONE = "Pacific/Kiritimati";

/** Somebody who is up after midnight has not slept yet: their next morning begins after this local hour. */
const NIGHT_ENDS = 4;
const HOUR_MS = 3_600_000;

/**
 * The instant (UTC ISO) at which a day's morning begins. A handover that was logged for the day before it, in the night,
 * is what the person finds that morning.
 */
export function morningOf(day: PlainDate, timeZone: string): string {
  return instantIn(timeZone, day, NIGHT_ENDS * HOUR_MS);
}

/**
 * Whether a handover can be logged for a day: today or earlier. If the person's zone is unknown, today is the latest
 * current day anywhere on Earth.
 */
export function hasBegun(opPeriod: string, now: string, timeZone: string | undefined): boolean {
  return opPeriod <= ownDay(now, timeZone ?? EARLIEST_ZONE);
}

/** Whether a handover can still be changed: only on the person's own day on which it was logged. */
export function isStillOpen(
  { createdAt }: Pick<Briefing, "createdAt">,
  now: string,
  timeZone: string,
): boolean {
  return ownDay(createdAt, timeZone) === ownDay(now, timeZone);
}

/**
 * The items offered for today, and those that were kept. Only the newest handover before today counts, so missed days
 * never pile up; each item is offered until it has been decided, and not when one of the same words is kept or
 * has ended since.
 * @param newest the newest handover before today
 * @param decisions all decisions about `newest`, all items that are kept, and those that ended since its day
 */
export function carryOverFor(newest: Briefing | null, decisions: readonly DecidedItem[]): CarryOver {
  const kept = decisions.filter(({ decision, endedOn }) => decision !== "dropped" && endedOn === null);
  const known = new Set(
    decisions.filter(({ briefingId }) => briefingId !== newest?.id).map(({ text }) => normalized(text)),
  );
  const isDecided = (briefingId: string, item: string) =>
    decisions.some((decision) => decision.briefingId === briefingId && decision.item === item);
  const items = newest === null ? [] : CARRY_OVER_ITEMS.map((item) => ({ ...newest, item }));
  return {
    offered: items
      .filter(
        ({ id, item, ...answers }) =>
          !saysNothing(answers[item]) && !known.has(normalized(answers[item])) && !isDecided(id, item),
      )
      .map(({ id, item, opPeriod, ...answers }) => ({ briefingId: id, item, text: answers[item], opPeriod })),
    kept,
  };
}

/** How a decision about an undecided item is stored: its name and the text that was carried over or dropped. */
export function outcomeOf(
  { decision, item, text }: Pick<NewCarryOverDecision, "decision" | "item" | "text">,
  briefing: Briefing,
): { decision: CarryOverDecision; text: string } {
  if (decision === "edit" && text !== undefined) return { decision: "edited", text };
  return { decision: decision === "drop" ? "dropped" : "kept", text: briefing[item] };
}
