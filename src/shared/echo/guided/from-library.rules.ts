import type { LibraryReply } from "../library-reply.ts";
import { type Conversation, type GuidedReply, hasOffered, oneOf, sentences } from "./conversation.rules.ts";
import { planIn } from "./own-plan.rules.ts";
import { isOwnWish, plan } from "./plan.rules.ts";
import { objectiveFrom, objectiveOf } from "./proposals.rules.ts";
import { ownTaskOf } from "./say-back.rules.ts";
import { TALK } from "./talk.content.ts";

/**
 * A written reply, with a card: the topic's step once the person wants one, or at once what they said they want to do
 * and by when.
 */
export function fromLibrary(
  conversation: Conversation,
  { kind, text: told, step, isAgreed, isChosen, suggestions }: LibraryReply,
): GuidedReply {
  const text = sentences(kind === "reply" && !isChosen && planIn(conversation), told);
  const words = { text, proposals: [], suggestions };
  if (hasOffered(conversation)) return words;
  const isWanted = WANTS.test(conversation.lower) && isOwnWish(conversation);
  if (isWanted && kind !== "reply" && kind !== "branch") return plan(conversation);
  const own = isWanted
    ? objectiveFrom(conversation, {
        task: ownTaskOf(conversation.goal) ?? "",
        specific: conversation.turn.message,
      })
    : null;
  const card =
    own ?? (step !== null && isAgreed ? objectiveOf(conversation, { title: step, specific: step }) : null);
  return card
    ? { ...words, text: sentences(text, oneOf(conversation, TALK.card)), proposals: [card] }
    : words;
}

/** "I have to" is no goal of one's own. */
const WANTS =
  /\b(?:i|we)(?:'d| would)? (?:really |just )?(?:want|wanna|like|plan|aim|intend|hope) to\b|\bmy goal\b/;
