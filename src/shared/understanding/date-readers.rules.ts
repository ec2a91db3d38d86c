import { ownDay } from "#shared/calendar/local-days.rules.ts";
import { isMonthFirst } from "#shared/calendar/month-first.rules.ts";
import {
  addDays,
  addMonths,
  lastOfMonth,
  MONTHS,
  onOrAfter,
  type PlainDate,
  partsOf,
  plainDate,
  weekdayOf,
} from "#shared/calendar/plain-date.rules.ts";

/** The person's local day and time zone, and the instant. */
export interface ReadingMoment {
  today: PlainDate;
  /** UTC ISO. */
  instant: string;
  timeZone: string;
  /** A BCP 47 tag, which decides whether 12/05 begins with the month. Without it, the time zone does. */
  locale?: string | undefined;
}

/** Words about time in a sentence. Without a date they are not a deadline ("every Sunday", "three weeks ago"). */
export interface TimeMention {
  start: number;
  end: number;
  date: PlainDate | null;
  /** The deadline when "by", "before" or "until" precedes a month or a year: its first day. */
  dateAfterBy?: PlainDate;
  /** "Before" these words includes them. */
  isInclusive?: boolean;
  /** A range of days: the task is due on the first. */
  isSpan?: boolean;
  /** The words contain no year and no direction, so a verb in the past tense makes them past. */
  isUndirected?: boolean;
}

type Found = Omit<TimeMention, "start" | "end"> | null;
/** Turns the named groups of a match into a date. Null means that the words are not a deadline. */
export type Reader = (
  groups: Record<string, string | undefined>,
  moment: ReadingMoment,
  text: string,
) => Found;

/** Number words from one to fifteen. */
const COUNTED = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
];
export const NUMBERS: Record<string, number> = {
  ...Object.fromEntries(COUNTED.map((word, index) => [word, index + 1])),
  a: 1,
  an: 1,
  "a couple of": 2,
  "couple of": 2,
  "a few": 3,
  few: 3,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const WEEKDAY_NAMES = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const ENDURANCE = /\b(?:run|running|ran|swim|cycle|bike|row|walk|hike|km|kms|k|5k|10k|miles?|marathon)\b/;

export const noDeadline: Reader = () => null;

function monthNumber(name: string): number {
  return MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.slice(0, 3).toLowerCase())) + 1;
}

/** The next occurrence of a yearly day, including today. */
export function nextYearly(today: PlainDate, dateIn: (year: number) => PlainDate | null): PlainDate | null {
  const { year } = partsOf(today);
  return [year, year + 1].map(dateIn).find((date) => date !== null && date >= today) ?? null;
}

export const afterDuration: Reader = ({ number = "", unit = "" }, { today, instant, timeZone }, text) => {
  const isHalf = number.startsWith("half");
  const amount = isHalf ? 0.5 : (NUMBERS[number] ?? Number(number));
  if (/^(?:min|hour|hr)/.test(unit)) {
    if (ENDURANCE.test(text)) return null;
    const minutes = unit.startsWith("min") ? amount : amount * 60;
    return { date: ownDay(new Date(Date.parse(instant) + minutes * 60_000).toISOString(), timeZone) };
  }
  if (/^(?:working|business)/.test(unit)) {
    let date = today;
    for (let left = amount; left > 0; ) {
      date = addDays(date, 1);
      if (weekdayOf(date) % 6 !== 0) left -= 1;
    }
    return { date };
  }
  if (unit.startsWith("month")) return { date: isHalf ? addDays(today, 15) : addMonths(today, amount) };
  if (unit.startsWith("year")) return { date: addMonths(today, amount * 12) };
  const days = unit.startsWith("week") ? 7 : unit.startsWith("fortnight") ? 14 : 1;
  return { date: addDays(today, Math.ceil(amount * days)) };
};

export const weeksFromDay: Reader = ({ number = "a", unit = "week", day = "" }, { today }) => {
  const weeks = (NUMBERS[number] ?? Number(number)) * (unit.startsWith("fortnight") ? 2 : 1);
  const start =
    day === "today" || day === "now"
      ? today
      : day === "tomorrow"
        ? addDays(today, 1)
        : onOrAfter(addDays(today, 1), WEEKDAY_NAMES.indexOf(day));
  return { date: addDays(start, weeks * 7) };
};

/** A work week ends on its Friday; from Saturday on, "this week" lasts until Sunday. */
function endOfWeek(today: PlainDate, weeksOn: number): PlainDate {
  const isWeekend = weekdayOf(today) % 6 === 0;
  if (weeksOn === 0) return onOrAfter(today, isWeekend ? 0 : 5);
  const mondayAhead = onOrAfter(addDays(today, 1), 1);
  return addDays(mondayAhead, (weeksOn - 1) * 7 + 4);
}

function endOfQuarter(date: PlainDate): PlainDate {
  const { year, month } = partsOf(date);
  return lastOfMonth(`${year}-${String(Math.ceil(month / 3) * 3).padStart(2, "0")}-01`);
}

export const endOfPeriod: Reader = ({ which = "this", period = "" }, { today }) => {
  const isNext = which === "next" || which === "following";
  const { year } = partsOf(today);
  const ends: Record<string, PlainDate> = {
    day: isNext ? addDays(today, 1) : today,
    week: endOfWeek(today, isNext ? 1 : 0),
    month: lastOfMonth(isNext ? addMonths(today, 1) : today),
    quarter: endOfQuarter(isNext ? addDays(endOfQuarter(today), 1) : today),
    year: `${isNext ? year + 1 : year}-12-31`,
    weekend: addDays(onOrAfter(today, 0), isNext ? 7 : 0),
  };
  const date = ends[period];
  return date ? { date, isInclusive: true } : null;
};

export const theWeekend: Reader = ({ which = "this" }, { today }) => {
  const isNext = which === "next" && weekdayOf(today) !== 0;
  const sunday = addDays(onOrAfter(today, 0), isNext ? 7 : 0);
  const friday = addDays(onOrAfter(today, 5), isNext ? 7 : 0);
  return { date: sunday, dateAfterBy: friday, isInclusive: true };
};

/** The last day of each part of a month; null is the month's last day. */
const PARTS_OF_MONTH: [words: RegExp, day: number | null][] = [
  [/beginning|start/, 1],
  [/early|first/, 7],
  [/second/, 14],
  [/mid/, 15],
  [/third/, 21],
  [/end|late|last/, null],
];

export const inMonth: Reader = ({ part = "", month = "", year }, { today }) => {
  const number = monthNumber(month);
  const firstIn = (inYear: number) => plainDate(inYear, number, 1);
  const first = year ? firstIn(Number(year)) : nextYearly(firstOfMonth(today), firstIn);
  if (!first) return null;
  const end = lastOfMonth(first);
  const named = PARTS_OF_MONTH.find(([words]) => words.test(part));
  if (named) return { date: named[1] === null ? end : addDays(first, named[1] - 1), isInclusive: true };
  return { date: end, dateAfterBy: first, isUndirected: !year };
};

function firstOfMonth(date: PlainDate): PlainDate {
  return `${date.slice(0, 8)}01`;
}

export const dayOfMonth: Reader = ({ day = "", which }, { today }) => {
  const start = which === "next" ? addMonths(firstOfMonth(today), 1) : today;
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const { year, month } = partsOf(addMonths(firstOfMonth(start), ahead));
    const date = plainDate(year, month, Number(day));
    if (date && date >= start) return { date };
  }
  return null;
};

/**
 * 12/05 is December 5 in the United States and May 12 elsewhere. The month is spelled out wherever the day is shown, so
 * a wrong guess is visible. If only one reading is a valid date, it wins. With dots, the day always comes first.
 */
export const numeric: Reader = ({ one = "", separator, two = "", year }, moment) => {
  const { today } = moment;
  const monthLeads = separator !== "." && isMonthFirst(moment);
  const readings = [
    [one, two],
    [two, one],
  ].map(([month, day]) => {
    const read = (inYear: number) => plainDate(inYear, Number(month), Number(day));
    return year ? read(Number(year.length === 2 ? `20${year}` : year)) : nextYearly(today, read);
  });
  const date = monthLeads ? (readings[0] ?? readings[1]) : (readings[1] ?? readings[0]);
  return date ? { date } : null;
};

export const dayOfNextWeek: Reader = ({ after, before }, { today }) => {
  const monday = onOrAfter(addDays(today, 1), 1);
  return { date: onOrAfter(monday, WEEKDAY_NAMES.indexOf(after ?? before ?? "")) };
};
