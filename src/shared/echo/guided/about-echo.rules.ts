import {
  ask,
  type Conversation,
  type GuidedReply,
  hasOffered,
  oneOf,
  plainly,
} from "./conversation.rules.ts";
import { FLOW } from "./flow.content.ts";
import { SIGNS, TOPICS, TURNS } from "./signs.content.ts";
import { TALK } from "./talk.content.ts";

/** What only Echo can say: what it is, keeps and sees. */
export function ofItself(conversation: Conversation): GuidedReply | null {
  const { lower } = conversation;
  const say = (...parts: readonly (string | false)[]) => plainly(...parts, back(conversation));
  if (SIGNS.injection.test(lower)) return say(oneOf(conversation, TALK.injection));
  if (SIGNS.identity.test(lower))
    return say(
      /feel|love|remember|care|tired|sleep/.test(lower) && oneOf(conversation, TALK.feelings),
      oneOf(
        conversation,
        /therapist|doctor|counselor|psychologist/.test(lower)
          ? TALK.notTherapist
          : /real|human|person/.test(lower)
            ? TALK.notPerson
            : TALK.identity,
      ),
      oneOf(conversation, TALK.identityPeople),
    );
  if (SIGNS.memory.test(lower)) return say(oneOf(conversation, TALK.memory));
  if (SIGNS.privacy.test(lower)) return say(oneOf(conversation, TALK.privacy));
  return null;
}

/** Questions about Echo itself, and those that it must not answer. */
export function aboutEcho(conversation: Conversation): GuidedReply | null {
  const { lower } = conversation;
  const itself = ofItself(conversation);
  if (itself) return itself;
  const say = (...parts: readonly (string | false)[]) => plainly(...parts, back(conversation));
  const spokeOfMedicine = conversation.said.some((reply) =>
    TALK.medical.some((words) => reply.includes(words)),
  );
  if (SIGNS.medical.test(lower) || (spokeOfMedicine && MEDICINE.test(lower)))
    return plainly(oneOf(conversation, TALK.medical), oneOf(conversation, TALK.medicalStep));
  if (SIGNS.legal.test(lower))
    return say(oneOf(conversation, TALK.legal), oneOf(conversation, TALK.legalStep));
  if (SIGNS.ability.test(lower)) {
    const what = /lces/.test(lower)
      ? TALK.lces
      : /watch/.test(lower)
        ? TALK.watchOuts
        : /orders/.test(lower)
          ? TALK.orders
          : TALK.ability;
    return say(oneOf(conversation, what));
  }
  if (TURNS.saved.test(lower) && lower.split(" ").length < 8)
    return plainly(oneOf(conversation, hasOffered(conversation) ? TALK.added : TALK.notSaved));
  if (SIGNS.bye.test(lower)) return plainly(oneOf(conversation, TALK.bye));
  const isThanks =
    SIGNS.thanks.test(lower) &&
    !TOPICS.win.test(lower) &&
    !FLOW.joy.test(lower) &&
    !FLOW.question.test(lower);
  return isThanks ? plainly(oneOf(conversation, TALK.thanks)) : null;
}

const MEDICINE =
  /\b(?:tablets?|pills?|meds?|medic\w+|dose|dizzy|who do i call|take them|stop them|sertraline)\b/;

/** The question that stood open, asked again in other words; else an invitation. */
function back(conversation: Conversation): string {
  const { pending } = conversation;
  return pending
    ? `${oneOf(conversation, TALK.backTo)} ${ask(conversation, pending)}`
    : conversation.written.length === 0
      ? ask(conversation, "identify")
      : "";
}

/** Small talk, and what Echo knows nothing about. */
export function aside(conversation: Conversation): GuidedReply | null {
  const { lower } = conversation;
  if (SIGNS.greeting.test(lower)) return plainly(oneOf(conversation, TALK.greeting), back(conversation));
  if (SIGNS["off-topic"].test(lower)) return plainly(oneOf(conversation, TALK.offTopic), back(conversation));
  if (SIGNS["small-talk"].test(lower) && lower.split(" ").length < (FLOW.question.test(lower) ? 5 : 9))
    return plainly(oneOf(conversation, smallTalkFor(lower)), back(conversation));
  return null;
}

const smallTalkFor = (lower: string) =>
  TURNS.joke.test(lower)
    ? TALK.joke
    : TURNS.praise.test(lower)
      ? TALK.praise
      : /\bbored\b/.test(lower)
        ? TALK.bored
        : TALK.smallTalk;
