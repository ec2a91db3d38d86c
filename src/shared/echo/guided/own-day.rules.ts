import { daysBetween } from "#shared/calendar/plain-date.rules.ts";
import { findDeadline, readingMoment } from "#shared/understanding/deadline.rules.ts";
import { type Conversation, type GuidedReply, plainly } from "./conversation.rules.ts";
import { mostUrgent, objectiveInWords } from "./own-plan.rules.ts";
import { OWN } from "./own-questions.content.ts";
import { inQuotes } from "./say-back.rules.ts";

const OBJECTIVES_MAX = 3;

/** What the plan says for today: the handover's priority, then what is due with the next milestones. */
export function today({ turn, written, lower }: Conversation): GuidedReply | null {
  const { brief } = turn;
  const priority = brief.handover?.onePriority.trim();
  const first = mostUrgent(brief);
  const isBriefing = /\bbrief(?:ing)?\b/.test(lower);
  if (!first && !priority) return isBriefing || written.length === 0 ? plainly(OWN.nothingForToday) : null;
  const dated = brief.objectives
    .toSorted((a, b) => (a.dueOn ?? "9999").localeCompare(b.dueOn ?? "9999"))
    .slice(0, isBriefing ? OBJECTIVES_MAX : 1)
    .map((one) => {
      const next = one.nextMilestone ? `, next “${one.nextMilestone}”` : "";
      return `${objectiveInWords(one, turn.today)}${next}`;
    });
  const [newest] = brief.checkIns;
  return plainly(
    priority && `${isBriefing ? "Your one priority" : "First your one priority"}: ${inQuotes(priority)}`,
    dated.length > 0 && `${isBriefing ? "Active" : priority ? "Then" : "First"}: ${dated.join("; ")}.`,
    isBriefing &&
      brief.handover?.whatPersists.trim() &&
      `Still open: ${inQuotes(brief.handover.whatPersists)}`,
    isBriefing &&
      brief.risks.length > 0 &&
      `Open risks: ${brief.risks.map(({ hazard }) => `“${hazard}”`).join(", ")}.`,
    isBriefing && newest && `Last check-in: energy ${newest.energy}, stress ${newest.stress} of 10.`,
  );
}

const WEEK = 7;
const MONTH = 30.4;

/** Whether the last seven days were better than the seven before, by the stress of the check-ins. */
export function weeks({ turn }: Conversation): GuidedReply {
  const { checkIns } = turn.brief;
  if (checkIns.length === 0) return plainly(OWN.noCheckIns);
  const now = checkIns.filter(({ daysAgo }) => daysAgo < WEEK);
  const before = checkIns.filter(({ daysAgo }) => daysAgo >= WEEK && daysAgo < 2 * WEEK);
  if (now.length === 0 || before.length === 0) {
    const told = checkIns.slice(0, 2).map(({ stress, daysAgo }) => `${stress} of 10 ${ago(daysAgo)}`);
    return plainly(`I can't compare two weeks: I only see stress ${told.join(" and ")}.`, OWN.allCheckIns);
  }
  const [mean, earlier] = [meanStress(now), meanStress(before)];
  const verdict =
    mean < earlier
      ? "By stress, this week looks better"
      : mean > earlier
        ? "By stress, this week has been harder"
        : "By stress, the two weeks look alike";
  return plainly(
    `${verdict}: ${mean} of 10 on average in the last seven days, ${earlier} in the seven before.`,
    `That's from ${now.length + before.length} check-ins, so take it as a rough sign.`,
  );
}

const ago = (days: number) => (days === 0 ? "today" : days === 1 ? "yesterday" : `${days} days ago`);

const meanStress = (all: readonly { stress: number }[]) =>
  Math.round((10 * all.reduce((sum, { stress }) => sum + stress, 0)) / all.length) / 10;

const ASKS_PER_DAY = /\bhow (?:many|much)\b.*\b(?:a|per|each|every) (?:day|week|month)\b/;
const AMOUNT =
  /\b(\d{1,6}) (?!days?\b|weeks?\b|months?\b|am\b|pm\b|hours?\b|percent\b|more days?\b)([a-z]{3,}(?: (?:cards|pages|words))?)/gi;
const DAYS = /\b(\d{1,3}) (?:more )?(day|week)s?\b/gi;
/** A dose isn't Echo's to work out. */
const DOSE = /\b(?:pills?|tablets?|mg|doses?|drinks?|beers?|calories?|units?|pounds?|lbs)\b/;

/** "How many a day": what was named, divided by the days it has; null when either is unknown. */
export function perDay({ turn, written, lower }: Conversation): GuidedReply | null {
  if (!ASKS_PER_DAY.test(lower)) return null;
  const told = [...written, turn.message].join("\n");
  if (DOSE.test(told.toLowerCase())) return null;
  const [, count, unit] = [...told.matchAll(AMOUNT)].at(-1) ?? [];
  if (!count || !unit) return plainly(OWN.howMuch);
  const moment = readingMoment({
    instant: `${turn.today}T12:00:00Z`,
    timeZone: turn.timeZone,
    locale: "en-US",
  });
  const days =
    [turn.message, ...written.toReversed()]
      .map((text) => {
        const [, number, period] = [...text.matchAll(DAYS)].at(-1) ?? [];
        if (number) return Number(number) * (period?.toLowerCase() === "week" ? WEEK : 1);
        const deadline = findDeadline(text, moment);
        return deadline ? daysBetween(turn.today, deadline.day) : 0;
      })
      .find((found) => found > 0) ?? 0;
  if (days < 1) return plainly(OWN.howLong);
  const [, named = "day"] = /\b(?:a|per|each|every) (day|week|month)\b/.exec(lower) ?? [];
  const parts = named === "day" ? days : Math.max(1, Math.round(days / (named === "week" ? WEEK : MONTH)));
  const each = Math.ceil(Number(count) / parts);
  return plainly(
    `${count} ${unit} in ${parts} ${named}${parts > 1 ? "s" : ""} is ${Number(count) % parts === 0 ? "" : "about "}${each} a ${named}.`,
    parts > 3 && named === "day" && "Plan one day less than you have, so a bad day costs you nothing.",
  );
}
