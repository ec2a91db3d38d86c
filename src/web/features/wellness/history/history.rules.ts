import { localDays } from "#shared/calendar/local-days.rules.ts";
import {
  addDays,
  daysBetween,
  lastOfMonth,
  onOrAfter,
  type PlainDate,
  plainDateOf,
} from "#shared/calendar/plain-date.rules.ts";
import { isRealCheckIn } from "#shared/wellness/check-in.rules.ts";
import { type CheckIn, ENERGIES, MOODS } from "#shared/wellness/wellness.contract.ts";
import type { OwnDay } from "#web/platform/time/use-own-day.ts";

/** A check-in on its day in the person's time zone. */
export interface DatedCheckIn {
  checkIn: CheckIn;
  day: PlainDate;
}

/** The check-ins with their days, in the same order. */
export function withDays(checkIns: readonly CheckIn[], { today, timeZone }: OwnDay): DatedCheckIn[] {
  const { dayOf } = localDays({ instant: `${today}T12:00:00.000Z`, timeZone });
  return checkIns.map((checkIn) => ({ checkIn, day: plainDateOf(dayOf(Date.parse(checkIn.createdAt))) }));
}

/** The filters of the history; an empty value means no filter. */
export interface HistoryFilter {
  mood: CheckIn["mood"] | "";
  energy: CheckIn["energy"] | "";
  isWithNote: boolean;
  /** The first and the last day, as "2026-11-21". */
  from: PlainDate | "";
  to: PlainDate | "";
}

export const NO_FILTER: HistoryFilter = { mood: "", energy: "", isWithNote: false, from: "", to: "" };

export const MOOD_CHOICES = [{ value: "", label: "Any" }, ...MOODS.map(asChoice)];
export const ENERGY_CHOICES = [{ value: "", label: "Any" }, ...ENERGIES.map(asChoice)];

function asChoice(value: string) {
  return { value, label: value };
}

export const isFiltered = (filter: HistoryFilter): boolean =>
  Object.values(filter).some((value) => value !== "" && value !== false);

/** The single day that is selected in the calendar, or null. */
export const selectedDay = ({ from, to }: HistoryFilter): PlainDate | null =>
  from !== "" && from === to ? from : null;

/** The matching check-ins in order. What the product logged says nothing about mood or energy. */
export function filterCheckIns(dated: readonly DatedCheckIn[], filter: HistoryFilter): DatedCheckIn[] {
  const { mood, energy, isWithNote, from, to } = filter;
  return dated.filter(
    ({ checkIn, day }) =>
      (mood === "" || (checkIn.mood === mood && isRealCheckIn(checkIn))) &&
      (energy === "" || (checkIn.energy === energy && isRealCheckIn(checkIn))) &&
      (!isWithNote || checkIn.note !== null) &&
      (from === "" || day >= from) &&
      (to === "" || day <= to),
  );
}

/**
 * The weeks of a month, seven places each; null for days of other months.
 * @param month any day of it
 * @param firstWeekday 0 is Sunday
 */
export function weeksOf(month: PlainDate, firstWeekday: 0 | 1): (PlainDate | null)[][] {
  const first = firstOfMonth(month);
  const last = lastOfMonth(month);
  const start = addDays(onOrAfter(first, firstWeekday), onOrAfter(first, firstWeekday) === first ? 0 : -7);
  const count = Math.ceil((daysBetween(start, last) + 1) / 7);
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: 7 }, (_day, place) => {
      const day = addDays(start, week * 7 + place);
      return day >= first && day <= last ? day : null;
    }),
  );
}

export const firstOfMonth = (day: PlainDate): PlainDate => `${day.slice(0, 7)}-01`;

/** What a day of the calendar shows. */
export interface DaySummary {
  /** The mood of the newest check-in of the person; null if the product logged all of them. */
  mood: CheckIn["mood"] | null;
  /** "2 check-ins, mood Down, Up". */
  words: string;
}

/** @param checkIns of one day, newest first */
export function summaryOf(checkIns: readonly CheckIn[]): DaySummary {
  const real = checkIns.filter(isRealCheckIn);
  const logged = checkIns.length - real.length;
  const parts = [
    ...(real.length > 0
      ? [
          real.length === 1 ? "1 check-in" : `${real.length} check-ins`,
          `mood ${real
            .map(({ mood }) => mood)
            .toReversed()
            .join(", ")}`,
        ]
      : []),
    ...(logged > 0 ? [logged === 1 ? "1 practice" : `${logged} practices`] : []),
  ];
  return { mood: real[0]?.mood ?? null, words: parts.join(", ") || "no check-ins" };
}
