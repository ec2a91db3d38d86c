import { addDays, onOrAfter, partsOf } from "#shared/calendar/plain-date.rules.ts";
import {
  atSchool,
  endOfPeriod,
  endOfShare,
  inMonth,
  inSeason,
  nthInMonth,
  partOfPeriod,
  partOfYear,
  theWeekend,
} from "./date-periods.rules.ts";
import {
  afterDuration,
  countedWeekday,
  dayInMonth,
  dayOfMonth,
  dayOfNextWeek,
  fromDay,
  leapDay,
  NUMBERS,
  noDeadline,
  type Reader,
} from "./date-readers.rules.ts";
import { HOLIDAYS } from "./holidays.rules.ts";
import { compiled, FIGURES } from "./time-mentions.rules.ts";

const NUMBER = `(?<number>\\d{1,3}(?:\\.5)?|half an?|${Object.keys(NUMBERS)
  .filter((word) => word !== "the")
  .sort((a, b) => b.length - a.length)
  .join("|")})`;
const UNIT =
  "(?<unit>(?:working |business )?days?|minutes?|mins?|hours?|hrs?|nights?|weeks?|wks?|fortnights?|months?|mos|years?|yrs?)";
const WEEKDAY = "(?:sun|mon|tues|wednes|thurs|fri|satur)day";
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const YEAR = "(?<year>20\\d\\d|'\\d\\d)";
const OF_YEAR = `(?:(?:,| of| in)? ${YEAR})?`;
const ONLY = "(?:(?:only|just|about|around|exactly|barely|less than|under|the next|another) )*";
const BY = "(?:by|before|until|till|in|during|this|next)";
const NOT_A_DAY_OF_IT = "(?<!(?:\\d(?:\\.|st|nd|rd|th)?|\\w+(?:th|st|nd|rd))(?: of)? |\\d-)";
const NO_DAY_AFTER = "(?!\\.? \\d{1,2}(?:st|nd|rd|th)?(?!\\d))";

const PERIODS: [words: string, period: string][] = [
  ["month(?:[- ]|'s )end|eom", "month"],
  ["(?<!fiscal )year(?:[- ]|'s )end|eoy", "year"],
  ["quarter[- ]end", "quarter"],
  ["eod|cob", "day"],
  ["eow|week's end", "week"],
];

const ORDINAL_WORDS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
  "thirteenth",
  "fourteenth",
  "fifteenth",
  "twentieth",
  "thirtieth",
];
const ORDINAL_DAYS = [...ORDINAL_WORDS.map((_, index) => index + 1).slice(0, 15), 20, 30];
const ordinalDay = (word: string) => String(ORDINAL_DAYS[ORDINAL_WORDS.indexOf(word)]);

const RULES: readonly [source: string, read: Reader][] = [
  [
    `(?<part>(?:the )?(?:very )?(?:end|last day|beginning|start|middle|(?:first|second|third|last) week|first two weeks|(?:first|second) half)) of (?<month>${MONTH})${OF_YEAR}${NO_DAY_AFTER}`,
    inMonth,
  ],
  [
    `(?:the )?(?<word>${ORDINAL_WORDS.join("|")}) of (?:(?<month>${MONTH})${OF_YEAR}|(?:the|this|(?<which>next)) month)`,
    ({ word = "", month, year, which }, ...rest) => {
      const day = ordinalDay(word);
      return month
        ? dayInMonth({ day, month, year: yearIn(year) }, ...rest)
        : dayOfMonth({ day, which }, ...rest);
    },
  ],
  [`(?<day>\\d{1,2})(?:st|nd|rd|th) of (?:the|this|(?<which>next)) month`, dayOfMonth],
  [
    `(?<=^(?:the )?)(?<day>\\d{1,2})(?:st|nd|rd|th)(?=$|[,;.]| (?:at the latest|latest|or sooner))`,
    dayOfMonth,
  ],
  [
    `(?<=\\b(?:on|by|before|until|till) the )first(?=\\s*(?:$|[.,;:!?)]))`,
    (_groups, ...rest) => dayOfMonth({ day: "1" }, ...rest),
  ],
  [`(?:feb(?:ruary)? 29(?:th)?|29(?:th)?(?: of)? feb(?:ruary)?)(?!,? (?:20|'))`, leapDay],
  [
    `(?:(?<part>early|late|mid)(?: in)?|(?:the )?(?<part2>beginning|start|middle) of) (?:the )?(?<which>this|next) (?<period>week|month|year)`,
    ({ part, part2, ...groups }, ...rest) => partOfPeriod({ part: part ?? part2, ...groups }, ...rest),
  ],
  [
    `next month,? (?:on )?the (?<day>\\d{1,2})(?:st|nd|rd|th)`,
    (groups, ...rest) => dayOfMonth({ ...groups, which: "next" }, ...rest),
  ],
  [
    `(?:the )?(?:1st|first) of the (?:new )?year`,
    (_groups, { today }) => ({ date: `${partsOf(today).year + 1}-01-01` }),
  ],
  [`(?:(?<number>two|three) )?(?<day>${WEEKDAY})s? (?:from now|after next)`, countedWeekday],
  [`(?:later )?this (?:morning|afternoon|evening)`, (_groups, { today }) => ({ date: today })],
  [`weds`, (_groups, { today }) => ({ date: onOrAfter(addDays(today, 1), 3) })],
  [`(?<=^${ONLY})${NUMBER} ${UNIT}(?=\\.?$)`, afterDuration],
  [
    `(?:(?:in|within|over the next)(?: about)? |(?<=^))(?:\\d{1,2}|one|two|three|four|five|six) ?(?:-|–|to|or) ?${NUMBER} ${UNIT}(?! (?:a|per|each|every|of)\\b)`,
    (groups, ...rest) => {
      const found = afterDuration(groups, ...rest);
      return found && { ...found, isRough: true };
    },
  ],
  [`within (?:the|this) (?<period>week|month|quarter|year)`, endOfPeriod],
  [
    `(?:the )?(?<nth>first|second|third|fourth|last|1st|2nd|3rd|4th) (?<weekday>${WEEKDAY}|weekend|(?:working|business) day) (?:of|in) (?:(?<month>${MONTH})${OF_YEAR}|(?:the |(?:the )?(?<which>this|next|coming) )month)`,
    nthInMonth,
  ],
  [
    `(?:the )?(?:end of )?(?:the )?q(?<quarter>[1-4])${OF_YEAR}`,
    ({ year, ...groups }, ...rest) => endOfShare({ ...groups, year: yearIn(year) }, ...rest),
  ],
  [
    `(?:the )?(?:end of )?(?:the )?(?<quarter>first|second|third|fourth|last) quarter(?: of the year| of next year)?${OF_YEAR}`,
    ({ quarter, year }, ...rest) =>
      endOfShare({ quarter: quarter === "last" ? "fourth" : quarter, year: yearIn(year) }, ...rest),
  ],
  [
    `(?:the )?(?:end of )?(?:the )?(?:h(?<half>[12])|(?<half2>first|second) half)(?: of the year)?${OF_YEAR}(?! of)`,
    ({ half, half2, year }, ...rest) => endOfShare({ half: half ?? half2, year: yearIn(year) }, ...rest),
  ],
  [
    `(?:the )?(?:very )?(?:end|close|last day) of (?:the )?(?<year>school|academic) year|(?:the )?(?:last day of school|summer (?:break|holidays?|vacation)|school (?:ends|is out))`,
    (_groups, ...rest) => atSchool({ year: "school" }, ...rest),
  ],
  [`(?:the )?(?:very )?(?:end|close|last day) of (?:the |this )?(?:\\w+ )?(?:term|semester)`, atSchool],
  [`(?:the )?(?<half>half[- ]term)`, atSchool],
  [
    `(?<start>back to school|school (?:starts|begins)|(?:the )?(?:start|beginning) of (?:the )?(?:school year|term|semester|school))`,
    atSchool,
  ],
  [
    `(?:the )?(?:very )?(?:end|close|last day) of (?:the |(?:the )?(?<which>this|next|following) |business )?(?<period>day|week|month|quarter|year|weekend)`,
    endOfPeriod,
  ],
  [
    `(?:the )?(?:very )?end of (?<year>20\\d\\d)`,
    ({ year }) => ({ date: `${year}-12-31`, isInclusive: true }),
  ],
  ...PERIODS.map(([words, period]): [string, Reader] => [
    words,
    (_groups, ...rest) => endOfPeriod({ period }, ...rest),
  ]),
  // Past, habits, ages and durations: not deadlines.
  [`(?:(?:for|over|during|in|within) )?the (?:last|past) (?:${NUMBER} )?${UNIT}`, noDeadline],
  [
    `(?:last|past) (?:night|week|weekend|month|year|spring|summer|autumn|fall|winter|christmas|${WEEKDAY}|${MONTH})(?: (?:morning|evening|night))?`,
    noDeadline,
  ],
  [`${NUMBER} ${UNIT} (?:ago|earlier|old|pregnant|late|overdue|in a row|of|off)`, noDeadline],
  [`${NUMBER}-(?:minute|hour|day|week|month|year)s?(?:-old)?`, noDeadline],
  [`\\d[\\d,]* [a-z]+ (?:an?|per|each|every) (?:day|night|week|month|year)`, noDeadline],
  [`${NUMBER} (?:times|${UNIT}) (?:a|per|each|every) (?:day|night|week|month|year)`, noDeadline],
  [
    `(?:every|each)(?: other| second| single)? (?:day|night|morning|evening|week|weekend|month|year|spring|summer|autumn|fall|winter|${WEEKDAY})`,
    noDeadline,
  ],
  [`(?:on )?${WEEKDAY}s|weekends|weekdays`, noDeadline],
  [
    `since (?:last |the |early |late )?(?:\\d{1,2} )?(?:${MONTH}|${WEEKDAY}|yesterday|christmas|spring|summer|autumn|fall|winter)?(?: ?\\d{1,2}(?!\\d))?(?:,? ?20\\d\\d)?`,
    noDeadline,
  ],
  [`yesterday|the other day`, noDeadline],
  [`${WEEKDAY} (?:to|through|till|until) ${WEEKDAY}`, noDeadline],
  // Durations that end on a day.
  [
    `${NUMBER} (?<unit>days?|weeks?|wks?|fortnights?|months?|years?) (?:from|on|after) (?:next |this )?(?<day>${WEEKDAY}|tomorrow|today|now)`,
    fromDay,
  ],
  [`${NUMBER} (?<unit>weeks?|fortnights?) (?<day>${WEEKDAY}|tomorrow|today)`, fromDay],
  [`(?<day>${WEEKDAY}|tomorrow|today) week`, fromDay],
  [`(?:the )?day after tomorrow`, (_groups, { today }) => ({ date: addDays(today, 2) })],
  [`tom+or+ow|tommorow|tomorow|tmrw?|2moro(?:w)?`, (_groups, { today }) => ({ date: addDays(today, 1) })],
  [`(?:the )?(?<period>week|month|year) (?<which>after next)`, endOfPeriod],
  [`(?:the )?weekend (?<which>after next)`, theWeekend],
  [`(?:in|within|inside)(?: of)? ${ONLY}${NUMBER} ${UNIT}(?:['’]s?)?(?: time| from now)?`, afterDuration],
  [
    `(?:in|within|over|for|during) the (?:next|coming) (?:${NUMBER} )?${UNIT}`,
    (groups, ...rest) =>
      afterDuration(
        { ...groups, number: groups.number ?? (groups.unit?.endsWith("s") ? "few" : "one") },
        ...rest,
      ),
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
  [`in the new year`, (_groups, { today }) => ({ date: `${partsOf(today).year + 1}-01-31`, isRough: true })],
  ...HOLIDAYS,
  [`(?<season>spring|summer|autumn|fall|winter)(?: of)? (?<year>20\\d\\d)`, inSeason],
  [
    `(?:(?:the )?(?<part>early|mid|late|end of|beginning of|start of)[- ](?:the )?(?:(?<which>this|next) )?|(?:(?<=\\b${BY} )(?:the |(?:the )?(?<which2>this|next|coming) )?|(?:this|next) ))(?<season>spring|summer|autumn|fall|winter)${OF_YEAR}(?! (?:clean|coat|break|camp|jacket|tires|tyres|clothes|dress|sale|job|school|term))`,
    ({ which, which2, year, ...groups }, ...rest) =>
      inSeason({ ...groups, which: which ?? which2, year: yearIn(year) }, ...rest),
  ],
  ...FIGURES,
  [`(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${MONTH}),? '(?<year>\\d\\d)`, dayInMonth],
  [`(?<month>${MONTH}) (?<day>\\d{1,2})(?:st|nd|rd|th)?,? '(?<year>\\d\\d)`, dayInMonth],
  [
    `${NOT_A_DAY_OF_IT}(?:(?<part>early|mid|late)(?:-| in | ))?(?<month>${MONTH.replace("mar(?:ch)?|", "").replace("|may|", "|")})(?:,? ${YEAR})?${NO_DAY_AFTER}`,
    ({ year, ...groups }, ...rest) => inMonth({ ...groups, year: yearIn(year) }, ...rest),
  ],
  [
    `(?<part>early|mid|late)(?:-| in | )(?<month>march|may)(?:,? ${YEAR})?${NO_DAY_AFTER}`,
    ({ year, ...groups }, ...rest) => inMonth({ ...groups, year: yearIn(year) }, ...rest),
  ],
  [
    `(?<=\\b(?:in|by|before|until|till|this|next|for|during|of|due|around)[ -])(?:next )?(?<month>march|may)(?:,? ${YEAR})?${NO_DAY_AFTER}`,
    ({ year, ...groups }, ...rest) => inMonth({ ...groups, year: yearIn(year) }, ...rest),
  ],
  [`(?<part>early|mid|late)[- ](?:in )?(?<year>20\\d\\d)`, partOfYear],
  [
    `(?<=\\b(?:in|by|before|until|during) )(?<year>20\\d\\d)`,
    ({ year }) => ({ date: `${year}-12-31`, dateAfterBy: `${year}-01-01` }),
  ],
];

const yearIn = (year: string | undefined) => year?.replace("'", "");

/** The rules of English. */
export const ENGLISH = compiled(RULES);
