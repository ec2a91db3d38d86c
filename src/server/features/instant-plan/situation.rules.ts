import type { KnownMatter } from "#shared/echo/known-matter.ts";
import type { Kind } from "./kind.rules.ts";

/** Something that happens in many lives, and the plan that a wise friend would suggest for it. */
export interface Situation extends KnownMatter {
  kind: Kind;
  /** Words that mark it where all of one cue stand in a sentence, in any order and inflection: "bite nails". */
  cues: readonly string[];
  /** The suggested number of days where the sentence names no day. */
  days: number;
}
