import { daysBetween, type PlainDate } from "#shared/calendar/plain-date.rules.ts";
import type { Goal } from "#shared/understanding/goal.rules.ts";
import { moneyInWords } from "#shared/understanding/goal-amount.rules.ts";
import { VERBS } from "#shared/understanding/goal-verbs.content.ts";
import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import { achievedIn, fill, type Slots } from "./fill.rules.ts";
import type { Kind } from "./kind.rules.ts";
import { KIND_RECIPES } from "./kinds.content.ts";
import type { Recipe } from "./recipe.rules.ts";

const OWN_MEASURES: readonly (readonly [kind: Kind, text: string])[] = [
  ["habit", "You've {achieved}{usual} for {weeks} weeks, with each time marked on a calendar."],
  ["habit", "You've kept to it for {weeks} weeks, with each time marked on a calendar: {core}."],
  ["quit", "You've gone {reduction}, and held it for two weeks."],
  ["quit", "You've {achieved} for {weeks} weeks, counted day by day."],
  ["quit", "You've kept to it for {weeks} weeks, counted day by day: {core}."],
];
const WEEKS = ["two", "two", "two", "three", "four", "five", "six", "seven", "eight"];
/** Kinds whose measure names the person's own number. */
const NUMBERED: ReadonlySet<Kind> = new Set(["amount", "habit"]);
const OWN_MAX = 75;
/** "find out why the bill was so high" */
const FOUND_OUT =
  /^(?:find out|figure out|work out|learn) ((?:why|where|who|what|when|how much|which|whether|if) .{5,70})$/i;
const UNMEASURED: ReadonlySet<Kind> = new Set(["grief", "emergency", "waiting", "decision", "relationship"]);

interface MeasureFacts {
  goal: Goal;
  kind: Kind | null;
  recipe: Recipe;
  slots: Slots;
  title: string;
  today: PlainDate;
  date: PlainDate | null;
}

/** When the goal is reached: in the person's own words and with their number where they give one. */
export function measureOf({ goal, kind, recipe, slots, title, today, date }: MeasureFacts): string {
  const isTotal = goal.amount !== null && goal.deadline !== null && goal.frequency === null;
  const own = OWN_MEASURES.filter(([one]) => one === kind && !recipe.keepsMeasure).map(([, text]) => text);
  const found = FOUND_OUT.exec(slots.words ?? "")?.[1];
  const texts = [
    found && `You know ${found}.`,
    ...(isTotal && kind === "habit" ? ["You've {achieved}."] : []),
    ...own,
    recipe.measure,
    KIND_RECIPES[kind ?? "project"].measure,
  ];
  const days = date ? daysBetween(today, date) : 0;
  const all = { ...slots, weeks: WEEKS[Math.min(8, Math.max(2, Math.floor(days / 7)))] ?? "four" };
  const measure = texts.map((text) => text && fill(text, all)).find(Boolean) || "It's done.";
  const numbered = withNumber(measure, goal, kind, { ...slots, achieved: slots.achieved ?? ofTitle(title) });
  return `${numbered}${limitOf(goal, kind, numbered)}${paceOf(goal, kind, today)}`;
}

/** "Make 1,000 cold calls" is reached when you've made them. */
function ofTitle(title: string): string | null {
  const words = title.charAt(0).toLowerCase() + title.slice(1);
  const verb = words.split(" ")[0] ?? "";
  return VERBS.has(verb) && digitsIn(words).length > 0 ? achievedIn(secondPerson(words), verb) : null;
}

/** A number of the library's own, which may contradict the person's. */
const OTHER_NUMBER = /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|\d+)\b/i;
const YEAR = /^(?:19|20)\d\d$/;

const digitsIn = (text: string): string[] => [
  ...(text
    .toLowerCase()
    .replaceAll(",", "")
    .match(/\d[\d,.]*\d|\d|\b(?:fifty|hundred|thousand|twenty|thirty|forty)\b/g) ?? []),
];

/** The library's measure with the person's number before it, unless it has it. */
function withNumber(measure: string, { reduction }: Goal, kind: Kind | null, slots: Slots): string {
  const { achieved, number } = slots;
  if (kind !== null && UNMEASURED.has(kind)) return measure;
  const said = digitsIn(measure);
  if (
    achieved &&
    achieved.length <= OWN_MAX &&
    digitsIn(achieved).some((one) => !said.includes(one) && !YEAR.test(one))
  ) {
    const own = `You've ${achieved}.`;
    return kind === "amount" || OTHER_NUMBER.test(measure) ? own : `${own} ${measure}`;
  }
  const [value = ""] = number?.match(/\S*\d\S*|\S+$/) ?? [];
  if (
    !number ||
    reduction ||
    !NUMBERED.has(kind ?? "project") ||
    measure.toLowerCase().includes(value.toLowerCase())
  )
    return measure;
  if (kind !== "amount") return `${measure} Your number: ${number}.`;
  const isPlain = /reached your number/.test(measure);
  const reached = /^under/.test(number)
    ? `The number is ${number}.`
    : `You've reached ${number.replace(/^at least /, "")}.`;
  return isPlain ? reached : `${measure} ${reached}`;
}

const LIMIT =
  /\b(?:without spending (?:over|more than)|(?:can't|cannot|don't want to|won't) (?:spend|go) (?:over|more than|above)|keep (?:it|this|everything|costs?) (?:below|under)|budget(?: is| of|:)?|(?:for )?(?:under|less than|no more than|at most|max(?:imum)?))\s+(?:about )?([$£€₹₦₱]?\s?\d[\d,]*(?:\.\d+)?\s?(?:k|grand|dollars|bucks|quid|euros|pesos|naira|rupees)?)(?![\w:/])/i;

/** What it may cost at most, in the person's words. */
export function costLimit({ text, amount }: Goal): string | null {
  const words = LIMIT.exec(text)?.[1]?.trim();
  if (!words) return null;
  const isMoney =
    /[$£€₹₦₱]|dollars|bucks|quid|euros|pesos|naira|rupees|grand/i.test(words) ||
    /\b(?:spend|budget|cost)/i.test(text);
  if (!isMoney) return null;
  const isPlain = /^[\d,]+$/.test(words);
  return isPlain && amount && /^\W/.test(amount.unit) ? amount.words : words;
}

function limitOf(goal: Goal, kind: Kind | null, measure: string): string {
  if (kind !== "project" && kind !== "event" && kind !== "errand") return "";
  const limit = costLimit(goal);
  return limit && !digitsIn(limit).every((one) => digitsIn(measure).includes(one))
    ? ` It cost no more than ${limit}.`
    : "";
}

const NOT_SUMMED =
  /^(?:laps?|miles?|km|k|reps?|push|pull|sit|squat|pounds?|lbs?|kilos?|kgs?|steps|points?|percent|%|min|stone|inches|left|people|guests|cups|glasses|acres|plots|hours? of)/;
const DAYS_MAX = 13;

/** What the person's own number means for each week or day, when there is a day for it. */
function paceOf(
  { amount, deadline, frequency, lower, current }: Goal,
  kind: Kind | null,
  today: PlainDate,
): string {
  if (kind !== "amount" || !amount || !deadline || frequency || amount.direction !== "total") return "";
  if (/\b(?:lose|lost|gain|drop|down|from)\b/.test(lower) || NOT_SUMMED.test(amount.unit)) return "";
  const days = daysBetween(today, deadline.day);
  const weeks = Math.floor(days / 7);
  if (days < 2) return "";
  const left = current !== null && current < amount.value ? amount.value - current : amount.value;
  const isShort = days <= DAYS_MAX;
  const each = Math.ceil(left / (isShort ? days : weeks));
  const period = isShort ? "day" : "week";
  const start = left < amount.value ? `${left.toLocaleString("en-US")} to go, about` : "That's about";
  if (/^(?:[$£€₹₦₱¥₵]|[A-Z]+ ?)$/.test(amount.unit))
    return isShort ? "" : ` That's about ${moneyInWords(each, amount.unit)} a week.`;
  return each > 1 && /(?:s|kanji|people)$/.test(amount.unit)
    ? ` ${start.charAt(0).toUpperCase()}${start.slice(1)} ${each.toLocaleString("en-US")}${left < amount.value ? "" : ` ${amount.unit}`} a ${period}.`
    : "";
}
