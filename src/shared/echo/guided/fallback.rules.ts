import { ASKS } from "./asks.content.ts";
import { ask, type Conversation, type GuidedReply, oneOf, plainly, sentences } from "./conversation.rules.ts";
import { start } from "./direct.rules.ts";
import { FLOW_SAYS } from "./flow.content.ts";
import { TALK } from "./talk.content.ts";

/** Nothing was understood: one question in a conversation, then two things to choose from, then only listening. */
export function fallback(conversation: Conversation): GuidedReply {
  const { said } = conversation;
  const known = conversation.turn.message.split(" ").length > 4 ? start(conversation) : null;
  if (known) return known;
  const wasAsked = (id: "clarify" | "offer") =>
    said.some((reply) => ASKS[id].some((question) => reply.includes(question)));
  if (wasAsked("offer")) return plainly(oneOf(conversation, FLOW_SAYS.listening));
  if (wasAsked("clarify") || said.length > 2) return plainly(ask(conversation, "offer"));
  return plainly(oneOf(conversation, TALK.unclear), ask(conversation, "clarify"));
}

/** The reply without a question that was asked before, word for word. */
export function withoutRepeated({ text, proposals }: GuidedReply, conversation: Conversation): GuidedReply {
  const question = /(?:^|[.!?”"] )([^.!?]{12,}\?)$/.exec(text)?.[1];
  const isRepeated = question !== undefined && conversation.said.some((reply) => reply.includes(question));
  if (!isRepeated || SAFETY.some((id) => ASKS[id].some((one) => one === question)))
    return { text, proposals };
  const rest = text.slice(0, -question.length).trim();
  const isLoose = rest === "" || /:$/.test(rest);
  return { text: isLoose ? sentences(oneOf(conversation, FLOW_SAYS.listening)) : rest, proposals };
}

/** Questions that may be asked again. */
const SAFETY = ["danger", "afraid", "safe", "energy", "stress", "mood"] as const;
