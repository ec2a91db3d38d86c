import {
  addDays,
  dayInWords,
  daysBetween,
  type PlainDate,
  weekdayInWords,
} from "#shared/calendar/plain-date.rules.ts";
import { findDeadline } from "#shared/understanding/deadline.rules.ts";
import type { InstantPlan, PlanInput } from "./instant-plan.rules.ts";
import type { Recipe } from "./recipe.rules.ts";
import { GENERAL_RECIPE } from "./recipes.content.ts";
import { recipeFor } from "./recognize.rules.ts";
import { titleFrom } from "./title.rules.ts";

const SOON_DAYS = 2;
const SHORT_DAYS = 10;
const URGENT_DAYS = 2;
const URGENT = /\b(?:asap|as soon as possible|right now|right away|immediately|urgent(?:ly)?|this minute)\b/i;
const COUNT_WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/**
 * Makes a plan from one sentence, deterministically: the area of life selects the recipe; the words provide title,
 * specific and deadline. Never throws on a sentence that the contract accepts.
 */
export function planFor(sentence: string, moment: Omit<PlanInput, "sentence">): InstantPlan {
  const specific = sentence.trim();
  const recipe = recipeFor(specific, moment.mode);
  const deadline = findDeadline(specific, moment);
  const suggestedDays = URGENT.test(specific)
    ? Math.min(URGENT_DAYS, recipe.horizonDays)
    : recipe.horizonDays;
  const date = deadline?.day ?? addDays(moment.today, suggestedDays);
  const title = titleOf(titleFrom(specific, deadline), recipe);
  const milestones = milestonesWithin(recipe, daysBetween(moment.today, date));
  return {
    domain: recipe.id,
    title,
    specific,
    measurable: recipe.measurable,
    achievable: recipe.achievable,
    relevant: recipe.relevant,
    timeBound: deadline
      ? `by ${weekdayInWords(date)}`
      : `in ${lengthInWords(suggestedDays)}, by ${dayInWords(date)} (my suggestion)`,
    dueOn: date,
    dueSource: deadline?.isExact ? "given" : "suggested",
    pillar: recipe.pillar,
    mode: moment.mode,
    milestones,
    message: messageFor({ title, tone: recipe.tone, steps: milestones.length, date, isSuggested: !deadline }),
  };
}

/** What happened is not a title if the recipe has a better one; the general recipe has none, so the words stay. */
function titleOf(own: ReturnType<typeof titleFrom>, recipe: Recipe): string {
  return own && (own.isTask || recipe === GENERAL_RECIPE) ? own.title : recipe.heading;
}

function milestonesWithin({ steps, soonSteps }: Recipe, days: number): string[] {
  if (days < SOON_DAYS) return [...soonSteps];
  if (days < SHORT_DAYS) return [steps[0], steps[1], steps[3]];
  return [...steps];
}

interface MessageFacts {
  title: string;
  tone: Recipe["tone"];
  steps: number;
  date: PlainDate;
  isSuggested: boolean;
}

function messageFor({ title, tone, steps, date, isSuggested }: MessageFacts): string {
  const count = COUNT_WORDS[steps] ?? String(steps);
  const when = isSuggested ? `by ${dayInWords(date)}, a date you can change` : `by ${weekdayInWords(date)}`;
  const plan = `“${title}”, ${when}`;
  if (tone === "sorrow") return `I am sorry; here are ${count} small steps, each in its own time: ${plan}.`;
  if (tone === "gentle") return `Here are ${count} small steps to take at your own pace: ${plan}.`;
  return `Here is a first plan with ${count} steps: ${plan}.`;
}

/** Days below a week, else whole weeks. */
function lengthInWords(days: number): string {
  const [amount, unit] = days < 7 ? [days, "day"] : [Math.round(days / 7), "week"];
  return `${COUNT_WORDS[amount] ?? amount} ${unit}${amount === 1 ? "" : "s"}`;
}
