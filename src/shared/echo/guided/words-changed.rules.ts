import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { personOf } from "./persons.rules.ts";
import { statement } from "./words-to-say.rules.ts";

/** Words to say, as a reply gives them. */
const GIVEN = /“(?<words>[^“”]{12,400})”/;

/** The words themselves are spoken of, in few words: "it's too stiff", "can you make that shorter". */
const OF_WORDS =
  /\b(?:(?:it|that|this)(?:'s|s)?|make|can you|could you|say|add)\b|^(?:a (?:bit|little) )?(?:short|soft|nic|kind|warm|firm|strong|less|more|too)/;
const LEAD =
  /^(?:(?:ok|okay|but|and|hm+|good|great|nice|thanks|thx|no|yes|yeah|please|maybe|just|lol)\b[\s,.!]*)+/;
const WORDS_MAX = 18;
const TOO = "\\b(?:too|kinda|kind of|pretty|a bit|a little|so|very|sounds?|is) (?:\\w+ )?";
const SHORTER = /\b(?:shorter|shorten|less (?:words|wordy|long)|too (?:long|wordy)|brief(?:er)?)\b/;
const SOFTER = new RegExp(
  `\\b(?:softer|soften|nicer|kinder|gentler|warmer|friendlier|less (?:stiff|formal|harsh|cold|direct|mean|rude|pushy|blunt)|more casual)\\b|${TOO}(?:stiff|formal|harsh|cold|mean|rude|pushy|blunt)\\b`,
);
const FIRMER = new RegExp(
  `\\b(?:firmer|stronger|stricter|more (?:direct|firm|serious))\\b|${TOO}(?:soft|weak|polite|gentle)\\b`,
);
/** What the other will say isn't to be said by the person: "he's going to say i don't respect him". */
const ADDS =
  /(?<!\b(?:he|she|they|my \w+)(?:'?s|'?re|'?ll| will| would|'?d| is| are)? (?:(?:gonna|going to|just|always|probably) )*)\b(?:and |also |but |then )*(?:say|add|mention|include|put in|write|tell (?:him|her|them))(?: in)?(?: that)? (?<what>(?:i|i'm|i've|i'd|we|we're|it|it's|the|my|our|she|he|they)\b[^.?!]{3,100})/i;
const NOT_A_CHANGE =
  /\bhow (?:do|should|can|would) (?:i|we)\b|\bshould i\b|\bwhat (?:do|should|can|would) i\b|\bwhat (?:if|happens)\b/;

const ENDS = [
  "Change any word until it sounds like you.",
  "Read it aloud once; if a word isn't yours, swap it.",
] as const;

/**
 * The words that were given last, changed as the person asks: shorter, softer, firmer, or with something added. Null where
 * there are none, or something else is asked.
 */
export function wordsChanged(conversation: Conversation): GuidedReply | null {
  const { said, turn } = conversation;
  const lower = conversation.lower.replaceAll("’", "'").replace(LEAD, "");
  const given = said
    .slice(-2)
    .map((reply) => GIVEN.exec(reply)?.groups?.words)
    .findLast((one) => one !== undefined);
  const isOfWords = OF_WORDS.test(lower) && lower.split(" ").length <= WORDS_MAX;
  if (given === undefined || !isOfWords || NOT_A_CHANGE.test(lower)) return null;
  const what = ADDS.exec(turn.message.replaceAll("’", "'"))?.groups?.what;
  const who = personOf(conversation)?.replace(/^your\b/, "my") ?? "";
  const added =
    what === undefined ? null : statement(who, what.replace(/\s+(?:please|pls|too|lol)\s*$/i, ""));
  const changes = [
    SHORTER.test(lower) && shorter,
    SOFTER.test(lower) && softer,
    FIRMER.test(lower) && firmer,
  ].filter((change) => change !== false);
  const changed = changes.reduce((words, change) => change(words), given);
  const words = added === null ? changed : `${added} ${changed}`;
  return words === given ? null : plainly(`“${words}”`, oneOf(conversation, ENDS));
}

const CLOSES = /\s*I'd be grateful\.$/;

/** Without the thanks, and only the first of several sentences. */
function shorter(words: string): string {
  const bare = words.replace(CLOSES, "");
  const [first = bare] = bare.split(/(?<=[.?!])\s+/);
  return first;
}

/** A request without any pressure, a statement with a kind beginning. */
function softer(words: string): string {
  const bare = words.replace(CLOSES, "");
  const request = /^(?:(?<name>[A-Z]\w+), )?could (?<who>you|we|I) (?<what>[^?]+)\?$/i.exec(bare)?.groups;
  if (!request) return `This isn't easy for me to say, and I'd like us to stay on good terms. ${bare}`;
  const opening =
    request.who?.toLowerCase() === "you"
      ? "would it be okay for you to"
      : `would it be okay if ${request.who}`;
  const asked = `${opening} ${request.what}? No pressure.`;
  return request.name ? `${request.name}, ${asked}` : sentenceCase(asked);
}

/** A request as a plain sentence. */
function firmer(words: string): string {
  const bare = words.replace(CLOSES, "").replace(/ No pressure\.$/, "");
  const what = /^(?:[A-Z]\w+, )?could you (?<what>[^?]+)\?$/i.exec(bare)?.groups?.what;
  return what === undefined
    ? `${bare} I mean this, and I won't change my mind.`
    : `I need you to ${what}, starting now.`;
}
