import { addDays, lastOfMonth, partsOf, plainDate } from "#shared/calendar/plain-date.rules.ts";
import {
  afterDuration,
  dayOfMonth,
  dayOfNextWeek,
  endOfPeriod,
  inMonth,
  NUMBERS,
  nextYearly,
  noDeadline,
  numeric,
  type Reader,
  type ReadingMoment,
  type TimeMention,
  theWeekend,
  weeksFromDay,
} from "./date-readers.rules.ts";
import { HOLIDAYS } from "./holidays.rules.ts";

const NUMBER = `(?<number>\\d{1,3}|half an?|${Object.keys(NUMBERS)
  .sort((a, b) => b.length - a.length)
  .join("|")})`;
const UNIT =
  "(?<unit>(?:working |business )?days?|minutes?|mins?|hours?|hrs?|nights?|weeks?|fortnights?|months?|years?)";
const WEEKDAY = "(?:sun|mon|tues|wednes|thurs|fri|satur)day";
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const YEAR = "(?<year>20\\d\\d)";
const ONLY = "(?:(?:only|just|about|around|exactly|barely|less than|under|the next|another) )*";
const NOT_A_DAY_OF_IT = "(?<!\\d(?:st|nd|rd|th)?(?: of)? )";
const NO_DAY_AFTER = "(?!\\.? \\d{1,2}(?:st|nd|rd|th)?(?!\\d))";

const RULES: [source: string, read: Reader][] = [
  [
    `(?<part>(?:the )?(?:very )?(?:end|last day|beginning|start|middle|(?:first|second|third|last) week)) of (?<month>${MONTH})(?:,? ${YEAR})?${NO_DAY_AFTER}`,
    inMonth,
  ],
  [
    `(?:the )?(?:very )?(?:end|close|last day) of (?:the |(?:the )?(?<which>this|next|following) |business )?(?<period>day|week|month|quarter|year|weekend)`,
    endOfPeriod,
  ],
  [`(?:the )?(?:very )?end of ${YEAR}`, ({ year }) => ({ date: `${year}-12-31`, isInclusive: true })],
  [
    `(?:month|year|quarter)[- ]end`,
    (_groups, moment, text) =>
      endOfPeriod({ period: /(month|year|quarter)[- ]end/.exec(text)?.[1] }, moment, text),
  ],
  [
    `eod|eow|eom|eoy`,
    (_groups, moment, text) =>
      endOfPeriod(
        { period: { d: "day", w: "week", m: "month", y: "year" }[/\beo([dwmy])\b/.exec(text)?.[1] ?? ""] },
        moment,
        text,
      ),
  ],
  // Past, habits, ages and durations: not deadlines.
  [`(?:(?:for|over|during|in|within) )?the (?:last|past) (?:${NUMBER} )?${UNIT}`, noDeadline],
  [
    `(?:last|past) (?:night|week|weekend|month|year|spring|summer|autumn|fall|winter|christmas|${WEEKDAY}|${MONTH})(?: (?:morning|evening|night))?`,
    noDeadline,
  ],
  [`${NUMBER} ${UNIT} (?:ago|earlier|old|pregnant|late|overdue|in a row|of|off)`, noDeadline],
  [`${NUMBER}-(?:minute|hour|day|week|month|year)s?(?:-old)?`, noDeadline],
  [`${NUMBER} (?:times|${UNIT}) (?:a|per|each|every) (?:day|night|week|month|year)`, noDeadline],
  [
    `(?:every|each)(?: other| second| single)? (?:day|night|morning|evening|week|weekend|month|year|${WEEKDAY})`,
    noDeadline,
  ],
  [`(?:on )?${WEEKDAY}s|weekends|weekdays`, noDeadline],
  [
    `since (?:last |the |early |late )?(?:\\d{1,2} )?(?:${MONTH}|${WEEKDAY}|yesterday|christmas|spring|summer|autumn|fall|winter)?(?: ?\\d{1,2}(?!\\d))?(?:,? ?${YEAR})?`,
    noDeadline,
  ],
  [`yesterday|the other day`, noDeadline],
  [`${WEEKDAY} (?:to|through|till|until) ${WEEKDAY}`, noDeadline],
  // Durations that end on a day.
  [
    `${NUMBER} (?<unit>weeks?|fortnights?) (?:from|on|after) (?:next |this )?(?<day>${WEEKDAY}|tomorrow|today|now)`,
    weeksFromDay,
  ],
  [`(?<day>${WEEKDAY}|tomorrow|today) week`, weeksFromDay],
  [`(?:the )?day after tomorrow`, (_groups, { today }) => ({ date: addDays(today, 2) })],
  [`(?:in|within|inside)(?: of)? ${ONLY}${NUMBER} ${UNIT}(?:['’]s?)?(?: time| from now)?`, afterDuration],
  [
    `(?:in|within|over|for|during) the (?:next|coming) (?:${NUMBER} )?${UNIT}`,
    (groups, ...rest) => afterDuration({ ...groups, number: groups.number ?? "one" }, ...rest),
  ],
  [
    `(?:have|has|had|got|gives? (?:me|us)|given|gave (?:me|us)|there (?:is|are)) ${ONLY}${NUMBER} ${UNIT}(?! (?:old|off|of|ago|holiday|vacation))`,
    afterDuration,
  ],
  [`${ONLY}${NUMBER} ${UNIT} (?:left|to go|away|from now|from today|until|till)`, afterDuration],
  [`for ${ONLY}${NUMBER} ${UNIT}`, noDeadline],
  [`${NUMBER} ${UNIT} (?:before|after)`, noDeadline],
  [
    `(?:${WEEKDAY},? )?(?<=\\b(?:on|by|before|until|till|than|due|for|[a-z]+day,?) )(?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)(?: of (?:the |(?<which>this|next) )month)?(?=\\s*(?:$|[.,;:!?)]|\\b(?:and|so|but|at|or|in|to|we|i|because|is|when|with|for|or)\\b))`,
    dayOfMonth,
  ],
  [`(?:next week,? (?:on )?(?<after>${WEEKDAY})|(?<before>${WEEKDAY}),? (?:of )?next week)`, dayOfNextWeek],
  // Periods.
  [`(?:(?:later )?(?<which>this|next|the coming|the following)|the|at the) weekend`, theWeekend],
  [`(?:later |some ?time |early |late )?(?<which>this|next) (?<period>week|month|quarter|year)`, endOfPeriod],
  [
    `(?:(?:the )?end of )?q(?<quarter>[1-4])(?: ${YEAR})?`,
    ({ quarter, year }, { today }) => {
      const endIn = (inYear: number) =>
        lastOfMonth(`${inYear}-${String(Number(quarter) * 3).padStart(2, "0")}-01`);
      const date = year ? endIn(Number(year)) : nextYearly(today, endIn);
      return date ? { date, isInclusive: true } : null;
    },
  ],
  [`in the new year`, (_groups, { today }) => ({ date: `${partsOf(today).year + 1}-01-31` })],
  ...HOLIDAYS.map(([words, dateIn]): [string, Reader] => [
    words,
    (_groups, { today }) => {
      const date = nextYearly(today, dateIn);
      return date ? { date, isUndirected: true } : null;
    },
  ]),
  // Numeric dates.
  [
    `(?<year>20\\d\\d)-(?<month>\\d\\d)-(?<day>\\d\\d)`,
    ({ year, month, day }) => ({ date: plainDate(Number(year), Number(month), Number(day)) }),
  ],
  [`(?<one>\\d{1,2})(?<separator>[/.-])(?<two>\\d{1,2})\\k<separator>(?<year>\\d{4}|\\d\\d)`, numeric],
  [
    `(?<=\\b(?:on|by|before|until|till|due|for|deadline|is|the) )(?<one>\\d{1,2})(?<separator>/)(?<two>\\d{1,2})(?![/\\d])`,
    numeric,
  ],
  [
    `(?<=\\b(?:on|by|before|until|till|due|for|is|the) )(?<one>\\d{1,2})(?<separator>\\.)(?<two>\\d{1,2})\\.(?!\\d)`,
    numeric,
  ],
  [
    `${NOT_A_DAY_OF_IT}(?:(?<part>early|mid|late)(?:-| in | ))?(?<month>${MONTH.replace("mar(?:ch)?|", "").replace("|may|", "|")})(?:,? ${YEAR})?${NO_DAY_AFTER}`,
    inMonth,
  ],
  [
    `(?<=\\b(?:in|by|before|until|till|this|next|for|early|mid|late|during|of|due|around)[ -])(?:next )?(?<month>march|may)(?:,? ${YEAR})?${NO_DAY_AFTER}`,
    inMonth,
  ],
  [
    `(?<=\\b(?:in|by|before|until|during) )${YEAR}`,
    ({ year }) => ({ date: `${year}-12-31`, dateAfterBy: `${year}-01-01` }),
  ],
];

const READERS = RULES.map(([source, read]) => ({
  pattern: new RegExp(`(?<![\\w/])(?:${source})(?![\\w/])`, "g"),
  read,
}));

/** Words about time in a lower-case sentence that general date parsers do not read as deadlines. */
export function timeMentions(text: string, moment: ReadingMoment): TimeMention[] {
  const mentions: TimeMention[] = [];
  for (const { pattern, read } of READERS) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (match[0] === "" || mentions.some((one) => start < one.end && one.start < end)) continue;
      mentions.push({ start, end, ...(read(match.groups ?? {}, moment, text) ?? { date: null }) });
    }
  }
  return mentions;
}
