import type { Features } from "./finder.rules.ts";

type Weights = Readonly<Partial<Record<keyof Features, number>>>;

/** What each feature counts, and how a score and its lead on the next become a chance: measured by leaving samples out. */
export interface Judgement {
  weights: Weights;
  trust: { base: number; score: number; lead: number };
}

export const JUDGEMENTS = {
  topic: {
    weights: { center: 7, nearest: 3, branches: 3.6, replies: 4.5, rare: 0.6, words: 3.4, same: 1, whose: 1 },
    trust: { base: -4.85, score: 0.255, lead: 0.263 },
  },
  move: {
    weights: { center: 12.6, nearest: 0, same: 1.9 },
    trust: { base: -4.95, score: 0.464, lead: 0.156 },
  },
  branch: {
    weights: { center: 6.75, nearest: 4, same: 0.77 },
    trust: { base: -2.59, score: 0.609, lead: 0.391 },
  },
} as const satisfies Record<string, Judgement>;
