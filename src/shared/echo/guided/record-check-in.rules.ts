import { mended } from "#shared/understanding/goal-spelling.rules.ts";
import type { ENERGIES, MOODS } from "#shared/wellness/wellness.contract.ts";

type CheckInPart = "energy" | "stress" | "mood";

export interface CheckInWords {
  energy?: (typeof ENERGIES)[number];
  stress?: number;
  mood?: (typeof MOODS)[number];
}

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const NUMBER_WORD = new RegExp(`\\b(?:${NUMBERS.join("|")})\\b(?! (?:of|thing|more))`, "g");
const LABEL = /\b(energy|stress|mood)(?: levels?)?\b/g;
/** "high stress" and "an 8 stress" name the value first. */
const VALUE_FIRST =
  /(^|[,;:.(]\s*|\b(?:and|with|my|is|at|check-?in) )((?:really |very |pretty |quite )?(?:low|no|high|good|great|bad|steady|ok|okay|normal|(?:10|[1-9])(?: ?\/ ?10)?) )(energy|stress|mood)\b(?! ?(?:is|:|at|level|\d))/g;
const NUMBER =
  /(?<![\d.])(10|[1-9])(?! ?(?:am|pm|hours?|hrs?|days?|weeks?|times|more|people|kids)\b|[\d:]|\.\d)/;

const LOW =
  /\b(?:low|no|none|zero|tired|exhausted|drained|empty|bad|poor|rubbish|crap|shot|dead|knackered|wiped|terrible|awful|nothing)\b/;
const STEADY = /\b(?:steady|ok|okay|fine|medium|normal|average|alright|all right|so-so|meh|middling)\b/;
const HIGH = /\b(?:high|great|good|lots|full|up|strong|excellent)\b/;
const DOWN =
  /\b(?:down|sad|low|bad|crap\w*|shit\w*|rubbish|awful|terrible|horrible|miserable|anxious|angry|numb|grim|rough|poor|gloomy|depressed|lonely|foul|dark|hopeless)\b/;
const NEUTRAL =
  /\b(?:neutral|ok|okay|fine|meh|so-so|flat|alright|all right|mixed|average|normal|steady|medium)\b/;
const UP = /\b(?:up|good|happy|great|cheerful|high|better|excited|excellent|hopeful|calm)\b/;

/** A number from 1 to 10 as one of three. */
const third = <Word>(number: number, [low, middle, high]: readonly [Word, Word, Word]): Word =>
  number <= 3 ? low : number <= 6 ? middle : high;

const withDigits = (lower: string) =>
  lower.replaceAll(NUMBER_WORD, (word) => String(NUMBERS.indexOf(word) + 1));

const numberIn = (words: string): number | null => {
  const found = NUMBER.exec(withDigits(words))?.[1];
  return found === undefined ? null : Number(found);
};

/** An answer to one of the three questions: "low", "about an 8", "3/10", "neutral I guess". */
export function checkInAnswer(asked: CheckInPart, text: string): CheckInWords {
  const lower = text.toLowerCase();
  const number = numberIn(lower);
  if (asked === "stress") return number === null ? {} : { stress: number };
  if (asked === "energy") {
    if (number !== null) return { energy: third(number, ["Low", "Steady", "High"]) };
    if (LOW.test(lower) || /\bnot (?:good|great|high|much)\b/.test(lower)) return { energy: "Low" };
    if (STEADY.test(lower)) return { energy: "Steady" };
    return HIGH.test(lower) ? { energy: "High" } : {};
  }
  if (number !== null) return { mood: third(number, ["Down", "Neutral", "Up"]) };
  if (DOWN.test(lower) || /\bnot (?:good|great|up)\b/.test(lower)) return { mood: "Down" };
  if (NEUTRAL.test(lower)) return { mood: "Neutral" };
  return UP.test(lower) ? { mood: "Up" } : {};
}

const VALUE_LENGTH_MAX = 40;

/** The values of a check-in that a text names. Nothing is guessed. */
export function checkInIn(text: string): CheckInWords {
  const lower = mended(text)
    .toLowerCase()
    .replaceAll(/\bstressed(?= (?:is|at|like|about|an?|\d))/g, "stress")
    .replaceAll(VALUE_FIRST, (_, lead: string, value: string, label: string) => `${lead}${label} ${value}`);
  const labels = [...lower.matchAll(LABEL)];
  const values: CheckInWords = {};
  for (const [place, label] of labels.entries()) {
    const from = label.index + label[0].length;
    const words = lower.slice(
      from,
      Math.min(labels[place + 1]?.index ?? lower.length, from + VALUE_LENGTH_MAX),
    );
    const [own = ""] = words.split(/[!?;\n]|\.\s(?!(?:like|about|maybe|around|so|call it)\b|\d)/);
    Object.assign(values, checkInAnswer(label[1] as CheckInPart, own));
  }
  const energy = WORN_OUT.test(lower) ? "Low" : FULL.test(lower) ? "High" : undefined;
  if (energy && values.energy === undefined) values.energy = energy;
  const mood = FEELING.exec(lower)?.[1];
  if (mood && values.mood === undefined) Object.assign(values, checkInAnswer("mood", mood));
  const bare = labels.length === 0 && /(?<![\d/])(10|[1-9]) ?(?:out of|\/) ?10\b/.exec(lower)?.[1];
  if (bare) values.stress = Number(bare);
  return values;
}

const WORN_OUT =
  /\b(?:low on energy|exhausted|drained|wiped out|worn out|knackered|running on empty)\b|\blow, (?=stress)/;
const FULL = /\b(?:full of energy|lots of energy|energized)\b/;
const FEELING =
  /\b(?:feeling|feel|i'm) (?:pretty |very |really |kind of |a bit |so )?(down|sad|low|up|happy|cheerful|good|great)\b/;

const SAID = /\benergy (Low|Steady|High)\b|\bstress (10|[1-9])\b|\bmood (Down|Neutral|Up)\b/gi;

/** The values as Echo said them in a reply. */
export function checkInSaid(reply: string): CheckInWords {
  const values: CheckInWords = {};
  for (const [, energy, stress, mood] of reply.matchAll(SAID)) {
    if (energy) Object.assign(values, { energy });
    if (stress) values.stress = Number(stress);
    if (mood) Object.assign(values, { mood });
  }
  return values;
}

/** "energy Low, stress 8". */
export const checkInInWords = ({ energy, stress, mood }: CheckInWords): string =>
  [energy && `energy ${energy}`, stress !== undefined && `stress ${stress}`, mood && `mood ${mood}`]
    .filter(Boolean)
    .join(", ");

/** "Energy is kept as Low, Steady or High, so a 3 goes in as Low", for values that were given as numbers. */
export function numbersInWords(text: string, { energy, mood }: CheckInWords): string | null {
  const number = (part: string) =>
    new RegExp(`\\b${part}(?: level)?(?: is|'s|:| at)? ?(10|[1-9])\\b`, "i").exec(text)?.[1];
  const [ofEnergy, ofMood] = [number("energy"), number("mood")];
  if (ofEnergy && energy)
    return `Energy is kept as Low, Steady or High, so ${ofEnergy} goes in as ${energy}.`;
  return ofMood && mood ? `Mood is kept as Down, Neutral or Up, so ${ofMood} goes in as ${mood}.` : null;
}
