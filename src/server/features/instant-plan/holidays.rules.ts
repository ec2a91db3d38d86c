import { addDays, easterSunday, onOrAfter, type PlainDate, plainDate } from "./calendar.rules.ts";

/**
 * Days that people plan towards by name: words as they stand in a lower-case sentence, and the date in a year.
 * Longer names come first. Thanksgiving and Labor Day are those of the United States.
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
