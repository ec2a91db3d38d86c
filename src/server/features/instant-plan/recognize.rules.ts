import type { ModeId } from "#shared/modes/modes.ts";
import { lowerCase } from "#shared/understanding/deadline.rules.ts";
import type { Recipe } from "./recipe.rules.ts";
import { GENERAL_RECIPE, RECIPES } from "./recipes.content.ts";

const WEIGHT_NEEDED = 2;
/** Less than the smallest sign, so the mode only breaks ties. */
const MODE_WEIGHT = 0.5;
const RECIPES_OF_MODE: Record<ModeId, readonly string[]> = {
  life: [],
  business: ["launch", "hiring", "presentation", "project", "new-job"],
  incident: ["evacuation", "illness", "overload", "grief", "separation", "job-search"],
};
const NEGATED =
  /\b(?:not|no longer|don't|didn't|doesn't|never|without|instead of|rather than|isn't|nothing to do with)(?: (?!forget|miss|until)[a-z']+){0,2}\s+$/;

const READY_RECIPES = RECIPES.map((recipe) => ({
  recipe,
  signs: recipe.signs.map(([sign, points]) => ({ everywhere: new RegExp(sign, "g"), points })),
}));

/** The recipe whose signs weigh most in a sentence; the general one if none weighs enough. */
export function recipeFor(sentence: string, mode: ModeId): Recipe {
  const text = lowerCase(sentence);
  const [best] = READY_RECIPES.map(({ recipe, signs }) => {
    const found = signs.filter(({ everywhere }) => occurs(everywhere, text));
    const weight = found.reduce((sum, { points }) => sum + points, 0);
    const isOfMode = weight > 0 && RECIPES_OF_MODE[mode].includes(recipe.id);
    return { recipe, weight: weight + (isOfMode ? MODE_WEIGHT : 0) };
  }).sort((a, b) => b.weight - a.weight);
  return best && best.weight >= WEIGHT_NEEDED ? best.recipe : GENERAL_RECIPE;
}

/** Whether the sign occurs anywhere except right after "not". */
function occurs(sign: RegExp, text: string): boolean {
  return [...text.matchAll(sign)].some(({ index }) => !NEGATED.test(text.slice(0, index)));
}
