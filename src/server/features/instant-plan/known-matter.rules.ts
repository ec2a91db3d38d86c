import type { FindMatter } from "#shared/echo/known-matter.ts";
import type { FindMatters } from "#shared/echo/possible-reply.ts";
import { readGoal } from "#shared/understanding/goal.rules.ts";
import { kindOf } from "./kind.rules.ts";
import { searchSituations } from "./known-situations.rules.ts";
import { situations } from "./situations.content.ts";

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

/** How many of the best are possible answers. */
const BEST = 2;

/** The plans that fit a message best, and those that were found elsewhere. */
export const findMatters: FindMatters = (message, ids) => {
  const goal = readGoal(message, MOMENT);
  const { matches, chance } = searchSituations(goal, kindOf(goal));
  const best = matches.slice(0, BEST).map(({ situation, score, covered }, place) => ({
    matter: situation,
    chance: place === 0 ? chance : 0,
    score,
    covered,
  }));
  const others = situations()
    .filter((situation) => ids.includes(situation.id) && !best.some(({ matter }) => matter === situation))
    .map((matter) => ({ matter, chance: 0, score: 0, covered: 0 }));
  return [...best, ...others].filter(({ matter }) => matter.tone !== "sorrow");
};
