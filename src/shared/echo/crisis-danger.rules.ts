import type { Risk } from "../crisis/risk.ts";
import { isGraver } from "../crisis/risk-level.rules.ts";
import { type Known, NOTHING_KNOWN } from "./crisis-known.rules.ts";
import type { DangerScores } from "./crisis-scores.rules.ts";
import { isTogether, type Part } from "./crisis-together.rules.ts";

/** How far help has come: a person is there, on the way, or was called. */
export type Help = "there" | "coming" | "called";

/** What a conversation has told of danger so far. */
export interface Danger {
  risk: Risk;
  /** Said in words, or confirmed; else only suspected. */
  isPlain: boolean;
  /** Words hinted at something, beside what the classifier guessed. */
  isWorded: boolean;
  /** Said in unmistakable words, or confirmed by a yes: nothing leaves this state in the conversation. */
  isCertain: boolean;
  /** Thoughts of suicide were said or confirmed. */
  hasThoughts: boolean;
  hasTime: boolean;
  hasMeans: boolean;
  /** Something was told that makes it near: a time, a place, or something within reach. */
  isNear: boolean;
  /** Something was taken by somebody, perhaps the writer. */
  hasTaken: boolean;
  /** The body is in danger: something was taken, or an emergency. */
  isBody: boolean;
  /** It is about a baby in the writer's care. */
  isBaby: boolean;
  /** The writer is a child. */
  isChild: boolean;
  /** The writer hurts themselves to bear a feeling. */
  isHarm: boolean;
  /** Older than a child, and not grown up. */
  isTeen: boolean;
  /** The writer is with somebody, or help is coming. */
  isSafe: boolean;
  /** How far help had come when it was last told of. */
  help: Help | null;
  known: Known;
  /** What was within reach was given away or left. */
  isPutAway: boolean;
  /** What the messages hold of a danger that none of them says alone. */
  parts: ReadonlySet<Part>;
  /** How often a suspicion was denied. */
  denials: number;
  /** How often in a row it was denied in a way that is borne out. */
  refuted: number;
  /** Messages that hinted at something since the last denial, of which the first after one counts for nothing. */
  hints: number;
  /** Messages with a sign that is weak in itself, while nothing is suspected. */
  weak: number;
  /** What the hints of the messages add up to, whatever was made of them. */
  suspicion: number;
  /** What the messages mean together; null where only their words can be read. */
  meant: DangerScores | null;
  /** What was denied; a weak sign after that is of the same kind. */
  doubt: Pick<Risk, "kind" | "subject"> | null;
}

const NO_RISK: Risk = { level: "none", kind: null, subject: null };

export const NO_DANGER: Danger = {
  risk: NO_RISK,
  isPlain: false,
  isWorded: false,
  isCertain: false,
  hasThoughts: false,
  hasTime: false,
  hasMeans: false,
  isNear: false,
  hasTaken: false,
  isBody: false,
  isBaby: false,
  isChild: false,
  isTeen: false,
  isHarm: false,
  isSafe: false,
  help: null,
  known: NOTHING_KNOWN,
  isPutAway: false,
  parts: new Set(),
  denials: 0,
  refuted: 0,
  hints: 0,
  weak: 0,
  suspicion: 0,
  meant: null,
  doubt: null,
};

/** Whether all of it is a guess: neither said in words nor told in several parts. */
export function isGuess({ isPlain, parts }: Danger): boolean {
  return !isPlain && !isTogether(parts);
}

/** Whether it is about hurting oneself without a wish to die, and nothing is near. */
export function isHarmOnly({ isHarm, hasThoughts, risk }: Danger): boolean {
  const isOwn = risk.kind === "self" && risk.subject === "me";
  return isHarm && !hasThoughts && isOwn && risk.level !== "acute";
}

/** Whether somebody who cares for a person that is ill is afraid of ending it for them. */
export function isOfCaring({ known, isBaby, risk }: Danger): boolean {
  return known.isCaring && !isBaby && risk.kind === "others" && risk.subject === "me";
}

export function graver(one: Risk, other: Risk): Risk {
  return isGraver(one, other) ? one : other;
}
