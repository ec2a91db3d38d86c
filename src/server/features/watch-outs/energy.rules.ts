import { isAtEase, patternIn, presentCheckIn } from "./check-in.rules.ts";
import { dueWithin, onDay, type Picture } from "./picture.rules.ts";
import { type Rule, upTo } from "./signal.rules.ts";

const LOW_WINDOW = 4;
const LOW_OFTEN = 3;
const DEMANDING_STRESS = 6;

/**
 * 3, little energy, a lot to carry: energy Low in at least 3 of the last 4 check-ins, and stress 6 or more in at least
 * 2 of them. Comes back when it grows to 4 of 4.
 */
const lowEnergyForDays: Rule = {
  id: 3,
  name: "low-energy",
  isForHardDays: true,
  find: (picture) => {
    const isLow = ({ energy }: Picture["checkIns"][number]) => energy === "Low";
    const isDemanding = ({ stress }: Picture["checkIns"][number]) => stress >= DEMANDING_STRESS;
    const pattern = patternIn(
      picture,
      LOW_WINDOW,
      (window) => window.filter(isLow).length >= LOW_OFTEN && window.filter(isDemanding).length >= 2,
    );
    if (!pattern) return null;
    const low = pattern.window.filter(isLow).length;
    return {
      facts: [
        `Energy Low in ${low} of your last ${LOW_WINDOW} check-ins, ${pattern.since}.`,
        `Stress ${DEMANDING_STRESS} or more in ${pattern.window.filter(isDemanding).length} of them.`,
      ],
      identity: upTo(pattern.began, LOW_OFTEN, low),
      strength: 70 + 6 * (low - LOW_OFTEN),
    };
  },
};

const LOAD_DAYS = 7;
const LOAD_OBJECTIVES = 3;

/** 3: energy Low in the newest check-in (of the last 2 days) with at least 3 objectives due today or within a week. */
const lowEnergyMuchDue: Rule = {
  id: 3,
  name: "low-energy-due",
  find: (picture) => {
    const checkIn = presentCheckIn(picture);
    const due = dueWithin(picture, 0, LOAD_DAYS);
    const last = due.at(-1);
    if (checkIn?.energy !== "Low" || !last || due.length < LOAD_OBJECTIVES) return null;
    return {
      facts: [
        `Energy Low on ${onDay(picture, checkIn.at)}, with ${due.length} objectives due by ${picture.days.inWords(last.dueDay)}.`,
      ],
      identity: due.map(({ fact, dueDay }) => `${fact.id} ${dueDay}`),
      strength: Math.min(72, 64 + 2 * (due.length - LOAD_OBJECTIVES)),
    };
  },
};

const PILE_DAYS = 7;
const PILE_OBJECTIVES = 4;
const NEARLY_DONE = 80;

/** 10, everything at once: at least 4 objectives below 80 percent are due today or within a week. */
const datesPileUp: Rule = {
  id: 10,
  name: "due-together",
  find: (picture) => {
    const due = dueWithin(picture, 0, PILE_DAYS).filter(({ fact }) => fact.progress < NEARLY_DONE);
    const [first, last] = [due[0], due.at(-1)];
    if (!first || !last || due.length < PILE_OBJECTIVES) return null;
    const { inWords } = picture.days;
    return {
      facts: [
        first.dueDay === last.dueDay
          ? `${due.length} objectives are due on ${inWords(first.dueDay)}.`
          : `${due.length} objectives are due between ${inWords(first.dueDay)} and ${inWords(last.dueDay)}.`,
      ],
      identity: due.map(({ fact, dueDay }) => `${fact.id} ${dueDay}`),
      strength: Math.min(59, 50 + 3 * (due.length - PILE_OBJECTIVES)),
    };
  },
};

const MANY_ACTIVE = 10;

const MANY_STEP = 5;

/** 10: more than 10 active objectives of somebody who is not at ease. Comes back with every 5 further ones. */
const manyActive: Rule = {
  id: 10,
  name: "many-active",
  find: (picture) => {
    const { active } = picture;
    if (active.length <= MANY_ACTIVE || isAtEase(picture)) return null;
    return {
      facts: [`${active.length} objectives are active at the same time.`],
      identity: upTo("active", MANY_ACTIVE / MANY_STEP, Math.floor(active.length / MANY_STEP)),
      strength: Math.min(48, 40 + Math.floor((active.length - MANY_ACTIVE) / 2)),
    };
  },
};

export const ENERGY_RULES: readonly Rule[] = [lowEnergyForDays, lowEnergyMuchDue, datesPileUp, manyActive];
