import { addDays, daysBetween, type PlainDate, weekdayOf } from "#shared/calendar/plain-date.rules.ts";
import type { Goal } from "#shared/understanding/goal.rules.ts";
import type { Kind } from "./kind.rules.ts";
import { KIND_RECIPES } from "./kinds.content.ts";
import type { Recipe } from "./recipe.rules.ts";

const URGENT_DAYS = 1;
const URGENT =
  /\b(?:asap|as soon as possible|right now|right away|immediately|urgent(?:ly)?|this minute|overdue)\b/i;
const FIRM = /^(?:by|before|until|till|due|no later)\b/i;
const CLOCK = /^\W*(?:by|before|until|at|after)?\s*\d{1,2}(?::\d\d)?\s?(?:am|pm)?$/i;
const DAY_OF_MOURNING =
  /\b(?:service|funeral|memorial|burial|wake|shiva|christmas|thanksgiving|birthday|anniversary|due date|easter|mother's day|father's day|hanukkah|eid|diwali)\b/;
const SOMETIME_DAYS = 60;
/** A baby comes when it comes: what it needs is ready some weeks earlier. */
const BIRTH =
  /\b(?:baby|she's|she is|wife|twins|i'm|i am|we're|little one)\b.{0,12}\bdue\b|\bdue date\b|\bbaby (?:comes|arrives|gets here)/i;
const BEFORE_BIRTH_DAYS = 21;
const BIRTH_IS_FAR_DAYS = 42;

/** The goal with a day only where it is one for this kind of goal. */
export function withDueDay(goal: Goal, kind: Kind | null, today: PlainDate): Goal {
  const { deadline, lower } = goal;
  if (!deadline) return goal;
  if (isNoDueDay(goal, kind, today)) return { ...goal, deadline: null };
  const isBirth =
    kind !== "grief" && BIRTH.test(lower) && daysBetween(today, deadline.day) >= BIRTH_IS_FAR_DAYS;
  return isBirth
    ? { ...goal, deadline: { ...deadline, day: addDays(deadline.day, -BEFORE_BIRTH_DAYS), isExact: false } }
    : goal;
}

function isNoDueDay({ deadline, frequency, lower }: Goal, kind: Kind | null, today: PlainDate): boolean {
  if (!deadline) return false;
  const { words, day, isExact } = deadline;
  // "Mondays to Thursdays" and "off the phone by 10pm" say when a habit happens.
  if (kind === "habit" || kind === "quit") {
    return CLOCK.test(words) || (kind === "habit" && frequency !== null && !FIRM.test(words));
  }
  // After a loss, only a day that they look toward. Never the time that somebody has left.
  if (kind === "grief") return !DAY_OF_MOURNING.test(lower) || /\b(?:days|weeks|months)\b/i.test(words);
  return kind === "decision" && !isExact && daysBetween(today, day) > SOMETIME_DAYS;
}

/** The day they named, or one that we suggest. Grief gets no day of ours. */
export function dayFor(goal: Goal, kind: Kind | null, recipe: Recipe, today: PlainDate): PlainDate | null {
  if (goal.deadline) return goal.deadline.day;
  if (kind === "grief") return null;
  const days = savingDays(goal) ?? recipe.days ?? KIND_RECIPES[kind ?? "project"].days;
  const day = addDays(today, URGENT.test(goal.lower) ? Math.min(URGENT_DAYS, days) : days);
  const isForWorkdays = kind === "errand" || kind === "waiting";
  return isForWorkdays ? nextWorkday(day) : day;
}

const RATE =
  /[$£€₹₦₱]?\s?(\d[\d,]*)(k?) (?:dollars |naira |pesos |rupees |quid |bucks )?(?:every|a|per|each) (pay ?day|pay ?check|week|month|day|fortnight)\b/i;
const PERIOD_DAYS: readonly (readonly [period: RegExp, days: number])[] = [
  [/^(?:pay|fortnight)/i, 14],
  [/^week/i, 7],
  [/^month/i, 30],
  [/^day/i, 1],
];
const SAVING_DAYS_MAX = 3 * 365;

/** "₱500 every payday till I have 13k" takes 26 paydays. */
export function savingDays({ amount, lower, current }: Goal): number | null {
  const [, digits = "", kilo, period = ""] = RATE.exec(lower) ?? [];
  const rate = Number(digits.replaceAll(",", "")) * (kilo ? 1000 : 1);
  if (!amount || rate === 0 || amount.value <= rate || !/^\W/.test(amount.unit)) return null;
  const days = PERIOD_DAYS.find(([words]) => words.test(period))?.[1] ?? 0;
  return Math.min(SAVING_DAYS_MAX, Math.ceil((amount.value - (current ?? 0)) / rate) * days) || null;
}

const CLOSED = /-(?:12-25|01-01|07-04)$|-11-2[2-8]$/;

/** Offices are closed on weekends and on the big holidays. */
function nextWorkday(day: PlainDate): PlainDate {
  const isThanksgiving = weekdayOf(day) === 4;
  const isClosed = CLOSED.test(day) && (isThanksgiving || !day.includes("-11-"));
  return weekdayOf(day) % 6 === 0 || isClosed ? nextWorkday(addDays(day, 1)) : day;
}
