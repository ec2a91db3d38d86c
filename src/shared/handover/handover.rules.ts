import { ownDay } from "#shared/calendar/local-days.rules.ts";
import {
  type Briefing,
  CARRY_OVER_ITEMS,
  type CarryOver,
  type CarryOverDecision,
  type DecidedItem,
  type NewCarryOverDecision,
} from "./handover.contract.ts";

/** Where a day begins first: while it is today anywhere, it has begun here. */
const EARLIEST_ZONE = "Pacific/Kiritimati";

/**
 * Whether a handover can be logged for a day: today or any earlier one, never a later one. Where the person's zone is
 * not known, today is the latest day that anyone on Earth is living.
 */
export function hasBegun(opPeriod: string, now: string, timeZone: string | undefined): boolean {
  return opPeriod <= ownDay(now, timeZone ?? EARLIEST_ZONE);
}

/** Whether a handover can still be changed: on the person's own day on which it was logged. */
export function isStillOpen(
  { createdAt }: Pick<Briefing, "createdAt">,
  now: string,
  timeZone: string,
): boolean {
  return ownDay(createdAt, timeZone) === ownDay(now, timeZone);
}

/**
 * What is offered for today. Only the newest handover before today counts, so that days which were missed never pile up;
 * each of its items is offered until it has been decided, once.
 *
 * @param newest the newest handover of a day before `today`
 * @param decisions every decision about `newest`, and every one of today
 */
export function carryOverFor(
  newest: Briefing | null,
  decisions: readonly DecidedItem[],
  today: string,
): CarryOver {
  const isDecided = (briefingId: string, item: string) =>
    decisions.some((decision) => decision.briefingId === briefingId && decision.item === item);
  const items = newest === null ? [] : CARRY_OVER_ITEMS.map((item) => ({ ...newest, item }));
  return {
    offered: items
      .filter(({ id, item, ...answers }) => answers[item] !== "" && !isDecided(id, item))
      .map(({ id, item, opPeriod, ...answers }) => ({ briefingId: id, item, text: answers[item], opPeriod })),
    today: decisions.filter(({ decision, decidedOn }) => decision !== "dropped" && decidedOn === today),
  };
}

/** What is stored of a decision: its name and the text that goes on, or that was let go. */
export function outcomeOf(
  { decision, item, text }: Pick<NewCarryOverDecision, "decision" | "item" | "text">,
  briefing: Briefing,
): { decision: CarryOverDecision; text: string } {
  if (decision === "edit" && text !== undefined) return { decision: "edited", text };
  return { decision: decision === "drop" ? "dropped" : "kept", text: briefing[item] };
}
