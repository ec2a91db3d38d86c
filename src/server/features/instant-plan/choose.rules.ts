import type { Goal } from "#shared/understanding/goal.rules.ts";
import type { Kind } from "./kind.rules.ts";
import { KIND_RECIPES } from "./kinds.content.ts";
import type { Recipe } from "./recipe.rules.ts";
import { RECIPES } from "./recipes.content.ts";

/** How much a sign says: about the thing itself, about what surrounds it, or somewhere else in the sentence. */
const IN_TASK = 3;
const IN_COMPLEMENT = 1.8;
const IN_CIRCUMSTANCE = 0.7;
const ELSEWHERE = 0.7;
const VERB_ALONE = 1.5;
const VERB_BESIDE_SIGN = 1;
const WRONG_VERB = 1.5;
const LAST = 0.1;
/** Signs with more letters say more. */
const LETTERS_PER_POINT = 30;

const CIRCUMSTANCE = /^(?:before|after|by|so|until|while|because|when|during|without|instead)\b/;
const PRONOUN = /^(?:it|this|that|them|him|her)$/i;
/** What a sentence of unknown kind may be about. */
const PLAIN: ReadonlySet<Kind> = new Set(["errand", "project", "event", "relationship"]);

/** The recipes that fit a goal of a kind, best first; the kind's own is always the last. */
export function recipesFor(goal: Goal, kind: Kind | null): Recipe[] {
  const words = goal.task.words.toLowerCase();
  const tail = goal.task.tail.toLowerCase();
  // "Get it under control" names its thing elsewhere in the sentence.
  const head = PRONOUN.test(goal.task.object) ? goal.lower : words.slice(0, words.length - tail.length);
  const isCircumstance = CIRCUMSTANCE.test(tail);
  const found = RECIPES.filter(({ kinds }) =>
    kinds.some((one) => (kind === null ? PLAIN.has(one) : one === kind)),
  )
    .map((recipe) => ({
      recipe,
      score: scoreOf(recipe, {
        head,
        isCircumstance,
        words,
        lower: goal.lower,
        hasVerb: goal.task.verb !== "",
        isKindGiven: kind !== null,
      }),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ recipe }) => recipe);
  return [...found, KIND_RECIPES[kind ?? "project"]];
}

interface Places {
  head: string;
  isCircumstance: boolean;
  words: string;
  lower: string;
  hasVerb: boolean;
  isKindGiven: boolean;
}

function scoreOf(
  { signs, acts }: Recipe,
  { head, words, isCircumstance, lower, hasVerb, isKindGiven }: Places,
): number {
  const actFits = acts === undefined || acts.test(words);
  if (signs === undefined) {
    if (acts === undefined) return isKindGiven ? LAST : 0;
    return hasVerb && actFits ? VERB_ALONE : 0;
  }
  const places: [string, number][] = [
    [head, IN_TASK],
    [words, isCircumstance ? IN_CIRCUMSTANCE : IN_COMPLEMENT],
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
