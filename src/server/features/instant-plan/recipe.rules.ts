import type { Pillar } from "#shared/doctrine/pillars.ts";

/** What a plan for one area of life is made of. The texts speak to the person; the title comes from their own words. */
export interface Recipe {
  id: string;
  pillar: Pillar;
  /** How the message around the plan speaks. Gentle recipes ask for little; none of them cheers. */
  tone: "plain" | "gentle" | "sorrow";
  /** How long the plan runs when the sentence names no deadline: less than a week, or whole weeks. */
  horizonDays: number;
  /** What in a lower-case sentence speaks for this area. 3 is nearly sure, 2 a good sign, 1 a hint. */
  signs: readonly (readonly [sign: RegExp, weight: number])[];
  /** The title where the sentence tells what happened and not what is to be done. */
  heading: string;
  measurable: string;
  achievable: string;
  relevant: string;
  /** In their order. The third is the one to leave out when there are less than ten days. */
  steps: readonly [string, string, string, string];
  /** Where less than two days are left. */
  soonSteps: readonly [string, string];
}
