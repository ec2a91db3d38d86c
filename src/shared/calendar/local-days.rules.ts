import { DAY_MS, dayInWords, type PlainDate, partsOf, plainDateOf } from "./plain-date.rules.ts";
import { zoneClock } from "./zone-clock.rules.ts";

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

/** What a zone's clock shows beyond UTC at an instant, in milliseconds. Asking costs about two microseconds. */
function shiftIn(timeZone: string): (at: number) => number {
  const clock = zoneClock(timeZone);
  return (at) => {
    // Reading the digits of the formatted text takes a third of the time of formatToParts.
    const digits = (clock.format(at).match(/\d+/g) ?? []).map(Number);
    const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = digits;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
  };
}

const SHIFTS_KEPT_MAX = 20_000;
/** What each zone's clock shows beyond UTC as a UTC day begins: it never changes, and asking anew is most of the work. */
const keptShifts = new Map<string, Map<number, number>>();

function shiftsOf(timeZone: string): Map<number, number> {
  const keptCount = [...keptShifts.values()].reduce((sum, { size }) => sum + size, 0);
  if (keptCount > SHIFTS_KEPT_MAX) keptShifts.clear();
  const shifts = keptShifts.get(timeZone) ?? new Map<number, number>();
  keptShifts.set(timeZone, shifts);
  return shifts;
}

/** @throws RangeError when the time zone or the instant does not exist */
export function localDays({ instant, timeZone }: Present): LocalDays {
  const shiftAt = shiftIn(timeZone);
  const shifts = shiftsOf(timeZone);
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
  const thisYear = partsOf(plainDateOf(today)).year;
  return {
    today,
    now,
    dayOf,
    hourOf: (at) => Math.floor((local(at) - dayOf(at) * DAY_MS) / HOUR_MS),
    inWords: (day) => {
      const date = plainDateOf(day);
      return partsOf(date).year === thisYear ? dayInWords(date).slice(0, -5) : dayInWords(date);
    },
  };
}

/** What a clock in a time zone shows. */
export interface WallClock {
  date: PlainDate;
  /** 0 to 23. */
  hour: number;
  minute: number;
}

/**
 * What clocks in a time zone show at instants (UTC ISO).
 * @throws RangeError when the time zone or an instant does not exist
 */
export function clockIn(timeZone: string): (instant: string) => WallClock {
  const shiftAt = shiftIn(timeZone);
  return (instant) => {
    const at = Date.parse(instant);
    const shown = new Date(at + shiftAt(at)).toISOString();
    return {
      date: shown.slice(0, 10),
      hour: Number(shown.slice(11, 13)),
      minute: Number(shown.slice(14, 16)),
    };
  };
}

/** As `clockIn`, for one instant. */
export const wallClock = (instant: string, timeZone: string): WallClock => clockIn(timeZone)(instant);

/** The day on which an instant (UTC ISO) falls in a time zone. */
export function ownDay(instant: string, timeZone: string): PlainDate {
  return wallClock(instant, timeZone).date;
}
