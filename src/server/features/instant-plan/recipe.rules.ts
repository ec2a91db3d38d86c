import type { Pillar } from "#shared/doctrine/pillars.ts";
import type { Kind } from "./kind.rules.ts";

/**
 * What is known about one topic. It fills what a person's words leave open. Texts address the person ("your") and may
 * contain slots of the goal (`slotsOf` in fill.rules.ts) with a fallback: {object|it}, {who|them}, {often|most days}. A step whose slot is empty and has no fallback is left out.
 */
export interface Recipe {
  id: string;
  /** The kinds of goals that it fits. */
  kinds: readonly Kind[];
  pillar: Pillar;
  /** What the sentence speaks of, in lower case. Absent for a recipe that fits a verb with any object. */
  signs?: RegExp;
  /** Words anywhere in the sentence that forbid it. */
  unless?: RegExp;
  /** The beginning of the task, in lower case. Absent when any verb fits. */
  acts?: RegExp;
  /** The title where the sentence only tells what happened. */
  title?: string;
  /** When the goal is reached. */
  measure?: string;
  /** The measure stands even where the person's own words would make one, as with medicine. */
  keepsMeasure?: true;
  /** Two to four, in order; an errand has one or two. */
  steps: readonly string[];
  /** Steps for a goal that is due today or tomorrow. */
  soon?: readonly string[];
  /** The suggested number of days where the sentence names no day. */
  days?: number;
}
