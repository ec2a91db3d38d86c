import { PILLARS, type Pillar } from "#shared/doctrine/pillars.ts";
import { isAtEase } from "./check-in.rules.ts";
import { daysAgo, onDay, type Picture } from "./picture.rules.ts";
import { pillarsOf } from "./record-views.rules.ts";
import type { Rule } from "./signal.rules.ts";

const ONE_SIDED_OBJECTIVES = 4;

const BOUNDARY_DAYS = 21;

/** Whether somebody else, or the person themselves, has gone short: a boundary of that kind was not kept lately. */
const goesShort = (picture: Picture) =>
  picture.boundaries.some(
    ({ type, notKeptAt }) =>
      type !== "work" && notKeptAt !== null && daysAgo(picture, notKeptAt) <= BOUNDARY_DAYS,
  );

/**
 * 6, one part of life carries everything: at least 4 active objectives, or 2 while a boundary outside work was not kept
 * lately, all in one pillar, of somebody who is not at ease.
 */
const objectivesInOnePillar: Rule = {
  id: 6,
  name: "objectives",
  find: (picture) => {
    const { active } = picture;
    const [pillar, ...others] = pillarsOf(active);
    const fewest = goesShort(picture) ? 2 : ONE_SIDED_OBJECTIVES;
    if (!pillar || others.length > 0 || active.length < fewest || isAtEase(picture)) return null;
    return {
      facts: [`All ${active.length} active objectives are in ${pillar}.`],
      identity: [pillar],
      strength: Math.min(44, 40 + active.length - fewest),
    };
  },
};

const UNTOUCHED_DAYS = 21;
const MOVING = 3;

/**
 * 6: at least 3 objectives changed in the last 21 days, all in one pillar, none of the others did, and a boundary outside
 * work was not kept lately.
 */
const otherPillarsWait: Rule = {
  id: 6,
  name: "others-wait",
  find: (picture) => {
    const { active } = picture;
    const moving = active.filter(({ touchedAt }) => daysAgo(picture, touchedAt) <= UNTOUCHED_DAYS);
    const [pillar, ...others] = pillarsOf(moving);
    const waiting = active.length - moving.length;
    if (!pillar || others.length > 0 || moving.length < MOVING || waiting === 0) return null;
    if (!goesShort(picture) || isAtEase(picture)) return null;
    return {
      facts: [
        `All ${moving.length} objectives that changed in the last ${UNTOUCHED_DAYS} days are in ${pillar}; ${waiting} elsewhere did not.`,
      ],
      identity: [pillar],
      strength: 42,
    };
  },
};

const MILESTONE_DAYS = 28;
const MILESTONES = 10;
const ONE_SIDED_SHARE = 0.9;
const MILESTONES_AGAIN = 20;

/**
 * 6: of at least 10 milestones completed in the last 28 days, at least 9 in 10 belong to one pillar, while an active
 * objective waits in another. Comes back after every 20 further milestones in that pillar.
 */
const milestonesInOnePillar: Rule = {
  id: 6,
  name: "milestones",
  find: (picture) => {
    const recent = picture.milestonesCompleted.filter(({ at }) => daysAgo(picture, at) <= MILESTONE_DAYS);
    const share = (pillar: Pillar) => recent.filter((each) => each.pillar === pillar).length;
    const pillar = PILLARS.find((each) => share(each) >= ONE_SIDED_SHARE * recent.length);
    const first = recent[0];
    if (!pillar || !first || recent.length < MILESTONES) return null;
    if (picture.active.every(({ fact }) => fact.pillar === pillar)) return null;
    const ever = picture.whole.milestonesCompleted(pillar);
    return {
      facts: [
        `${share(pillar)} of the ${recent.length} milestones completed since ${onDay(picture, first.at)} are in ${pillar}.`,
      ],
      identity: [`${pillar} ${Math.floor(ever / MILESTONES_AGAIN)}`],
      strength: 40,
    };
  },
};

/** Thrown when a milestone that was not read may prevent a signal. */
export class MoreMilestonesNeeded extends Error {
  override name = "MoreMilestonesNeeded";
}

export const ONE_SIDED_RULES: readonly Rule[] = [
  objectivesInOnePillar,
  otherPillarsWait,
  milestonesInOnePillar,
];
