import {
  addDays,
  addMonths,
  lastOfMonth,
  onOrAfter,
  type PlainDate,
  partsOf,
  plainDate,
  weekdayOf,
} from "#shared/calendar/plain-date.rules.ts";
import { isSouthern, regionOf } from "#shared/calendar/region.rules.ts";
import {
  firstOfMonth,
  monthNumber,
  nextYearly,
  type Reader,
  WEEKDAYS,
  yearFrom,
} from "./date-readers.rules.ts";

/** A work week ends on its Friday; from Saturday on, "this week" lasts until Sunday. */
function endOfWeek(today: PlainDate, weeksOn: number): PlainDate {
  const isWeekend = weekdayOf(today) % 6 === 0;
  if (weeksOn === 0) return onOrAfter(today, isWeekend ? 0 : 5);
  const mondayAhead = onOrAfter(addDays(today, 1), 1);
  return addDays(mondayAhead, (weeksOn - 1) * 7 + 4);
}

const lastOfQuarter = (year: number, quarter: number): PlainDate =>
  lastOfMonth(`${year}-${String(quarter * 3).padStart(2, "0")}-01`);

function endOfQuarter(date: PlainDate): PlainDate {
  const { year, month } = partsOf(date);
  return lastOfQuarter(year, Math.ceil(month / 3));
}

/** How many periods lie between this one and the one that is meant. */
const AHEAD: Record<string, number> = { next: 1, following: 1, "after next": 2 };

export const endOfPeriod: Reader = ({ which = "this", period = "" }, { today }) => {
  const ahead = AHEAD[which] ?? 0;
  const { year } = partsOf(today);
  const ends: Record<string, PlainDate> = {
    day: addDays(today, ahead),
    week: endOfWeek(today, ahead),
    month: lastOfMonth(addMonths(firstOfMonth(today), ahead)),
    quarter: endOfQuarter(addMonths(firstOfMonth(today), ahead * 3)),
    year: `${year + ahead}-12-31`,
    weekend: addDays(onOrAfter(today, 0), ahead * 7),
  };
  const date = ends[period];
  return date ? { date, isInclusive: true } : null;
};

/** "The start of next week", "early next month", "the middle of this week". */
export const partOfPeriod: Reader = ({ part = "", which = "this", period = "" }, { today }) => {
  const ahead = AHEAD[which] ?? 0;
  const firsts: Record<string, PlainDate> = {
    week: addDays(onOrAfter(addDays(today, -6), 1), ahead * 7),
    month: addMonths(firstOfMonth(today), ahead),
    year: `${partsOf(today).year + ahead}-01-01`,
  };
  const days: Record<string, readonly [early: number, middle: number, late: number]> = {
    week: [1, 2, 4],
    month: [6, 14, 27],
    year: [89, 180, 364],
  };
  const first = firsts[period];
  const [early = 0, middle = 0, late = 0] = days[period] ?? [];
  if (!first) return null;
  if (part === "beginning" || part === "start") return { date: first, isInclusive: true };
  const after = part === "early" ? early : part === "late" ? late : middle;
  return { date: addDays(first, after), isInclusive: true, isRough: true };
};

export const theWeekend: Reader = ({ which = "this" }, { today }) => {
  const weeks = which === "after next" ? 2 : which === "next" ? 1 : 0;
  const days = 7 * (weekdayOf(today) === 0 ? Math.max(0, weeks - 1) : weeks);
  return {
    date: addDays(onOrAfter(today, 0), days),
    dateAfterBy: addDays(onOrAfter(today, 5), days),
    isInclusive: true,
  };
};

/** The last day of each part of a month; null is the month's last day. */
const PARTS_OF_MONTH: [words: RegExp, day: number | null][] = [
  [/beginning|start/, 1],
  [/first two weeks/, 14],
  [/first half/, 15],
  [/second half/, null],
  [/early|first/, 7],
  [/second/, 14],
  [/mid/, 15],
  [/third/, 21],
  [/end|late|last/, null],
];
const ROUGHLY = /early|mid|late|around/;

export const inMonth: Reader = ({ part = "", month = "", year }, { today }) => {
  const number = monthNumber(month);
  const firstIn = (inYear: number) => plainDate(inYear, number, 1);
  const first = year ? firstIn(yearFrom(year)) : nextYearly(firstOfMonth(today), firstIn);
  if (!first) return null;
  const end = lastOfMonth(first);
  const named = PARTS_OF_MONTH.find(([words]) => words.test(part));
  if (!named) return { date: end, dateAfterBy: first, isUndirected: !year };
  const date = named[1] === null ? end : addDays(first, named[1] - 1);
  return { date, isInclusive: true, isRough: ROUGHLY.test(part) };
};

const ORDINALS: Record<string, number> = {
  first: 0,
  "1st": 0,
  second: 1,
  "2nd": 1,
  third: 2,
  "3rd": 2,
  fourth: 3,
  "4th": 3,
  last: -1,
};

function nthIn(first: PlainDate, nth: number, day: string): PlainDate | null {
  const last = lastOfMonth(first);
  if (/^(?:working|business)/.test(day)) {
    const days = Array.from({ length: partsOf(last).day }, (_, index) => addDays(first, index));
    return days.filter((date) => weekdayOf(date) % 6 !== 0).at(nth) ?? null;
  }
  const weekday = day === "weekend" ? 6 : WEEKDAYS.indexOf(day);
  const date = nth < 0 ? onOrAfter(addDays(last, -6), weekday) : addDays(onOrAfter(first, weekday), nth * 7);
  return date > last ? null : addDays(date, day === "weekend" ? 1 : 0);
}

/** "The first weekend of May", "the last Friday of the month". */
export const nthInMonth: Reader = ({ nth = "", weekday = "", month, year, which }, { today }) => {
  const place = ORDINALS[nth];
  if (place === undefined) return null;
  const dateIn = (first: PlainDate | null) => first && nthIn(first, place, weekday);
  if (month) {
    const inYear = (number: number) => dateIn(plainDate(number, monthNumber(month), 1));
    const date = year ? inYear(yearFrom(year)) : nextYearly(today, inYear);
    return date ? { date } : null;
  }
  const firsts = [0, 1, 2].map((ahead) => addMonths(firstOfMonth(today), ahead));
  const date = firsts
    .slice(which === "next" ? 1 : 0)
    .map(dateIn)
    .find((one) => one !== null && one >= today);
  return date ? { date } : null;
};

/** "Q1 2027", "the third quarter", "the first half of the year": its last day. */
export const endOfShare: Reader = ({ quarter, half, year }, { today }) => {
  const part = quarter ?? half ?? "";
  const number = Number(part) || (ORDINALS[part] ?? 0) + 1;
  const endIn = (inYear: number) => lastOfQuarter(inYear, half ? number * 2 : number);
  const date = year ? endIn(yearFrom(year)) : nextYearly(today, endIn);
  return date ? { date, isInclusive: true } : null;
};

/** "Early 2027", "mid-2027". */
export const partOfYear: Reader = ({ part = "", year = "" }) => ({
  date: lastOfQuarter(yearFrom(year), part === "early" ? 1 : part === "mid" ? 2 : 4),
  isInclusive: true,
  isRough: true,
});

/** First months by the meteorologists' calendar of the northern half of the Earth. */
const SEASONS: Record<string, number> = { spring: 3, summer: 6, fall: 9, autumn: 9, winter: 12 };

/** A season ends on the last day of its third month. */
export const inSeason: Reader = ({ part = "", which, season = "", year }, moment) => {
  const north = SEASONS[season] ?? 3;
  const month = isSouthern(moment) ? ((north + 5) % 12) + 1 : north;
  const firstIn = (inYear: number) => plainDate(inYear, month, 1);
  const { year: thisYear } = partsOf(moment.today);
  const firsts = (year ? [yearFrom(year)] : [thisYear - 1, thisYear, thisYear + 1]).map(firstIn);
  const first = firsts.find(
    (date) =>
      date !== null &&
      (which === "next" ? date > moment.today : lastOfMonth(addMonths(date, 2)) >= moment.today),
  );
  if (!first) return null;
  const end = lastOfMonth(addMonths(first, 2));
  const dates: [words: RegExp, date: PlainDate][] = [
    [/early/, lastOfMonth(first)],
    [/mid/, addDays(addMonths(first, 1), 14)],
    [/beginning|start/, first],
    [/end|late/, end],
  ];
  const named = dates.find(([words]) => words.test(part))?.[1];
  if (named) return { date: named, isInclusive: true, isRough: true };
  return { date: end, dateAfterBy: first, isRough: true };
};

/** Usual days, as "MM-DD"; every school has its own. */
const SCHOOL_DAYS: Record<string, Record<string, string[]>> = {
  US: { term: ["05-15", "12-15"], year: ["06-10"], start: ["08-20"], half: [] },
  GB: {
    term: ["03-28", "07-20", "12-18"],
    year: ["07-20"],
    start: ["09-01"],
    half: ["02-14", "05-26", "10-25"],
  },
};

/** "The end of term", "before the summer holidays", "back to school". Null where the usual days are not known. */
export const atSchool: Reader = ({ year, start, half }, moment) => {
  const region = regionOf(moment);
  const days = SCHOOL_DAYS[region === "IE" ? "GB" : region === "CA" ? "US" : (region ?? "")];
  const kind = year ? "year" : start ? "start" : half ? "half" : "term";
  const { year: thisYear } = partsOf(moment.today);
  const date = [thisYear, thisYear + 1]
    .flatMap((inYear) => (days?.[kind] ?? []).map((day) => `${inYear}-${day}`))
    .find((day) => day >= moment.today);
  return date ? { date, isInclusive: true, isRough: true } : null;
};
