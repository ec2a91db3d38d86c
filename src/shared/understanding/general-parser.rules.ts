import type { Chrono } from "chrono-node";
import { addDays, plainDate, weekdayOf } from "#shared/calendar/plain-date.rules.ts";
import type { ReadingMoment, TimeMention } from "./date-readers.rules.ts";

const IS_PAST = /^\s+(?:pasad[oa]|passad[oa]|derni[eè]re?|scors[oa])(?!\p{L})/u;
const LENGTHS = /\b(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|quarters?|years?)\b/gi;
const THIS = /(?:^|[\s~])(?:this|est[ea]|diese[nrsm]?|cet?|quest[oa]|deze)\s+\S*$/i;
const WEEKDAY_BEFORE = /\b(?:by|on|before|until|till|next|this|due|for)\s+$/i;
/** What follows an abbreviated weekday. */
const STANDS_ALONE = /^\.?\s*(?:$|[,;:)]|\d|(?:at|by|morning|afternoon|evening|night)\b)/i;
/** Words before "mañana" and "Morgen" that make it the morning. */
const MORNING = /(?:^|\s)(?:las?|am|jeden|guten|diesen|elke|de|goede)\s+$/i;

interface Language {
  parser: Chrono;
  isEnglish: boolean;
  /** Whether the person's own language, or English; only there an abbreviated month counts. */
  isOwn: boolean;
}

/** Weekdays, "tomorrow" and dates with a month name, and durations in other languages than English. */
export function parsedMentions(
  sentence: string,
  alreadyRead: readonly TimeMention[],
  { today }: ReadingMoment,
  { parser, isEnglish, isOwn }: Language,
): TimeMention[] {
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  const left = blotted(sentence, alreadyRead, isEnglish);
  return parser.parse(left, reference, { forwardDate: true }).flatMap(({ index, text, start, end }) => {
    const isDay = start.isCertain("day");
    const isWeekday = !isDay && start.isCertain("weekday");
    const before = left.slice(0, index);
    const after = left.slice(index + text.length);
    const isShort = !(isOwn && isDay && /\d/.test(text)) && !/\p{L}{4}/u.test(text);
    if ((!isDay && !isWeekday) || isOtherWord(text, before, after)) return [];
    if (isShort && !(isEnglish && isWeekdayName(text, before, after))) return [];
    const read = plainDate(start.get("year") ?? 0, start.get("month") ?? 0, start.get("day") ?? 0);
    // A weekday's name said on that day means the next one; otherwise people say "today".
    const isToday =
      read === today && isWeekday && weekdayOf(today) === start.get("weekday") && !THIS.test(before + text);
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

/**
 * The sentence for the general parser, with words that are already read blanked out in place, and in English durations
 * too. The parser would read them differently, and slowly.
 */
function blotted(sentence: string, read: readonly TimeMention[], isEnglish: boolean): string {
  const blot = (words: string) => "~".repeat(words.length);
  let text = sentence;
  for (const { start, end } of read) {
    text = text.slice(0, start) + blot(text.slice(start, end)) + text.slice(end);
  }
  return isEnglish ? text.replace(LENGTHS, blot) : text;
}

/** Whether the parser took another word, or figures, for a day: "the second", "5/6", "la mañana". */
function isOtherWord(text: string, before: string, after: string): boolean {
  if (/^[\d/.-]+$/.test(text) || /^(?:now\b|(?:the )?second$)/i.test(text)) return true;
  if (/^(?:ma[ñn]ana|morgen)$/i.test(text)) return MORNING.test(before);
  return (
    IS_PAST.test(after) || /^\p{L}/u.test(after) || /^\d+\s?(?:[dwmyhs]|mo|hr|wk|yr|min|sec)s?$/i.test(text)
  );
}

/** Abbreviations such as "sat" and "sun" are also words; "by sat", "Sat." and "Sun at noon" are weekdays. */
function isWeekdayName(text: string, before: string, after: string): boolean {
  return (
    /^on /i.test(text) || WEEKDAY_BEFORE.test(before) || (/^[A-Z]/.test(text) && STANDS_ALONE.test(after))
  );
}
