import { v7 as uuidv7 } from "uuid";
import type { CheckIn } from "#shared/wellness/wellness.contract.ts";

/** A check-in on an ordinary day, with the given changes. */
export const sampleCheckIn = (changes: Partial<CheckIn> = {}): CheckIn => ({
  id: uuidv7(),
  energy: "Steady",
  stress: 4,
  mood: "Neutral",
  note: null,
  source: "user",
  createdAt: new Date().toISOString(),
  ...changes,
});
