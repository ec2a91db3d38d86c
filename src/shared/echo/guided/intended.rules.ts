import { secondPerson, sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import type { Conversation } from "./conversation.rules.ts";
import { isCleanTitle, isSayable, lowerFirst } from "./say-back.rules.ts";

const INTENDS =
  /(?:^|[.!;,] ?|\b(?:ok|okay|so|and|then|yeah|cool|alright|well) )(?:i'?ll|i will|i'?m (?:gonna|going to)|i am going to|gonna|going to|will|let me) (?:just |probably |definitely |try to |go )?(?<what>(?!be\b|not\b|never\b|have\b|need\b|see\b|think\b|know\b|feel\b|lose\b|miss\b|die\b|fail\b|end\b)[a-z]{2,} [^.!?;,]+)/i;
/** "ok asking her tonight" */
const BEGINS =
  /^(?:ok|okay|cool|alright|good|great|perfect|thanks|thx|yeah)[,.!]? (?<verb>[a-z]{2,}ing) (?<what>[^.!?;,]+)/i;
const NO_ACT =
  /^(?:no|some|any|every)?thing$|^(?:being|feeling|having|going|thinking|wondering|getting|struggling|losing|dying|trying|what)$/i;
const TAIL =
  /\s+(?:then|now|right now|thx|thanks|thank you|ty|lol|i guess|maybe|anyway|instead|too|tho|though|first thing|please|echo)(?=\s*$)/gi;
/** What goes on after what they'll do. */
const FURTHER =
  /\s+(?:when|before|after|because|since|so|if|while|until|till|and (?:then|see|hope)|but)\b.*$/i;
/** "do it after dinner", "try tonight" name nothing. */
const NAMES_NOTHING =
  /^(?:\w+ (?:it|that|this|those|so|them)\b.*|\w+(?: (?:today|tonight|tomorrow|later|again|there|in the morning))*)$/i;
const WORDS_MAX = 14;

/** Whether they say that they will do something, or are at it. */
export const isIntent = ({ text }: Conversation): boolean => {
  const begun = BEGINS.exec(text)?.groups?.verb;
  return INTENDS.test(text) || (begun !== undefined && !NO_ACT.test(begun));
};

/** What somebody says they will do, as in "when you" and then this: "call two shops in the morning". Null if unclear. */
export function intended({ text }: Conversation): string | null {
  const own = INTENDS.exec(text)?.groups?.what;
  const begun = own === undefined ? BEGINS.exec(text)?.groups : undefined;
  const verb = begun?.verb && !NO_ACT.test(begun.verb) ? baseOf(begun.verb) : null;
  const words = own ?? (verb ? `${verb} ${begun?.what ?? ""}` : "");
  const what = words.replace(FURTHER, "").replace(TAIL, "").replace(TAIL, "").trim();
  if (
    what === "" ||
    what.split(" ").length > WORDS_MAX ||
    NAMES_NOTHING.test(what) ||
    !isSayable(what) ||
    !isCleanTitle(sentenceCase(what))
  )
    return null;
  return lowerFirst(secondPerson(what));
}

/** Verbs that double their last letter or drop an e before "ing". */
const DROPS_E =
  /(?:tak|mak|mov|writ|leav|giv|driv|com|us|chang|clos|practic|schedul|prepar|invit|shar|ic|brows|arrang|hir|fil|sav|bak)$/i;

function baseOf(verb: string): string {
  const stem = verb.toLowerCase().replace(/ing$/, "");
  if (DROPS_E.test(stem)) return `${stem}e`;
  return /(?:tt|pp|nn|gg|mm)$/.test(stem) ? stem.slice(0, -1) : stem;
}
