import type { Chrono } from "chrono-node";
import { casual as german } from "chrono-node/de";
import { casual as spanish } from "chrono-node/es";
import { casual as french } from "chrono-node/fr";
import { casual as italian } from "chrono-node/it";
import { casual as dutch } from "chrono-node/nl";
import { casual as portuguese } from "chrono-node/pt";
import { addDays, MONTHS, plainDate } from "#shared/calendar/plain-date.rules.ts";
import { endOfPeriod, inMonth, theWeekend } from "./date-periods.rules.ts";
import { afterDuration, type Reader } from "./date-readers.rules.ts";
import { easterSunday, onNamedDay } from "./holidays.rules.ts";
import { compiled, FIGURES } from "./time-mentions.rules.ts";

/** A language other than English: a general parser, and rules for what that does not read. */
export interface DateLanguage {
  parser: Chrono;
  rules: ReturnType<typeof compiled>;
}

/** Words of a language, as regular expressions. An asterisk stands for a period. */
interface Phrases {
  today: string;
  afterTomorrow: string;
  periods: Record<string, "week" | "month" | "year">;
  endOf: string;
  thisOne: string;
  next: readonly string[];
  weekend: string;
  christmas: string;
  newYear: string;
  easter: string;
  /** January to December, and the words that stand before a month when it is a deadline. */
  months: string;
  beforeMonth: string;
}

function rulesFor(phrases: Phrases, more: readonly [source: string, read: Reader][] = []) {
  const period = `(?<period>${Object.keys(phrases.periods).join("|")})`;
  const months = phrases.months.split(" ");
  const onPeriod = (source: string, which: string): [string, Reader] => [
    source.replace("*", period),
    ({ period: word = "" }, ...rest) => endOfPeriod({ which, period: phrases.periods[word] }, ...rest),
  ];
  const inDays = (source: string, days: number): [string, Reader] => [
    source,
    (_groups, { today }) => ({ date: addDays(today, days) }),
  ];
  return compiled([
    ...more,
    inDays(phrases.afterTomorrow, 2),
    inDays(phrases.today, 0),
    ...phrases.next.map((source) => onPeriod(source, "next")),
    onPeriod(phrases.endOf, "this"),
    onPeriod(phrases.thisOne, "this"),
    [phrases.weekend, theWeekend],
    [phrases.christmas, onNamedDay((year) => plainDate(year, 12, 25))],
    [phrases.newYear, onNamedDay((year) => plainDate(year, 1, 1))],
    [phrases.easter, onNamedDay(easterSunday)],
    [
      `(?<=(?:^|\\s)(?:${phrases.beforeMonth}) )(?<month>${months.join("|")})(?:(?: de)? (?<year>20\\d\\d))?(?! \\d)`,
      ({ month = "", year }, ...rest) => inMonth({ month: MONTHS[months.indexOf(month)], year }, ...rest),
    ],
    ...FIGURES,
  ]);
}

const PORTUGUESE_NUMBERS: Record<string, string> = {
  um: "1",
  uma: "1",
  dois: "2",
  duas: "2",
  três: "3",
  quatro: "4",
  cinco: "5",
  seis: "6",
};
const PORTUGUESE_UNITS: Record<string, string> = {
  dia: "days",
  dias: "days",
  semana: "weeks",
  semanas: "weeks",
  mês: "months",
  meses: "months",
};

/** "Em duas semanas", which the general parser does not read. */
const inPortuguese: [string, Reader] = [
  `(?:em|dentro de|daqui a) (?<number>\\d{1,3}|${Object.keys(PORTUGUESE_NUMBERS).join("|")}) (?<unit>${Object.keys(PORTUGUESE_UNITS).join("|")})`,
  ({ number = "", unit = "" }, ...rest) =>
    afterDuration({ number: PORTUGUESE_NUMBERS[number] ?? number, unit: PORTUGUESE_UNITS[unit] }, ...rest),
];

/** By the language of a BCP 47 tag. */
export const DATE_LANGUAGES: Readonly<Record<string, DateLanguage>> = {
  es: {
    parser: spanish,
    rules: rulesFor({
      today: "hoy|esta noche",
      afterTomorrow: "pasado mañana",
      periods: { semana: "week", mes: "month", año: "year" },
      endOf: "(?:a |para |el )?(?:fin|fines|final|finales) de(?:l| la| este| esta)? *",
      thisOne: "est[ea] *",
      next: ["(?:el |la )?* que viene", "(?:el |la )?próxim[oa] *"],
      weekend: "(?:el |este )?fin de semana",
      christmas: "navidad",
      newYear: "año nuevo",
      easter: "pascua",
      months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      beforeMonth: "en|para|hasta|antes de|fin de|finales de",
    }),
  },
  de: {
    parser: german,
    rules: rulesFor({
      today: "heute(?: abend)?",
      afterTomorrow: "[üÜ]bermorgen",
      periods: { woche: "week", monats: "month", monat: "month", jahres: "year", jahr: "year" },
      endOf: "(?:zum )?ende (?:der|des|dieser|dieses) *",
      thisOne: "diese[nrsm]? *",
      next: ["(?:nächste|kommende)[nrsm]? *", "(?:zum )?ende (?:der|des)? ?(?:nächsten|kommenden) *"],
      weekend: "(?:am |dieses |das )?wochenende",
      christmas: "weihnachten",
      newYear: "neujahr",
      easter: "ostern",
      months: "januar februar märz april mai juni juli august september oktober november dezember",
      beforeMonth: "im|bis|bis ende|ende|vor",
    }),
  },
  fr: {
    parser: french,
    rules: rulesFor({
      today: "aujourd'hui|ce soir",
      afterTomorrow: "après[- ]demain",
      periods: { semaine: "week", mois: "month", année: "year", an: "year" },
      endOf: "(?:à |en |la )?fin (?:de la |du |de l'|d')*",
      thisOne: "(?:ce|cette) *",
      next: ["(?:la |le |l')?* prochaine?"],
      weekend: "(?:ce |le )?week-?end",
      christmas: "noël",
      newYear: "(?:le )?nouvel an",
      easter: "pâques",
      months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      beforeMonth: "en|avant|d'ici|fin|fin de",
    }),
  },
  pt: {
    parser: portuguese,
    rules: rulesFor(
      {
        today: "hoje",
        afterTomorrow: "depois de amanhã",
        periods: { semana: "week", mês: "month", ano: "year" },
        endOf: "(?:no |ao )?(?:fim|final) d[oa] *",
        thisOne: "(?:n?est[ea]) *",
        next: ["(?:n?[ao] )?* que vem", "(?:n?[ao] )?próxim[oa] *"],
        weekend: "(?:n?o |neste )?fim de semana",
        christmas: "natal",
        newYear: "ano novo",
        easter: "páscoa",
        months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
        beforeMonth: "em|até|antes de|fim de|final de",
      },
      [inPortuguese],
    ),
  },
  it: {
    parser: italian,
    rules: rulesFor({
      today: "oggi|stasera",
      afterTomorrow: "dopodomani",
      periods: { settimana: "week", mese: "month", anno: "year" },
      endOf: "(?:la )?fine (?:della |del |dell'|di )?*",
      thisOne: "quest[oa] *",
      next: ["(?:la |il )?* prossim[oa]", "(?:la |il )?prossim[oa] *"],
      weekend: "(?:il |questo )?(?:weekend|fine settimana)",
      christmas: "natale",
      newYear: "capodanno",
      easter: "pasqua",
      months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
      beforeMonth: "a|in|entro|fine|fine di",
    }),
  },
  nl: {
    parser: dutch,
    rules: rulesFor({
      today: "vandaag|vanavond",
      afterTomorrow: "overmorgen",
      periods: { week: "week", maand: "month", jaar: "year" },
      endOf: "(?:het )?einde? van (?:de |deze |het |dit )?*",
      thisOne: "(?:deze|dit) *",
      next: ["(?:volgende|komende|volgend|komend) *"],
      weekend: "(?:het |dit )?weekend",
      christmas: "kerst(?:mis)?",
      newYear: "nieuwjaar",
      easter: "pasen",
      months: "januari februari maart april mei juni juli augustus september oktober november december",
      beforeMonth: "in|voor|eind|uiterlijk",
    }),
  },
};

/** The words that set a day as a deadline, those that end before it, and those that only begin there. */
export const FOREIGN_BY =
  "hasta|para|antes del?|a más tardar|bis|bis zum|spätestens|avant|d'ici|au plus tard|até|entro|uiterlijk|tot|voor|vóór";
export const FOREIGN_BEFORE = "antes del?|vor|avant|prima d(?:i|el)";
export const FOREIGN_SINCE =
  "desde|a partir de|después del?|todos|todas|cada|seit|ab|nach|jede[nrs]?|letzte[nrs]?|vergangene[nrs]?|depuis|dès|après|tous|chaque|depois de|toda|todo|dal|dopo|ogni|sinds|vanaf|elke|iedere|afgelopen";
/** Articles and prepositions between such a word and the day. */
export const FOREIGN_ARTICLES = "el|la|los|al|am|den|dem|der|das|im|le|la|il|lo|o|a|no|na|de|het|op";
