import { addDays, daysBetween, type PlainDate, weekdayOf } from "#shared/calendar/plain-date.rules.ts";
import { type Goal, readGoal } from "#shared/understanding/goal.rules.ts";
import { moneyInWords } from "#shared/understanding/goal-amount.rules.ts";
import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { recipesFor } from "./choose.rules.ts";
import { contextOf } from "./context.rules.ts";
import { dayInFull, dayInShort } from "./day-words.rules.ts";
import { fill, type Slots, slotsOf } from "./fill.rules.ts";
import type { InstantPlan, PlanInput, Proposal } from "./instant-plan.rules.ts";
import { isHard, type Kind, kindOf } from "./kind.rules.ts";
import { KIND_RECIPES } from "./kinds.content.ts";
import { knownSituations, recipeOf } from "./known-situations.rules.ts";
import { questionFor } from "./question.rules.ts";
import { NEXT_STEP } from "./questions.content.ts";
import type { Recipe } from "./recipe.rules.ts";
import { tellingWordsIn } from "./stems.rules.ts";
import { titleOf } from "./title.rules.ts";

const STEPS_MAX = 4;
const SOON_DAYS = 2;
/** With steps of its own for a short time, a recipe changes earlier. */
const SHORT_DAYS = 4;
const URGENT_DAYS = 1;
const URGENT =
  /\b(?:asap|as soon as possible|right now|right away|immediately|urgent(?:ly)?|this minute|overdue)\b/i;
const OWN_MEASURES: readonly (readonly [kind: Kind, text: string])[] = [
  ["habit", "You've {achieved}{usual} for four weeks, with each time marked on a calendar."],
  ["habit", "You've kept to it for four weeks, with each time marked on a calendar: {core}."],
  ["quit", "You've gone {reduction}, and held it for two weeks."],
  ["quit", "You've {achieved} for four weeks, counted day by day."],
  ["quit", "You've kept to it for four weeks, counted day by day: {core}."],
];
/** Kinds whose measure names the person's own number. */
const NUMBERED: ReadonlySet<Kind> = new Set(["amount", "habit"]);
const COUNT_WORDS = ["no", "one", "two", "three", "four"];

/**
 * Makes a plan from one sentence, deterministically: the kind of goal gives the shape, the topic the steps, the words
 * the measure, the day and the title. Asks one question where a plan would be guesswork. Never throws on input that
 * the contract accepts.
 */
export function propose({ sentence, answer, variant = 0, ...moment }: PlanInput): Proposal {
  const specific = sentence.trim();
  if (answer !== undefined) return { plan: answeredPlan(specific, answer, moment), question: null };
  const { goal, kind } = understood(specific, moment);
  const ways = waysFor(goal, kind);
  const way = ways[variant % ways.length] ?? { kind, recipe: KIND_RECIPES.project, isKnown: false };
  const question = variant === 0 ? questionFor(goal, way.isKnown) : null;
  if (question) return { plan: null, question };
  return { plan: planOf(specific, goal, way.kind, way.recipe, moment), question: null };
}

/**
 * The plans for a goal, best first: of situations that are known, then of its kind and topic. Where a topic must not
 * give way, as with medicine, it comes before all else.
 */
function waysFor(goal: Goal, kind: Kind | null): Way[] {
  const ofTopic = recipesFor(goal, kind).map((recipe) => ({
    kind,
    recipe,
    isKnown: recipe.signs !== undefined && tellingWordsIn(goal.text).length > 1,
  }));
  if (ofTopic[0]?.recipe.keepsMeasure) return ofTopic;
  const isCounted = goal.amount !== null || goal.frequency !== null || goal.reduction !== null;
  const known = knownSituations(goal, kind).map((situation) => ({
    kind: kind === "grief" ? kind : situation.kind,
    recipe: recipeOf(situation, isCounted),
    isKnown: true,
  }));
  return [...known, ...ofTopic];
}

interface Way {
  kind: Kind | null;
  recipe: Recipe;
  /** Whether the sentence speaks of something that there are plans for, not only of a kind. */
  isKnown: boolean;
}

const FIRM = /^(?:by|before|until|till|due|no later)\b/i;
const CLOCK = /^\W*(?:by|before|until|at|after)?\s*\d{1,2}(?::\d\d)?\s?(?:am|pm)?$/i;
const DAY_OF_MOURNING =
  /\b(?:service|funeral|memorial|burial|wake|shiva|christmas|thanksgiving|birthday|anniversary|due date|easter|mother's day|father's day|hanukkah|eid|diwali)\b/;
const SOMETIME_DAYS = 60;

/** What the words mean, with a day only where it is one for this kind of goal. */
function understood(sentence: string, moment: Moment): { goal: Goal; kind: Kind | null } {
  const goal = readGoal(sentence, moment);
  const kind = kindOf(goal);
  return { goal: goal.deadline && isNoDueDay(goal, kind, moment) ? { ...goal, deadline: null } : goal, kind };
}

function isNoDueDay({ deadline, frequency, lower }: Goal, kind: Kind | null, { today }: Moment): boolean {
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

/** The plan for a sentence that a question was asked about: the answer is the first step. */
function answeredPlan(sentence: string, answer: string, moment: Moment): InstantPlan {
  const { goal, kind } = understood(answer, moment);
  const [recipe = KIND_RECIPES.project] = recipesFor(goal, kind);
  const plan = planOf(answer, goal, kind, recipe, moment);
  const isKnown = recipe !== KIND_RECIPES.project && questionFor(goal, recipe.signs !== undefined) === null;
  const whole = readGoal(sentence, moment);
  const title = titleOf(whole, null, KIND_RECIPES.project) || plan.title;
  const milestones = isKnown ? plan.milestones : [sentenceCase(answer), NEXT_STEP];
  const date = whole.deadline?.day ?? plan.dueOn;
  const named = whole.deadline ?? goal.deadline;
  return {
    ...plan,
    title,
    specific: `${sentence}\n${answer}`,
    measurable: isKnown ? plan.measurable : "The first step is done, and you know the next one.",
    ...dayFields(date, named),
    milestones,
    message: `Here's a small plan to start with: “${title}”.`,
  };
}

type Moment = Omit<PlanInput, "sentence" | "answer" | "variant">;

function planOf(
  specific: string,
  goal: Goal,
  kind: Kind | null,
  recipe: Recipe,
  moment: Moment,
): InstantPlan {
  const shape = KIND_RECIPES[kind ?? "project"];
  const slots = slotsOf(goal);
  const date = dayFor(goal, kind, recipe, moment.today);
  const title = titleOf(goal, kind, recipe) || "Make a start";
  const days = date ? daysBetween(moment.today, date) : Number.POSITIVE_INFINITY;
  const milestones = withContext(
    [stepsOf(recipe, kind, days), shape.steps].map((steps) => filledSteps(steps, slots)).find(hasAny) ?? [],
    goal,
    kind,
  );
  return {
    domain: recipe.id,
    title,
    specific,
    measurable: `${measureOf(recipe, kind, slots)}${paceOf(goal, kind, moment.today)}`,
    achievable: shape.achievable,
    relevant: shape.relevant,
    ...dayFields(date, goal.deadline),
    pillar: kind === "grief" ? "Peace" : recipe.pillar,
    mode: moment.mode,
    milestones,
    message: messageFor({ goal, kind, title, steps: milestones.length, date, today: moment.today }),
  };
}

const hasAny = (steps: readonly string[]) => steps.length > 0;

const filledSteps = (steps: readonly string[], slots: Slots) =>
  steps.map((step) => fill(step, slots)).filter((step) => step !== null);

/** The recipe's steps with what else the person said; the recipe gives way where there are too many. */
function withContext(steps: readonly string[], goal: Goal, kind: Kind | null): string[] {
  const { obstacle, also } = contextOf(goal, kind);
  const [first = "", ...rest] = steps;
  const all = [first, ...(obstacle ? [obstacle] : []), ...rest];
  const room = STEPS_MAX - (also ? 1 : 0);
  // The last step finishes the work, so the one before it gives way.
  while (all.length > room) all.splice(all.length - 2, 1);
  return also ? [...all, also] : all;
}

/** @param named the day in the person's words, if they name one */
function dayFields(
  date: PlainDate | null,
  named: Goal["deadline"],
): Pick<InstantPlan, "timeBound" | "dueOn" | "dueSource"> {
  if (date === null) return { timeBound: "", dueOn: null, dueSource: null };
  return {
    timeBound: `by ${dayInFull(date)}${named ? "" : " (suggested)"}`,
    dueOn: date,
    dueSource: named?.isExact ? "given" : "suggested",
  };
}

/** Of a habit the person's own words are the measure; else the topic's. */
function measureOf(recipe: Recipe, kind: Kind | null, slots: Slots): string {
  const own = OWN_MEASURES.filter(([one]) => one === kind && !recipe.keepsMeasure).map(([, text]) => text);
  const texts = [...own, recipe.measure, KIND_RECIPES[kind ?? "project"].measure];
  const measure = texts.map((text) => text && fill(text, slots)).find(Boolean) || "It's done.";
  const { number } = slots;
  const [value = ""] = number?.match(/\S*\d\S*|\S+$/) ?? [];
  const isMissing =
    number && NUMBERED.has(kind ?? "project") && !measure.toLowerCase().includes(value.toLowerCase());
  return isMissing ? `${measure} Your number: ${number}.` : measure;
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
  return isForWorkdays ? nextWorkday(day) : day;
}

const CLOSED = /-(?:12-25|01-01|07-04)$|-11-2[2-8]$/;

/** Offices are closed on weekends and on the big holidays. */
function nextWorkday(day: PlainDate): PlainDate {
  const isThanksgiving = weekdayOf(day) === 4;
  const isClosed = CLOSED.test(day) && (isThanksgiving || !day.includes("-11-"));
  return weekdayOf(day) % 6 === 0 || isClosed ? nextWorkday(addDays(day, 1)) : day;
}

function stepsOf({ steps, soon }: Recipe, kind: Kind | null, days: number): readonly string[] {
  const isShort =
    days < (soon ? SHORT_DAYS : SOON_DAYS) && (kind === "project" || kind === "event" || kind === "amount");
  return isShort ? (soon ?? steps.slice(0, 2)) : steps;
}

const NOT_SUMMED =
  /^(?:laps?|miles?|km|k|reps?|push|pull|sit|squat|pounds?|lbs?|kilos?|kgs?|steps|points?|percent|%|min|stone|inches|left|people|guests|cups|glasses|acres|plots|hours? of)/;

/** What the person's own number means for each week, when there is a day for it. */
function paceOf(
  { amount, deadline, frequency, lower, current }: Goal,
  kind: Kind | null,
  today: PlainDate,
): string {
  if (kind !== "amount" || !amount || !deadline || frequency || amount.direction !== "total") return "";
  if (/\b(?:lose|lost|gain|drop|down|from)\b/.test(lower)) return "";
  if (NOT_SUMMED.test(amount.unit)) return "";
  const weeks = Math.floor(daysBetween(today, deadline.day) / 7);
  if (weeks < 2) return "";
  const left = current !== null && current < amount.value ? amount.value - current : amount.value;
  const each = Math.ceil(left / weeks);
  if (/^[$£€₹₦₱]$/.test(amount.unit)) return ` That's about ${moneyInWords(each, amount.unit)} a week.`;
  return each > 1 && /(?:s|kanji|people)$/.test(amount.unit)
    ? ` That's about ${each.toLocaleString("en-US")} ${amount.unit} a week.`
    : "";
}

interface MessageFacts {
  goal: Goal;
  kind: Kind | null;
  title: string;
  steps: number;
  date: PlainDate | null;
  today: PlainDate;
}

function messageFor({ goal, kind, title, steps, date, today }: MessageFacts): string {
  const count = `${COUNT_WORDS[steps] ?? steps} ${steps === 1 ? "step" : "steps"}`;
  if (kind === "grief")
    return `I'm so sorry. Here are ${COUNT_WORDS[steps] ?? steps} small things that may help, in your own time.`;
  const when =
    date === null
      ? ""
      : goal.deadline === null
        ? ` Suggested day: ${dayInShort(date, today)}.`
        : ` Day: ${dayInShort(date, today)}.`;
  if (kind === "emergency")
    return `That's a lot at once. Start with the first of these ${count}: “${title}”.`;
  if (isHard(goal.lower))
    return `I'm sorry this is on your plate. Here's a small plan with ${count}: “${title}”.${when}`;
  return `Here's a plan with ${count}: “${title}”.${when}`;
}
