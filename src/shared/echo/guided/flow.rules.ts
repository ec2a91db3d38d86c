import { type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { FLOW, FLOW_SAYS } from "./flow.content.ts";

/** Endings, thanks, joy and banter: heard as such, short and warm. */
export function flow(conversation: Conversation): GuidedReply | null {
  const { lower } = conversation;
  const isAsked = FLOW.question.test(lower);
  if (FLOW.aboutCard.test(lower)) return plainly(FLOW_SAYS.aboutCard[0]);
  const words = lower.split(" ").length;
  const isSending = /\b(?:send(?:ing)?|text) (?:it|that)\b/.test(lower);
  if (
    FLOW.bareNo.test(lower) &&
    (conversation.pending === null || /clarify|identify/.test(conversation.pending))
  )
    return plainly(oneOf(conversation, FLOW_SAYS.refused));
  if (FLOW.ok.test(lower) && conversation.written.length > 0 && conversation.pending === null)
    return plainly(oneOf(conversation, FLOW_SAYS.ok));
  if (!isSending && (!isAsked || words < 9)) {
    const goodbye = ending(conversation);
    if (goodbye) return goodbye;
  }
  if (/\bcongratulat/.test(lower) && conversation.said.length > 0)
    return plainly(oneOf(conversation, FLOW_SAYS.joy));
  if (isAsked) return null;
  const isOpen = ["energy", "stress", "mood", "changed", "persists", "priority", "grief"].includes(
    conversation.pending ?? "",
  );
  if (FLOW.joy.test(lower) && !isOpen && !TROUBLE.test(lower))
    return plainly(oneOf(conversation, FLOW_SAYS.joy));
  if (
    FLOW.done.test(lower) &&
    !/\b(?:already|twice|again|times|still)\b/.test(lower) &&
    words < 16 &&
    conversation.written.length > 0 &&
    !isOpen
  )
    return plainly(oneOf(conversation, FLOW_SAYS.done), FLOW.thanks.test(lower) && "You're welcome.");
  if (FLOW.decided.test(lower) && words < 16 && conversation.written.length > 0 && !isOpen)
    return plainly(oneOf(conversation, FLOW_SAYS.decided), FLOW.thanks.test(lower) && "You're welcome.");
  if (FLOW.thanks.test(lower) && words < 20) return plainly(oneOf(conversation, FLOW_SAYS.thanks));
  if (FLOW.chat.test(lower) && words < 9 && !isOpen && !conversation.goal.deadline && !PLANS.test(lower))
    return plainly(oneOf(conversation, FLOW_SAYS.chat));
  return null;
}

const TROUBLE =
  /\b(?:but|lost|owe|worried|scared|sad|died|hurt|stress(?:ed)?|not (?:ok|good|great)|caught|in trouble|doesn't know)\b|(?:\b(?:not|never|hardly|isn't|wasn't|aren't|weren't|didn't|don't)) (?:\w+ ){0,2}(?:proud|happy|amazing|amazed|well|great|fine|perfect|good news|great news)\b/;
const PLANS = /\b(?:i (?:need|want|have|should|will|could|think)|i'll|my)\b/;

function ending({ lower, turn, said }: Conversation): GuidedReply | null {
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
