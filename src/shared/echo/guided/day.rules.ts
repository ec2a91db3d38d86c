import { findDeadline, readingMoment } from "#shared/understanding/deadline.rules.ts";
import { sentenceCase } from "#shared/understanding/goal-wording.rules.ts";
import { ask, type Conversation, type GuidedReply, plainly } from "./conversation.rules.ts";
import { mostUrgent, objectiveIn, objectiveInWords } from "./own-plan.rules.ts";
import { inQuotes, itemsIn, listedBack } from "./say-back.rules.ts";

/** A list of what presses: the one with the nearest day first. */
export function sorted(conversation: Conversation, items: readonly string[]): GuidedReply {
  const { today, timeZone } = conversation.turn;
  const moment = readingMoment({ instant: `${today}T12:00:00Z`, timeZone, locale: "en-US" });
  const dated = items
    .map((item) => ({ item, day: findDeadline(item, moment)?.day ?? null }))
    .filter(({ day }) => day !== null)
    .sort((a, b) => (a.day ?? "").localeCompare(b.day ?? ""));
  const [nearest] = dated;
  if (!nearest || dated.length < 2)
    return plainly(
      `Here's the list: ${listedBack(items)}.`,
      ask(conversation, conversation.turn.mode === "incident" ? "first-danger" : "first"),
    );
  const byDate = dated.map(({ item }) => item);
  const rest = items.filter((item) => !byDate.includes(item));
  return plainly(
    `By date: ${listedBack(byDate)}.`,
    rest.length > 0 && `No day yet: ${listedBack(rest)}.`,
    `So “${nearest.item}” comes first.`,
    ask(conversation, "proceed"),
  );
}

/** A longer piece is told, not listed. */
const ITEM_WORDS = 9;

/** Several things with days of their own, by date; null for anything else. */
export function datedList(conversation: Conversation): GuidedReply | null {
  const items = itemsIn(withoutLead(conversation.turn.message));
  const { today, timeZone } = conversation.turn;
  const moment = readingMoment({ instant: `${today}T12:00:00Z`, timeZone, locale: "en-US" });
  const days = items.map((item) => findDeadline(item, moment)?.day).filter((day) => day !== undefined);
  const isList = items.length > 2 && items.every((item) => item.split(" ").length <= ITEM_WORDS);
  return isList && new Set(days).size > 1 ? sorted(conversation, items) : null;
}

/** A list without the sentence that asks for help with it. */
const withoutLead = (message: string) =>
  message
    .replace(/^[^:.,!?]{0,60}[:.!?]\s+/, "")
    .replace(/\bwed(?=\s*(?:,|$))/gi, "Wednesday")
    .replace(/[.!]\s*(?:please )?help(?: me)?[\s.!]*$/i, "");

const ASKS_FOR_DAYS =
  /\b(?:what|which)\b[^.?!]{0,30}\b(?:which|what|when)\b(?: day)?|\bwhich day\b|\bplan (?:for|of|my) (?:the |my |this )?(?:week|days?)\b/;
const ASKS_TO_CUT = /\bwhat (?:can|could|should|do) i (?:cut|drop|skip|leave out|move|cancel)\b/;

/** The list of an earlier message: laid out over its days, or what of it can go. Null without such a list or question. */
export function earlierList(conversation: Conversation): GuidedReply | null {
  const { lower, written, turn } = conversation;
  const isToCut = ASKS_TO_CUT.test(lower);
  if (!isToCut && !ASKS_FOR_DAYS.test(lower)) return null;
  const moment = readingMoment({
    instant: `${turn.today}T12:00:00Z`,
    timeZone: turn.timeZone,
    locale: "en-US",
  });
  const lists = written.map((text) => itemsIn(withoutLead(text)));
  const items = lists.findLast((list) => list.length > 2 && list.some((item) => findDeadline(item, moment)));
  if (!items) return null;
  const dated = items.filter((item) => findDeadline(item, moment));
  const loose = items.filter((item) => !dated.includes(item));
  if (isToCut)
    return plainly(
      loose.length > 0
        ? `What has no day of its own can wait a week: ${listedBack(loose)}.`
        : "Everything on that list has a day, so nothing falls away by itself.",
      "For the rest, do the short version: what somebody else would notice stays, the extra polish goes. Which one has the most extra polish in it?",
    );
  return plainly(
    `Each thing keeps its day: ${listedBack(dated)}.`,
    "Get ready for each one the day before, with one hour set aside, and not on the day itself.",
    loose.length > 0 && `${sentenceCase(listedBack(loose))}: that goes into the emptiest day, or next week.`,
    "Which day looks fullest to you?",
  );
}

/** What to do next, from the person's own plan. */
export function status(conversation: Conversation): GuidedReply {
  const { turn } = conversation;
  const { brief, today } = turn;
  const tasks = itemsIn(withoutLead(turn.message));
  if (tasks.length > 2) return sorted(conversation, tasks);
  const asked = objectiveIn(turn.message, brief);
  const first = asked ?? mostUrgent(brief);
  const priority = asked ? null : brief.handover?.onePriority;
  if (!first && !priority) {
    return plainly(
      "I don't see any active objectives in your plan, so let's start with today.",
      ask(conversation, "pressing"),
    );
  }
  return plainly(
    priority && `In your last handover, your one priority was ${inQuotes(priority)}`,
    first &&
      `${priority ? "Of your objectives," : "In your plan,"} ${objectiveInWords(first, today)} ${asked ? "is active" : "comes first"}.`,
    first?.nextMilestone && `Its next step is ${inQuotes(first.nextMilestone)}`,
    ask(conversation, "proceed"),
  );
}
