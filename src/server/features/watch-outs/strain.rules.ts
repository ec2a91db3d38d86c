import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import { isAtEase, OlderCheckInsNeeded, patternIn } from "./check-in.rules.ts";
import { daysAgo, onDay, type Picture, weekOf } from "./picture.rules.ts";
import { type Rule, upTo } from "./signal.rules.ts";
import { counted, listed, quoted } from "./wording.format.ts";

type CheckIn = Picture["checkIns"][number];

const HALF = 3;
/** A mean below this is no load, whatever it was before. */
const LOADED_STRESS = 5.5;
const ENERGY = { Low: 0, Steady: 1, High: 2 } as const;

const meanOf = (mean: number) => String(Math.round(mean * 10) / 10);

/**
 * 14, fuller days, less recovery: between the last 3 check-ins and the 3 before them, stress rose by at least 1 on
 * average, to 5.5 or more, and energy (Low 0, Steady 1, High 2) fell by at least 2 in total.
 */
const energyFallsStressRises: Rule = {
  id: 14,
  name: "falling-energy",
  isForHardDays: true,
  find: (picture) => {
    const totals = (window: readonly CheckIn[]) => {
      const [before, after] = [window.slice(0, HALF), window.slice(HALF)];
      const sum = (part: readonly CheckIn[], of: (checkIn: CheckIn) => number) =>
        part.reduce((total, checkIn) => total + of(checkIn), 0);
      return {
        stressBefore: sum(before, ({ stress }) => stress),
        stressAfter: sum(after, ({ stress }) => stress),
        energyFall: sum(before, ({ energy }) => ENERGY[energy]) - sum(after, ({ energy }) => ENERGY[energy]),
      };
    };
    const pattern = patternIn(picture, 2 * HALF, (window) => {
      const { stressBefore, stressAfter, energyFall } = totals(window);
      const isLoaded = stressAfter >= HALF * LOADED_STRESS;
      return isLoaded && stressAfter - stressBefore >= HALF && energyFall >= 2;
    });
    if (!pattern) return null;
    const { stressBefore, stressAfter } = totals(pattern.window);
    return {
      facts: [
        `Stress averages ${meanOf(stressAfter / HALF)} in your last ${HALF} check-ins, after ${meanOf(stressBefore / HALF)} in the ${HALF} before (${pattern.since}), and energy is lower.`,
      ],
      identity: [pattern.began],
      strength: Math.min(72, 62 + Math.floor((stressAfter - stressBefore) / HALF)),
    };
  },
};

const RUN_GAP_DAYS = 8;
const RUN_CHECK_INS = 6;
const RUN_DAYS = 13;
const RAISED_STRESS = 6;
const DIP_STRESS = 5;
const DIPS_MAX = 0.2;

/**
 * 14: long steady stress. In at least 6 check-ins over two weeks or more, stress was 6 or higher, with a 5 in at most
 * one of five. A week without a check-in ends the run.
 */
const longStress: Rule = {
  id: 14,
  name: "long-stress",
  isForHardDays: true,
  find: (picture) => {
    const run = newestRun(picture, ({ stress }) => stress >= DIP_STRESS);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || run.length < RUN_CHECK_INS || last.at - first.at < RUN_DAYS * DAY_MS) return null;
    if (run.filter(({ stress }) => stress < RAISED_STRESS).length > DIPS_MAX * run.length) return null;
    const stresses = run.map(({ stress }) => stress);
    const [lowest, highest] = [Math.min(...stresses), Math.max(...stresses)];
    const range = lowest === highest ? `${lowest}` : `between ${lowest} and ${highest}`;
    return {
      facts: [
        `Stress ${range} in all of your last ${run.length} check-ins, since ${onDay(picture, first.at)}.`,
      ],
      identity: [String(weekOf(picture, first.at))],
      strength: 64,
    };
  },
};

/** The newest check-ins, oldest first, that all pass, without a week's gap; none if the newest is older than a week. */
function newestRun(picture: Picture, passes: (checkIn: CheckIn) => boolean): readonly CheckIn[] {
  const { checkIns, days } = picture;
  let start = checkIns.length;
  let after = days.now;
  for (; start > 0; start -= 1) {
    const checkIn = checkIns[start - 1];
    if (!checkIn || !passes(checkIn) || after - checkIn.at > RUN_GAP_DAYS * DAY_MS) break;
    after = checkIn.at;
  }
  if (start === 0 && picture.whole.hasOlderCheckIns) throw new OlderCheckInsNeeded();
  return checkIns.slice(start);
}

const CREEP_DAYS = 42;
const CREEP_CHECK_INS = 6;
const CREEP_SPAN_DAYS = 10;
const CREEP_RISE = 2;
const CREEP_STRESS = 5;

/**
 * 14: creeping stress. Of at least 6 check-ins of the last six weeks, stress in the last third is higher by 2 or more on
 * average than in the first, with the middle third between them. Comes back with every further point.
 */
const creepingStress: Rule = {
  id: 14,
  name: "creeping-stress",
  isForHardDays: true,
  find: (picture) => {
    const span = picture.checkIns.filter(({ at }) => daysAgo(picture, at) <= CREEP_DAYS);
    const [first, newest] = [span[0], span.at(-1)];
    if (!first || !newest || span.length < CREEP_CHECK_INS) return null;
    if (daysAgo(picture, newest.at) > RUN_GAP_DAYS) return null;
    if (newest.at - first.at < CREEP_SPAN_DAYS * DAY_MS) return null;
    const third = Math.floor(span.length / 3);
    const mean = (part: readonly CheckIn[]) =>
      part.reduce((sum, { stress }) => sum + stress, 0) / part.length;
    const before = mean(span.slice(0, third));
    const between = mean(span.slice(third, -third));
    const lately = mean(span.slice(-third));
    const isClimb = before < between && between < lately;
    if (!isClimb || lately - before < CREEP_RISE || lately < CREEP_STRESS) return null;
    const lowest = Math.min(...span.map(({ stress }) => stress));
    const lowPoint = span.findLast(({ stress }) => stress === lowest) ?? first;
    return {
      facts: [
        `Stress averages ${meanOf(lately)} in your last ${third} check-ins, after ${meanOf(before)} in the first ${third} since ${onDay(picture, first.at)}.`,
      ],
      identity: upTo(String(weekOf(picture, lowPoint.at)), CREEP_STRESS, Math.floor(lately)),
      strength: 63,
    };
  },
};

const LATE_WINDOW = 5;
const LATE_OFTEN = 3;
const NIGHT_ENDS = 5;

/**
 * 14: at least 3 of the last 5 check-ins were made between midnight and 5 am, local time, with stress 6 or more. The
 * hour alone is no sign: nights are the working day of some.
 */
const checkInsAtNight: Rule = {
  id: 14,
  name: "night",
  find: (picture) => {
    const isAtNight = ({ at, stress }: CheckIn) =>
      stress >= RAISED_STRESS && picture.days.hourOf(at) < NIGHT_ENDS;
    const pattern = patternIn(
      picture,
      LATE_WINDOW,
      (window) => window.filter(isAtNight).length >= LATE_OFTEN,
    );
    if (!pattern) return null;
    return {
      facts: [
        `${pattern.window.filter(isAtNight).length} of your last ${LATE_WINDOW} check-ins, ${pattern.since}, were made between midnight and 5 in the morning, with stress ${RAISED_STRESS} or more.`,
      ],
      identity: [pattern.began],
      strength: 46,
    };
  },
};

const BOUNDARY_DAYS = 14;
const BOUNDARIES = 2;
const BOUNDARIES_OFTEN = 3;

/**
 * Boundaries of work or one's own that were not kept in the last 14 days: two of them are 14, less recovery; three or
 * more are 18, no pause. Boundaries with family and friends are about other people, so they are only counted with those.
 */
function boundariesRule(id: 14 | 18, strength: number): Rule {
  return {
    id,
    name: "boundaries",
    find: (picture) => {
      const broken = picture.boundaries.flatMap(({ id, name, type, notKeptAt }) =>
        notKeptAt !== null && daysAgo(picture, notKeptAt) <= BOUNDARY_DAYS
          ? [{ id, name, type, notKeptAt }]
          : [],
      );
      const own = broken.filter(({ type }) => type === "work" || type === "personal");
      if (own.length < BOUNDARIES || broken.length >= BOUNDARIES_OFTEN !== (id === 18)) return null;
      const named = id === 18 ? broken : own;
      return {
        facts: [
          `${named.length} boundaries are marked as not kept: ${listed(named.map(({ name }) => quoted(name)))}.`,
        ],
        identity: named.map((each) => `${each.id} ${weekOf(picture, each.notKeptAt)}`),
        strength: strength + 2 * named.length,
      };
    },
  };
}

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
    if (completed.length < WORK_MILESTONES || firstObjectiveAt === null || isAtEase(picture)) return null;
    if (daysAgo(picture, firstObjectiveAt) <= REVIEW_DAYS) return null;
    const looks = [lastHandoverAt, session?.at ?? null].filter((at) => at !== null);
    const last = looks.length > 0 ? Math.max(...looks) : null;
    if (last !== null && daysAgo(picture, last) <= REVIEW_DAYS) return null;
    const since = last === null ? "yet" : `since ${onDay(picture, last)}`;
    return {
      facts: [
        `${counted(completed.length, "milestone")} completed in ${WORK_DAYS} days, and no handover or ISAP session ${since}.`,
      ],
      identity: [last === null ? "none" : String(weekOf(picture, last))],
      strength: 34,
    };
  },
};

export const STRAIN_RULES: readonly Rule[] = [
  energyFallsStressRises,
  longStress,
  creepingStress,
  checkInsAtNight,
  boundariesRule(14, 42),
  boundariesRule(18, 44),
  workWithoutLookingBack,
];
