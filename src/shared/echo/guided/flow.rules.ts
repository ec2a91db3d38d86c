import type { LibraryReply } from "../library-reply.ts";
import type { AskId } from "./asks.content.ts";
import {
  type Conversation,
  type GuidedReply,
  hasOffered,
  oneOf,
  plainly,
  sentences,
  wasSaid,
} from "./conversation.rules.ts";
import { FLOW, FLOW_SAYS } from "./flow.content.ts";
import { intended, isIntent } from "./intended.rules.ts";
import { objectiveOf } from "./proposals.rules.ts";
import { TALK } from "./talk.content.ts";

/** Longer messages tell something. */
const CLOSING_WORDS = 24;
const DONE_WORDS = 16;

/**
 * The end of a talk, or of one matter in it: one warm, short line that names what they'll do. Null where they ask, hesitate or
 * answer.
 */
export function closing(conversation: Conversation, library: LibraryReply | null): GuidedReply | null {
  const { written, pending, said } = conversation;
  const lower = conversation.lower.replace(QUOTED, "").trim();
  const words = lower.split(" ").length;
  if (written.length === 0 || words > CLOSING_WORDS || (pending !== null && OPEN.includes(pending)))
    return null;
  const goodbye = FLOW.question.test(lower) && words > 8 ? null : ending(conversation);
  if (goodbye) return goodbye;
  if (FLOW.question.test(lower) || TROUBLE.test(lower) || HESITATES.test(lower)) return null;
  const hasThanks =
    FLOW.thanks.test(lower) ||
    (BEGINS_WITH_THANKS.test(lower) && (intended(conversation) !== null || PRAISES.test(lower)));
  const isAnswer = !hasThanks && pending !== null && !INVITING.includes(pending);
  if (isAnswer) return null;
  const welcome = hasThanks ? "You're welcome." : "Good.";
  const isEnd = hasThanks || FLOW.acknowledges.test(lower) || !/[.!]\s+\S/.test(lower);
  const own = isEnd ? intended(conversation) : null;
  if (own) return plainly(welcome, `I hope it goes well when you ${own}.`);
  const agrees = FLOW.agrees.test(lower);
  const step = library?.kind === "reply" ? null : (library?.step ?? null);
  if (agrees && step !== null && !hasOffered(conversation))
    return {
      text: sentences(welcome, `Next: “${step}.”`, oneOf(conversation, TALK.card)),
      proposals: [objectiveOf(conversation, { title: step, specific: step })],
    };
  if (FLOW.done.test(lower) && !/\b(?:already|twice|again|times|still)\b/.test(lower) && words < DONE_WORDS)
    return plainly(oneOf(conversation, FLOW_SAYS.done), hasThanks && "You're welcome.");
  if (FLOW.decided.test(lower) && words < DONE_WORDS)
    return plainly(oneOf(conversation, FLOW_SAYS.decided), hasThanks && "You're welcome.");
  if (isEnd && isIntent(conversation)) return plainly(welcome, "I hope it goes well.");
  if (hasThanks) return plainly(oneOf(conversation, FLOW_SAYS.thanks));
  const isBare = agrees || (FLOW.ok.test(lower) && !said.at(-1)?.endsWith("?"));
  return isBare ? plainly(oneOf(conversation, FLOW_SAYS.ok)) : null;
}

/** "wow ok. thanks i guess. ill go celebrate" */
const BEGINS_WITH_THANKS = /^(?:[\w']+[\s,.!]+){0,3}(?:thx|thanks|thank you|ty)\b/;
/** "the lime thing is smart" */
const PRAISES =
  /\b(?:is|was|sounds|that'?s) (?:really |so |very |pretty |a )*(?:smart|great|good|helpful|perfect|clever|nice|useful)\b/;
/** What they said to somebody else. */
const QUOTED = /["“][^"”]*["”]/g;
/** Questions whose answer fills a record, or is about somebody's safety or grief. */
export const OPEN: readonly AskId[] = [
  "energy",
  "stress",
  "mood",
  "changed",
  "persists",
  "priority",
  "grief",
  "danger",
  "afraid",
  "safe",
  "first-danger",
  "trigger",
];
/** Questions that invite anything. */
const INVITING: readonly AskId[] = [
  "identify",
  "wish",
  "clarify",
  "settled",
  "helped",
  "company",
  "before-it",
  "boundary-state",
  "boundary-need",
  "boundary-offer",
];

/** Good news, or a matter that is out of the way, when it is what they came to tell; null where a trouble or a question comes with it. */
export function goodNews(conversation: Conversation): GuidedReply | null {
  const { lower, written } = conversation;
  const isAlone =
    !FLOW.question.test(lower) && !TROUBLE.test(lower) && !HESITATES.test(lower) && !REMAINS.test(lower);
  if (!isAlone || lower.split(" ").length > CLOSING_WORDS) return null;
  const isSettled = written.length > 0 && FLOW.settled.test(lower);
  const ways = FLOW.achieved.test(lower) ? FLOW_SAYS.joy : isSettled ? FLOW_SAYS.settled : [];
  return ways.some((words) => !wasSaid(conversation, words)) ? plainly(oneOf(conversation, ways)) : null;
}

/** What was settled isn't quite. */
const REMAINS =
  /\b(?:still|again|not(?! \w+ anymore\b)|never|until|if|when|once|need|want|wish|twice|isn'?t|hasn'?t|wasn'?t)\b/;

/** A goodbye at once, joy and banter: heard as such, short and warm. */
export function flow(conversation: Conversation): GuidedReply | null {
  const { lower } = conversation;
  const isAsked = FLOW.question.test(lower);
  if (FLOW.aboutCard.test(lower)) return plainly(FLOW_SAYS.aboutCard[0]);
  const words = lower.split(" ").length;
  if (
    FLOW.bareNo.test(lower) &&
    (conversation.pending === null || /clarify|identify/.test(conversation.pending))
  )
    return plainly(oneOf(conversation, FLOW_SAYS.refused));
  if (!isAsked || words < 9) {
    const goodbye = ending(conversation);
    if (goodbye) return goodbye;
  }
  if (/\bcongratulat/.test(lower) && conversation.said.length > 0)
    return plainly(oneOf(conversation, FLOW_SAYS.joy));
  if (isAsked) return null;
  const isOpen = conversation.pending !== null && OPEN.includes(conversation.pending);
  if (FLOW.joy.test(lower) && !isOpen && !TROUBLE.test(lower))
    return plainly(oneOf(conversation, FLOW_SAYS.joy));
  if (FLOW.thanks.test(lower) && words < 20) return plainly(oneOf(conversation, FLOW_SAYS.thanks));
  if (FLOW.chat.test(lower) && words < 9 && !isOpen && !conversation.goal.deadline && !PLANS.test(lower))
    return plainly(oneOf(conversation, FLOW_SAYS.chat));
  return null;
}

/** Who hesitates is not sent off. */
const HESITATES = /\b(?:nervous|anxious|afraid|scared|can't|cant|don't know|dont know|not sure|no idea)\b/;
const TROUBLE =
  /\b(?:but|lost|owe|worried|scared|sad|died|hurt|stress(?:ed)?|not (?:ok|good|great)|caught|in trouble|doesn't know)\b|(?:\b(?:not|never|hardly|isn't|wasn't|aren't|weren't|didn't|don't)) (?:\w+ ){0,2}(?:proud|happy|amazing|amazed|well|great|fine|perfect|good news|great news)\b/;
const PLANS = /\b(?:i (?:need|want|have|should|will|could|think)|i'll|my)\b/;

function ending({ lower, turn, said }: Conversation): GuidedReply | null {
  if (/\b(?:send(?:ing)?|text) (?:it|that)\b/.test(lower)) return null;
  const leaves =
    FLOW.toSomebody.test(lower) || (FLOW.toCall.test(lower) && /\b(?:thank|thanks|ok|okay)\b/.test(lower));
  const isAnswer = said.length === 0;
  if (!leaves && (!FLOW.ending.test(lower) || (isAnswer && lower.split(" ").length > 12))) return null;
  const by = { turn, said };
  if (FLOW.angry.test(lower)) return plainly(oneOf(by, FLOW_SAYS.leftAngry));
  if (leaves || /\b(?:call|phone|ring|text|talk to|ask|teacher|accountant|sister|mom)\b/.test(lower))
    return plainly(oneOf(by, FLOW_SAYS.leftForPerson));
  if (FLOW.rest.test(lower)) return plainly(oneOf(by, FLOW_SAYS.leftToRest));
  if (FLOW.fun.test(lower)) return plainly(oneOf(by, FLOW_SAYS.leftForFun));
  return plainly(oneOf(by, FLOW_SAYS.left));
}
