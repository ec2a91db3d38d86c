import type { Goal } from "#shared/understanding/goal.rules.ts";
import { VERB_OF_STORY } from "#shared/understanding/goal-clauses.rules.ts";
import { VERBS } from "#shared/understanding/goal-verbs.content.ts";
import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { fill } from "./fill.rules.ts";
import type { Kind } from "./kind.rules.ts";
import { KIND_RECIPES } from "./kinds.content.ts";
import type { Recipe } from "./recipe.rules.ts";

export const PLAN_TITLE_MAX = 80;

/** What people still do after a loss. Others tell what happened: "put our cat down". */
const MOURNING_ACTS =
  /^(?:write|scatter|plan|choose|go through|sort|clean|clear|thank|close|find|organize|make|visit|call|say|frame|plant|give|donate|read|speak|keep|tell|bury|first|thank|do|get through|help|be there|pick)\b/i;
const ASIDE = /\s+(?:so|because|that|who|which|before|after|while|until|when|if|where|what|how|why|like)\b/i;
const BREAK =
  /,\s|\s+(?=(?:so|because|but|and|which|who|that|while|since|before|after|until|without|with|for|from|in|on|at|by|to|instead|when|if|or)\b)/gi;
const LOOSE_END =
  /(?:^|\s)(?:a|an|the|and|or|but|to|of|for|with|in|on|at|by|before|until|from|is|are|am|be|was|were|my|our|your|his|her|their|that|which|so|if|as|about|into|not|because|due|within|this|next|I|I'm)$/i;

/** The goal in the person's words, in good case, at most 80 characters. The recipe's title where they only tell what happened. */
export function titleOf(goal: Goal, kind: Kind | null, recipe: Recipe): string {
  const { task } = goal;
  if (kind === "decision") return decisionTitle(goal);
  const plain = recipe.title ?? KIND_RECIPES[kind ?? "project"].title;
  const given = plain && fill(plain, { who: goal.who });
  if (kind === "emergency" && given) return given;
  if (kind === "waiting") return waitingTitle(goal) ?? given ?? shortened(task.words);
  const isOwnTask =
    task.verb !== "" && (task.from === "wish" || task.from === "command" || task.from === "gerund");
  const isNamed =
    task.from === "thing" &&
    !/^(?:my|our) .* and I\b/i.test(task.words) &&
    (kind !== "quit" || /^(?:no|less|off|only)\b/i.test(task.words));
  const isTooShort =
    kind === "grief" && (task.words.split(" ").length < 3 || !MOURNING_ACTS.test(task.words));
  const isClean = !VERB_OF_STORY.test(task.words.slice(task.verb.length).split(ASIDE)[0] ?? "");
  kind === "grief" &&
    (task.words.split(" ").length < 3 || task.from === "story" || /^miss\b/i.test(task.words));
  const isGoal = (isOwnTask || isNamed) && !isTooShort && isClean;
  if (given && (!isGoal || (task.words.split(" ").length < 2 && kind !== "event"))) return given;
  return shortened(task.words) || given || "Make a start";
}

function decisionTitle({ options: [first, second], task }: Goal): string {
  if (/^(?:decide|choose|pick|figure out)\b/i.test(task.words)) return shortened(task.words);
  const startsWithVerb = (option: string) => VERBS.has(option.split(" ")[0]?.toLowerCase() ?? "");
  if (first && second) {
    if (startsWithVerb(first)) return shortened(`Decide whether to ${first} or ${second}`);
    return shortened(
      startsWithVerb(second) ? `Decide: ${first} or ${second}` : `Decide between ${first} and ${second}`,
    );
  }
  if (first) return shortened(startsWithVerb(first) ? `Decide whether to ${first}` : `Decide about ${first}`);
  if (task.from === "story") return shortened("Make up my mind");
  return shortened(task.verb ? `Decide whether to ${task.words}` : `Decide about ${task.words}`);
}

const WAITING_FOR =
  /\b(?:waiting (?:on|for)|wait(?:ing)? to hear (?:back )?(?:from|about)|heard (?:back |anything |nothing )?from|hear back from|word (?:yet )?(?:from|on)|(?:reply|answer|response|news|word) from|nothing from)\s+(.{3,50}?)(?=\s+(?:to|about|since|and|but|for|in|on|who|that|whether|if|yet|still|so|after|now|,)\b|[,.;?!]|$)/i;

function waitingTitle({ text }: Goal): string | null {
  const what = WAITING_FOR.exec(text)?.[1];
  return what && !/results?\b/i.test(what) ? shortened(`Follow up with ${what}`) : null;
}

function shortened(words: string): string {
  const text = tidy(words);
  if (text.length <= PLAN_TITLE_MAX) return sentenceCase(text);
  const ends = [...text.matchAll(BREAK)]
    .map(({ index }) => index)
    .filter((end) => end <= PLAN_TITLE_MAX && end >= 15);
  let short = text.slice(0, ends.at(-1) ?? text.slice(0, PLAN_TITLE_MAX + 1).lastIndexOf(" "));
  if (short.length > PLAN_TITLE_MAX || short === "") return "";
  while (LOOSE_END.test(short)) short = short.replace(/\s*\S+$/, "");
  return sentenceCase(tidy(short));
}

function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/,\s*,/g, ",")
    .replace(/^[\s"'([*#>.,;:!?–—-]+/, "")
    .replace(/[\s",;:.!?–—-]+$/, "");
}
