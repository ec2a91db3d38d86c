import { ownDay } from "#shared/calendar/local-days.rules.ts";
import {
  addDays,
  addMonths,
  MONTHS,
  onOrAfter,
  type PlainDate,
  partsOf,
  plainDate,
  weekdayOf,
} from "#shared/calendar/plain-date.rules.ts";
import { isMonthFirst, type Whereabouts } from "#shared/calendar/region.rules.ts";

/** The person's local day, locale and time zone, and the instant. Without a locale, the zone decides about customs. */
export interface ReadingMoment extends Whereabouts {
  today: PlainDate;
  /** UTC ISO. */
  instant: string;
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
  /** The words name the day only roughly, such as "early June" or "in a few days". */
  isRough?: boolean;
  /** The words contain no year and no direction, so a verb in the past tense makes them past. */
  isUndirected?: boolean;
}

/** Turns the named groups of a match into a date. Null means that the words are not a deadline. */
export type Reader = (
  groups: Record<string, string | undefined>,
  moment: ReadingMoment,
  text: string,
) => Omit<TimeMention, "start" | "end"> | null;

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
  the: 1,
  "a couple of": 2,
  "couple of": 2,
  "a couple": 2,
  couple: 2,
  "a few": 3,
  few: 3,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
export const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const ENDURANCE = /\b(?:run|running|ran|swim|cycle|bike|row|walk|hike|km|kms|k|5k|10k|miles?|marathon)\b/;

export const noDeadline: Reader = () => null;

const numberFrom = (words: string): number => NUMBERS[words] ?? Number(words);

/** @returns 1 to 12, or 0 for other words */
export function monthNumber(name: string): number {
  return MONTHS.findIndex((month) => month.toLowerCase().startsWith(name.slice(0, 3).toLowerCase())) + 1;
}

/** Two digits belong to this century. */
export const yearFrom = (digits: string): number => Number(digits.length === 2 ? `20${digits}` : digits);

export const firstOfMonth = (date: PlainDate): PlainDate => `${date.slice(0, 8)}01`;

/** The next occurrence of a yearly day, including today. */
export function nextYearly(today: PlainDate, dateIn: (year: number) => PlainDate | null): PlainDate | null {
  const { year } = partsOf(today);
  return [year, year + 1].map(dateIn).find((date) => date != null && date >= today) ?? null;
}

export const afterDuration: Reader = ({ number = "", unit = "" }, { today, instant, timeZone }, text) => {
  const isHalf = number.startsWith("half");
  const amount = isHalf ? 0.5 : numberFrom(number);
  const isRough = /few|couple/.test(number);
  if (/^(?:min|hour|hr)/.test(unit)) {
    if (ENDURANCE.test(text)) return null;
    const minutes = unit.startsWith("min") ? amount : amount * 60;
    return {
      date: ownDay(new Date(Date.parse(instant) + minutes * 60_000).toISOString(), timeZone),
      isRough,
    };
  }
  if (/^(?:working|business)/.test(unit)) {
    let date = today;
    for (let left = amount; left > 0; ) {
      date = addDays(date, 1);
      if (weekdayOf(date) % 6 !== 0) left -= 1;
    }
    return { date, isRough };
  }
  if (unit.startsWith("mo")) {
    const months = Math.floor(amount);
    return { date: addDays(addMonths(today, months), amount > months ? 15 : 0), isRough };
  }
  if (unit.startsWith("y")) return { date: addMonths(today, amount * 12), isRough };
  return { date: addDays(today, Math.ceil(amount * daysOf(unit))), isRough };
};

const daysOf = (unit: string) => (unit.startsWith("w") ? 7 : unit.startsWith("fortnight") ? 14 : 1);

/** "A week on Tuesday", "two days from tomorrow". */
export const fromDay: Reader = ({ number = "a", unit = "week", day = "" }, { today }) => {
  const start =
    day === "today" || day === "now"
      ? today
      : day === "tomorrow"
        ? addDays(today, 1)
        : onOrAfter(addDays(today, 1), WEEKDAYS.indexOf(day));
  if (unit.startsWith("mo")) return { date: addMonths(start, numberFrom(number)) };
  if (unit.startsWith("y")) return { date: addMonths(start, numberFrom(number) * 12) };
  return { date: addDays(start, numberFrom(number) * daysOf(unit)) };
};

/** "Two Fridays from now", "the Friday after next". */
export const countedWeekday: Reader = ({ number = "two", day = "" }, { today }) => ({
  date: addDays(onOrAfter(addDays(today, 1), WEEKDAYS.indexOf(day)), (numberFrom(number) - 1) * 7),
});

const OFFSET =
  /(?:^|\s)(?<number>\d{1,3}|[a-z]+|a couple of|a few) (?<unit>days?|nights?|evenings?|mornings?|weeks?|months?|weekends?|(?:sun|mon|tues|wednes|thurs|fri|satur)day) (?<side>before|prior to|ahead of|after|following)(?: the)?\s+$/;

/**
 * The day that words such as "two weeks before" make of the date that follows them, and how many characters they have;
 * null without such words.
 */
export function shifted(date: PlainDate, before: string): { date: PlainDate; length: number } | null {
  const match = OFFSET.exec(before);
  const { number = "", unit = "", side } = match?.groups ?? {};
  const amount = numberFrom(number);
  if (!match || Number.isNaN(amount)) return null;
  return { date: movedBy(date, amount, unit, side), length: match[0].trimStart().length };
}

function movedBy(date: PlainDate, amount: number, unit: string, side: string | undefined): PlainDate {
  const direction = side === "after" || side === "following" ? 1 : -1;
  const weekday = WEEKDAYS.indexOf(unit);
  if (weekday >= 0) {
    return direction === 1 ? onOrAfter(addDays(date, 1), weekday) : onOrAfter(addDays(date, -7), weekday);
  }
  if (unit.startsWith("weekend")) {
    return direction === 1 ? onOrAfter(addDays(date, 1), 0) : addDays(date, -(weekdayOf(date) || 7));
  }
  if (unit.startsWith("mo") && unit !== "morning") return addMonths(date, direction * amount);
  return addDays(date, direction * amount * (unit.startsWith("w") ? 7 : 1));
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

/** "4th of Dec '26", "the first of May". */
export const dayInMonth: Reader = ({ day = "", month = "", year }, { today }) => {
  const dateIn = (inYear: number) => plainDate(inYear, monthNumber(month), Number(day));
  return { date: year ? dateIn(yearFrom(year)) : nextYearly(today, dateIn) };
};

export const leapDay: Reader = (_groups, { today }) => {
  const { year } = partsOf(today);
  const days = Array.from({ length: 9 }, (_, ahead) => plainDate(year + ahead, 2, 29));
  return { date: days.find((date) => date !== null && date >= today) ?? null };
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
    return year ? read(yearFrom(year)) : nextYearly(today, read);
  });
  const date = monthLeads ? (readings[0] ?? readings[1]) : (readings[1] ?? readings[0]);
  return date ? { date } : null;
};

export const dayOfNextWeek: Reader = ({ after, before }, { today }) => {
  const monday = onOrAfter(addDays(today, 1), 1);
  return { date: onOrAfter(monday, WEEKDAYS.indexOf(after ?? before ?? "")) };
};
