import type { FindMatter } from "#shared/echo/known-matter.ts";
import { readGoal } from "#shared/understanding/goal.rules.ts";
import { kindOf } from "./kind.rules.ts";
import { searchSituations } from "./known-situations.rules.ts";

/** How much of a message its matter must speak of. */
const COVERED = 0.4;
/** A matter depends on no day. */
const MOMENT = { today: "2000-01-01", instant: "2000-01-01T12:00:00Z", timeZone: "UTC" };

/** Looks a message up in the library of plans. */
export const findMatter: FindMatter = (message, sure) => {
  const goal = readGoal(message, MOMENT);
  const { matches, chance } = searchSituations(goal, kindOf(goal));
  const [first] = matches;
  return first && chance >= sure && first.covered >= COVERED ? first.situation : null;
};
