import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import { type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { isSayable } from "./say-back.rules.ts";

const CHOICE =
  /\b(?:should (?:i|we)|do i|torn between|choose between|decide between|whether to) (?:just )?(?<one>[^?.!,]{3,70}?),? or (?:should i |do i )?(?:just )?(?<other>[^?.!,]{3,70})/i;

const WEIGHED = [
  "Two questions often tell more than a list of reasons: what does each one cost you by next year, and where does it leave you in two? Is either of them still open later, if you leave it now?",
  "Try each one on for a day: until tonight it's decided for the first, tomorrow for the second, and you notice how you sleep. Which of the two would you be sorrier to have let go?",
];

/** Two things that somebody has to choose between, named back, and how to compare them. Null without a choice of two. */
export function weighing(conversation: Conversation): GuidedReply | null {
  const found = CHOICE.exec(conversation.turn.message.replaceAll("’", "'"))?.groups;
  if (!found?.one || !found.other || /^(?:not|what|no)\b/i.test(found.other)) return null;
  const own = [found.one.trim(), found.other.trim()];
  if (!own.every(isSayable)) return null;
  return plainly(
    `So it's “${own.map((one) => secondPerson(one)).join("” or “")}.”`,
    oneOf(conversation, WEIGHED),
  );
}
