import {
  addDays,
  daysBetween,
  onOrAfter,
  type PlainDate,
  plainDate,
} from "#shared/calendar/plain-date.rules.ts";
import { regionOf } from "#shared/calendar/region.rules.ts";
import { nextYearly, type Reader } from "./date-readers.rules.ts";
import { MOVING_FEASTS } from "./moving-feasts.content.ts";

type DateIn = (year: number, region: string | null) => PlainDate | null;

const yearly =
  (month: number, day: number): DateIn =>
  (year) =>
    plainDate(year, month, day);

/** The nth weekday (0 is Sunday) of a month. */
const nth =
  (place: number, weekday: number, month: number): DateIn =>
  (year) =>
    addDays(onOrAfter(`${year}-${String(month).padStart(2, "0")}-01`, weekday), (place - 1) * 7);

const lastMonday =
  (month: number): DateIn =>
  (year) =>
    onOrAfter(`${year}-${String(month).padStart(2, "0")}-25`, 1);

const afterEaster =
  (days: number): DateIn =>
  (year) =>
    addDays(easterSunday(year), days);

const thanksgiving: DateIn = (year, region) =>
  region === "CA" ? nth(2, 1, 10)(year, region) : nth(4, 4, 11)(year, region);

const afterThanksgiving =
  (days: number): DateIn =>
  (year) =>
    addDays(onOrAfter(`${year}-11-22`, 4), days);

/** Days that people plan for by name, as in a lower-case sentence. Longer names come first. */
const DAYS: readonly [words: string, dateIn: DateIn][] = [
  ["christmas eve|heiligabend|nochebuena", yearly(12, 24)],
  ["boxing day", yearly(12, 26)],
  ["(?:christmas|xmas)(?: day)?", yearly(12, 25)],
  ["new year['’]?s eve|nye", yearly(12, 31)],
  ["(?<!in the )(?:the )?new year(?:['’]?s)?(?: day)?", yearly(1, 1)],
  ["(?:mlk|martin luther king)(?: jr\\.?)?(?: day)?", nth(3, 1, 1)],
  ["groundhog day", yearly(2, 2)],
  ["tax (?:day|time|season)", yearly(4, 15)],
  ["presidents?['’]?s? day", nth(3, 1, 2)],
  ["valentine['’]?s(?: day)?", yearly(2, 14)],
  ["st\\.? patrick['’]?s day", yearly(3, 17)],
  ["(?:mardi gras|shrove tuesday|pancake day)", afterEaster(-47)],
  ["ash wednesday", afterEaster(-46)],
  ["palm sunday", afterEaster(-7)],
  ["good friday", afterEaster(-2)],
  ["easter monday", afterEaster(1)],
  ["easter(?: sunday)?", afterEaster(0)],
  ["ascension(?: day)?", afterEaster(39)],
  ["pentecost|whit ?sunday", afterEaster(49)],
  ["earth day", yearly(4, 22)],
  ["cinco de mayo", yearly(5, 5)],
  ["mother['’]?s['’]? day", mothersDay],
  ["father['’]?s['’]? day", nth(3, 0, 6)],
  ["super ?bowl(?: sunday)?", nth(2, 0, 2)],
  ["memorial day", lastMonday(5)],
  ["juneteenth", yearly(6, 19)],
  ["canada day", yearly(7, 1)],
  ["(?:the )?(?:fourth|4th) of july|independence day", yearly(7, 4)],
  ["bastille day", yearly(7, 14)],
  ["(?:the )?(?:summer|august) bank holiday", lastMonday(8)],
  ["labou?r day", nth(1, 1, 9)],
  ["(?:columbus|indigenous peoples?['’]?) day", nth(2, 1, 10)],
  ["halloween", yearly(10, 31)],
  ["(?:guy fawkes|bonfire) night", yearly(11, 5)],
  ["veterans?['’]? day|remembrance day|armistice day", yearly(11, 11)],
  ["thanksgiving(?: day)?|(?:the )?turkey trot", thanksgiving],
  ["black friday", afterThanksgiving(1)],
  ["cyber monday", afterThanksgiving(4)],
  ["kwanzaa", yearly(12, 26)],
];

function mothersDay(year: number, region: string | null): PlainDate | null {
  const isBritish = region === "GB" || region === "IE";
  return isBritish ? addDays(easterSunday(year), -21) : nth(2, 0, 5)(year, region);
}

const OF_YEAR = "(?:,?(?: of| in)? (?<year>20\\d\\d))?";

/** The words for named days, each with its reader. */
export const HOLIDAYS: readonly [words: string, read: Reader][] = [
  ...MOVING_FEASTS.map(({ words, isExpected = false, days }): [string, Reader] => [
    `(?:${words})${OF_YEAR}`,
    ({ year }, { today }) => {
      const date = days.find((day) => (year ? day.startsWith(year) : day >= today));
      return date ? { date, isUndirected: true, isRough: isExpected } : null;
    },
  ]),
  ...DAYS.map(([words, dateIn]): [string, Reader] => [`(?:${words})${OF_YEAR}`, onNamedDay(dateIn)]),
];

/** Reads words for a day that comes every year. */
export function onNamedDay(dateIn: DateIn): Reader {
  return ({ year }, moment) => {
    const inYear = (number: number) => dateIn(number, regionOf(moment));
    const date = year ? inYear(Number(year)) : nextYearly(moment.today, inYear);
    return date ? { date, isUndirected: !year } : null;
  };
}

/** Easter Sunday in the Gregorian calendar, by the anonymous computus. */
export function easterSunday(year: number): PlainDate {
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
