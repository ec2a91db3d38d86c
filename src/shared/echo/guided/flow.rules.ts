import { toldIn } from "../crisis-told.rules.ts";
import type { EchoTurn } from "../echo-turn.ts";
import { type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { FLOW, FLOW_SAYS } from "./flow.content.ts";
import { isHeavySo } from "./weight.rules.ts";

/** Endings, thanks, joy and banter: heard as such, short and warm, with no further question. */
export function flow(conversation: Conversation): GuidedReply | null {
  const { lower } = conversation;
  const isAsked = FLOW.question.test(lower);
  if (FLOW.aboutCard.test(lower)) return plainly(FLOW_SAYS.aboutCard[0]);
  const words = lower.split(" ").length;
  const isSending = /\b(?:send(?:ing)?|text) (?:it|that)\b/.test(lower);
  if (
    FLOW.bareNo.test(lower) &&
    (conversation.pending === null || /clarify|offer|identify/.test(conversation.pending))
  )
    return plainly(oneOf(conversation, FLOW_SAYS.refused));
  if (FLOW.ok.test(lower) && conversation.written.length > 0 && conversation.pending === null)
    return plainly(oneOf(conversation, FLOW_SAYS.ok));
  if (!isSending && (!isAsked || words < 9)) {
    const goodbye = ending(conversation);
    if (goodbye) return goodbye;
  }
  if (isAsked) return null;
  const isOpen = ["energy", "stress", "mood", "changed", "persists", "priority", "vent", "grief"].includes(
    conversation.pending ?? "",
  );
  if (FLOW.joy.test(lower) && !isOpen && !isHeavySo(conversation) && !TROUBLE.test(lower))
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

export function ending({ lower, turn, said, pending }: Conversation): GuidedReply | null {
  const leaves =
    FLOW.toSomebody.test(lower) || (FLOW.toCall.test(lower) && /\b(?:thank|thanks|ok|okay)\b/.test(lower));
  const isAnswer = pending === "celebrate" || pending === "vent" || said.length === 0;
  if (!leaves && (!FLOW.ending.test(lower) || (isAnswer && lower.split(" ").length > 12))) return null;
  const by = { turn, said };
  if (FLOW.angry.test(lower)) return plainly(oneOf(by, FLOW_SAYS.leftAngry));
  if (leaves || /\b(?:call|phone|ring|text|talk to|ask|teacher|accountant|sister|mom)\b/.test(lower))
    return plainly(oneOf(by, FLOW_SAYS.leftForPerson));
  if (FLOW.rest.test(lower)) return plainly(oneOf(by, FLOW_SAYS.leftToRest));
  if (FLOW.fun.test(lower)) return plainly(oneOf(by, FLOW_SAYS.leftForFun));
  return plainly(oneOf(by, FLOW_SAYS.left));
}

export interface Repaired {
  /** The turn with what counts alone. */
  turn: EchoTurn;
  /** What is said before the reply. */
  sorry: string;
  /** They turned to something else, so nothing was misread. */
  isNew: boolean;
}

/** A complaint or a "no, I meant": what's left of the message without it. Null when it is neither. */
export function repaired(conversation: Conversation): Repaired | null {
  const { turn, said } = conversation;
  if (said.length === 0) return null;
  const after = turn.message.replace(FLOW.newSubject, "");
  if (after !== turn.message)
    return after.split(" ").length > 2 ? { turn: { ...turn, message: after }, sorry: "", isNew: true } : null;
  const asked = /[^.?!]*\?$/.exec(said.at(-1)?.trimEnd() ?? "")?.[0].trim() ?? "";
  const isYesOrNo = /^(?:is|are|do|does|have|has|would|could|can|did|will)\b/i.test(asked);
  const parts = turn.message.split(/(?<=[.!?])\s+|\n+/).map((part) => part.trim());
  const kept: string[] = [];
  let isComplaint = false;
  let isAgain = false;
  let isRefusal = false;
  for (const part of parts) {
    const bare = part.replace(FLOW.refusal, "");
    const again = bare.replace(FLOW.again, "");
    isRefusal ||=
      !isYesOrNo &&
      bare !== part &&
      /^(?:no|nope|nah|what|huh|omg|dude|jesus|haha|absolutely|uh|my god)/i.test(part);
    if (again !== bare) {
      isAgain = true;
      if (/^(?:it|that|this|so|them|both|you|already|twice)\b|^[\s.!]*$/i.test(again)) continue;
    } else if (FLOW.complaint.test(bare.toLowerCase())) {
      isComplaint = true;
      const after = /:\s+(.{8,})$/.exec(bare)?.[1];
      if (after) kept.push(after);
      continue;
    }
    if (/[\p{L}\d]{2}/u.test(again)) kept.push(again.replace(/^(?:the )?step is:?\s+/i, ""));
  }
  const rest = kept.join(" ").trim();
  if (!isComplaint && !isAgain && (FLOW.thanks.test(turn.message.toLowerCase()) || !isRefusal)) return null;
  if (!isComplaint && !isAgain && !(isRefusal && rest.split(" ").length > 2)) return null;
  // After a question about danger, the reply already begins with an apology.
  const isTakenBack = toldIn(said.at(-1) ?? "") !== null;
  const apology = isAgain ? FLOW_SAYS.sorrySaid : isComplaint ? FLOW_SAYS.sorry : FLOW_SAYS.misread;
  return {
    turn: { ...turn, message: rest },
    sorry: isTakenBack ? "" : oneOf({ turn, said }, apology),
    isNew: false,
  };
}
