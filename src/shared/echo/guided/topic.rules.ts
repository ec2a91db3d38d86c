import { ask, type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { datedList, status } from "./day.rules.ts";
import { perDay } from "./own-day.rules.ts";
import { boundaryIn, objectiveIn } from "./own-plan.rules.ts";
import { isOwnWish, plan } from "./plan.rules.ts";
import { stepCard } from "./record-cards.rules.ts";
import { statementIn } from "./records.rules.ts";
import { asTitle, isStep } from "./say-back.rules.ts";
import { INCIDENT, TOPICS, TURNS } from "./signs.content.ts";
import { SUPPORT } from "./support.content.ts";
import { boundary, panic, safetyGap } from "./support.rules.ts";

/** What they ask for in so many words, and what their own plan holds about it. */
export function asked(conversation: Conversation): GuidedReply | null {
  const { lower, goal, turn } = conversation;
  const isAbout = (name: keyof typeof TOPICS) => TOPICS[name].test(lower);
  const divided = perDay(conversation);
  if (divided) return divided;
  if (/\bremind me\b(?! (?:what|of|about))/.test(lower) && goal.deadline) {
    const rest = REMIND_TO.exec(turn.message)?.[1] ?? turn.message.replace(REMINDER, "");
    if (isStep(rest) && rest.split(" ").length <= STEP_WORDS)
      return stepCard(conversation, asTitle(rest), conversation.text);
  }
  if (PRESSED.test(lower) && boundaryIn(turn.message, turn.brief)) return boundary(conversation);
  if (LIMIT.test(lower) && statementIn(conversation.text)) return boundary(conversation);
  if (
    isAbout("safety") &&
    /\b(?:safety (?:plan|gap)|lces|lookouts?|escape routes?|safety zones?)\b/.test(lower)
  )
    return safetyGap(conversation);
  const list = datedList(conversation);
  if (list) return list;
  const hasPlan = turn.brief.objectives.length > 0 || turn.brief.handover !== null;
  const isAsked = asksOfPlan(conversation) || /\bwhere (?:am i|do i stand)\b/.test(lower);
  return hasPlan && isAsked ? status(conversation) : null;
}

const asksOfPlan = (conversation: Conversation): boolean =>
  TOPICS.status.test(conversation.lower) &&
  (OF_PLAN.test(conversation.lower) || isOfConversation(conversation));

/** "what do i do" in the middle of something else asks nothing of the plan. */
const OF_PLAN =
  /\b(?:today|tonight|tomorrow|week|weekend|morning|day|next|now|due|overdue|plan|objectives?|goals?|priorit\w+|risks?|boundaries|list|plate|handover|doing|going|coming along|where (?:am i|do i stand))\b/;

/** Whether the plan holds what was being talked about; true where nothing was. */
function isOfConversation({ turn, written }: Conversation): boolean {
  if (written.length === 0) return turn.message.split(" ").length <= STEP_WORDS;
  const { brief } = turn;
  const priority = brief.handover?.onePriority ?? "";
  const objectives = [
    ...brief.objectives,
    { id: "", title: priority, progress: 0, dueOn: null, nextMilestone: null },
  ];
  return objectiveIn(written.join(" "), { ...brief, objectives }) !== null;
}

/** Somebody wants what a boundary of theirs may be about. */
const PRESSED =
  /\b(?:wants? (?:me|us) to|expects? (?:me|us) to|asked (?:me|us) to|again|keeps?|boundar(?:y|ies))\b/;
const LIMIT = /\bboundar(?:y|ies)\b|\b(?:set|draw|my) (?:a |the )?limits?\b/;
const STEP_WORDS = 12;
const REMIND_TO =
  /\bremind me(?: (?:today|tonight|tomorrow|(?:on |next )?\w+day)(?: (?:morning|afternoon|evening|night))?)?(?:[,:] (?:to )?| to )(.{4,100})$/i;
const REMINDER = /[,\s]*\b(?:can you |could you |please )?remind me(?: to)?\b/i;

/** What a message is about where nothing else answered, by the first sign that fits. */
export function topic(conversation: Conversation): GuidedReply | null {
  const { lower, turn, written } = conversation;
  if (turn.mode === "incident" && INCIDENT.test(lower) && written.length === 0)
    return plainly("Safety first, then the plan.", ask(conversation, "safe"));
  if (TURNS.vent.test(lower)) return plainly(oneOf(conversation, SUPPORT.vent));
  if (TOPICS.panic.test(lower)) return panic(conversation);
  if (LIMIT.test(lower)) return boundary(conversation);
  if (asksOfPlan(conversation)) return status(conversation);
  if (TOPICS.safety.test(lower)) return safetyGap(conversation);
  return isOwnWish(conversation) ? plan(conversation) : null;
}
