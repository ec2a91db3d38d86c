import type { Pillar } from "#shared/doctrine/pillars.ts";

/**
 * The building blocks of a plan for one area of life. The texts address the person; the title comes from their own
 * words.
 */
export interface Recipe {
  id: string;
  pillar: Pillar;
  /** The tone of the message around the plan. Gentle recipes ask for little; none of them cheers. */
  tone: "plain" | "gentle" | "sorrow";
  /** The length of the plan when the sentence contains no deadline: less than a week, or whole weeks. */
  horizonDays: number;
  /** Patterns in a lower-case sentence that suggest this area. 3 is nearly certain, 2 a good sign, 1 a hint. */
  signs: readonly (readonly [sign: RegExp, weight: number])[];
  /** The title if the sentence says what happened and not what to do. */
  heading: string;
  measurable: string;
  achievable: string;
  relevant: string;
  /** In order. The third is left out when there are fewer than ten days. */
  steps: readonly [string, string, string, string];
  /** Used when fewer than two days are left. */
  soonSteps: readonly [string, string];
}
