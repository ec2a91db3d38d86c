import { casual } from "chrono-node/en";
import { ownDay, wallClock } from "#shared/calendar/local-days.rules.ts";
import { addDays, type PlainDate, partsOf, plainDate, weekdayOf } from "#shared/calendar/plain-date.rules.ts";
import type { ReadingMoment, TimeMention } from "./date-readers.rules.ts";
import { timeMentions } from "./date-words.rules.ts";

export type { ReadingMoment };

/** The day by which something has to be done, and the words for it. */
export interface Deadline {
  day: PlainDate;
  /** The words for it, such as "by next Friday", from `start` to `end` in the sentence. */
  words: string;
  start: number;
  end: number;
}

const YEARS_AHEAD_MAX = 50;
const BY =
  /\b(?:by|before|until|till|til|due|due (?:on|by|in)|deadline(?: is| on| of|:)?|no later than|at the latest|latest|prior to|ahead of)(?: the| this| next| coming)*\s+$/;
const BEFORE = /\b(?:before|prior to|ahead of)(?: the)?\s+$/;
const NOT_BY =
  /\b(?:since|after|from|starting|beginning|as of|every|each|back in|born (?:on|in)|until now)(?: on| in| at| the| this| next)*\s+$/;
const PUT_TO =
  /\b(?:moved|postponed|scheduled|rescheduled|set|planned|booked|due|forward|pushed|delayed)(?: back| out)? (?:to|for|on|until)(?: the)?\s+$/;
const PAST =
  /\b(?:was|were|had|been|died|passed away|left|lost|fell|broke|failed|happened|called|told|said|crashed|hurt|ended|came|went|found|heard|received|split|fired|sacked|laid off|let go|signed|dumped|cheated|gave birth|diagnosed|arrived|stopped|started|ran|stole|feel|feeling|felt)\b/;
const STILL_TO_DO =
  /\b(?:need|needs|must|have to|has to|had to|got to|gotta|want|wants|should|will|going to|plan|to be)\b|'ll\b/;
const CLAUSE_END = /[.;:,!?]|\b(?:and|but|so|because|then|while)\b/g;
const BEFORE_WORDS =
  /(?:\s*,)?(?:^|\s+)(?:(?:by|before|until|till|til|on|in|at|for|no later than|due|due on|due by|within|this|next)\s+)+(?:the\s+)?$/;
const AFTER_WORDS =
  /^(?:\s+(?:at the latest|morning|afternoon|evening|night|at noon|at \d{1,2}(?:[:.]\d\d)?(?:\s*[ap]\.?m\.?)?))+/;
const LENGTHS = /\b(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|quarters?|years?)\b/gi;
const CLOCK =
  /\b(?:by|before|until|till)\s+(?:(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\b\.?|(noon|midday|midnight))/;

/** @throws RangeError when the time zone or the instant does not exist */
export function readingMoment({ instant, timeZone = "UTC", locale }: MomentInput): ReadingMoment {
  return { today: ownDay(instant, timeZone), instant, timeZone, locale };
}

interface MomentInput {
  /** UTC ISO. */
  instant: string;
  timeZone?: string | undefined;
  locale?: string | undefined;
}

/**
 * The deadline in a sentence, in the person's zone, never before `today`. Words after "by", "before" and the like beat
 * a day that is only mentioned; otherwise the first one wins. Null without a deadline.
 */
export function findDeadline(sentence: string, moment: ReadingMoment): Deadline | null {
  const text = lowerCase(sentence);
  const own = timeMentions(text, moment);
  const parsed = parsedMentions(withoutLengths(sentence, own), moment).filter(
    (one) => !own.some((mention) => one.start < mention.end && mention.start < one.end),
  );
  const candidates = [...own, ...parsed]
    .sort((a, b) => a.start - b.start)
    .flatMap((mention) => {
      const before = text.slice(0, mention.start);
      const date = dateMeant(mention, before, moment.today);
      return date ? [{ date, isFirm: BY.test(before), ...withItsWords(mention, text) }] : [];
    });
  const chosen = candidates.find(({ isFirm }) => isFirm) ?? candidates[0] ?? clockTime(text, moment);
  if (!chosen) return null;
  const { date: day, start, end } = chosen;
  return { day, words: sentence.slice(start, end).trim(), start, end };
}

/** Lower-cases ASCII letters and straightens apostrophes, which keeps every position in the text. */
export function lowerCase(text: string): string {
  return text.replace(/[A-Z’]/g, (letter) => (letter === "’" ? "'" : letter.toLowerCase()));
}

function dateMeant(mention: TimeMention, before: string, today: PlainDate): PlainDate | null {
  if (mention.date === null || (NOT_BY.test(before) && !mention.isSpan)) return null;
  const isFirm = BY.test(before);
  if (mention.isUndirected && !isFirm && !PUT_TO.test(before) && isPast(before)) return null;
  const base = isFirm ? (mention.dateAfterBy ?? mention.date) : mention.date;
  const isDayBefore = BEFORE.test(before) && !mention.isInclusive;
  const date = isDayBefore ? addDays(base, -1) : base;
  if (isDayBefore && date < today && base >= today) return today;
  // "By November", said in November, means this month.
  const meant = date < today && isFirm ? mention.date : date;
  return meant < today || partsOf(meant).year > partsOf(today).year + YEARS_AHEAD_MAX ? null : meant;
}

/**
 * The sentence for the general parser, with durations and words that are already read blanked out in place. The parser
 * would read them differently, and slowly.
 */
function withoutLengths(sentence: string, read: readonly TimeMention[]): string {
  const blot = (words: string) => "~".repeat(words.length);
  let text = sentence;
  for (const { start, end } of read) {
    text = text.slice(0, start) + blot(text.slice(start, end)) + text.slice(end);
  }
  return text.replace(LENGTHS, blot);
}

function isPast(before: string): boolean {
  const clauseStart = Math.max(
    0,
    ...[...before.matchAll(CLAUSE_END)].map(({ index, 0: { length } }) => index + length),
  );
  const clause = before.slice(clauseStart);
  return PAST.test(clause) && !STILL_TO_DO.test(clause);
}

/** Weekdays, "tomorrow" and dates with a month name. The parser's own reading of durations is not used. */
function parsedMentions(sentence: string, { today }: ReadingMoment): TimeMention[] {
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  return casual.parse(sentence, reference, { forwardDate: true }).flatMap(({ index, text, start, end }) => {
    const isDay = start.isCertain("day");
    const isWeekday = !isDay && start.isCertain("weekday");
    const isAbbreviation = /^(?:sat|sun|mon|wed|mar|second|the second|now)\.?$/.test(text);
    const isFigures = /^[\d/.-]+$/.test(text);
    if ((!isDay && !isWeekday) || isAbbreviation || isFigures || /^now\b/i.test(text)) return [];
    const read = plainDate(start.get("year") ?? 0, start.get("month") ?? 0, start.get("day") ?? 0);
    // A weekday's name said on that day means the next one; otherwise people say "today".
    const isToday =
      read === today && isWeekday && weekdayOf(today) === start.get("weekday") && !/\bthis\b/i.test(text);
    return [
      {
        start: index,
        end: index + text.replace(/[\s,]+$/, "").length,
        date: read && isToday ? addDays(read, 7) : read,
        isSpan: Boolean(end),
        isUndirected: !start.isCertain("year") || /\b(?:today|tonight|this)\b/i.test(text),
      },
    ];
  });
}

function withItsWords({ start, end }: TimeMention, text: string): { start: number; end: number } {
  return {
    start: start - (BEFORE_WORDS.exec(text.slice(0, start))?.[0].length ?? 0),
    end: end + (AFTER_WORDS.exec(text.slice(end))?.[0].length ?? 0),
  };
}

/** "By 5:45 pm" without a day: today, or tomorrow if that time has passed. */
function clockTime(
  text: string,
  { today, instant, timeZone }: ReadingMoment,
): { date: PlainDate; start: number; end: number } | null {
  const match = CLOCK.exec(text);
  if (!match || /\b(?:every|each|daily|always|nightly)\b/.test(text)) return null;
  const [words, hours, minutes = "0", half, name] = match;
  const hour = name ? (name === "midnight" ? 24 : 12) : (Number(hours) % 12) + (half === "p" ? 12 : 0);
  const now = wallClock(instant, timeZone);
  const isOver = now.hour * 60 + now.minute >= hour * 60 + Number(minutes);
  return { date: addDays(today, isOver ? 1 : 0), start: match.index, end: match.index + words.length };
}
