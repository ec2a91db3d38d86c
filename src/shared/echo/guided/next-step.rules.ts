import { daysBetween } from "#shared/calendar/plain-date.rules.ts";
import { type Conversation, type GuidedReply, oneOf, plainly, wasSaid } from "./conversation.rules.ts";
import { FLOW } from "./flow.content.ts";
import { NEXT_STEP, WHERE_TO_ASK } from "./next-step.content.ts";
import { shortDay } from "./own-plan.rules.ts";
import { personOf } from "./persons.rules.ts";
import { wantsWords } from "./words-over-turns.rules.ts";

type Kind = keyof typeof NEXT_STEP;

/** What a message asks for by its form, the first that fits. */
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  [
    "blame",
    /\b(?:(?:is|was) (?:it|this|that) (?:all |really )?my fault|am i (?:to blame|a (?:bad|terrible|horrible|failure)|the bad guy|the (?:jerk|problem))|did i (?:do (?:something|anything) wrong|cause (?:it|this)|mess (?:it|this) up)|could i have (?:stopped|prevented|saved|done))\b/,
  ],
  [
    "persuade",
    /\bhow (?:do|can|could|would|should|to) ?(?:i|we|you)? ?(?:even |ever )?(?:get|convince|persuade|talk|make|bring) (?:him|her|them|my \w+(?: \w+)?|people|the \w+) (?:to|into|around|do|see|understand|listen|go|let|stop|try|take|accept|help|agree)\b|\bwhat (?:could|can|do|should) (?:i|we) offer\b/,
  ],
  [
    "practice",
    /\bhow (?:do|can|should|would|to) ?(?:i|we)? ?(?:even )?(?:practice|rehearse|memori[sz]e|(?:not|stop) (?:freez\w+|shak\w+|blank\w+|chok\w+|stutter\w*)|stay calm|calm (?:down|my nerves)|prepare (?:for it|myself|mentally))|\bso i don'?t (?:freeze|choke|blank|shake|cry|forget)/,
  ],
  [
    "write",
    /\bwhat (?:do|should|would|could|can) i (?:even )?(?:put|write|include|say) in (?:it|there|that|the|a)\b|\bhow (?:do|should|would|can) i (?:even )?(?:start|begin|open|end|write) (?:it|that|this|the|a|my) ?(?:letter|email|e-mail|note|card|essay|speech|toast|eulogy|text|post|resume|bio)?\b(?=[^.!?]*\?*$)/,
  ],
  [
    "sayWhen",
    /\bwhen (?:do|should|can|would|is (?:a|the) (?:good|right|best) time (?:for me )?(?:to)?)\b ?(?:i |we )?(?:even |ever )?(?:bring|talk|tell|say|ask|raise|mention|have (?:the|that) talk)/,
  ],
  [
    "postpone",
    /\b(?:should|do|could|can) (?:i|we)\b[^.?!]{0,30}\b(?:push|move|put off|postpone|delay|reschedule|wait|hold off|cancel)\b/,
  ],
  [
    "plan",
    /\b(?:schedule|timetable|study plan|(?:which|what) (?:day|order)|plan (?:for|of|my|out|the|this|around|it|these|next)\b|how (?:should|do|can|would) (?:i|we) (?:plan|schedule|divide|spread|fit|split))/,
  ],
  ["cut", /\bwhat (?:can|could|should|do) (?:i|we) (?:cut|drop|skip|leave out|cancel)\b/],
  [
    "decide",
    /\bwhat (?:do|would) you (?:think|do|pick|choose)\b|\bwould you (?:take|go|stay|sell|keep|quit|sign|accept|do (?:it|that)|say yes|pay|buy|move|wait)\b|\bshould (?:i|we)\b|\bwhich (?:one )?(?:do|should|would|is (?:better|best))\b|\bdo i\b[^?.!]+\bor\b|\b(?:torn|can'?t decide|decide (?:if|whether|between)|worth it)\b/,
  ],
  [
    "do",
    /\b(?:how (?:do|should|can|could|would|to)|what (?:do|should|can|could|would) (?:i|we) (?:even |really )?[a-z]+|what now|where (?:do|should|can) (?:i|we) (?:start|begin)|any (?:ideas?|tips?|advice))\b/,
  ],
];
/** What Echo is asked to do or has done. */
const OF_ECHO = /\b(?:can|could|would|will|did|do|are|have|won't|didn'?t) (?:you|u)\b/;
const TO_KNOW =
  /\b(?:want|need|like|love) to know (?:if|whether|what|how|when|who|where|why)\b|\bi wonder (?:if|what|how|when|why)\b|^(?:(?:so|but|and|ok|wait)\b[\s,]*)*(?:do|does|did|is|are|am|can|could|will|would|has) (?:i|they|he|she|we|it|my|our|the|that|this|there)\b/;
const SAME_MOMENT =
  /\b(?:always|every (?:single )?time|it'?s (?:only|mostly|usually))\b[^.!?]{0,40}\b(?:when|whenever|after|before|while|in the|on the|at (?:night|work|home|lunch|the)|during)\b|\bwhat to do with my hands\b/;

/** There is time to count back from a date that lies so far ahead. */
const AHEAD_DAYS = 2;
const DUE =
  /\b(?:by|before|until|till|due|deadline)\b|\b(?:in|only|just|have|got) (?:\d+|a few|two|three|four|five|six) (?:days?|weeks?)\b/;

/** What a message asks for, by its form alone. */
function kindOf({ lower, goal, turn }: Conversation): Kind | null {
  if (wantsWords(lower)) return "say";
  const asked = KINDS.find(([, sign]) => sign.test(lower))?.[0];
  if (asked) return asked;
  if (OF_ECHO.test(lower)) return "request";
  const last = lower.split(/(?<=[.!?])\s+/).at(-1) ?? lower;
  if (FLOW.question.test(last) || TO_KNOW.test(lower)) return "fact";
  if (SAME_MOMENT.test(lower)) return "moment";
  const isAhead = goal.deadline !== null && daysBetween(turn.today, goal.deadline.day) >= AHEAD_DAYS;
  return isAhead && DUE.test(lower) ? "dated" : null;
}

/** The day that a message names, where nothing was said about it yet. */
function dayNamed({ goal: { deadline }, said }: Conversation): string | null {
  if (!deadline?.isExact) return null;
  const lead = `By ${shortDay(deadline.day)}, then.`;
  return said.some((reply) => reply.includes(lead)) ? null : lead;
}

/**
 * What fits the kind of request where its matter isn't known: a small step, and one question at most. Nothing is said twice
 * in a conversation. Null where nothing is asked for, or all was said.
 */
export function nextStep(conversation: Conversation): GuidedReply | null {
  const kind = kindOf(conversation);
  if (kind === null) return null;
  const where = whereToAsk(conversation);
  if (where) return plainly(where);
  const name = personOf(conversation) ?? (kind === "say" || kind === "persuade" ? "them" : null);
  const fresh = NEXT_STEP[kind]
    .filter((way) => name !== null || !way.includes("{who}"))
    .map((way) => way.replaceAll("{who}", name ?? ""))
    .filter((way) => !wasSaid(conversation, way));
  if (fresh.length === 0) return null;
  const isDated = kind === "plan" || kind === "decide" || kind === "postpone";
  return plainly(isDated && dayNamed(conversation), oneOf(conversation, fresh));
}

/** Kinds that a form alone tells for certain. */
const CERTAIN: readonly Kind[] = [
  "blame",
  "persuade",
  "practice",
  "say",
  "sayWhen",
  "postpone",
  "plan",
  "cut",
  "decide",
];

/** The same only where the form of the message says for certain what kind of answer is wanted. */
export function stepAskedFor(conversation: Conversation): GuidedReply | null {
  const kind = kindOf(conversation);
  const isCertain = kind !== null && CERTAIN.includes(kind);
  return isCertain || whereToAsk(conversation) !== null ? nextStep(conversation) : null;
}

/** Whether the form says for certain what is asked for, or it is known who answers it. */
export const isKnownRequest = (conversation: Conversation): boolean => stepAskedFor(conversation) !== null;

/** Whoever asks in so few words asks about what was said before. */
const ASIDE_WORDS = 6;

/** Where a question of fact is answered, by what it or the talk is about. */
function whereToAsk(conversation: Conversation): string | null {
  if (kindOf(conversation) !== "fact") return null;
  const isAside = conversation.lower.split(" ").length <= ASIDE_WORDS;
  const talked = isAside ? conversation.written.join(" ").toLowerCase() : "";
  const isFit = ([sign]: (typeof WHERE_TO_ASK)[number]) => sign.test(conversation.lower);
  const found = WHERE_TO_ASK.find(isFit) ?? WHERE_TO_ASK.find(([sign]) => sign.test(talked));
  return found && !wasSaid(conversation, found[1]) ? found[1] : null;
}
