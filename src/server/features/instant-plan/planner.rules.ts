import { tellingWordsIn } from "#server/platform/words/stems.ts";
import { daysBetween } from "#shared/calendar/plain-date.rules.ts";
import { type Goal, readGoal } from "#shared/understanding/goal.rules.ts";
import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { recipesFor } from "./choose.rules.ts";
import { contextOf } from "./context.rules.ts";
import { dayFor, savingDays, withDueDay } from "./due-day.rules.ts";
import { fill, type Slots, slotsOf } from "./fill.rules.ts";
import type { InstantPlan, PlanInput, Proposal } from "./instant-plan.rules.ts";
import { isHard, type Kind, kindOf } from "./kind.rules.ts";
import { KIND_RECIPES } from "./kinds.content.ts";
import { knownSituations, recipeOf } from "./known-situations.rules.ts";
import { costLimit, measureOf } from "./measure.rules.ts";
import { inOwnNouns } from "./own-nouns.rules.ts";
import { dayFields, type MessageFacts, messageFor } from "./plan-message.rules.ts";
import { questionFor } from "./question.rules.ts";
import { NEXT_STEP } from "./questions.content.ts";
import type { Recipe } from "./recipe.rules.ts";
import { titleOf } from "./title.rules.ts";

const STEPS_MAX = 4;
const SOON_DAYS = 2;
/** With steps of its own for a short time, a recipe changes earlier. */
const SHORT_DAYS = 4;
const SAVES = /^(?:save|pay|put|set|raise|earn|make|bring|cut|lower|reduce|spend|keep|get)$/;

/**
 * Makes a plan from one sentence, deterministically: the kind of goal gives the shape, the topic the steps, the words
 * the measure, the day and the title. Asks one question where a plan would be guesswork. Never throws on input that
 * the contract accepts.
 */
export function propose(input: PlanInput): Proposal {
  return outlineOf(input).proposal;
}

/** A proposal, and what of it another planner may not change. */
export interface Outline {
  proposal: Proposal;
  /** The day in the person's words, if they name one. */
  named: Goal["deadline"];
  /** Tells whether only words that people wrote may answer: in a loss, an emergency, hard news, and about medicine. */
  isSettled(): boolean;
}

export function outlineOf({ sentence, answer, variant = 0, ...moment }: PlanInput): Outline {
  const specific = sentence.trim();
  const { goal, kind } = understood(specific, moment);
  if (answer !== undefined) {
    const said = understood(answer, moment);
    return {
      proposal: { plan: answeredPlan(specific, answer, moment), question: null },
      named: goal.deadline ?? said.goal.deadline,
      isSettled: () => isSettled(goal, kind) || isSettled(said.goal, said.kind),
    };
  }
  const ways = waysFor(goal, kind);
  const way = ways[variant % ways.length] ?? { kind, recipe: KIND_RECIPES.project, isKnown: false };
  const question = variant === 0 ? questionFor(goal, way.isKnown) : null;
  return {
    proposal: question
      ? { plan: null, question }
      : { plan: planOf(specific, goal, way.kind, way.recipe, moment), question: null },
    named: goal.deadline,
    isSettled: () => isSettled(goal, kind) || toneOf(goal, way.kind, way.recipe) !== "plain",
  };
}

function isSettled(goal: Goal, kind: Kind | null): boolean {
  const [topic] = recipesFor(goal, kind);
  return topic?.keepsMeasure === true || toneOf(goal, kind, topic ?? KIND_RECIPES.project) !== "plain";
}

function toneOf(goal: Goal, kind: Kind | null, recipe: Recipe): MessageFacts["tone"] {
  if (kind === "grief" || recipe.kinds.includes("grief")) return "grief";
  if (kind === "emergency") return "emergency";
  return isHard(goal.lower) ? "hard" : "plain";
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
  const hasTopic = ofTopic[0]?.recipe.signs !== undefined;
  const isCounted = goal.amount !== null || goal.frequency !== null || goal.reduction !== null;
  const known = knownSituations(goal, kind, hasTopic).map((situation) => ({
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

/** What the words mean, with a day only where it is one for this kind of goal. */
function understood(sentence: string, moment: Moment): { goal: Goal; kind: Kind | null } {
  const goal = readGoal(sentence, moment);
  const named = kindOf(goal);
  // "Keep it under $200" limits a party; it's no amount to reach.
  const isLimited = named === "amount" && costLimit(goal) !== null && !SAVES.test(goal.task.verb);
  const kind = isLimited ? "project" : savingDays(goal) === null ? named : "amount";
  return { goal: withDueDay(goal, kind, moment.today), kind };
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
  // A loss has no day by which it is to be over, whatever kind the words look like.
  const isLoss = recipe.kinds.includes("grief");
  const date = isLoss ? null : dayFor(goal, kind, recipe, moment.today);
  const title = inOwnNouns(titleOf(goal, kind, recipe) || "Make a start", goal.lower);
  const days = date ? daysBetween(moment.today, date) : Number.POSITIVE_INFINITY;
  const milestones = withContext(
    [stepsOf(recipe, kind, days), shape.steps].map((steps) => filledSteps(steps, slots)).find(hasAny) ?? [],
    goal,
    kind,
  ).map((step) => inOwnNouns(step, goal.lower));
  return {
    domain: recipe.id,
    title,
    specific,
    measurable: inOwnNouns(
      measureOf({ goal, kind, recipe, slots, title, today: moment.today, date }),
      goal.lower,
    ),
    achievable: shape.achievable,
    relevant: shape.relevant,
    ...dayFields(date, goal.deadline),
    pillar: kind === "grief" ? "Peace" : recipe.pillar,
    mode: moment.mode,
    milestones,
    message: messageFor({
      tone: toneOf(goal, kind, recipe),
      title,
      steps: milestones.length,
      date,
      isDayNamed: goal.deadline !== null,
      today: moment.today,
    }),
  };
}

const hasAny = (steps: readonly string[]) => steps.length > 0;

const filledSteps = (steps: readonly string[], slots: Slots) =>
  steps.map((step) => fill(step, slots)).filter((step) => step !== null);

/** The recipe's steps with what else the person said; the recipe gives way where there are too many. */
function withContext(steps: readonly string[], goal: Goal, kind: Kind | null): string[] {
  const { circumstance, also } = contextOf(goal, kind);
  const [first = "", ...rest] = steps;
  const all = [first, ...(circumstance ? [circumstance] : []), ...rest];
  const room = STEPS_MAX - (also ? 1 : 0);
  // The last step finishes the work, so the one before it gives way.
  while (all.length > room) all.splice(all.length - 2, 1);
  return also ? [...all, also] : all;
}

function stepsOf({ steps, soon }: Recipe, kind: Kind | null, days: number): readonly string[] {
  const isShort =
    days < (soon ? SHORT_DAYS : SOON_DAYS) && (kind === "project" || kind === "event" || kind === "amount");
  return isShort ? (soon ?? steps.slice(0, 2)) : steps;
}
