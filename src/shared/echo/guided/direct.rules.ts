import { type Conversation, conversationOf, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { sorted, withoutLead } from "./day.rules.ts";
import { perDay } from "./own-day.rules.ts";
import { stepCard } from "./record-cards.rules.ts";
import { asTitle, itemsIn, taskBack } from "./say-back.rules.ts";
import { ANY_FIRST, SITUATIONS, type Situation, WITHHOLDING } from "./situations.content.ts";
import { SUPPORT } from "./support.content.ts";
import { TALK } from "./talk.content.ts";
import { WORDS_SAYS } from "./words.content.ts";
import { asksForWords, words } from "./words.rules.ts";

/** Direct questions, answered before anything is asked back. */
export function direct(conversation: Conversation): GuidedReply | null {
  const { lower, pending } = conversation;
  if (WITHHOLDS_RENT.test(lower)) return plainly(WITHHOLDING);
  const divided = perDay(conversation);
  if (divided) return divided;
  if (CHECKS_WORDS.test(lower) && lower.split(" ").length > 4)
    return plainly(oneOf(conversation, WORDS_SAYS.fine));
  if (asksForWords(conversation)) return words(conversation);
  if (/\bremind me\b(?! (?:what|of|about))/.test(lower) && conversation.goal.deadline) {
    const task = asTitle(
      conversation.turn.message.replace(/[,\s]*\b(?:can you |could you |please )?remind me(?: to)?\b/i, ""),
    );
    if (task) return stepCard(conversation, task, conversation.text);
  }
  if (YES_OR_NO.test(lower)) {
    return plainly(TALK.yesOrNo[0], situation(conversation)?.list);
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

/** What usually belongs to a situation and a first step; null when nothing new can be said. */
function list(conversation: Conversation, isWanted: boolean): GuidedReply | null {
  const known = situation(conversation);
  const earlier = conversation.written
    .map((text) => itemsIn(withoutLead(text)))
    .find((items) => items.length > 2);
  if (isWanted && earlier && !(known && cuesIn(conversation.text, known.sign) > 0))
    return sorted(conversation, earlier);
  if (known && !wasSaid(conversation, known.list)) return startOf(known);
  if (known?.who && !wasSaid(conversation, known.who)) return plainly(known.who);
  if (known && isWanted) return plainly(known.list);
  if (!isWanted) return null;
  const subject = [conversation.text, ...conversation.written.toReversed()]
    .map((message) => taskBack(conversationOf({ ...conversation.turn, message, history: [] })))
    .find((task) => task !== null && !/\b(?:it|that|this|them)\b/.test(task));
  if (!subject) return null;
  const begin = `To ${subject}, write down what it needs and begin with the part that has a date or depends on somebody else.`;
  return wasSaid(conversation, begin) ? null : plainly(begin, ANY_FIRST);
}

const startOf = ({ list, first }: Situation) =>
  plainly(list, `To begin: ${first.charAt(0).toLowerCase()}${first.slice(1)}`);

/** What helps with the kind of situation that a message itself is about, once. */
export function start(conversation: Conversation): GuidedReply | null {
  const known = SITUATIONS.find(({ sign }) => cuesIn(conversation.text, sign) > 1);
  return known && !wasSaid(conversation, known.list) ? startOf(known) : null;
}

/** What the request names, or what the request and the talk before it point to with two words. */
const situation = ({ written, text }: Conversation): Situation | null => {
  const before = written.join("\n");
  return (
    SITUATIONS.find(
      ({ sign }) =>
        cuesIn(text, sign) > 1 || ASKED_ABOUT.some((asked) => cuesIn(asked.exec(text)?.[0] ?? "", sign) > 0),
    ) ??
    SITUATIONS.find(({ sign }) => cuesIn(`${before}\n${text}`, sign) > 1) ??
    null
  );
};

/** How many different words of a text point to a situation; what the person ruled out doesn't count. */
function cuesIn(text: string, sign: RegExp): number {
  const plain = text.toLowerCase().replaceAll("’", "'").replace(RULED_OUT, " ").replaceAll("\n", " ");
  const found = plain.match(new RegExp(sign.source, "g")) ?? [];
  const isWide = found.some((cue) => cue.includes(" "));
  return new Set(found).size + (isWide ? 1 : 0);
}

const RULED_OUT =
  /^.*\b(?:but|though|actually|just)\b[^.?!]{0,12}\b(?:i'm asking|my question|i asked|i wanted to ask|i need help with)\b|\b(?:not|isn't|nothing to do with|forget|never mind) (?:about )?(?:the |my |a |an |with )*[\w-]+|\b(?:my|the|our) [\w-]+(?: [\w-]+)? (?:is|are) (?:fine|ok|okay|good|sorted|done|not the (?:problem|point|issue))\b/g;
/** The sentence that asks. */
const ASKED_ABOUT = [
  /[^.!?\n]*\b(?:how|what|where|who|which|should i)\b[^.!?\n]*\?*/i,
  /\b(?:help|plan|list)\b[^.!?\n]*/i,
];

const wasSaid = ({ said }: Conversation, text: string) => said.some((reply) => reply.includes(text));

const WITHHOLDS_RENT =
  /\b(?:stop|quit|skip|withhold\w*|hold(?:ing)? back|not|refuse to) (?:pay(?:ing)? )?(?:my |the )?rent\b/;
const CHECKS_WORDS =
  /\b(?:(?:is (?:that|this|it)|too|sound) (?:too )?(?:rude|harsh|ok|okay|fine|blunt|cold|mean|good)(?: to (?:send|say)(?: by \w+)?)?|like that|send (?:that|it|this)|does that work)\s*\?+\s*$/;
const WANTS_TO_SAY_SORRY = /\bi (?:just |only )?want to (?:say sorry|apologi[sz]e)\b/;
const ASKS_FOR_PERSON =
  /\bis there (?:a |an |any |some)?(?:person|one|body|human|someone|somebody)\b.*\b(?:talk|speak|ask)\b/;
const YES_OR_NO = /\byes or no\b|\b(?:should|do|shall) i\b.*\bor not\b/;
const ASKS_WHO =
  /\bwho (?:do|can|should|could|to)\b.*\b(?:call|talk|speak|ask|ring|go|phone)\b|\bsomeone i can ask\b/;
const ASKS_FOR_LIST =
  /\b(?:where|how) (?:do|should|can) i (?:even )?(?:start|begin)\b|\bwhat(?:'s| is)? else\b|\banything else (?:i|to)\b|\bwhat (?:do|should) i (?:even )?(?:bring|need|pack|have ready|pay first|do first|pay)\b|\bwhat to (?:bring|do first)\b|\b(?:make|give|need) (?:me )?(?:a|the) (?:short )?list\b|^(?:a )?plan\b(?! (?:b|for the week)\b)|\bwhat do i do(?: (?:now|first|so|about|with))?\b|\bwhat (?:should|can) i do (?:tonight|first|about (?:it|that|this))\b|\bwhat now\b|\bhow (?:am|are) (?:i|we) (?:meant|supposed) to\b|\bin (?:bits|parts|installments)\b/;
const HOW_TO =
  /\bhow (?:do|can|could|should|would) (?:i|you|we)\b(?!.*\bsay no\b)|\bhow to (?:value|make|get|stop|sleep|deal)\b|\bis there a (?:trick|way)\b|\b(?:another|should i do) .*\bor rest\b/;
