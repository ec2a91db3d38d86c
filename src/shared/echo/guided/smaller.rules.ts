import type { AskId } from "./asks.content.ts";
import { ask, type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { TALK } from "./talk.content.ts";

const SMALLER: Partial<Record<AskId, string>> = {
  intent: "Then take a smaller piece, something that would make tomorrow a little easier.",
  align: "Then think of one person who'd say yes if you asked.",
  proceed:
    "Choose one: write down the next call to make, put ten minutes on the calendar, or ask somebody for a hand.",
  pressing: "Then start with the plainest things.",
  first: "Choose the one that somebody else is waiting for.",
  facts: "Then write down only what you saw or read yourself; the rest can stay a question.",
};

/** A smaller question, or some choices, for somebody who doesn't know. */
export const easier = (conversation: Conversation, pending: AskId): GuidedReply =>
  plainly(
    oneOf(conversation, TALK.easier),
    SMALLER[pending] ?? "We can leave that one and go on.",
    ask(conversation, pending === "proceed" ? "when" : "proceed"),
  );

export const afterYes = (conversation: Conversation, pending: AskId): GuidedReply =>
  ["proceed", "when", "boundary-offer"].includes(pending)
    ? plainly(oneOf(conversation, TALK.sure), "Do just that one thing, and let the rest wait.")
    : plainly(oneOf(conversation, TALK.sure), ask(conversation, pending));
