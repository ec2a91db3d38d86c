import { ASKS } from "./asks.content.ts";
import { ask, type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { start } from "./direct.rules.ts";
import { FLOW } from "./flow.content.ts";
import { listening, said } from "./heard.rules.ts";
import { INCIDENT_UNKNOWN } from "./incident.content.ts";
import { move, subjectOf } from "./subject.rules.ts";
import { TALK } from "./talk.content.ts";

/** Nothing was understood: one question while nothing is known, then a sentence about their own subject, or listening. */
export function fallback(conversation: Conversation): GuidedReply {
  const known = conversation.turn.message.split(" ").length > 4 ? start(conversation) : null;
  if (known) return known;
  const wasAsked = conversation.said.some((reply) => MENUS.some((question) => reply.includes(question)));
  if (!wasAsked && conversation.said.length < 2 && subjectOf(conversation) === null) {
    const isTold = conversation.turn.message.split(" ").length > 3 && !FLOW.question.test(conversation.lower);
    return isTold
      ? plainly(
          "Thank you for telling me.",
          ask(conversation, conversation.turn.mode === "incident" ? "safe" : "wish"),
        )
      : plainly(oneOf(conversation, TALK.unclear), ask(conversation, "clarify"));
  }
  if (FLOW.question.test(conversation.lower)) return unknown(conversation);
  return plainly(said(conversation), listening(conversation));
}

const MENUS = [...ASKS.clarify, ...ASKS.identify];

/** A question that Echo can't answer, and what it can say about the same matter. */
export const unknown = (conversation: Conversation): GuidedReply =>
  conversation.turn.mode === "incident"
    ? plainly(INCIDENT_UNKNOWN)
    : plainly(oneOf(conversation, TALK.unknown), move(conversation) ?? TALK.askPerson[0]);

/** The reply without a question that was asked before, word for word. */
export function withoutRepeated({ text, proposals }: GuidedReply, conversation: Conversation): GuidedReply {
  const question = /(?:^|[.!?”"] )([^.!?]{12,}\?)$/.exec(text)?.[1];
  const isRepeated = question !== undefined && conversation.said.some((reply) => reply.includes(question));
  if (!isRepeated || SAFETY.some((id) => ASKS[id].some((one) => one === question)))
    return { text, proposals };
  const rest = text.slice(0, -question.length).trim();
  const isLoose = rest === "" || /:$/.test(rest);
  return { text: isLoose ? listening(conversation) : rest, proposals };
}

/** Questions that may be asked again. */
const SAFETY = ["danger", "afraid", "safe", "energy", "stress", "mood"] as const;
