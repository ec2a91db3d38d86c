import type { Goal } from "#shared/understanding/goal.rules.ts";
import type { Kind } from "./kind.rules.ts";
import { KIND_RECIPES } from "./kinds.content.ts";
import type { Recipe } from "./recipe.rules.ts";
import { RECIPES } from "./recipes.content.ts";

/** How much a sign says: about the thing itself, about what surrounds it, or somewhere else in the sentence. */
const IN_TASK = 3;
const IN_COMPLEMENT = 1.8;
const ELSEWHERE = 0.7;
const VERB_ALONE = 1.5;
const VERB_BESIDE_SIGN = 1;
const WRONG_VERB = 1.5;
const LAST = 0.1;
/** Beside a task, a sign that stands aside says nothing of the matter: "and i retire in june". Less is enough without one. */
const SIGN_ENOUGH = 2;
const SIGN_ENOUGH_ALONE = 1;
/** What a recipe must score to be offered as another way. */
const ANOTHER_WAY = 1;
/** Signs with more letters say more. */
const LETTERS_PER_POINT = 30;

/** One call or one trip stays one, whatever its topic. */
const SIMPLE_ACT =
  /^(?:call|ring|phone|email|text|book|schedule|make|print|sign|send|mail|pick|drop|pay|cancel|order|buy|return|refill|reply|rsvp|confirm)\b/;
const ERRAND_STEPS_MAX = 2;
const CIRCUMSTANCE =
  /\b(?:before|after|by|so|until|til|till|while|because|when|during|without|instead|since|through|ahead of|now that|as long as|at least)\b/;
const PRONOUN = /^(?:it|this|that|them|him|her)$/i;
/** What a sentence of unknown kind may be about. */
const PLAIN: ReadonlySet<Kind> = new Set(["project", "event", "relationship"]);

/** The recipes that fit a goal of a kind, best first; the kind's own is always the last. */
export function recipesFor(goal: Goal, kind: Kind | null): Recipe[] {
  const whole = goal.task.words.toLowerCase();
  const tail = goal.task.tail.toLowerCase();
  const aside = tail.search(CIRCUMSTANCE);
  const words = aside < 0 ? whole : whole.slice(0, whole.length - tail.length + aside);
  // "Get it under control" names its thing elsewhere in the sentence.
  const head =
    goal.task.object === "" || PRONOUN.test(goal.task.object)
      ? goal.lower
      : whole.slice(0, whole.length - tail.length);
  const isOfSomebody = goal.task.from === "story" || goal.who !== null;
  const enough = isOfSomebody ? 0 : goal.task.verb === "" ? SIGN_ENOUGH_ALONE : SIGN_ENOUGH;
  const isSimple = kind === "errand" && SIMPLE_ACT.test(whole);
  const found = RECIPES.filter(({ kinds }) =>
    kinds.some((one) => (kind === null ? PLAIN.has(one) : one === kind)),
  )
    .map((recipe) => ({
      recipe,
      score: scoreOf(recipe, {
        head,
        words,
        lower: goal.lower,
        hasVerb: goal.task.verb !== "",
        isKindGiven: kind !== null,
        isGrave: kind === "grief" || kind === "emergency",
      }),
    }))
    .filter(({ recipe }) => !isSimple || recipe.steps.length <= ERRAND_STEPS_MAX)
    .sort((a, b) => b.score - a.score)
    .filter(({ recipe, score }) => recipe.signs === undefined || score >= enough)
    .filter(({ score }, place) => score > 0 && (place === 0 || score >= ANOTHER_WAY))
    .map(({ recipe }) => recipe);
  return [...new Set([...found, KIND_RECIPES[kind ?? "project"]])];
}

interface Places {
  head: string;
  words: string;
  lower: string;
  hasVerb: boolean;
  isKindGiven: boolean;
  isGrave: boolean;
}

function scoreOf(
  { signs, acts, unless }: Recipe,
  { head, words, lower, hasVerb, isKindGiven, isGrave }: Places,
): number {
  if (unless?.test(lower)) return 0;
  const actFits = acts === undefined || acts.test(words);
  if (signs === undefined) {
    if (acts === undefined) return isKindGiven ? LAST : 0;
    return hasVerb && actFits ? VERB_ALONE : 0;
  }
  // In a loss or an emergency the order of the list decides: the gravest come first.
  if (isGrave && signs.test(lower)) return IN_TASK;
  const places: [string, number][] = [
    [head, IN_TASK],
    [words, IN_COMPLEMENT],
    [lower, ELSEWHERE],
  ];
  for (const [text, points] of places) {
    const sign = signs.exec(text)?.[0];
    if (!sign) continue;
    if (!actFits && hasVerb) return 0;
    const verb = acts === undefined ? 0 : actFits ? VERB_BESIDE_SIGN : -WRONG_VERB;
    return points + Math.min(sign.length, 20) / LETTERS_PER_POINT + verb;
  }
  return 0;
}
