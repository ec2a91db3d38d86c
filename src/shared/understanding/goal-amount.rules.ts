/** A number in a goal: "$2,400", "20 pounds", "under 130". */
export interface Amount {
  value: number;
  /** "$", "£", "€", "₹", "₦", "₱" or a plural noun such as "pages". Empty for a bare number. */
  unit: string;
  /** As the person wrote it: "$2,400", "20 pounds". */
  words: string;
  /** "under 130" aims below the number, "at least 30" above; "total" is a number to reach. */
  direction: "total" | "under" | "over";
}

const WORD_NUMBERS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  "twenty-five": 25,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};
const NUMBER = `(?<number>\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?|(?:a )?(?:${Object.keys(
  WORD_NUMBERS,
)
  .sort((a, b) => b.length - a.length)
  .join("|")})(?: hundred| thousand)?)`;
const UNITS =
  "pounds?|lbs?|kgs?|kilos?|stone|inches|pages?|chapters?|books?|novels?|words?|poems?|songs?|miles?|km|kilometers?|laps?|steps|push-?ups?|pull-?ups?|sit-?ups?|squats?|reps?|hours?|hrs?|minutes?|mins?|glasses|cups?|bottles?|lit(?:er|re)s?|oz|ounces|gallons?|drinks?|beers?|sodas?|cokes?|cans?|cigarettes?|packs?|calories|grams?|bucks|dollars|grand|euros?|rupees|naira|pesos|points?|percent|%|credits?|classes|lessons|sessions|meals?|loaves|jars|quilts?|scarves|blankets?|paintings?|clients?|customers|orders?|subscribers|followers|applications|resumes|letters|emails|cards|people|guests|acres|trees|bags|boxes|signatures|verses|flashcards|problems|tests|shifts|rows|squares|pieces|recipes|items|donations|teeth|photos|pictures|questions|listings|houses|cars|units|rooms|dresses|cookies|cakes|pies|dozen|a1c|bpm";
const MONEY =
  /(?<sign>[$£€₹₦₱¥₵]|\b(?:Rs\.?|INR|PHP|Php|NGN|KSh|KES|AED|RM|ZAR|GHS))\s?(?<money>\d[\d,]*(?:\.\d+)?)\s?(?<kilo>k|grand|thousand|million|lakhs?)?\b/i;
const MONEY_WORDS =
  /\b(?<money>\d[\d,]*(?:\.\d+)?)\s?(?<kilo>k|grand|thousand)?\s?(?<name>dollars|bucks|euros?|pounds sterling|quid|rupees|naira|pesos|shillings|cedis|rand|dirhams|grand)\b/i;
const KILO_MONEY =
  /\b(?<money>\d+(?:\.\d+)?)\s?(?<kilo>k)\b(?! (?:steps|words|followers|subscribers|views|miles))/i;
/** "5k" is a distance unless the sentence speaks of money. */
const OF_MONEY =
  /\b(?:sav(?:e|ed|ing|ings)|put (?:away|aside)|set aside|pay(?:ing)?|owe|owed?|earn|raise|budget|spend|cost|costs|debt|loan|card|deposit|down payment|price|worth|fund|balance|cash|money|salary|invest|buy|sell|afford|bonus|fees?|rent|mortgage|income|sales|revenue)\b/i;
const OF_SPORT =
  /\b(?:run|running|race|jog|walk|trot|parkrun|couch to|marathon|row|swim|bike|cycle|ride|ruck|hike|pace|pb|pr)\b/i;
/** "save up 1200" means money. */
const SAVED =
  /\b(?:save|set aside|put (?:away|aside)|owe|raise|pay (?:off|back)) (?:up )?(?<money>\d[\d,]{2,})(?![\d,])(?! (?:[a-z]+s|naira|rand)\b)/i;
/** "₱500 every payday til i have 13k": the second is what to reach. */
const REACHED =
  /\b(?:till?|until) (?:I|we)(?:'ve| have| hit| reach| get| got)*(?: to)? (?:about )?(?=[^a-z]{0,3}\d)/i;
/** Words of places where a bare number is seldom dollars. */
const ELSEWHERE =
  /\b(?:mum|mums|mum's|quid|council|nhs|aadhaar|pan card|lakhs?|japa|naija|kuya|ate|nanay|tatay|waec|jamb|nysc|resumption|uni)\b/i;
const COUNTED = new RegExp(
  `\\b${NUMBER}[\\s-]?(?<kilo>k )?(?:more |new |full |good |whole |extra |different )?(?<unit>${UNITS})\\b`,
  "i",
);
const BOUND = new RegExp(
  `\\b(?<bound>under|below|less than|no more than|at most|over|above|at least|more than|down to|up to)\\s+(?:an? )?\\$?${NUMBER}\\b(?!\\s?(?:${UNITS})\\b)(?![-/:\\d])`,
  "i",
);
const UNDER = /\b(?:under|below|less than|no more than|at most|down to|only)\s+(?:about |an? )?$/i;
const OVER = /\b(?:over|above|at least|more than)\s+(?:about |an? )?$/i;
const BY_PART = /\bby (half|a third|a quarter|\d{1,2} ?(?:%|percent))(?=\W|$)/i;
const FROM_TO =
  /\bfrom ((?:about |around )?(?:\$?\d[\d,.]*k?|an?|one|two|three|four|five|six|ten|twenty)(?: [a-z]+)?(?: (?:a|per|an|each) (?:day|week|night|month|year))?) (?:down |up )?to ((?:under |about )?(?:\$?\d[\d,.]*k?|none|zero|nothing|no|one|two|three|half|an?)(?: (?!on\b)[a-z]+)?(?: (?:a|per|an|each|on) [a-z]+)?)/i;

function numberOf(text: string): number {
  const plain = text.toLowerCase().replace(/,/g, "").replace(/^a /, "");
  const [first = "", scale] = plain.split(" ");
  const base = WORD_NUMBERS[first] ?? Number(first);
  return base * (scale === "hundred" ? 100 : scale === "thousand" ? 1000 : 1);
}

const kiloOf = (word = "") =>
  /^(?:k|grand|thousand)/i.test(word)
    ? 1000
    : /^million/i.test(word)
      ? 1_000_000
      : /^lakh/i.test(word)
        ? 100_000
        : 1;
const SIGN_OF: Record<string, string> = {
  euro: "€",
  euros: "€",
  quid: "£",
  "pounds sterling": "£",
  rupees: "₹",
  rs: "₹",
  "rs.": "₹",
  inr: "₹",
  naira: "₦",
  ngn: "₦",
  pesos: "₱",
  php: "₱",
  shillings: "KSh ",
  ksh: "KSh ",
  kes: "KSh ",
  cedis: "₵",
  ghs: "₵",
  rand: "R",
  zar: "R",
  dirhams: "AED ",
  aed: "AED ",
  rm: "RM",
};

function signOf(name: string | undefined): string | null {
  if (name === undefined || name === "") return null;
  return SIGN_OF[name.toLowerCase()] ?? (/^[$£€₹₦₱¥₵]$/.test(name) ? name : null);
}

/** Money in a sentence, such as "$2,400" or "5 grand"; where two are named, the one to reach. */
function moneyIn(text: string): Amount | null {
  const reached = REACHED.exec(text);
  const goal = reached ? firstMoneyIn(text.slice(reached.index), text) : null;
  return goal ?? firstMoneyIn(text, text);
}

function firstMoneyIn(text: string, whole: string): Amount | null {
  const kilo = OF_MONEY.test(whole) && !OF_SPORT.test(whole) ? KILO_MONEY.exec(text) : null;
  const match = MONEY.exec(text) ?? SAVED.exec(text) ?? MONEY_WORDS.exec(text) ?? kilo;
  if (!match) return null;
  const { money = "", kilo: scale, sign, name } = match.groups ?? {};
  const value = numberOf(money) * kiloOf(scale ?? (name === "grand" ? "k" : ""));
  const unit =
    signOf(sign ?? name) ?? signOf(MONEY.exec(whole)?.groups?.sign) ?? (ELSEWHERE.test(whole) ? "" : "$");
  return {
    value,
    unit,
    words: moneyInWords(value, unit),
    direction: directionBefore(text.slice(0, match.index)),
  };
}

/** "$2,400" or "$12.50". */
export function moneyInWords(value: number, unit: string): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  return `${unit}${value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** The first counted thing in a text, money first. A time of day, a date or an age is none. */
export function amountIn(text: string): Amount | null {
  const money = moneyIn(text);
  if (money) return money;
  const counted = COUNTED.exec(text);
  if (
    counted &&
    !/\b(?:old|ago|pregnant|late)\b/.test(
      text.slice(counted.index + counted[0].length, counted.index + counted[0].length + 10),
    )
  ) {
    const { number = "", unit = "" } = counted.groups ?? {};
    // "a 1,500 word essay": the number describes a thing.
    const isAdjective =
      /^(?:word|page|chapter|hour|minute|mile|piece|step|row|question|line)$/i.test(unit) &&
      !/^(?:1|an?|one)$/i.test(number);
    if (isAdjective) return null;
    const words = counted[0].replace("-", " ");
    return {
      value: numberOf(number) * kiloOf(counted.groups?.kilo),
      unit: unit.toLowerCase(),
      words,
      direction: directionBefore(text.slice(0, counted.index)),
    };
  }
  const bound = BOUND.exec(text);
  if (!bound) return otherCountIn(text);
  const { number = "", bound: word = "" } = bound.groups ?? {};
  return {
    value: numberOf(number),
    unit: "",
    words: number,
    direction: /over|above|least|more than|up to/i.test(word) && !/no more/i.test(word) ? "over" : "under",
  };
}

const OTHER_COUNT =
  /\b(\d{1,3}(?:,\d{3})+|\d+) (?:more |new |unread |full )?([a-z]{3,})\b(?! (?:old|ago|late|from|away))/i;
const NO_COUNT =
  /^(?:am|pm|min|mins|hrs|year|month|week|day|hour|more|and|the|for|with|from|people|days|weeks|months|years|nights|times|seconds|ams|pms|is|was|has|this|us|as|lbs|bedrooms|left|now|already|under|over|total|yards|degrees|percentile|before|after|until|till|by|this|next|every|each|when|because|but|while|again|already|today|tonight|grit|sq|square|foot|feet|inch|volt|amp|watt|grade|class|street|ave|road)$/i;

/** "12 more policies", "640 emails": any plural after a number, except lengths of time. */
function otherCountIn(text: string): Amount | null {
  const [words = "", number = "", unit = ""] = OTHER_COUNT.exec(text) ?? [];
  if (words === "" || NO_COUNT.test(unit) || numberOf(number) < (/s$/.test(unit) ? 5 : 50)) return null;
  return { value: numberOf(number), unit: unit.toLowerCase(), words, direction: "total" };
}

function directionBefore(before: string): Amount["direction"] {
  if (UNDER.test(before)) return "under";
  return OVER.test(before) ? "over" : "total";
}

/** "by half", "from 3 packs a week to none". */
export function reductionIn(text: string): string | null {
  const fromTo = FROM_TO.exec(text);
  return fromTo ? fromTo[0] : (BY_PART.exec(text)?.[0] ?? null);
}

const COUNT = "(?:\\d{1,2}|once|twice|one|two|three|four|five|six|seven|a few|a couple(?: of)?|few)";
const PERIOD = "(?:day|night|week|month|year|morning|evening|weekday|weekend)";
const DAY = "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)";
const SHORT_DAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const FREQUENCIES = [
  `${SHORT_DAY} (?:thru|through|to|till) ${SHORT_DAY}`,
  `(?:at least |about |around )?${COUNT}(?:[- ](?:to|or)[- ]${COUNT}|-\\d)?(?: times| days| nights| mornings| evenings| hours| minutes| mins?)? (?:a|per|each|every|/) ?${PERIOD}`,
  `${COUNT}x (?:a|per|each|every|/)? ?${PERIOD}`,
  `\\d{1,2}x/${PERIOD}`,
  `(?:every|each) (?:single |other |second |single other )?(?:${PERIOD}|${DAY}|pay ?day|paycheck|shift|few days|(?:two|three|four|2|3|4) (?:days|weeks|months))(?: (?:morning|night|evening|afternoon))?(?: and ${DAY})?`,
  "(?:twice |once )?(?:daily|nightly|weekly|biweekly|monthly)(?! (?:life|routine|basis|planner|vitamin|pill|bill|payment|rent|meeting|report))",
  "on a (?:daily|weekly|monthly) basis",
  `(?:on )?${DAY.replace("days?", "days")}(?: and ${DAY.replace("days?", "days")})?`,
  "(?:on )?(?:weekdays|weekends|school nights|weeknights|most days|most nights|most mornings)",
  "(?:before|after) (?:bed|work|school|breakfast|lunch|dinner|supper)(?: (?:every|each) (?:day|night|morning))?",
  "in the (?:mornings|evenings|afternoons)",
];
const FREQUENCY = new RegExp(`\\b(?:${FREQUENCIES.join("|")})\\b`, "i");

/** How often, in the person's words: "three times a week", "every morning". Null when they do not say. */
export function frequencyIn(text: string): string | null {
  return FREQUENCY.exec(text)?.[0] ?? null;
}
