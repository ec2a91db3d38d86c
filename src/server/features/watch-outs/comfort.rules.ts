import { patternIn } from "./check-in.rules.ts";
import type { Picture } from "./picture.rules.ts";
import type { Rule } from "./signal.rules.ts";

const WINDOW = 4;
const OFTEN = 3;
const HIGH_STRESS = 7;

const isLowAndDown = ({ energy, mood }: Picture["checkIns"][number]) => energy === "Low" && mood === "Down";

/**
 * 11, drawing back: energy Low and mood Down together in at least 3 of the last 4 check-ins, all with stress below 7.
 * Nothing presses, so nobody would ask.
 */
const lowAndDownForDays: Rule = {
  id: 11,
  name: "for-days",
  isForHardDays: true,
  find: (picture) => {
    const pattern = patternIn(
      picture,
      WINDOW,
      (window) =>
        window.filter(isLowAndDown).length >= OFTEN && window.every(({ stress }) => stress < HIGH_STRESS),
    );
    if (!pattern) return null;
    const times = pattern.window.filter(isLowAndDown).length;
    return {
      facts: [`Energy Low and mood Down in ${times} of your last ${WINDOW} check-ins, ${pattern.since}.`],
      identity: [pattern.began],
      strength: 78,
    };
  },
};

export const COMFORT_RULES: readonly Rule[] = [lowAndDownForDays];
