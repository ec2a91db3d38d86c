import { type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { sorted, withoutLead } from "./day.rules.ts";
import { stepCard } from "./record-cards.rules.ts";
import { asTitle, itemsIn } from "./say-back.rules.ts";
import { ANY_SITUATION, SITUATIONS, type Situation } from "./situations.content.ts";
import { SUPPORT } from "./support.content.ts";
import { TALK } from "./talk.content.ts";
import { WORDS, WORDS_SAYS } from "./words.content.ts";

/** Direct questions, answered before anything is asked back. */
export function direct(conversation: Conversation): GuidedReply | null {
  const { lower, pending } = conversation;
  if (CHECKS_WORDS.test(lower) && lower.split(" ").length > 4)
    return plainly(oneOf(conversation, WORDS_SAYS.fine));
  if (ASKS_FOR_WORDS.test(lower) || (pending === "offer" && /\bwords?\b|\bwrite\b/.test(lower)))
    return words(conversation);
  if (/\bremind me\b(?! (?:what|of|about))/.test(lower) && conversation.goal.deadline) {
    const task = asTitle(
      conversation.turn.message.replace(/[,\s]*\b(?:can you |could you |please )?remind me(?: to)?\b/i, ""),
    );
    if (task) return stepCard(conversation, task, conversation.text);
  }
  if (YES_OR_NO.test(lower)) {
    const known = SITUATIONS.find(({ sign }) => sign.test(lower));
    return plainly(TALK.yesOrNo[0], known?.list);
  }
  if (WANTS_TO_SAY_SORRY.test(lower))
    return plainly("That's a good beginning.", oneOf(conversation, SUPPORT.sayIt));
  if (ASKS_FOR_PERSON.test(lower)) return plainly(TALK.somebodyToTalkTo[0]);
  if (ASKS_WHO.test(lower)) {
    const known = situation(conversation);
    if (known?.who) return plainly(known.who, !wasSaid(conversation, known.first) && known.first);
  }
  const asksForList =
    ASKS_FOR_LIST.test(lower) ||
    ((pending === "clarify" || pending === "offer") && /\b(?:plan|step|list)\b/.test(lower));
  return asksForList || HOW_TO.test(lower) ? list(conversation, asksForList) : null;
}

/** Words to say, for the kind of talk that the conversation is about. */
function words(conversation: Conversation): GuidedReply {
  const told = [...conversation.written, conversation.text].map((text) => TELLS.exec(text)).findLast(Boolean);
  if (told?.[1])
    return plainly(
      oneOf(conversation, WORDS_SAYS.lead),
      `“I'd like you to hear it from me: ${told[1].trim()}. Can we talk about what comes next?”`,
      oneOf(conversation, WORDS_SAYS.after),
    );
  const wide = WORDS.slice(-2);
  const narrow = WORDS.slice(0, -2);
  const say =
    narrow.find(({ sign }) => sign.test(conversation.lower)) ??
    knownIn(conversation, narrow) ??
    knownIn(conversation, wide);
  return plainly(
    oneOf(conversation, WORDS_SAYS.lead),
    `“${say?.say ?? ""}”`,
    oneOf(conversation, WORDS_SAYS.after),
  );
}

/** What usually belongs to a situation and a first step; null when nothing new can be said. */
function list(conversation: Conversation, isWanted: boolean): GuidedReply | null {
  const known = situation(conversation);
  const earlier = conversation.written
    .map((text) => itemsIn(withoutLead(text)))
    .find((items) => items.length > 2);
  if (isWanted && earlier && !known?.sign.test(conversation.lower)) return sorted(conversation, earlier);
  if (known && !wasSaid(conversation, known.list)) return startOf(known);
  if (known?.who && !wasSaid(conversation, known.who)) return plainly(known.who);
  if (known && isWanted) return plainly(known.list);
  if (!isWanted || wasSaid(conversation, ANY_SITUATION.list)) return null;
  const { list, first } = ANY_SITUATION;
  return conversation.written.length > 0 ? plainly(list, first) : null;
}

const startOf = ({ list, first }: Situation) =>
  plainly(list, `To begin: ${first.charAt(0).toLowerCase()}${first.slice(1)}`);

/** What helps with the kind of situation that a message itself is about, once. */
export function start(conversation: Conversation): GuidedReply | null {
  const known = SITUATIONS.find(({ sign }) => sign.test(conversation.lower));
  return known && !wasSaid(conversation, known.list) ? startOf(known) : null;
}

/** What the message is about, or else what the conversation is about, the newest first. */
const situation = (conversation: Conversation): Situation | null =>
  SITUATIONS.find(({ sign }) => sign.test(conversation.lower)) ?? knownIn(conversation, SITUATIONS) ?? null;

function knownIn<Known extends { sign: RegExp }>(
  { written, lower }: Conversation,
  all: readonly Known[],
): Known | undefined {
  const told = [...written.map((text) => text.toLowerCase()), lower].join("\n").replaceAll("\n", " ");
  return all.find(({ sign }) => sign.test(told));
}

const wasSaid = ({ said }: Conversation, text: string) => said.some((reply) => reply.includes(text));

const CHECKS_WORDS =
  /\b(?:(?:is (?:that|this|it)|too|sound) (?:too )?(?:rude|harsh|ok|okay|fine|blunt|cold|mean|good)(?: to (?:send|say)(?: by \w+)?)?|like that|send (?:that|it|this)|does that work)\s*\?+\s*$/;
const ASKS_FOR_WORDS =
  /\bwhat (?:should|do|can|could|would|will) i (?:even )?(?:say|tell|write|text)\b|\bhow (?:do|should|can|could|would|to|i can) (?:i )?(?:even )?(?:say|tell|word|put it|phrase|break it|open my mouth|start (?:talking|the (?:talk|conversation)))\b(?! no\b)|\b(?:know|dont know|don't know) how (?:to|i can) (?:say|tell|start talking|open)|\bhow to (?:tell|open my mouth|start talking)\b|\b(?:write|draft|give me|just need|need) (?:me )?(?:the|a|one|some)? ?(?:\w+ )?(?:words?|message|text|email|letter|script|sentence)\b|\bwhat about the (?:talk|conversation|call|message)\b|\bhelp (?:me )?writ(?:e|ing)\b(?! (?:code|python))/;
const WANTS_TO_SAY_SORRY = /\bi (?:just |only )?want to (?:say sorry|apologi[sz]e)\b/;
const ASKS_FOR_PERSON =
  /\bis there (?:a |an |any |some)?(?:person|one|body|human|someone|somebody)\b.*\b(?:talk|speak|ask)\b/;
/** "tell my landlord I'm moving out early": what is to be said. */
const TELLS =
  /\btell (?:my [\w'-]+(?: [\w'-]+)?|him|her|them|the [\w'-]+) (?:that )?((?:I'm|I am|I've|I have|I'll|I can't|we're|we are|we've|we can't) [^.?!,;]{4,60})/i;
const YES_OR_NO = /\byes or no\b|\b(?:should|do|shall) i\b.*\bor not\b/;
const ASKS_WHO =
  /\bwho (?:do|can|should|could|to)\b.*\b(?:call|talk|speak|ask|ring|go|phone)\b|\bsomeone i can ask\b/;
const ASKS_FOR_LIST =
  /\bwhere (?:do|should) i (?:even )?(?:start|begin)\b|\bwhat(?:'s| is)? else\b|\banything else (?:i|to)\b|\bwhat (?:do|should) i (?:even )?(?:bring|need|pack|have ready|pay first|do first|pay)\b|\bwhat to (?:bring|do first)\b|\b(?:make|give|need) (?:me )?(?:a|the) (?:short )?list\b|^(?:a )?plan\b(?! (?:b|for the week)\b)|\bwhat do i do(?: (?:now|first|so|about|with))?\b|\bwhat (?:should|can) i do (?:tonight|first|about (?:it|that|this))\b|\bwhat now\b|\bhow (?:am|are) (?:i|we) (?:meant|supposed) to\b|\bin (?:bits|parts|installments)\b/;
const HOW_TO =
  /\bhow (?:do|can|could|should|would) (?:i|you|we)\b(?!.*\bsay no\b)|\bhow to (?:value|make|get|stop|sleep|deal)\b|\bis there a (?:trick|way)\b|\b(?:another|should i do) .*\bor rest\b/;
