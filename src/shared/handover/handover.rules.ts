import { ownDay } from "#shared/calendar/local-days.rules.ts";
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
 * The items offered for today. Only the newest handover before today counts, so missed days never pile up; each item is
 * offered until it has been decided.
 * @param newest the newest handover of a day before `today`
 * @param decisions all decisions about `newest`, and all decisions of today
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

/** How a decision is stored: its name and the text that was carried over or dropped. */
export function outcomeOf(
  { decision, item, text }: Pick<NewCarryOverDecision, "decision" | "item" | "text">,
  briefing: Briefing,
): { decision: CarryOverDecision; text: string } {
  if (decision === "edit" && text !== undefined) return { decision: "edited", text };
  return { decision: decision === "drop" ? "dropped" : "kept", text: briefing[item] };
}
