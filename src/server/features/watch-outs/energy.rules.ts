import { patternIn, presentCheckIn } from "./check-in.rules.ts";
import { daysAgo, dueWithin, onDay, type Picture } from "./picture.rules.ts";
import { type Rule, upTo } from "./signal.rules.ts";
import { counted, listed, quoted } from "./wording.format.ts";

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
        `Energy Low on ${low} of the last ${LOW_WINDOW} check-ins.`,
        `Stress ${DEMANDING_STRESS} or more on ${pattern.window.filter(isDemanding).length} of them.`,
      ],
      identity: upTo(pattern.began, LOW_OFTEN, low),
      strength: 70 + 6 * (low - LOW_OFTEN),
    };
  },
};

const LOAD_DAYS = 3;
const LOAD_OBJECTIVES = 3;

/** 3: energy Low in the newest check-in (of the last 2 days) with at least 3 objectives due today or within 3 days. */
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

const PILE_DAYS = 6;
const PILE_OBJECTIVES = 4;

/** 10, everything at once: at least 4 objectives due within a week, counting today. */
const datesPileUp: Rule = {
  id: 10,
  name: "due-together",
  find: (picture) => {
    const due = dueWithin(picture, 0, PILE_DAYS);
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

/** 10: more than 10 active objectives. Identified by the newest of them, so finishing others keeps it quiet. */
const manyActive: Rule = {
  id: 10,
  name: "many-active",
  find: ({ active }) => {
    const newest = active.at(-1);
    if (!newest || active.length <= MANY_ACTIVE) return null;
    return {
      facts: [`${active.length} objectives are active at the same time.`],
      identity: [newest.fact.id],
      strength: Math.min(48, 40 + Math.floor((active.length - MANY_ACTIVE) / 2)),
    };
  },
};

const HALF = 3;
const ENERGY = { Low: 0, Steady: 1, High: 2 } as const;

const meanOf = (total: number) => String(Math.round((total / HALF) * 10) / 10);

/**
 * 14, fuller days, less recovery: between the last 3 check-ins and the 3 before them, stress rose by at least 1 on
 * average, and energy (Low 0, Steady 1, High 2) fell by at least 2 in total.
 */
const energyFallsStressRises: Rule = {
  id: 14,
  name: "falling-energy",
  find: (picture) => {
    const totals = (window: Picture["checkIns"]) => {
      const [before, after] = [window.slice(0, HALF), window.slice(HALF)];
      const sum = (part: Picture["checkIns"], of: (checkIn: Picture["checkIns"][number]) => number) =>
        part.reduce((total, checkIn) => total + of(checkIn), 0);
      return {
        stressBefore: sum(before, ({ stress }) => stress),
        stressAfter: sum(after, ({ stress }) => stress),
        energyFall: sum(before, ({ energy }) => ENERGY[energy]) - sum(after, ({ energy }) => ENERGY[energy]),
      };
    };
    const pattern = patternIn(picture, 2 * HALF, (window) => {
      const { stressBefore, stressAfter, energyFall } = totals(window);
      return stressAfter - stressBefore >= HALF && energyFall >= 2;
    });
    if (!pattern) return null;
    const { stressBefore, stressAfter } = totals(pattern.window);
    return {
      facts: [
        `Stress averages ${meanOf(stressAfter)} over the last ${HALF} check-ins, after ${meanOf(stressBefore)} over the ${HALF} before, and energy is lower.`,
      ],
      identity: [pattern.began],
      strength: Math.min(72, 62 + Math.floor((stressAfter - stressBefore) / HALF)),
    };
  },
};

const LATE_WINDOW = 5;
const LATE_OFTEN = 3;
const NIGHT_ENDS = 5;

/** 14: at least 3 of the last 5 check-ins were made between midnight and 5 am, local time. */
const checkInsAtNight: Rule = {
  id: 14,
  name: "night",
  find: (picture) => {
    const isAtNight = ({ at }: Picture["checkIns"][number]) => picture.days.hourOf(at) < NIGHT_ENDS;
    const pattern = patternIn(
      picture,
      LATE_WINDOW,
      (window) => window.filter(isAtNight).length >= LATE_OFTEN,
    );
    if (!pattern) return null;
    return {
      facts: [
        `${pattern.window.filter(isAtNight).length} of the last ${LATE_WINDOW} check-ins were made between midnight and 5 in the morning.`,
      ],
      identity: [pattern.began],
      strength: 46,
    };
  },
};

const BOUNDARY_DAYS = 14;

/**
 * 14: at least 2 work or personal boundaries changed in the last 14 days are marked as not kept. Boundaries with family
 * and friends are about other people, so they are excluded.
 */
const boundariesGiveWay: Rule = {
  id: 14,
  name: "boundaries",
  find: (picture) => {
    const given = picture.boundaries.filter(
      ({ honored, type, at }) =>
        honored === false &&
        (type === "work" || type === "personal") &&
        daysAgo(picture, at) <= BOUNDARY_DAYS,
    );
    if (given.length < 2) return null;
    return {
      facts: [
        `${given.length} boundaries are marked as not kept: ${listed(
          given.map(({ name }) => quoted(name)),
        )}.`,
      ],
      identity: given.map(({ id, at }) => `${id} ${at}`),
      strength: Math.min(52, 42 + 2 * given.length),
    };
  },
};

const REVIEW_DAYS = 21;
const WORK_DAYS = 14;
const WORK_MILESTONES = 5;

/**
 * 18, no pause in the plan: at least 5 milestones completed in the last 14 days, and no handover or ISAP session, the
 * two occasions for looking back, for 21 days. Only if the records go back that far.
 */
const workWithoutLookingBack: Rule = {
  id: 18,
  name: "no-review",
  find: (picture) => {
    const { session, milestonesCompleted } = picture;
    const { firstObjectiveAt, lastHandoverAt } = picture.whole;
    const completed = milestonesCompleted.filter(({ at }) => daysAgo(picture, at) <= WORK_DAYS);
    if (completed.length < WORK_MILESTONES || firstObjectiveAt === null) return null;
    if (daysAgo(picture, firstObjectiveAt) <= REVIEW_DAYS) return null;
    const looks = [lastHandoverAt, session?.at ?? null].filter((at) => at !== null);
    const last = looks.length > 0 ? Math.max(...looks) : null;
    if (last !== null && daysAgo(picture, last) <= REVIEW_DAYS) return null;
    const since = last === null ? "yet" : `since ${onDay(picture, last)}`;
    return {
      facts: [
        `${counted(completed.length, "milestone")} completed in ${WORK_DAYS} days, and no handover or ISAP session ${since}.`,
      ],
      identity: [String(last ?? "none")],
      strength: 34,
    };
  },
};

export const ENERGY_RULES: readonly Rule[] = [
  lowEnergyForDays,
  lowEnergyMuchDue,
  datesPileUp,
  manyActive,
  energyFallsStressRises,
  checkInsAtNight,
  boundariesGiveWay,
  workWithoutLookingBack,
];
