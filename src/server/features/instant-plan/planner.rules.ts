import { addDays, daysBetween, type PlainDate, weekdayOf } from "#shared/calendar/plain-date.rules.ts";
import { type Goal, readGoal } from "#shared/understanding/goal.rules.ts";
import { moneyInWords } from "#shared/understanding/goal-amount.rules.ts";
import { recipesFor } from "./choose.rules.ts";
import { dayInFull, dayInShort } from "./day-words.rules.ts";
import { fill, type Slots, slotsOf } from "./fill.rules.ts";
import type { InstantPlan, PlanInput } from "./instant-plan.rules.ts";
import { isHard, type Kind, kindOf } from "./kind.rules.ts";
import { KIND_RECIPES } from "./kinds.content.ts";
import type { Recipe } from "./recipe.rules.ts";
import { titleOf } from "./title.rules.ts";

const SOON_DAYS = 2;
const URGENT_DAYS = 1;
const URGENT =
  /\b(?:asap|as soon as possible|right now|right away|immediately|urgent(?:ly)?|this minute|overdue)\b/i;
const OWN_MEASURES: readonly (readonly [kind: Kind, text: string])[] = [
  ["habit", "You've {achieved}{usual} for four weeks, with each time marked on a calendar."],
  ["habit", "You've kept to it for four weeks, with each time marked on a calendar: {core}."],
  ["quit", "You've gone {reduction}, and held it for two weeks."],
  ["quit", "You've {achieved} for four weeks, counted day by day."],
];
const COUNT_WORDS = ["no", "one", "two", "three", "four"];

/**
 * Makes a plan from one sentence, deterministically: the kind of goal gives the shape, the topic the steps, the words
 * the measure, the day and the title. Never throws on a sentence that the contract accepts.
 */
export function planFor(sentence: string, moment: Omit<PlanInput, "sentence">): InstantPlan {
  const specific = sentence.trim();
  const goal = readGoal(specific, moment);
  const kind = kindOf(goal);
  const shape = KIND_RECIPES[kind ?? "project"];
  const [recipe = shape] = recipesFor(goal, kind);
  const slots = slotsOf(goal);
  const date = dayFor(goal, kind, recipe, moment.today);
  const title = titleOf(goal, kind, recipe) || "Make a start";
  const milestones = stepsOf(recipe, kind, date ? daysBetween(moment.today, date) : Number.POSITIVE_INFINITY)
    .map((step) => fill(step, slots))
    .filter((step) => step !== null)
    .slice(0, 4);
  const measurable = measureOf(recipe, kind, slots);
  const isSuggested = goal.deadline === null;
  return {
    domain: recipe.id,
    title,
    specific,
    measurable: `${measurable}${paceOf(goal, kind, moment.today)}`,
    achievable: shape.achievable,
    relevant: shape.relevant,
    timeBound: date ? `by ${dayInFull(date)}${isSuggested ? " (suggested)" : ""}` : "",
    dueOn: date,
    dueSource: date === null ? null : goal.deadline?.isExact ? "given" : "suggested",
    pillar: recipe.pillar,
    mode: moment.mode,
    milestones: milestones.length > 0 ? milestones : ["Choose the first small step, and do it today"],
    message: messageFor({
      goal,
      kind,
      title,
      steps: milestones.length,
      date,
      isSuggested,
      today: moment.today,
    }),
  };
}

/** Of a habit the person's own words are the measure; else the topic's. */
function measureOf(recipe: Recipe, kind: Kind | null, slots: Slots): string {
  const own = OWN_MEASURES.filter(([one]) => one === kind).map(([, text]) => text);
  const texts = [...own, recipe.measure, KIND_RECIPES[kind ?? "project"].measure];
  return texts.map((text) => text && fill(text, slots)).find(Boolean) || "It's done.";
}

/** The day they named, or one that we suggest. Grief gets no day of ours. */
function dayFor(
  { deadline, lower }: Goal,
  kind: Kind | null,
  recipe: Recipe,
  today: PlainDate,
): PlainDate | null {
  if (deadline) return deadline.day;
  if (kind === "grief") return null;
  const days = recipe.days ?? KIND_RECIPES[kind ?? "project"].days;
  const day = addDays(today, URGENT.test(lower) ? Math.min(URGENT_DAYS, days) : days);
  const isForWorkdays = kind === "errand" || kind === "waiting";
  return isForWorkdays && weekdayOf(day) % 6 === 0 ? addDays(day, weekdayOf(day) === 0 ? 1 : 2) : day;
}

function stepsOf({ steps, soon }: Recipe, kind: Kind | null, days: number): readonly string[] {
  const isShort = days < SOON_DAYS && (kind === "project" || kind === "event");
  return isShort ? (soon ?? steps.slice(0, 2)) : steps;
}

/** What the person's own number means for each week, when there is a day for it. */
function paceOf({ amount, deadline, frequency, lower }: Goal, kind: Kind | null, today: PlainDate): string {
  if (kind !== "amount" || !amount || !deadline || frequency || amount.direction !== "total") return "";
  if (/\b(?:lose|lost|gain|drop|down|from)\b/.test(lower)) return "";
  const weeks = Math.floor(daysBetween(today, deadline.day) / 7);
  if (weeks < 2) return "";
  const each = Math.ceil(amount.value / weeks);
  if (/^[$£€₹₦₱]$/.test(amount.unit)) return ` That's about ${moneyInWords(each, amount.unit)} a week.`;
  return each > 1 && amount.unit !== ""
    ? ` That's about ${each.toLocaleString("en-US")} ${amount.unit} a week.`
    : "";
}

interface MessageFacts {
  goal: Goal;
  kind: Kind | null;
  title: string;
  steps: number;
  date: PlainDate | null;
  isSuggested: boolean;
  today: PlainDate;
}

function messageFor({ goal, kind, title, steps, date, isSuggested, today }: MessageFacts): string {
  const count = `${COUNT_WORDS[steps] ?? steps} ${steps === 1 ? "step" : "steps"}`;
  if (kind === "grief")
    return `I'm so sorry. Here are ${COUNT_WORDS[steps] ?? steps} small things that may help, in your own time.`;
  const when =
    date === null
      ? ""
      : isSuggested
        ? ` Suggested day: ${dayInShort(date, today)}.`
        : ` Day: ${dayInShort(date, today)}.`;
  if (kind === "emergency")
    return `That's a lot at once. Start with the first of these ${count}: “${title}”.`;
  if (isHard(goal.lower))
    return `I'm sorry this is on your plate. Here's a small plan with ${count}: “${title}”.${when}`;
  return `Here's a plan with ${count}: “${title}”.${when}`;
}
