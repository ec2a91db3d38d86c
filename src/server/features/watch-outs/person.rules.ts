import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import { isAtEase, presentCheckIn } from "./check-in.rules.ts";
import { daysAgo, hasFreshRoute, isInIncident, type Picture } from "./picture.rules.ts";

/**
 * How a person is, read before anything is shown.
 * - hard-day: low, down, very stressed, grieving or in danger. Few words, and people to turn to.
 * - returning: back after more than two weeks without a record. A welcome, and nothing about what is late.
 */
export type PersonState = "hard-day" | "returning" | "ordinary";

const VERY_STRESSED = 9;
const STRESSED = 7;
const DOWN_WINDOW = 4;
const DOWN_OFTEN = 3;
const DOWN_AGE_DAYS = 7;
const DOWN_SPAN_DAYS = 14;
const ABSENCE_MS = 14 * DAY_MS;
/** A visit is what was recorded on the last three days. */
const VISIT_DAYS = 2;

function isHardDay(picture: Picture): boolean {
  const { grave, checkIns, trippedTriggers } = picture;
  const newest = presentCheckIn(picture);
  // A trigger point has tripped in an incident and the way out is uncertain: one thing to say, and people to turn to.
  if (trippedTriggers.length > 0 && isInIncident(picture) && !hasFreshRoute(picture)) return true;
  // A single text may be misread. Somebody who is at ease by every check-in is offered people, and keeps their signals.
  if (grave.isInDanger && !isAtEase(picture)) return true;
  if (grave.isGrieving && newest?.mood !== "Up") return true;
  if (newest) {
    const { energy, mood, stress } = newest;
    if (stress >= (isInIncident(picture) ? VERY_STRESSED - 1 : VERY_STRESSED)) return true;
    if (mood === "Down" && (stress >= STRESSED || energy === "Low")) return true;
  }
  const last = checkIns.slice(-DOWN_WINDOW);
  const [first, latest] = [last[0], last.at(-1)];
  return (
    first !== undefined &&
    latest !== undefined &&
    daysAgo(picture, latest.at) <= DOWN_AGE_DAYS &&
    daysAgo(picture, first.at) <= DOWN_AGE_DAYS + DOWN_SPAN_DAYS &&
    latest.mood === "Down" &&
    last.filter(({ mood }) => mood === "Down").length >= DOWN_OFTEN
  );
}

/** When anything was recorded, in milliseconds, in no particular order. */
function recordedAt(picture: Picture): number[] {
  const { checkIns, objectives, handovers, boundaries, risks, session, safetyUpdatedAt, whole } = picture;
  return [
    ...checkIns.map(({ at }) => at),
    ...objectives.flatMap(({ at, touchedAt }) => [at, touchedAt]),
    ...handovers.map(({ at }) => at),
    ...boundaries.map(({ at }) => at),
    ...risks.map(({ at }) => at),
    ...safetyUpdatedAt.values(),
    ...[session?.at, whole.firstObjectiveAt, whole.lastHandoverAt].filter((at) => at != null),
  ];
}

function isReturning(picture: Picture): boolean {
  const times = recordedAt(picture);
  const visit = times.filter((at) => daysAgo(picture, at) <= VISIT_DAYS);
  const began = visit.reduce((earliest, at) => Math.min(earliest, at), picture.days.now);
  const before = times.reduce(
    (latest, at) => (at < began ? Math.max(latest, at) : latest),
    Number.NEGATIVE_INFINITY,
  );
  return before > Number.NEGATIVE_INFINITY && began - before > ABSENCE_MS;
}

export function stateOfPerson(picture: Picture): PersonState {
  if (isHardDay(picture)) return "hard-day";
  return isReturning(picture) ? "returning" : "ordinary";
}
