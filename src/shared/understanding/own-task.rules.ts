import type { Goal } from "./goal.rules.ts";
import { VERB_OF_STORY } from "./goal-clauses.rules.ts";

/** What only surrounds a task: "bench 225 | before I turn 40", "a website | that doesn't look like 2009". */
const ASIDE =
  /,?\s+(?:before (?!bed\b|work\b|school\b|breakfast|lunch|dinner|supper|sleep)|because|so (?:that )?(?:I|you|my|your|the|we|they|there|he|she|it)\b|since|now that|while|when|even|like (?:the|my|I|we|you|your)\b|without (?:losing|wrecking|it)\b|ahead of|as long as|as of|starting (?:on |from |next )?\w+\b|instead of (?:just )?(?:[a-z]+ing|the)\b|rather than|than just|unless|(?:until|till?)\b(?! (?:I|we) (?:have|hit|reach))|in case|after (?:I|you|he|she|we|they|my|your|it)\b|if\b|who\b|which\b|where\b|that (?:isn't|doesn't|don't|won't|I|you|we|is|are|has|nobody|needs?|keeps?)\b|but\b|except|this time|again and again|for (?:god|pete|heaven)'?s sake|or (?:is|am|should|what|else|she|he|they)\b|and (?:somehow |now |then |maybe )?(?:I|I'm|we|he|she|they|it|my \w+ (?:is|are|has))\b|(?<!\b(?:till?|until)\s)I (?:have|am|can't|don't|never|keep|was|want|need|got|know|hate|think)\b|I'm\b|I've\b|by the time|not this one|just the (?:two|three)|still\b|already\b|lol\b).*$/i;
const PARENTHESIS = /\s*[([{].*$/;
const COMMA = /,(?!\d)\s*/;
const LIST_WORDS_MAX = 5;
const NO_ITEM = new RegExp(`^(?:nothing|no|not|never|just|even|maybe)\\b|${VERB_OF_STORY.source}`, "i");
/** Words typed large for stress, not because they are names. */
const STRESSED =
  /\b(?:AND|NOT|NEXT|AGAIN|ALWAYS|REALLY|SO|VERY|ALL|NOW|EVERY|NEVER|THIS|THAT|LETTER|BEFORE|TODAY|ONE|THE|MY|NO|MORE|TOO|STOP|PLEASE|FINALLY|ACTUALLY|ONLY|BOTH|EVER|WILL|HAVE|NEED|MUST)\b/g;
const PRONOUN = /\b(?:him|her|them)\b/i;
const VAGUE = /^(?:it|this|that|them|him|her|something.*|anything|everything|things?|stuff|nothing)?$/i;
const TRAILING = /[\s",;:.!?–—-]+$/;
const LOOSE_END =
  /(?:^|\s)(?:a|an|the|and|or|but|to|of|for|with|in|on|at|by|before|until|from|is|are|am|be|was|were|my|our|your|their|which|so|if|as|about|into|not|because|due|within|just|I|I'm|you|even|only|also|some|any)$/i;
const BREAK =
  /\s+(?=(?:so|because|but|and|which|who|that|while|since|before|after|until|without|with|for|from|in|on|at|by|to|instead|when|if|or|about|into)\b)/gi;
const BREAK_MIN = 12;

/** What is told or asked may be a whole sentence. */
const SPOKEN = /^(?:tell|ask|let|admit|explain|remind|show|find out|figure out|decide|choose)\b/i;

/**
 * The task without what surrounds it, in the person's words: no aside, no parenthesis, no second clause. Null when
 * too little is left to say what it is about.
 */
export function ownTask({ task, who }: Goal): string | null {
  if (task.verb === "" || task.from === "story" || task.from === "thing") return null;
  const object = task.object.replace(COMMA, " ").trim();
  const words = SPOKEN.test(task.words)
    ? tidy(task.words.split(/[,(]|\s(?:before|because|without|so)\b/i)[0] ?? "")
    : beforeStory(coreOf(task.words), task.verb.length);
  if (words.split(" ").length < 2 || /^be (?:\d|done|down|at|over|under|out|ready$|there$|it$)/i.test(words))
    return null;
  if (PRONOUN.test(object) && VAGUE.test(object)) {
    if (!who) return null;
    return words.replace(PRONOUN, who);
  }
  return object !== "" && VAGUE.test(object) && words.split(" ").length < 4 ? null : words;
}

/** "apologize to Denise for what I said" without what tells a story: "apologize to Denise". */
function beforeStory(words: string, from: number): string {
  const story = VERB_OF_STORY.exec(words.slice(from));
  if (!story) return words;
  const head = words.slice(0, from + story.index);
  const ends = [...head.matchAll(BREAK)].map(({ index }) => index);
  return tidy(head.slice(0, ends.at(-1) ?? 0));
}

/** A thing that is named instead of a task, without what surrounds it: "best man speech for Danny". */
export function ownThing({ task }: Goal): string | null {
  if (task.from !== "thing" && !(task.from === "wish" && task.verb === "")) return null;
  const words = coreOf(task.words);
  const isSane =
    /[a-z]/i.test(words) &&
    !VERB_OF_STORY.test(words) &&
    !/^(?:whether|do|does|is|are|should|can|i)\b/i.test(words);
  return isSane && !VAGUE.test(words) ? words : null;
}

/** Some words without asides: "quit vaping (before baseball tryouts)". */
export function coreOf(words: string): string {
  const [first = "", ...rest] = words
    .replace(PARENTHESIS, "")
    .replace(STRESSED, (word) => word.toLowerCase())
    .split(COMMA);
  const isList =
    rest.length > 0 &&
    rest.every((part) => part.split(" ").length <= LIST_WORDS_MAX && !NO_ITEM.test(part)) &&
    /^(?:and|or)\b|\band\b/.test(rest.at(-1) ?? "");
  const core = (isList ? [first, ...rest].join(", ") : first).replace(ASIDE, "");
  return tidy(core) || tidy(first) || tidy(words);
}

/** At most so many letters, cut where a phrase ends. */
export function shortened(words: string, max: number): string {
  const text = tidy(words);
  if (text.length <= max) return text;
  const ends = [...text.matchAll(BREAK)]
    .map(({ index }) => index)
    .filter((end) => end <= max && end >= BREAK_MIN);
  let short = text.slice(0, ends.at(-1) ?? text.slice(0, max + 1).lastIndexOf(" "));
  if (short.length > max || short === "") return "";
  while (LOOSE_END.test(short)) short = short.replace(/\s*\S+$/, "");
  return tidy(short);
}

export function tidy(text: string): string {
  let tidied = text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/,\s*,/g, ",")
    .replaceAll(/\s+([,.;!?])/g, "$1")
    .replace(/^[\s"'([*#>.,;:!?–—-]+/, "")
    .replace(TRAILING, "");
  while (LOOSE_END.test(tidied) && tidied.includes(" ")) tidied = tidied.replace(/\s*\S+$/, "");
  return tidied;
}
