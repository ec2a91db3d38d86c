import { patternIn } from "./check-in.rules.ts";
import type { Picture } from "./picture.rules.ts";
import type { Rule } from "./signal.rules.ts";

type CheckIns = readonly Picture["checkIns"][number][];

const WINDOW = 4;
const OFTEN = 3;
const LOW_OFTEN = 2;
const RAISED_STRESS = 6;

/** Mood Down in at least 3 and energy Low in at least 2 check-ins, with a mean stress below 6. */
export function isDrawingBack(checkIns: CheckIns): boolean {
  const stress = checkIns.reduce((sum, each) => sum + each.stress, 0);
  return (
    checkIns.filter(({ mood }) => mood === "Down").length >= OFTEN &&
    checkIns.filter(({ energy }) => energy === "Low").length >= LOW_OFTEN &&
    stress < RAISED_STRESS * checkIns.length
  );
}

/** 11, drawing back: low and down in the last 4 check-ins while nothing presses, so nobody would ask. */
const lowAndDownForDays: Rule = {
  id: 11,
  name: "for-days",
  isForHardDays: true,
  find: (picture) => {
    const pattern = patternIn(picture, WINDOW, isDrawingBack);
    if (!pattern) return null;
    const down = pattern.window.filter(({ mood }) => mood === "Down").length;
    const low = pattern.window.filter(({ energy }) => energy === "Low").length;
    return {
      facts: [
        `Mood Down in ${down} and energy Low in ${low} of your last ${WINDOW} check-ins, ${pattern.since}.`,
      ],
      identity: [pattern.began],
      strength: 78,
    };
  },
};

export const COMFORT_RULES: readonly Rule[] = [lowAndDownForDays];
