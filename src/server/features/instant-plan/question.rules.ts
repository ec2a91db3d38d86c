import { tellingWordsIn } from "#server/platform/words/stems.ts";
import type { Goal } from "#shared/understanding/goal.rules.ts";
import { languageOf } from "#shared/understanding/language.rules.ts";
import type { PlanQuestion } from "./instant-plan.rules.ts";
import { QUESTION, QUESTION_ABOUT, QUESTION_WIDE, QUESTIONS_ABROAD } from "./questions.content.ts";

/** "the thing with the garage": what it is about is named, and not what to do. */
const NAMELESS =
  /^(?:the|this|that|my|a) (?:whole )?(?:thing|stuff|situation|mess|issue|matter|business)s?\b(?: (?:with|about) (?:.{0,20}\babout )?(?<what>(?:the|my|our|his|her) [a-z' -]{3,30}))?/i;
const ONE_WORD = /^(?<what>[a-z]{3,20})[.?!]*$/i;
const TOO_WIDE = /^(?:everything|life|my life|all of it|it all|me|help)[.!?]*$/i;
const VAGUE =
  /^(?:(?:the|my|this|that|our) )?(?:things?|stuff|something|everything|anything|too much|it|this|that|them|him|her|whatever|less|more|it all)?$/i;
/** Such a word alone is no thing to ask about. */
const NO_THING =
  /^(?:\w+days?|tomorrow|today|tonight|later|soon|maybe|yes|no|hmm+|ok|okay|hello|hi|hey|test)$/i;

/**
 * The one question where a plan would be guesswork: the words name neither an act nor a thing, or the language is not
 * understood. Null when there is enough to plan.
 * @param isKnown whether the sentence speaks of a situation of the library
 */
export function questionFor({ text, task }: Goal, isKnown: boolean): PlanQuestion | null {
  const language = text.split(" ").length < 3 ? "en" : (languageOf(text) ?? "en");
  if (language !== "en" && !isKnown) return asked(QUESTIONS_ABROAD[language]);
  if (TOO_WIDE.test(text)) return asked(QUESTION_WIDE);
  const nameless = NAMELESS.exec(task.words) ?? NAMELESS.exec(text);
  if (nameless && VAGUE.test(nameless.groups?.what ?? "")) return asked(QUESTION);
  if (nameless) return aboutThing(nameless.groups?.what ?? "");
  if (isKnown) return null;
  const [, word = ""] = ONE_WORD.exec(text) ?? [];
  if (word !== "" && !NO_THING.test(word) && !VAGUE.test(word) && task.verb === "") return aboutThing(word);
  const isAct = task.verb !== "" && !VAGUE.test(task.object);
  return isAct || tellingWordsIn(text).length > 1 ? null : asked(QUESTION);
}

function aboutThing(thing: string): PlanQuestion {
  const { text, choices } = QUESTION_ABOUT;
  const what = thing.toLowerCase();
  return {
    text: text.replace("{what}", what),
    choices: choices.map((choice) => choice.replace("{what}", what)),
  };
}

function asked({ text, choices }: { text: string; choices: readonly string[] }): PlanQuestion {
  return { text, choices: [...choices] };
}
