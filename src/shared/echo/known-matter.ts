import type { Pillar } from "#shared/doctrine/pillars.ts";

/** What people go on with after something Echo said, and what Echo says to it. */
export interface Branch {
  /** The shortest way to say it; offered to be sent by a tap. Branches that nobody should be led to have none. */
  suggestion?: string;
  if: readonly string[];
  reply: string;
}

/** A matter of everyday life that the library of plans knows, and what it suggests. */
export interface KnownMatter {
  id: string;
  /** How strangers would say it. Messages are compared with these. */
  says: readonly string[];
  /** The goal in good words, "Get the car inspected", for a sentence that does not name it. */
  title: string;
  pillar: Pillar;
  /** How one sees that it's done. */
  measure: string;
  /** In order, without a period at the end; an errand has one or two. */
  steps: readonly string[];
  /** Gentle where there is illness, fear, shame or debt. */
  tone: "plain" | "gentle" | "sorrow";
  /** What comes once it was told, and what ends the talk about it. */
  talk?: { then: readonly Branch[]; close: string };
}

/**
 * Finds what a message is about; null where that isn't clear.
 * @param sure how likely it must be, from 0 to 1
 */
export type FindMatter = (message: string, sure: number) => KnownMatter | null;
