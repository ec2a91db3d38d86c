import {
  addDays,
  daysBetween,
  onOrAfter,
  type PlainDate,
  plainDate,
} from "#shared/calendar/plain-date.rules.ts";

/**
 * Days that people plan for by name: words as in a lower-case sentence, and the date in a year. Longer names come
 * first. Thanksgiving and Labor Day are those of the United States.
 */
export const HOLIDAYS: readonly [words: string, dateIn: (year: number) => PlainDate | null][] = [
  ["christmas eve", (year) => plainDate(year, 12, 24)],
  ["boxing day", (year) => plainDate(year, 12, 26)],
  ["(?:christmas|xmas)(?: day)?", (year) => plainDate(year, 12, 25)],
  ["new year['’]?s eve", (year) => plainDate(year, 12, 31)],
  ["(?<!in the )(?:the )?new year(?:['’]?s)?(?: day)?", (year) => plainDate(year, 1, 1)],
  ["valentine['’]?s(?: day)?", (year) => plainDate(year, 2, 14)],
  ["good friday", (year) => addDays(easterSunday(year), -2)],
  ["easter(?: sunday)?", easterSunday],
  ["(?:the )?(?:fourth|4th) of july|independence day", (year) => plainDate(year, 7, 4)],
  ["labou?r day", (year) => onOrAfter(`${year}-09-01`, 1)],
  ["halloween", (year) => plainDate(year, 10, 31)],
  ["thanksgiving(?: day)?", (year) => addDays(onOrAfter(`${year}-11-01`, 4), 21)],
];

/** Easter Sunday in the Gregorian calendar, by the anonymous computus. */
function easterSunday(year: number): PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonShift + 15) % 30;
  const yearInCentury = year % 100;
  const weekShift =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearInCentury / 4) - epact - (yearInCentury % 4)) % 7;
  const lateMoon = Math.floor((golden + 11 * epact + 22 * weekShift) / 451);
  const days = epact + weekShift - 7 * lateMoon + 114;
  return addDays(
    `${year}-01-01`,
    daysBetween(`${year}-01-01`, `${year}-0${Math.floor(days / 31)}-01`) + (days % 31),
  );
}
