import type { Feature } from "./situation-features.rules.ts";

/** What each feature adds to the score of a situation. */
export const RANKING: Readonly<Record<Feature, number>> = {
  meaning: 1.27,
  meaningOfHead: 2.48,
  cue: 4.06,
  textCovered: 5.63,
  textCoveredExactly: 2.5,
  placedCovered: 0.56,
  titleCovered: 1.11,
  titleCoveredByHead: 1.15,
  verb: 0.76,
  object: 0.39,
  objectInTitle: 0.65,
  sameKind: 0.62,
  otherGravity: -1.54,
  otherDecision: -1.21,
  otherQuit: -0.94,
};

/** The logit that the best one is right: from its score, and its lead on the next and on the next of another kind. */
export const TRUST = { score: 0.09, lead: 0.23, leadOnOtherKind: 0.24, base: -1.199 };
