import type { NewCheckInInput } from "./wellness.contract.ts";

/** What the product logs as a check-in when a practice is done. These never count in trends, alerts or Watch Outs. */
export const PRACTICE_CHECK_INS = {
  "boundary-builder": { energy: "Steady", stress: 3, mood: "Neutral", source: "boundary-builder" },
  meditation: { energy: "Steady", stress: 2, mood: "Up", source: "meditation" },
} as const satisfies Record<string, NewCheckInInput>;

export type Practice = keyof typeof PRACTICE_CHECK_INS;
