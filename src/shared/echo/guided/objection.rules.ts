import { type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { OBJECTIONS } from "./objection.content.ts";
import { wordsWereAskedFor } from "./words-over-turns.rules.ts";
import { asSpokenTo } from "./words-to-say.rules.ts";

const THEY = "(?<who>he|she|they|my [a-z]+(?: [a-z]+)?)";
/** "he'll say he's busy with his kids", "when she says everyone else answers" */
const THEIR_ANSWER = new RegExp(
  `\\b${THEY}(?:'ll| will| would|'d| always| just| is gonna|'?s gonna|'?s going to| is going to| usually)* (?:say|says|tell me|tells me|answer|answers|claim|claims)(?: that)? (?<what>[^.?!]{4,100})`,
  "i",
);
const WANTS_COMEBACK =
  /\b(?:say|answer|reply|tell (?:him|her|them)) back\b|\bcomeback\b|\bwhat (?:do|should|can|would) i (?:say|answer|reply)(?: to (?:that|him|her|them))? (?:when|if|then|back)\b|\bwhat (?:to|i) say when\b|\bwhat if (?:he|she|they|my \w+) says?\b/i;
const EXPECTS =
  /\b(?:'ll|will|would|'d|gonna|going to) (?:just |probably |only )*(?:say|tell me|answer|claim)\b/i;

/** Words to say back to what the other will answer; null where nobody's answer is spoken of. */
export function objection(conversation: Conversation): GuidedReply | null {
  const message = conversation.turn.message.replaceAll("’", "'");
  const isWanted = WANTS_COMEBACK.test(message);
  const hasWords =
    wordsWereAskedFor(conversation) || conversation.said.slice(-2).some((reply) => reply.includes("“"));
  if (!isWanted && !(EXPECTS.test(message) && hasWords)) return null;
  const found = [message, ...conversation.written.toReversed()]
    .map((text) => THEIR_ANSWER.exec(text.replaceAll("’", "'"))?.groups)
    .find((groups) => groups !== undefined);
  const isOfRequest = conversation.said.some((reply) =>
    /“[^”]*\bcould you (?!stop\b|not\b|leave\b)/i.test(reply),
  );
  const ways = isOfRequest ? OBJECTIONS.request : OBJECTIONS.limit;
  const heard = found ? heardBack(found.who ?? "", found.what ?? "") : null;
  return plainly(
    oneOf(
      conversation,
      ways.map((way) => way.replace("{heard}", heard ?? "I hear you")),
    ),
  );
}

/** "I know you're busy with your kids", where their answer is about themselves. */
function heardBack(who: string, what: string): string | null {
  const plain = what
    .replace(/^(he|she|they)s\b/i, "$1's")
    .replace(/^theyre\b/i, "they're")
    .trim();
  if (!/^(?:he|she|they)(?:'s|'re)? /i.test(plain) || plain.split(" ").length > 9) return null;
  const words = asSpokenTo(who, plain);
  return /\b(?:he|she|they|him|his|her|their|i|my|me)\b/i.test(words) ? null : `I know ${words}`;
}
