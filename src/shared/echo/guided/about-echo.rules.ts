import {
  ask,
  type Conversation,
  type GuidedReply,
  hasOffered,
  oneOf,
  plainly,
} from "./conversation.rules.ts";
import { FLOW } from "./flow.content.ts";
import { SIGNS, TURNS } from "./signs.content.ts";
import { TALK } from "./talk.content.ts";

/** What must not be guessed: orders from outside, what is kept, and who can read it. */
export function ofWhatIsKept(conversation: Conversation): GuidedReply | null {
  const { lower } = conversation;
  const kept = (["injection", "memory", "privacy"] as const).find((sign) => SIGNS[sign].test(lower));
  if (kept === "privacy" && OWN_SECRET.test(lower)) return null;
  return kept ? plainly(oneOf(conversation, TALK[kept]), back(conversation)) : null;
}

/** A secret out in the world: a party, a present. */
const OWN_SECRET =
  /\b(?:surprise|party|gift|present|proposal|propose|engagement|pregnan\w+|from (?:him|her|them|my (?:boss|wife|husband|kids?|family|parents?|mom|dad)))\b/;

/** What Echo is and can do. */
export function ofItself(conversation: Conversation): GuidedReply | null {
  const { lower } = conversation;
  const say = (...parts: readonly (string | false)[]) => plainly(...parts, back(conversation));
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
  return null;
}

/** Questions that Echo must not answer, and its thanks. */
export function aboutEcho(conversation: Conversation): GuidedReply | null {
  const { lower } = conversation;
  const say = (...parts: readonly (string | false)[]) => plainly(...parts, back(conversation));
  const spokeOfMedicine = conversation.said.some((reply) =>
    TALK.medical.some((words) => reply.includes(words)),
  );
  if (SIGNS.medical.test(lower) || (spokeOfMedicine && MEDICINE.test(lower)))
    return plainly(oneOf(conversation, TALK.medical), oneOf(conversation, TALK.medicalStep));
  if (SIGNS.legal.test(lower))
    return say(oneOf(conversation, TALK.legal), oneOf(conversation, TALK.legalStep));
  if (TURNS.saved.test(lower) && lower.split(" ").length < 8)
    return plainly(oneOf(conversation, hasOffered(conversation) ? TALK.added : TALK.notSaved));
  return SIGNS.bye.test(lower) ? plainly(oneOf(conversation, TALK.bye)) : null;
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
