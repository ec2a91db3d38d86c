import type { TimedCheckIn } from "#shared/wellness/wellness.contract.ts";

type State = Pick<TimedCheckIn, "energy" | "stress" | "mood">;

/** "energy Low, stress 7 of 10, mood Down". */
export const stateInWords = ({ energy, stress, mood }: State): string =>
  `energy ${energy}, stress ${stress} of 10, mood ${mood}`;
