import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import { type Conversation, type GuidedReply, oneOf, plainly, sentences } from "./conversation.rules.ts";
import { FLOW } from "./flow.content.ts";
import { FEELINGS, HEARD, WAYS_QUESTION } from "./heard.content.ts";
import { isIntent } from "./intended.rules.ts";
import { checkedStep } from "./say-back.rules.ts";
import { WAYS_TO_HELP } from "./talk.content.ts";
import { wordsToSay } from "./words-to-say.rules.ts";

/**
 * What can be answered in a message whose matter is not known: words they want, a step they name, what they feel. Null
 * where none of it is plain.
 */
export function heard(conversation: Conversation): GuidedReply | null {
  const { lower } = conversation;
  const words = wishToAsk(conversation);
  if (words) return words;
  if (WANTS_WORDS.test(lower)) return plainly(askForWords(conversation));
  if (FLOW.question.test(lower))
    return SHOULD_I.test(lower) ? plainly(oneOf(conversation, HEARD.shouldI)) : null;
  const feeling = feelingIn(lower);
  if (feeling) return withWaysToHelp(conversation, feeling);
  return isOwnStep(conversation) ? plainly(oneOf(conversation, HEARD.step)) : null;
}

const WANTS_WORDS =
  /\b(?:what (?:do|should|can|would) i (?:even )?(?:say|tell|write|text)|(?:give|need|want|find|some|the|any) (?:me )?(?:the |some |a )?(?:words|wording|text (?:to|for)|message (?:to|for))|words to|how (?:do|should|can) i (?:say|tell|word|put|phrase|ask))\b/;
const SHOULD_I = /\bdo i\b[^?.!]+\bor\b|\bshould (?:i|we)\b|\bwhich (?:one )?(?:do|should|would) (?:i|you)\b/;

/** What somebody says they feel, in a sentence that takes it up; null without any. */
function feelingIn(lower: string): string | null {
  const own = OWN_FEELING.exec(lower)?.groups?.feeling;
  const found = own && FEELINGS.find(([sign]) => sign.test(own));
  return found ? found[1] : null;
}

/** Of their own: "she is mad" is another's. */
const OWN_FEELING =
  /(?:\b(?:i'?m|i am|i feel|feel(?:ing)?|makes me|i get|i was|i've been|been|i have|so|and) (?:so |really |just |all |very |pretty |kinda |kind of |a bit |too |feeling |always |still )*|\bi (?:just |really |still )?)(?<feeling>(?!not\b)[a-z']+(?: [a-z']+)?)/;

const isOwnStep = (conversation: Conversation): boolean =>
  checkedStep(conversation.turn.message) !== null || isIntent(conversation);

/** Taken up, with the ways in which Echo can help once, and later a question. */
function withWaysToHelp(conversation: Conversation, feeling: string): GuidedReply {
  const isAsked = conversation.said.some((reply) => reply.endsWith(WAYS_QUESTION));
  return isAsked
    ? plainly(feeling, oneOf(conversation, HEARD.weighs))
    : {
        text: sentences(feeling, WAYS_QUESTION),
        proposals: [],
        suggestions: Object.keys(WAYS_TO_HELP),
      };
}

/** Asks what the other is to do, by name where one is known. */
function askForWords({ goal }: Conversation): string {
  const who = /^(?:my|our) [a-z]+$/i.test(goal.who ?? "") ? secondPerson(goal.who ?? "") : null;
  return who ? `Let's find words for ${who}. ${HEARD.whatFromThem}` : HEARD.whoAndWhat;
}

/** "i want to ask him for one song" becomes words to ask with. */
function wishToAsk(conversation: Conversation): GuidedReply | null {
  const wish = WISH_TO_ASK.exec(conversation.turn.message)?.groups?.wish;
  if (wish === undefined) return null;
  const turn = { ...conversation.turn, message: `how do i ${wish}` };
  return wordsToSay({ ...conversation, turn });
}

const WISH_TO_ASK =
  /\bi (?:just )?(?:want|need|have|wanna|would like|'d like)(?: to)? (?<wish>(?:ask|tell) .+)/i;

/** The words to say, once they have answered what the other is to do. */
export function wordsAnswered(conversation: Conversation): GuidedReply | null {
  const asked = ASKED_FOR_WORDS.exec(conversation.said.at(-1) ?? "")?.groups;
  if (!asked) return null;
  const { message } = conversation.turn;
  const who = asked.who?.replace(/^your\b/, "my") ?? "them";
  const what = message.replace(LEAD_TO_WISH, "");
  const turn = { ...conversation.turn, message: `how do i ask ${who} to ${what}` };
  return wordsToSay({ ...conversation, turn });
}

const ASKED_FOR_WORDS = /Let's find words for (?<who>your \w+)\./;
const LEAD_TO_WISH =
  /^(?:(?:well|ok|so|just|that|for)\b,? )*(?:i(?:'d| would)? (?:want|need|like|wish) )?(?:(?:him|her|them|he|she|they|my \w+) )?(?:to |would |should )?/i;
