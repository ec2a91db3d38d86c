import { type Conversation, type GuidedReply, oneOf, plainly, sentences } from "./conversation.rules.ts";
import { FLOW } from "./flow.content.ts";
import { FEELINGS, GOING_ALONE, HEARD, WAYS_QUESTION } from "./heard.content.ts";
import { personOf } from "./persons.rules.ts";
import { WAYS_TO_HELP } from "./talk.content.ts";
import { askForWords, newsToTell, wantsWords } from "./words-over-turns.rules.ts";
import { wordsToSay } from "./words-to-say.rules.ts";

/**
 * What can be answered in a message whose matter is not known: words they want, a step they name, what they feel. Null
 * where none of it is plain.
 */
export function heard(conversation: Conversation): GuidedReply | null {
  const { lower } = conversation;
  const words = wishToAsk(conversation);
  if (words) return words;
  if (wantsWords(lower)) return newsToTell(conversation) ?? plainly(askForWords(conversation));
  if (UNSURE.test(lower)) return plainly(oneOf(conversation, HEARD.unsure));
  if (FLOW.question.test(lower)) return null;
  if (ALONE_THERE.test(lower) && !conversation.said.includes(GOING_ALONE)) return plainly(GOING_ALONE);
  const feeling = feelingIn(lower);
  return feeling ? withWaysToHelp(conversation, feeling) : null;
}

const ALONE_THERE =
  /\b(?:go|going|show(?:ing)? up|walk(?:ing)? in)\b[^.!?]{0,30}\b(?:alone|by myself|on my own)\b/;
const UNSURE =
  /\b(?:idk|i don'?t (?:even )?know|no idea|not sure) what i (?:really |even |actually )?want(?: anymore| in life| to do with my life)?[\s.!]*$/;

/** What somebody says they feel, in a sentence that takes it up; null without any. */
function feelingIn(lower: string): string | null {
  const own = [...lower.matchAll(OWN_FEELING)].map(({ groups }) => groups?.feeling ?? "");
  const found = FEELINGS.find(([sign]) => own.some((one) => sign.test(one)));
  return found ? found[1] : null;
}

/** Of their own: "she is mad" is another's. */
const OWN_FEELING =
  /(?:^(?:just |kinda |kind of |really |a bit )|\b(?:i'?m|i am|i feel|feel(?:ing)?|makes me|i get|i was|i've been|been|i have|so|and|kinda|kind of) (?:so |really |just |all |very |pretty |kinda |kind of |a bit |too |feeling |always |still )*|\bi (?:just |really |still )?)(?<feeling>(?!not\b)[a-z']+(?: [a-z']+)?)/g;

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

/** "i want to ask him for one song", "i want her to know that i wasn't cheap": words to say it with. */
export function wishToAsk(conversation: Conversation): GuidedReply | null {
  const message = conversation.turn.message.replaceAll("’", "'");
  const wish = WISH_TO_ASK.exec(message)?.groups;
  const known = WISH_TO_BE_KNOWN.exec(message)?.groups;
  const to = personOf(conversation)?.replace(/^your\b/, "my") ?? known?.who;
  const asked = wish
    ? `${/^(?:ask|tell)$/i.test(wish.verb ?? "") ? wish.verb : "tell"} ${wish.what}`
    : known && `tell ${/^my /i.test(known.who ?? "") ? known.who : to} ${known.what}`;
  return asked === undefined
    ? null
    : wordsToSay({ ...conversation, turn: { ...conversation.turn, message: `how do i ${asked}` } });
}

const WISH_TO_ASK =
  /\b(?:i |we )?(?:just |only |really )*(?:want to|wanna|need to|have to|would like to|'d like to|gotta|going to|gonna) (?:just )?(?<verb>ask|tell|text|message|write|email) (?<what>(?!me\b|you\b|it\b|that\b|this\b|about\b).+)/i;
const WISH_TO_BE_KNOWN =
  /\b(?:i |we )(?:just |only |really )*(?:want|need|wish|would like|'d like) (?<who>him|her|them|my [a-z]+) (?:to|would|could) (?:know|understand|get|see|hear)(?: that)? (?<what>(?:i|we)(?:'m|'ve|'d)? .+)/i;
