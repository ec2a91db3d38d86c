import { addDays, daysBetween, onOrAfter, partsOf } from "#shared/calendar/plain-date.rules.ts";
import type { ReadingMoment } from "./date-readers.rules.ts";
import { type Deadline, findDeadline } from "./deadline.rules.ts";

const HOLIDAY =
  /\b(?:christmas|xmas|thanksgiving|turkey trot|easter|halloween|new years?|diwali|eid|hanukkah|valentine'?s?)\b/i;
/** "Christmas party" and "Easter bonnet" don't fall on the day. */
const NAMED_AFTER =
  /^(?:'s)?\s+(?:eve )?(?:party|do|concert|lunch|shopping|shoppers?|cards?|bazaar|market|fair|play|show|lights|tree|decorations?|baking|gifts?|presents?|cookies|boxes|box|pageant|sale|parade|potluck|fund|money|savings|pot|stocking|sweater|outfit|dress|bonnet|costume|resolutions?|list|budget|club|letter|newsletter|raffle|hampers?|basket)\b/i;
const WEEKEND = /^\s+weekend\b/i;
const NEXT = /\bnext\b/i;
const NEXT_YEAR = /^.{0,25}\bnext year\b/i;
const MONTH_ALONE =
  /^(?:in |by |before |until |my )?(?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i;
const MIDDLE = /\b(?:mid|middle of)[\s-]*$/i;
const AHEAD = /\b(?:before|by|ahead of|for)\b[^,.;]*$/i;
const SUNDAY = 0;
/** "Next Thanksgiving" a few days before it is the one after. */
const SOON_DAYS = 14;

/** The day that people mean by the words of a deadline, beside other words; null where the words only name something. */
export function meantDay(text: string, deadline: Deadline, moment: ReadingMoment): Deadline | null {
  const { words, start, end, day } = deadline;
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (HOLIDAY.test(words)) {
    if (NAMED_AFTER.test(after) && !/^(?:by|before|until)\b/i.test(words)) return null;
    if (WEEKEND.test(after))
      return { ...deadline, day: onOrAfter(day, SUNDAY), end: end + (WEEKEND.exec(after)?.[0].length ?? 0) };
    const isNext = NEXT.test(words) && daysBetween(moment.today, day) <= SOON_DAYS;
    const isNextYear = NEXT_YEAR.test(after) && partsOf(day).year === partsOf(moment.today).year;
    if (isNext || isNextYear) return afterwards(text, deadline, moment);
  }
  if (MONTH_ALONE.test(words)) {
    if (MIDDLE.test(before)) return { ...deadline, day: inMonth(day, "15"), isExact: false };
    // What comes before something in April has to be done when April begins.
    if (AHEAD.test(before) && !/^before\b/i.test(words)) {
      const first = inMonth(day, "01");
      return first > moment.today ? { ...deadline, day: first, isExact: false } : deadline;
    }
  }
  return deadline;
}

const inMonth = (day: string, of: string) => `${day.slice(0, 8)}${of}`;

function afterwards(text: string, deadline: Deadline, moment: ReadingMoment): Deadline {
  const today = addDays(deadline.day, 1);
  const own = text.slice(deadline.start, deadline.end).replace(NEXT, "this");
  const later = findDeadline(own, { ...moment, today, instant: `${today}T12:00:00Z` });
  return later ? { ...deadline, day: later.day } : deadline;
}
