/** One day in milliseconds, where a clock change does not matter. */
export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The moment from which a record is looked at, and the zone whose calendar the person lives by. */
export type Present = {
  /** UTC ISO. */
  readonly instant: string;
  /** IANA name, such as "America/Los_Angeles". */
  readonly timeZone: string;
};

/** A person's own calendar. A day is a whole number: days since 1 January 1970. */
export type LocalDays = {
  readonly today: number;
  /** The present in milliseconds. */
  readonly now: number;
  /** The day on which an instant (milliseconds) falls. */
  readonly dayOf: (at: number) => number;
  /** The hour, 0 to 23, that the person's clock shows at an instant. */
  readonly hourOf: (at: number) => number;
  /** "3 March", with the year where it is not this year. */
  readonly inWords: (day: number) => string;
};

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** What a zone's clock shows beyond UTC at an instant, in milliseconds. Asking costs about two microseconds. */
function shiftIn(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
    hourCycle: "h23",
  });
  return (at) => {
    // Reading the digits of the formatted text takes a third of the time of formatToParts.
    const digits = (format.format(at).match(/\d+/g) ?? []).map(Number);
    const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = digits;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
  };
}

/** @throws RangeError when the time zone or the instant does not exist */
export function localDays({ instant, timeZone }: Present): LocalDays {
  const shiftAt = shiftIn(timeZone);
  const shifts = new Map<number, number>();
  const shiftAtStartOf = (utcDay: number) => {
    const known = shifts.get(utcDay) ?? shiftAt(utcDay * DAY_MS);
    shifts.set(utcDay, known);
    return known;
  };
  /** An instant moved so that its UTC fields read like the person's clock. */
  const local = (at: number) => {
    const utcDay = Math.floor(at / DAY_MS);
    const shift = shiftAtStartOf(utcDay);
    // Only on a day on which the clock changes does the instant itself have to be asked for.
    return at + (shift === shiftAtStartOf(utcDay + 1) ? shift : shiftAt(at));
  };
  const dayOf = (at: number) => Math.floor(local(at) / DAY_MS);
  const now = Date.parse(instant);
  const today = dayOf(now);
  const thisYear = new Date(today * DAY_MS).getUTCFullYear();
  return {
    today,
    now,
    dayOf,
    hourOf: (at) => Math.floor((local(at) - dayOf(at) * DAY_MS) / HOUR_MS),
    inWords: (day) => {
      const date = new Date(day * DAY_MS);
      const year = date.getUTCFullYear();
      return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}${year === thisYear ? "" : ` ${year}`}`;
    },
  };
}

/** The day that a text consists of, "2026-03-09", or null when it is none or does not exist. */
export function dayFromText(text: string): number | null {
  const [, year = 0, month = 0, date = 0] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  const day = Date.UTC(year, month - 1, date) / DAY_MS;
  // Date.UTC lets 30 February run on into March, and reads the years 0 to 99 as 1900 to 1999.
  const exists = year >= 100 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);
  return exists ? day : null;
}

function daysInMonth(year: number, month: number): number {
  return (Date.UTC(year, month, 1) - Date.UTC(year, month - 1, 1)) / DAY_MS;
}

/** "9 March 2026", "9th of Mar. 2026": also the form in which Instant Plan writes its days. */
const DAY_IN_WORDS = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTHS.map((month) => month.slice(0, 3)).join("|")})[a-z]*\\.?,? (\\d{4})(?!\\d)`,
  "gi",
);

function dayFromWords([, date = "", start = "", year = ""]: RegExpMatchArray): number | null {
  const month = 1 + MONTHS.findIndex((name) => name.toLowerCase().startsWith(start.toLowerCase()));
  return dayFromText(`${year}-${String(month).padStart(2, "0")}-${date.padStart(2, "0")}`);
}

/** The latest day written as "2026-03-09" or "9 March 2026" within a text, or null. */
export function latestDayIn(text: string): number | null {
  const days = [
    ...(text.match(/(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g) ?? []).map(dayFromText),
    ...[...text.matchAll(DAY_IN_WORDS)].map(dayFromWords),
  ].filter((day) => day !== null);
  return days.length > 0 ? Math.max(...days) : null;
}
