import type { RiskKind } from "../crisis/risk.ts";

/** What a reading by meaning makes of a message in its conversation. Each is a logit: over 0 where it is likely. */
export interface DangerScores {
  /** Danger is said or hinted at. */
  hint: number;
  /** It is said, or plain from all that was. */
  said: number;
  /** It is under way or about to be. */
  now: number;
  /** What it would be about. */
  kinds: Readonly<Record<RiskKind, number>>;
  /** It would be somebody else's. */
  somebody: number;
}

/**
 * Reads an English message by its meaning; null where that can't be done.
 * @param earlier what the person wrote before it, the last at the end
 */
export type ScoreDanger = (message: string, earlier: readonly string[]) => Promise<DangerScores | null>;

/** Where no reading by meaning is at hand, the words decide alone. */
export const scoreNothing: ScoreDanger = async () => null;
