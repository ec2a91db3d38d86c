import { patternIn } from "./check-in.rules.ts";
import { onDay, type Picture } from "./picture.rules.ts";
import type { Rule } from "./signal.rules.ts";

const WINDOW = 3;
const OFTEN = 2;

/**
 * 11, drawing back: energy Low and mood Down together in at least 2 of the last 3 check-ins, and no objective or
 * milestone changed since the first of them, although some are active.
 */
const lowDownAndStill: Rule = {
  id: 11,
  name: "still",
  find: (picture) => {
    const isLowAndDown = ({ energy, mood }: Picture["checkIns"][number]) =>
      energy === "Low" && mood === "Down";
    const pattern = patternIn(picture, WINDOW, (window) => window.filter(isLowAndDown).length >= OFTEN);
    const first = pattern?.window.find(isLowAndDown);
    if (!pattern || !first || picture.active.length === 0) return null;
    const touched = picture.whole.touchedAt();
    if (touched >= first.at) return null;
    const times = pattern.window.filter(isLowAndDown).length;
    return {
      facts: [
        `Energy Low and mood Down on ${times} of the last ${WINDOW} check-ins.`,
        `No objective has changed since ${onDay(picture, touched)}.`,
      ],
      identity: [pattern.began],
      strength: 70 + 4 * (times - OFTEN),
    };
  },
};

export const COMFORT_RULES: readonly Rule[] = [lowDownAndStill];
