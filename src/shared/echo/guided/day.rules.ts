import { dayInWords } from "#shared/calendar/plain-date.rules.ts";
import { findDeadline, readingMoment } from "#shared/understanding/deadline.rules.ts";
import { ask, type Conversation, type GuidedReply, oneOf, plainly } from "./conversation.rules.ts";
import { said } from "./heard.rules.ts";
import { mostUrgent, objectiveIn, objectiveInWords, watchOutIn } from "./own-plan.rules.ts";
import { inQuotes, itemsIn, listedBack } from "./say-back.rules.ts";
import { SUPPORT } from "./support.content.ts";

/** Too much at once: the list comes first. */
export function overwhelm(conversation: Conversation): GuidedReply {
  const { turn } = conversation;
  const items = itemsIn(turn.message.replace(/^[^:]{0,60}:\s*/, ""));
  const near = turn.brief.objectives.filter(({ dueOn }) => dueOn !== null).slice(0, 2);
  if (items.length > 2) return sorted(conversation, items);
  return plainly(
    oneOf(conversation, SUPPORT.overwhelm),
    watchOutIn(conversation) ?? said(conversation),
    near.length > 0 &&
      `In your plan, ${near.map((one) => objectiveInWords(one, turn.today)).join(" and ")} ${near.length > 1 ? "have" : "has"} the nearest date.`,
    oneOf(conversation, SUPPORT.overwhelmHow),
    ask(conversation, "pressing"),
  );
}

/** A list of what presses: the one with the nearest day first. */
export function sorted(conversation: Conversation, items: readonly string[]): GuidedReply {
  const { today, timeZone } = conversation.turn;
  const moment = readingMoment({ instant: `${today}T12:00:00Z`, timeZone, locale: "en-US" });
  const dated = items
    .map((item) => ({ item, day: findDeadline(item, moment)?.day ?? null }))
    .filter(({ day }) => day !== null)
    .sort((a, b) => (a.day ?? "").localeCompare(b.day ?? ""));
  const list = `Here's the list: ${listedBack(items)}.`;
  const [nearest] = dated;
  if (!nearest || dated.length < 2) return plainly(list, ask(conversation, "first"));
  return plainly(
    list,
    `By date, “${nearest.item}” comes first, so let's start there and leave the rest on the list.`,
    ask(conversation, "proceed"),
  );
}

/** What to do next, from the person's own plan. */
export function status(conversation: Conversation): GuidedReply {
  const { turn, lower } = conversation;
  const { brief, today } = turn;
  const asked = objectiveIn(turn.message, brief);
  const first = asked ?? mostUrgent(brief);
  const priority = asked ? null : brief.handover?.onePriority;
  const [checkIn] = brief.checkIns;
  if (/\bhow am i doing\b|\bstress\b/.test(lower) && checkIn) {
    const when =
      checkIn.daysAgo === 0 ? "today" : checkIn.daysAgo === 1 ? "yesterday" : `${checkIn.daysAgo} days ago`;
    return plainly(
      `Your last check-in was ${when}: energy ${checkIn.energy}, stress ${checkIn.stress}, mood ${checkIn.mood}.`,
      first && `Of your objectives, ${objectiveInWords(first, today)} comes first.`,
      ask(conversation, "helped"),
    );
  }
  if (/\bhandover\b/.test(lower) && brief.handover) {
    const { day, whatChanged, whatPersists, onePriority } = brief.handover;
    return plainly(
      `In your handover of ${dayInWords(day)}, what changed was ${inQuotes(whatChanged)}`,
      `Still open was ${inQuotes(whatPersists)}`,
      `Your one priority was ${inQuotes(onePriority)}`,
      ask(conversation, "proceed"),
    );
  }
  if (/\b(?:objectives|goals)\b/.test(lower) && brief.objectives.length > 1) {
    const all = brief.objectives.map((one) => objectiveInWords(one, today));
    return plainly(
      `Your active objectives are ${all.slice(0, -1).join(", ")} and ${all.at(-1)}.`,
      ask(conversation, "first"),
    );
  }
  if (/\brisks?\b/.test(lower) && brief.risks[0]) {
    return plainly(
      `The risk at the top of your list is ${inQuotes(brief.risks[0].hazard)}`,
      ask(conversation, "prevent"),
    );
  }
  if (/\bboundar/.test(lower) && brief.boundaries[0]) {
    return plainly(
      `You set this boundary: ${inQuotes(`${brief.boundaries[0].name}: ${brief.boundaries[0].statement}`)}`,
      "You can note on its card whether you honored it.",
      ask(conversation, "next"),
    );
  }
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
