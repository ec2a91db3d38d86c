import { type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";

const isSentence = (own: string): boolean => {
  const words = own.trim().split(/\s+/).length;
  return words >= 4 && words <= 30;
};

/** They have a sentence of their own and want to know whether it will do. */
export function ownWords(conversation: Conversation): GuidedReply | null {
  const { message } = conversation.turn;
  const text = message.replaceAll("’", "'");
  const asks = WILL_DO.test(text);
  const here = OWN.exec(text)?.groups?.own ?? QUOTED.exec(text)?.[1];
  const before = conversation.written
    .slice(-1)
    .map((one) => OWN.exec(one)?.groups?.own ?? QUOTED.exec(one)?.[1])[0];
  const own = here ?? (asks ? before : undefined);
  if (!own || !isSentence(own) || HARSH.test(own)) return null;
  return asks || SAYS.test(text) ? plainly(oneOf(conversation, IT_WORKS)) : null;
}

const OWN =
  /\b(?:say|write|text|tell|send|ask|note|it like this|open with|wrote|would be)(?: (?:her|him|them|it|this|like this|in the \w+|a note))*:\s*["“]?(?<own>[^"”]{8,200})/i;
const QUOTED = /["“]([^"”]{8,200})["”]/;
const SAYS =
  /\b(?:i would|i'd|i'll|ill|im gonna|i'm gonna|i'm just gonna|i am going to|i shall) (?:just )?(?:say|text|write|tell|ask)\b/i;
const WILL_DO =
  /\b(?:is|was|does|would) (?:that|this|it)(?: sentence)? (?:ok|okay|good|fine|alright|work|clear|too \w+)\b|\b(?:ok|okay|good|fine|alright) ?\?\s*$|\bhow(?:'s|s| does| is) (?:that|this) sound\b|\btoo (?:harsh|rude|mean)\b[^.!]*\?/i;
const HARSH =
  /\b(?:idiot|stupid|hate|fuck\w*|shit|damn|or else|sue|kill|die|hurt you|shut up|never (?:speak|talk)|regret|if you|you(?:'ll| will)|find you|goodbye|forgive me|sorry for everything|love you all|take care of (?:my|the|each|her|him|them)|without me)\b|!!/i;

const IT_WORKS = [
  "Yes, that works. It's short, it says what you mean, and it leaves them room to answer. Say it once, then stop and wait.",
  "That's good as it stands: clear and short enough to be heard. Don't add reasons unless they ask, and let them answer in their own time.",
];
