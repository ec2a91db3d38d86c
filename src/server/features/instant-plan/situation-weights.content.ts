import type { Feature } from "./situation-features.rules.ts";

/**
 * What each feature adds to the score of a situation, by `node scripts/tune-situations.ts`. What tells against a match of
 * another gravity, and of a wish to stop something, is set by hand: the marks hold few of these, and such a plan hurts.
 */
export const RANKING: Readonly<Record<Feature, number>> = {
  meaning: 1.32,
  meaningOfHead: 0.63,
  nearestSay: 2.58,
  cue: 0.83,
  textCovered: 2.64,
  textCoveredExactly: 1.77,
  titleCovered: 0.93,
  verb: 0.8,
  object: 0.38,
  otherGravity: -1,
  otherDecision: -2.08,
  otherQuit: -0.7,
};

/**
 * The logit of half the mark that the best one would get (2 fits, 1 is close), by the same script: from its score, and its
 * lead on the next that is about something else and on the next of another kind.
 */
export const TRUST = { score: 0.059, leadOnUnlike: 0.469, leadOnOtherKind: 0.527, base: -2.474 };
