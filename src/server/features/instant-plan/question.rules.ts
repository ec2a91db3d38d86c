import type { Goal } from "#shared/understanding/goal.rules.ts";
import { languageOf } from "#shared/understanding/language.rules.ts";
import type { PlanQuestion } from "./instant-plan.rules.ts";
import { KIND_RECIPES } from "./kinds.content.ts";
import { QUESTION, QUESTIONS_ABROAD } from "./questions.content.ts";
import type { Recipe } from "./recipe.rules.ts";

const OWN_MAX = 60;
const VAGUE =
  /\b(?:thing|things|stuff|something|everything|anything|it|this|that|idk|maybe|help|hmm|whatever|less|more|life)\b/i;

/**
 * The one question where a plan would be guesswork: the topic is unknown and the words name no task, or the language
 * is not understood. Null when there is enough to plan.
 */
export function questionFor(goal: Goal, recipe: Recipe): PlanQuestion | null {
  const isOneWord = /^\S+\?+$/.test(goal.text);
  const isNameless =
    isOneWord || /^(?:the|this|that|my) (?:whole )?(?:thing|stuff|situation|mess)s?\b/i.test(goal.task.words);
  if (recipe !== KIND_RECIPES.project && !isNameless) return null;
  const language = languageOf(goal.text) ?? "en";
  if (language !== "en") {
    const { text, choices } = QUESTIONS_ABROAD[language];
    return { text, choices: [...choices] };
  }
  const { verb, object, words, from } = goal.task;
  if (!isNameless && verb !== "" && object !== "" && !VAGUE.test(object)) return null;
  const isNamed = from === "thing" && words.length <= OWN_MAX && !VAGUE.test(words);
  const choices = isNamed
    ? QUESTION.withObject.map((choice) => choice.replace("{own}", words))
    : QUESTION.choices;
  return { text: QUESTION.text, choices: [...choices] };
}
