import type { LibraryReply } from "../library-reply.ts";
import {
  type Conversation,
  type GuidedReply,
  hasOffered,
  oneOf,
  plainly,
  sentences,
} from "./conversation.rules.ts";
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
  { kind, text, step, isAgreed }: LibraryReply,
): GuidedReply {
  if (hasOffered(conversation)) return plainly(text);
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
  return card ? { text: sentences(text, oneOf(conversation, TALK.card)), proposals: [card] } : plainly(text);
}

/** "I have to" is no goal of one's own. */
const WANTS =
  /\b(?:i|we)(?:'d| would)? (?:really |just )?(?:want|wanna|like|plan|aim|intend|hope) to\b|\bmy goal\b/;
