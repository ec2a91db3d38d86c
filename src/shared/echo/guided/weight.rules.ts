import { ask, type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { HEAVY, TAKEN_IN, WEIGHT_SAYS } from "./weight.content.ts";

/** Something heavy is taken in before anything is planned; null when nothing is, or it has been taken in already. */
export function weight(conversation: Conversation): GuidedReply | null {
  const { lower, written, pending } = conversation;
  const heavy = HEAVY.find(({ sign }) => sign.test(lower));
  const wasHeavy = written.some((text) => HEAVY.some(({ sign }) => sign.test(text.toLowerCase())));
  if (heavy && !wasHeavy) {
    return plainly(heavy.say, heavy.offer, needsRest(lower) && WEIGHT_SAYS.drive, ask(conversation, "carry"));
  }
  if (!isHeavySo(conversation)) return null;
  if (/\bwho\b.*\b(?:talk|speak|call|turn)\b/.test(lower)) return plainly(WEIGHT_SAYS.who);
  if (needsRest(lower) && !wasSaid(conversation, WEIGHT_SAYS.drive))
    return plainly(heavy ? "That stays with you, and it would with anyone." : null, WEIGHT_SAYS.drive);
  if (/\bhow to (?:tell|say)\b|\bcheck.?in\b/.test(lower)) return null;
  if (
    heavy ||
    pending === "carry" ||
    /\b(?:talk about (?:him|her|it|them)|just talk|listen|(?:sit|stay) with me)\b/.test(lower)
  )
    return plainly(oneOf(conversation, WEIGHT_SAYS.listen));
  return null;
}

/** One sentence that takes in what weighs on somebody before the reply goes on; null when it was said or nothing does. */
export function takenIn(conversation: Conversation): string | null {
  const found = TAKEN_IN.find(({ sign }) => sign.test(conversation.lower));
  return found && !wasSaid(conversation, found.say) ? found.say : null;
}

/** Whether something heavy was told in this conversation, now or before. */
export const isHeavySo = ({ lower, written }: Conversation): boolean =>
  [lower, ...written.map((text) => text.toLowerCase())].some((text) =>
    HEAVY.some(({ sign }) => sign.test(text)),
  );

const wasSaid = ({ said }: Conversation, words: string) => said.some((reply) => reply.includes(words));

const needsRest = (lower: string) =>
  /\bdriv(?:e|ing)\b|\b(?:school )?bus\b|\btruck\b/.test(lower) &&
  /\b(?:work|shift|tomorrow|tmrw)\b/.test(lower);
