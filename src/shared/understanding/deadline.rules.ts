import { casual as english } from "chrono-node/en";
import { ownDay, wallClock } from "#shared/calendar/local-days.rules.ts";
import { addDays, type PlainDate, partsOf } from "#shared/calendar/plain-date.rules.ts";
import {
  DATE_LANGUAGES,
  FOREIGN_ARTICLES,
  FOREIGN_BEFORE,
  FOREIGN_BY,
  FOREIGN_SINCE,
} from "./date-languages.rules.ts";
import { type ReadingMoment, shifted, type TimeMention } from "./date-readers.rules.ts";
import { ENGLISH } from "./date-words.rules.ts";
import { parsedMentions } from "./general-parser.rules.ts";
import { timeMentions } from "./time-mentions.rules.ts";

export type { ReadingMoment };

/** The day by which something has to be done, and the words for it. */
export interface Deadline {
  day: PlainDate;
  /** The words for it, such as "by next Friday", from `start` to `end` in the sentence. */
  words: string;
  start: number;
  end: number;
  /** False when the words name the day only roughly ("early June", "in spring", "in a few days"). */
  isExact: boolean;
}

const YEARS_AHEAD_MAX = 50;
const EARLIEST = "1000-01-01";
/** How many characters before a day can change its meaning. */
const BEFORE_MAX = 200;
const BY = new RegExp(
  `(?:^|[\\s,(])(?:by|before|until|till|til|due|due (?:on|by|in)|deadline(?: is| on| of|:)?|no later than|at the latest|latest|prior to|ahead of|${FOREIGN_BY})(?: (?:the|this|next|coming|${FOREIGN_ARTICLES}))*\\s+$`,
);
const BEFORE = new RegExp(
  `(?:^|\\s)(?:(?<!(?:on|by) or )before|prior to|ahead of|${FOREIGN_BEFORE})(?: (?:the|${FOREIGN_ARTICLES}))?\\s+$`,
);
const NOT_BY = new RegExp(
  `(?:^|\\s)(?:since|after|from|starting|start|begin|beginning|as of|every|each|back in|born (?:on|in)|until now|${FOREIGN_SINCE})(?: (?:on|in|at|the|this|next|${FOREIGN_ARTICLES}))*\\s+$`,
);
const PUT_TO =
  /\b(?:moved|postponed|scheduled|rescheduled|set|planned|booked|due|forward|pushed|delayed)(?: back| out)? (?:to|for|on|until)(?: the)?\s+$/;
const PAST =
  /\b(?:was|were|had|been|died|passed away|left|lost|fell|broke|failed|happened|called|told|said|crashed|hurt|ended|came|went|found|heard|received|split|fired|sacked|laid off|let go|signed|dumped|cheated|gave birth|diagnosed|arrived|stopped|started|ran|stole|passed|filed|moved|applied|submitted|mailed|retired|bought|sold|graduated|divorced|ordered|paid|married|miscarried|inherited|feel|feeling|felt)\b/;
const STILL_TO_DO =
  /\b(?:need|needs|must|have to|has to|had to|got to|gotta|want|wants|should|will|going to|plan|to be)\b|'ll\b/;
const CLAUSE_END = /[.;:,!?]|\b(?:and|but|so|because|then|while)\b/g;
const BEFORE_WORDS = new RegExp(
  `(?:\\s*,)?(?:^|\\s+)(?:(?:by|before|until|till|til|on|in|at|for|no later than|due|due on|due by|within|this|next|${FOREIGN_BY}|${FOREIGN_BEFORE})\\s+)+(?:(?:the|${FOREIGN_ARTICLES})\\s+)*$`,
);
const AFTER_WORDS =
  /^(?:\s+(?:at the latest|morning|afternoon|evening|night|at noon|at \d{1,2}(?:[:.]\d\d)?(?:\s*[ap]\.?m\.?)?))+/;
const CLOCK =
  /\b(?:by|before|until|till)\s+(?:(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\b\.?|(noon|midday|midnight))/;

/** @throws RangeError when the time zone or the instant does not exist */
export function readingMoment({ instant, timeZone = "UTC", locale }: MomentInput): ReadingMoment {
  return { today: ownDay(instant, timeZone), instant, timeZone, locale };
}

export interface MomentInput {
  /** UTC ISO. */
  instant: string;
  timeZone?: string | undefined;
  locale?: string | undefined;
}

/**
 * The deadline in a sentence, in the person's zone, never before `today`. A day after "by", "before" and the like beats
 * one that is only mentioned, and of several such days the latest ends the task; otherwise the first one wins. Reads
 * the language of the locale, English, and then the others. Null without a deadline.
 */
export function findDeadline(sentence: string, moment: ReadingMoment): Deadline | null {
  return find(sentence, moment, moment.today);
}

/** The words for the deadline in a sentence, even if its day has passed; null without any. */
export function deadlineWords(sentence: string, moment: ReadingMoment): string | null {
  return find(sentence, moment, EARLIEST)?.words ?? null;
}

function find(sentence: string, moment: ReadingMoment, earliest: PlainDate): Deadline | null {
  const straight = withoutDetours(sentence);
  const text = lowerCase(straight);
  const ownLanguage = moment.locale?.split("-")[0] ?? "en";
  const languages = [ownLanguage, "en", ...Object.keys(DATE_LANGUAGES)];
  let isEnglish = false;
  for (const language of new Set(languages)) {
    if (isEnglish) break;
    const mentions = mentionsIn(language, straight, text, moment);
    isEnglish = language === "en" && mentions.length > 0;
    const candidates = mentions.flatMap((mention) => {
      const before = text.slice(Math.max(0, mention.start - BEFORE_MAX), mention.start);
      const date = dateMeant(mention, before, moment.today, earliest);
      const isFirm = BY.test(before);
      return date ? [{ date, isFirm, isExact: !mention.isRough, ...withItsWords(mention, text) }] : [];
    });
    const whole = candidates.filter((one) => !candidates.some((other) => contains(other, one)));
    const firm = whole.filter(({ isFirm }) => isFirm);
    const chosen = firm.toSorted((a, b) => (a.date < b.date ? 1 : -1))[0] ?? whole[0];
    if (chosen) return deadlineFrom(sentence, chosen);
  }
  const clock = clockTime(text, moment);
  return clock && deadlineFrom(sentence, { ...clock, isExact: true });
}

/** Whether "the Monday after Christmas" contains "Monday". */
const contains = (a: Span, b: Span) => a !== b && a.start <= b.start && a.end > b.end;

interface Span {
  start: number;
  end: number;
}

interface Candidate extends Span {
  date: PlainDate;
  isExact: boolean;
}

function deadlineFrom(sentence: string, { date, isExact, start, end }: Candidate): Deadline {
  return { day: date, isExact, words: sentence.slice(start, end).replace(/^[\s,]+|\s+$/g, ""), start, end };
}

/** Everything about time that a language reads in a text, in its order. */
function mentionsIn(language: string, sentence: string, text: string, moment: ReadingMoment): TimeMention[] {
  const isEnglish = language === "en";
  const { parser, rules } = isEnglish
    ? { parser: english, rules: ENGLISH }
    : (DATE_LANGUAGES[language] ?? { parser: null, rules: [] });
  if (parser === null) return [];
  const own = timeMentions(text, moment, rules);
  const isOwn = isEnglish || moment.locale?.startsWith(language) === true;
  const parsed = parsedMentions(sentence, own, moment, { parser, isEnglish, isOwn }).filter(
    (one) => !own.some((mention) => one.start < mention.end && mention.start < one.end),
  );
  return [...own, ...parsed].sort((a, b) => a.start - b.start);
}

/**
 * Moves "by" in "by about the 15th" and "by the end of the day Tuesday" next to the day, and blanks the words between,
 * which keeps every other position in the text.
 */
function withoutDetours(sentence: string): string {
  return sentence
    .replace(DETOUR, (words, preposition: string) => `${preposition} `.padStart(words.length))
    .replace(END_OF_DAY, (words) => " ".repeat(words.length));
}

const A_DAY =
  "(?:(?:on )?(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*|tomorrow|today|tonight|next|this|the \\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? \\d|\\d)";
const DAY_ENDS =
  "(?:(?:the )?(?:very )?(?:end|close) of (?:the |business )?(?:business )?(?:day|business)|eod|cob|(?:the )?week(?:end)? of)";
const DETOUR = new RegExp(
  `\\b(by|before|until|till|on)(?: (?:around|about|roughly|approximately|sometime|some time|${DAY_ENDS}))+,? (?=${A_DAY})`,
  "gi",
);
const END_OF_DAY = new RegExp(
  `\\b${DAY_ENDS},? (?=${A_DAY})|(?<=\\b(?:[a-z]+day|tomorrow)),? (?:by |at )?${DAY_ENDS}(?![a-z])`,
  "gi",
);
/** Lower-cases ASCII letters and straightens apostrophes, which keeps every position in the text. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z’]/g, (letter) => (letter === "’" ? "'" : letter.toLowerCase()));
}

function dateMeant(
  mention: TimeMention,
  before: string,
  today: PlainDate,
  earliest: PlainDate,
): PlainDate | null {
  if (mention.date === null) return null;
  const isInTime = (date: PlainDate) =>
    date >= earliest && partsOf(date).year <= partsOf(today).year + YEARS_AHEAD_MAX;
  const moved = shifted(mention.date, before);
  if (moved) return isInTime(moved.date) ? moved.date : null;
  if (NOT_BY.test(before) && !mention.isSpan) return null;
  const isFirm = BY.test(before);
  if (mention.isUndirected && !isFirm && !PUT_TO.test(before) && isPast(before)) return null;
  const base = isFirm ? (mention.dateAfterBy ?? mention.date) : mention.date;
  const isDayBefore = BEFORE.test(before) && !mention.isInclusive;
  const date = isDayBefore ? addDays(base, -1) : base;
  if (isDayBefore && date < today && base >= today) return today;
  // "By November", said in November, means this month.
  const meant = date < today && isFirm ? mention.date : date;
  return isInTime(meant) ? meant : null;
}

function isPast(before: string): boolean {
  const clauseStart = Math.max(
    0,
    ...[...before.matchAll(CLAUSE_END)].map(({ index, 0: { length } }) => index + length),
  );
  const clause = before.slice(clauseStart);
  return PAST.test(clause) && !STILL_TO_DO.test(clause);
}

function withItsWords({ date, start: at, end }: TimeMention, text: string): { start: number; end: number } {
  const start = at - ((date ? shifted(date, text.slice(0, at))?.length : 0) ?? 0);
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
