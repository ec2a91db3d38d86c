import type { Risk, RiskKind, RiskLevel, RiskSubject } from "../crisis/risk.ts";
import { EVERYDAY_PARTING, GRAVE_PARTS, LIGHT_PARTS } from "./crisis-parts.content.ts";
import { BIRTH_SIGNS, OF_BIRTH, THEIR_BIRTH } from "./crisis-plain-body.content.ts";
import { TRACKS, type Track } from "./crisis-tracks.content.ts";

/** A part of a danger: what may be said in one message and mean nothing, and in several mean a danger. */
export type Part = OwnPart | `${RiskKind} ${RiskSubject} ${"grave" | "light"} ${number}`;
type GravePart = keyof typeof GRAVE_PARTS;
type OwnPart = GravePart | keyof typeof LIGHT_PARTS | Guess | OfBirth | "everyday";
/** In pregnancy or after a birth, signs of the body that add up. */
type OfBirth = "birth near" | `birth sign ${number}`;
type Guess = "suspected" | `marked ${GravePart}`;

const GRAVE = Object.keys(GRAVE_PARTS) as (keyof typeof GRAVE_PARTS)[];
const LIGHT = Object.keys(LIGHT_PARTS) as (keyof typeof LIGHT_PARTS)[];
const GRAVE_WEIGHT = 2;
const ASKED = 3;
const SHOWN = 4;
/** Said of somebody else, with no "I" beside it. */
const OF_ANOTHER = /\b(?:she|he|my \w+|they)(?:'s|s| is| has| just| said| says| texted)\b/i;
const OWN = /\b(?:i|i'?m|i'?d|i'?ve|im|ive|id|me|my|mine|we)\b/i;

/** What the marks of the lexicons add where the classifier suspects something as well; alone they are too often chance. */
const PARTS_OF_MARKS: Readonly<Record<string, Guess>> = {
  gone: "marked notHere",
  noWake: "marked notHere",
  wantDie: "marked notHere",
  burden: "marked burden",
  betterOff: "marked burden",
};

/** A suspected message has a grave part by its words, or else by its marks. */
export function suspectedParts(parts: ReadonlySet<Part>, marks: ReadonlySet<string>): ReadonlySet<Part> {
  const suspected = parts.union(new Set<Part>(["suspected"]));
  if (hasGravePart(parts)) return suspected;
  const grave = [...marks].flatMap((mark) => PARTS_OF_MARKS[mark] ?? []);
  return suspected.union(new Set(grave.slice(0, 1)));
}

/** The parts that the words themselves say, without what the classifier adds. */
export function saidParts(parts: ReadonlySet<Part>): ReadonlySet<Part> {
  return new Set([...parts].filter((part) => part !== "suspected" && !part.startsWith("marked ")));
}

/**
 * Whether the parts that words say amount to a danger. A suspicion weighs beside those that speak of death or a way to
 * it; being one too many is too often about a team or a table.
 */
export function isTogether(parts: ReadonlySet<Part>): boolean {
  const said = saidParts(parts);
  const isWeighty = said.has("notHere") || said.has("rehearsal") || said.has("means");
  return riskOfParts(isWeighty ? parts : said).level !== "none";
}

/** The parts in the sentences of one message. */
export function partsIn(sentences: readonly string[]): ReadonlySet<Part> {
  const text = sentences.join(" ");
  const parts = new Set<Part>([
    ...TRACKS.flatMap((track) => partsOfTrack(track, text)),
    ...partsOfBirth(text),
  ]);
  for (const sentence of sentences) {
    if (EVERYDAY_PARTING.test(sentence)) parts.add("everyday");
    if (OF_ANOTHER.test(sentence) && !OWN.test(sentence)) continue;
    for (const part of GRAVE) if (GRAVE_PARTS[part].test(sentence)) parts.add(part);
    for (const part of LIGHT) if (LIGHT_PARTS[part].test(sentence)) parts.add(part);
  }
  return parts;
}

function partsOfTrack({ risk: { kind, subject }, grave, light, unless }: Track, text: string): Part[] {
  if (unless?.test(text)) return [];
  const found = (weight: "grave" | "light", signs: readonly RegExp[]) =>
    signs.flatMap((sign, index): Part[] =>
      kind && subject && sign.test(text) ? [`${kind} ${subject} ${weight} ${index}`] : [],
    );
  return [...found("grave", grave), ...found("light", light)];
}

function partsOfBirth(text: string): Part[] {
  if (THEIR_BIRTH.test(text)) return [];
  const signs = BIRTH_SIGNS.flatMap((sign, index): Part[] =>
    sign.test(text) ? [`birth sign ${index}`] : [],
  );
  return OF_BIRTH.test(text) ? ["birth near", ...signs] : signs;
}

/** Whether it is about a pregnancy or a birth, with two signs that are an emergency together. */
export function isBirthDanger(parts: ReadonlySet<Part>): boolean {
  return parts.has("birth near") && partsOfBody(parts).size > 2;
}

/** What the body tells, which no denial of another danger takes back. */
export function partsOfBody(parts: ReadonlySet<Part>): ReadonlySet<Part> {
  return new Set([...parts].filter((part) => part.startsWith("birth ")));
}

/** The danger that the parts amount to together, "none" where they don't. A danger to oneself comes first. */
export function riskOfParts(parts: ReadonlySet<Part>): Risk {
  if (isBirthDanger(parts)) return { level: "acute", kind: "medical", subject: "me" };
  const own = levelOfParts(parts);
  if (own === "explicit") return { level: own, kind: "self", subject: "me" };
  const count = (start: string) => [...parts].filter((part) => part.startsWith(start)).length;
  const track = TRACKS.find(({ risk: { kind, subject } }) => {
    const grave = count(`${kind} ${subject} grave`);
    return grave > 0 && grave * GRAVE_WEIGHT + count(`${kind} ${subject} light`) >= SHOWN;
  });
  if (track) return track.risk;
  return own === "none"
    ? { level: own, kind: null, subject: null }
    : { level: own, kind: "self", subject: "me" };
}

/** What the parts of a danger to oneself amount to together: "oblique" is asked about, "explicit" shows the card as well. */
function levelOfParts(parts: ReadonlySet<Part>): RiskLevel {
  const grave = GRAVE.filter((part) => parts.has(part) || parts.has(`marked ${part}`)).length;
  const light = LIGHT.filter((part) => parts.has(part)).length;
  const isEveryday = parts.has("everyday");
  if (grave === 0) {
    // Calm, a goodbye and things given away: the three together need no word of death.
    const isFarewell = parts.has("calm") && parts.has("goodbye") && parts.has("givingAway");
    if (isFarewell && !isEveryday) return "explicit";
    const lightest = light - (parts.has("time") ? 1 : 0);
    return parts.has("suspected") && lightest > 1 && !isEveryday ? "oblique" : "none";
  }
  const everyday = isEveryday && grave === 1 ? GRAVE_WEIGHT : 0;
  const weight = grave * GRAVE_WEIGHT + light + (parts.has("suspected") ? 1 : 0) - everyday;
  if (weight >= SHOWN) return "explicit";
  return weight >= ASKED ? "oblique" : "none";
}

/** Whether a part speaks of death, or of a way to it. */
export function hasGravePart(parts: ReadonlySet<Part>): boolean {
  return GRAVE.some((part) => parts.has(part) || parts.has(`marked ${part}`));
}
