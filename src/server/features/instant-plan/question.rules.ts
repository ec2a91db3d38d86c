import type { Goal } from "#shared/understanding/goal.rules.ts";
import { languageOf } from "#shared/understanding/language.rules.ts";
import type { PlanQuestion } from "./instant-plan.rules.ts";
import { KIND_RECIPES } from "./kinds.content.ts";
import { QUESTION, QUESTIONS_ABROAD } from "./questions.content.ts";
import type { Recipe } from "./recipe.rules.ts";

const NAMELESS =
  /^(?:the|this|that|my) (?:whole )?(?:thing|stuff|situation|mess)s?\b(?: (?:with|about) (?<what>(?:the|my|our) [a-z' -]{3,30}))?/i;
const ONE_WORD = /^(?<what>[a-z]{3,20})\?+$/i;
const TOO_WIDE = /^(?:money|life|work|health|family|me|us|home|school|love|help)[.!?]*$/i;
const VAGUE =
  /\b(?:thing|things|stuff|something|everything|anything|too much|it|this|that|idk|maybe|hmm|whatever|less|more)\b/i;

/**
 * The one question where a plan would be guesswork: the topic is unknown and the words name no task, or the language
 * is not understood. Null when there is enough to plan.
 */
export function questionFor(goal: Goal, recipe: Recipe): PlanQuestion | null {
  const { text, task } = goal;
  const nameless = NAMELESS.exec(task.words) ?? ONE_WORD.exec(text);
  const isBareVerb = task.verb !== "" && !task.words.includes(" ") && recipe.signs === undefined;
  const isVagueTask =
    recipe.signs === undefined && /^(?:everything|things|stuff|something|it all)$/i.test(task.object);
  const isUnknown = recipe === KIND_RECIPES.project;
  if (!isUnknown && !isVagueTask && !nameless && !isBareVerb && !TOO_WIDE.test(text)) return null;
  const language = text.split(" ").length < 3 ? "en" : (languageOf(text) ?? "en");
  if (language !== "en") return asked(QUESTIONS_ABROAD[language]);
  const what = nameless?.groups?.what;
  if (what && !VAGUE.test(what))
    return asked({
      text: QUESTION.about.replace("{what}", what.toLowerCase()),
      choices: QUESTION.choicesAbout,
    });
  const isTask = task.verb !== "" && task.object !== "" && !VAGUE.test(task.object);
  return isTask && !nameless && !TOO_WIDE.test(text) ? null : asked(QUESTION);
}

function asked({ text, choices }: { text: string; choices: readonly string[] }): PlanQuestion {
  return { text, choices: [...choices] };
}
