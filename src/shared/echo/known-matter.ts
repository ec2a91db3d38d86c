import type { Pillar } from "#shared/doctrine/pillars.ts";

/** A matter of everyday life that the library of plans knows, and what it suggests. */
export interface KnownMatter {
  /** The goal in good words: "Get the car inspected". */
  title: string;
  pillar: Pillar;
  /** How one sees that it's done. */
  measure: string;
  /** In order, without a period at the end. */
  steps: readonly string[];
  /** Gentle where there is illness, fear, shame or debt. */
  tone: "plain" | "gentle" | "sorrow";
}

/**
 * Finds what a message is about; null where that isn't clear.
 * @param sure how likely it must be, from 0 to 1
 */
export type FindMatter = (message: string, sure: number) => KnownMatter | null;
