import type { Pillar } from "#shared/doctrine/pillars.ts";
import type { Kind } from "./kind.rules.ts";

/** Something that happens in many lives, and the plan that a wise friend would suggest for it. */
export interface Situation {
  id: string;
  kind: Kind;
  pillar: Pillar;
  /** How strangers would say it. A sentence is compared with these. */
  says: readonly string[];
  /** Words that mark it where all of one cue stand in a sentence, in any order and inflection: "bite nails". */
  cues: readonly string[];
  /** The goal in good words, for a sentence that does not name it. */
  title: string;
  measure: string;
  /** In order; an errand has one or two. */
  steps: readonly string[];
  /** The suggested number of days where the sentence names no day. */
  days: number;
  tone: "plain" | "gentle" | "sorrow";
}
