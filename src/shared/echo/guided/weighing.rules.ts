import { secondPerson } from "#shared/understanding/goal-wording.rules.ts";
import { type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { isSayable } from "./say-back.rules.ts";

const CHOICE =
  /\b(?:should (?:i|we)|do i|torn between|choose between|decide between|whether to) (?:just )?(?<one>[^?.!,]{3,70}?),? or (?:should i |do i )?(?:just )?(?<other>[^?.!,]{3,70})/i;

const WEIGHED = [
  "Two things to weigh: what each one costs you in money, time or goodwill, and which of them you could still change afterward. If they come out even, the one that's easier to undo is the safer start. Which would you be sorrier to have let go?",
  "For each, write one line with what you'd gain and one with what you'd have to give up or explain. Then ask what would have to be true for each to go well, and who could tell you whether it is. Which of the two has the bigger unknown?",
  "Picture the week after each of them: who would have more work, who would be let down, and what would it cost? And ask whether it has to be one of them alone, since part of the one often goes with part of the other. Which week would you rather have?",
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
