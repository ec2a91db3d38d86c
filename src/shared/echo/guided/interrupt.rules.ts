import type { AskId } from "./asks.content.ts";
import { type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { FLOW_SAYS, OPENS_AS_QUESTION } from "./flow.content.ts";
import { listening, said } from "./heard.rules.ts";
import { isStep } from "./say-back.rules.ts";
import { TURNS } from "./signs.content.ts";

/** Questions of a plan. Only an answer fills them; anything else leaves the plan. */
const PLANNING: readonly AskId[] = [
  "facts",
  "intent",
  "wish",
  "align",
  "find-out",
  "proceed",
  "when",
  "pressing",
  "first",
  "one",
  "body",
  "obstacle",
  "plan-b",
  "use-order",
  "options",
  "weigh",
  "lean",
  "decide-by",
  "gap",
  "change-today",
  "postpone",
];
/** Questions whose answer may well begin with "I don't want". */
const WISHES: readonly AskId[] = ["wish", "weigh", "lean", "options", "facts", "obstacle", "one"];

/** A refusal, a joke, or an exclamation in the middle of a plan; null when it may be an answer. */
export function interruption(conversation: Conversation, pending: AskId): GuidedReply | null {
  const { lower, turn } = conversation;
  if (!PLANNING.includes(pending)) return null;
  if (JOKE.test(lower)) return plainly(oneOf(conversation, FLOW_SAYS.chat));
  if (REFUSES.test(lower) && !WISHES.includes(pending))
    return plainly(oneOf(conversation, REFUSED), listening(conversation));
  if (/!\s*$/.test(turn.message) && !isStep(turn.message) && conversation.goal.deadline === null)
    return plainly(said(conversation), listening(conversation));
  return null;
}

/** Whether a message asks something or wants to be heard, so that it is no answer. "Flashcards?" may be one. */
export function leavesScript({ lower }: Conversation): boolean {
  if (TURNS.vent.test(lower)) return true;
  const asked = lower
    .split(/(?<=[.!?])\s+|,\s+(?=should i\b)/)
    .filter((part) => OPENS_AS_QUESTION.test(part) || QUESTION.test(part));
  return asked.length > 0;
}

/** At least three words: "who knows?" is an answer. */
const QUESTION =
  /^(?:but |and |so |then |or |wait,? |ok(?:ay)?,? |lol,? |um+,? )*(?:should|what|what's|whats|how|how's|why|where|when|who|who's|which|is|isn't|are|do|does|don't|did|can|can't|could|will|won't|would|am)(?: [^\s?]+){2,}\s*\?+[\s!?]*$/;
const JOKE =
  /\b(?:paint|write|clean|do|fix|pay|pack|cook|solve) (?:itself|themselves)\b|\b(?:lol|lmao|rofl|jk|just kidding|in my dreams|yeah right|as if)\b[\s.!]*$|^(?:ha(?:ha)*|lol|lmao|as if|yeah right)[\s.!]*$/;
const REFUSES =
  /^(?:(?:no+|nah|nope|ugh|honestly|look|sorry|but|well)[,.!]? )*(?:i (?:really |just )?(?:don't|dont|do not) (?:want|need|feel like|care|have the energy)|(?:i'm|im|i am) (?:so )?not (?!sure\b|good\b|well\b|ok)\w+ing\b|(?:i'm|im|i am) not (?:going to|gonna)|i (?:won't|wont|refuse)|(?:hell|absolutely|no) (?:no|not|way)\b|not (?:tonight|now|today|doing|happening|at \d)|no (?:more )?(?:tasks?|plans?|steps?|homework|to-?do)\b|leave me\b|forget (?:it|the plan)\b|stop\b[\s.!]*$)/;

const REFUSED = ["Then we leave that.", "Okay, then not that.", "That's fine, nothing has to be done."];
