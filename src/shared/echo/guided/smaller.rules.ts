import type { AskId } from "./asks.content.ts";
import { ask, type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { TALK } from "./talk.content.ts";

/** A smaller question, or some choices, for somebody who doesn't know. */
export function easier(conversation: Conversation, pending: AskId): GuidedReply {
  const small: Partial<Record<AskId, string>> = {
    intent: "Then take a smaller piece, something that would make tomorrow a little easier.",
    align: "Then think of one person who'd say yes if you asked.",
    proceed:
      "Choose one: write down the next call to make, put ten minutes on the calendar, or ask somebody for a hand.",
    pressing: "Then start with the plainest things.",
    first: "Choose the one that somebody else is waiting for.",
    lean: "Then flip a coin for each way, and notice which result you hope for.",
    weigh: "Picture telling a good friend about each choice, and notice which is easier to say.",
    helped: "Try the plainest thing: a glass of water, some air, and a message to one person.",
    facts: "Then write down only what you saw or read yourself; the rest can stay a question.",
    request: "Think of the last time it went better between you, and what was different then.",
    "before-it": "It doesn't need a reason.",
    body: "Take ten minutes for that first: water, a bite to eat, a chair.",
  };
  return plainly(
    oneOf(conversation, TALK.easier),
    small[pending] ?? "We can leave that one and go on.",
    follow(conversation, pending),
  );
}

function follow(conversation: Conversation, pending: AskId): string | null {
  if (pending === "before-it") return ask(conversation, "helped");
  if (pending === "helped" || pending === "proceed") return ask(conversation, "when");
  if (pending === "pressing") return ask(conversation, "body");
  return ask(
    conversation,
    pending === "body" || pending === "lean" || pending === "weigh"
      ? pending === "weigh"
        ? "lean"
        : "one"
      : "proceed",
  );
}

export function afterYes(conversation: Conversation, pending: AskId): GuidedReply | null {
  if (pending === "body") return plainly(oneOf(conversation, TALK.sure), ask(conversation, "one"));
  if (pending === "celebrate" || pending === "keep")
    return plainly(oneOf(conversation, TALK.kept), "Enjoy it for a moment before the next thing.");
  if (["proceed", "when", "boundary-offer"].includes(pending))
    return plainly(oneOf(conversation, TALK.sure), "Do just that one thing, and let the rest wait.");
  return plainly(oneOf(conversation, TALK.sure), ask(conversation, pending));
}
