import { centsFromDecimal, dollarsFromCents } from "#shared/objectives/money.rules.ts";
import { patternIn } from "./check-in.rules.ts";
import { daysAgo, dueWithin, type ObjectiveView, onDay, type Picture } from "./picture.rules.ts";
import { type Rule, upTo } from "./signal.rules.ts";
import { counted, listed, quoted } from "./wording.format.ts";

type CheckIn = Picture["checkIns"][number];

const centsOf = (amount: string | null) =>
  amount !== null && /^\d{1,8}(\.\d{1,2})?$/.test(amount) ? centsFromDecimal(amount) : null;

/** How far a cost exceeds its budget, or null if it does not or the budget is empty or zero. */
function overspend(
  objective: ObjectiveView,
): { objective: ObjectiveView; budget: number; cost: number } | null {
  const [budget, cost] = [centsOf(objective.fact.budget), centsOf(objective.fact.actualCost)];
  return budget !== null && cost !== null && budget > 0 && cost > budget ? { objective, budget, cost } : null;
}

/**
 * 2, not much behind the plan yet: an active objective has cost more than its budget. Comes back with every further
 * quarter of the budget, up to double.
 */
const overBudget: Rule = {
  id: 2,
  name: "over-budget",
  find: ({ active }) => {
    const over = active.map(overspend).filter((each) => each !== null);
    if (over.length === 0) return null;
    const quarters = ({ budget, cost }: { budget: number; cost: number }) =>
      Math.min(4, Math.floor((4 * (cost - budget)) / budget));
    return {
      facts: over
        .slice(0, 3)
        .map(
          ({ objective, budget, cost }) =>
            `${quoted(objective.fact.title)} has cost ${dollarsFromCents(cost)} of a ${dollarsFromCents(budget)} budget.`,
        ),
      identity: over.flatMap((each) => upTo(`${each.objective.fact.id} ${each.budget}`, 0, quarters(each))),
      strength: 46 + 2 * Math.max(...over.map(quarters)),
    };
  },
};

const STRESS_WINDOW = 5;
const STRESS_OFTEN = 3;
const HIGH_STRESS = 8;

/**
 * 7, moving faster than you can think: stress 8 or more in at least 3 of the last 5 check-ins. Comes back at 4 and 5.
 */
const stressForDays: Rule = {
  id: 7,
  name: "stress",
  find: (picture) => {
    const isHigh = ({ stress }: CheckIn) => stress >= HIGH_STRESS;
    const pattern = patternIn(
      picture,
      STRESS_WINDOW,
      (window) => window.filter(isHigh).length >= STRESS_OFTEN,
    );
    if (!pattern) return null;
    const high = pattern.window.filter(isHigh).length;
    return {
      facts: [`Stress ${HIGH_STRESS} or more on ${high} of the last ${STRESS_WINDOW} check-ins.`],
      identity: upTo(pattern.began, STRESS_OFTEN, high),
      strength: 68 + 4 * (high - STRESS_OFTEN),
    };
  },
};

/**
 * 8, who does what is not clear: at least 2 high risks, recorded before today, have neither an owner nor a mitigation.
 */
const risksWithoutAHand: Rule = {
  id: 8,
  name: "risks",
  find: (picture) => {
    const bare = picture.highRisks.filter(
      ({ owner, mitigation, at }) => !owner?.trim() && mitigation.trim() === "" && daysAgo(picture, at) >= 1,
    );
    if (bare.length < 2) return null;
    return {
      facts: [
        `${bare.length} high risks have no owner and no mitigation yet: ${listed(bare.map(({ hazard }) => quoted(hazard)))}.`,
      ],
      identity: bare.map(({ id }) => id),
      strength: Math.min(56, 48 + 2 * (bare.length - 2)),
    };
  },
};

const SESSION_DAYS = 60;
const STEPS_DAYS = 14;

/**
 * 8: at least 2 objectives due within 14 days have no milestones, and the newest ISAP session (at most 60 days old)
 * names no people. Needs an ISAP session.
 */
const stepsWithoutHands: Rule = {
  id: 8,
  name: "steps",
  find: (picture) => {
    const { session } = picture;
    if (!session || daysAgo(picture, session.at) > SESSION_DAYS || session.control.people.trim() !== "") {
      return null;
    }
    const bare = dueWithin(picture, 0, STEPS_DAYS).filter(({ milestones }) => milestones.length === 0);
    if (bare.length < 2) return null;
    return {
      facts: [
        `${counted(bare.length, "objective")} due by ${picture.days.inWords(bare.at(-1)?.dueDay ?? 0)} have no milestones: ${listed(
          bare.map(({ fact }) => quoted(fact.title)),
        )}.`,
        `The ISAP session of ${onDay(picture, session.at)} names no people.`,
      ],
      identity: bare.map(({ fact }) => `${session.id} ${fact.id}`),
      strength: 42,
    };
  },
};

const DOWN_WINDOW = 4;
const DOWN_OFTEN = 3;

/** 9, a heavy mood may be deciding: mood Down in at least 3 of the last 4 check-ins. Comes back at 4. */
const downForDays: Rule = {
  id: 9,
  name: "down",
  find: (picture) => {
    const isDown = ({ mood }: CheckIn) => mood === "Down";
    const pattern = patternIn(picture, DOWN_WINDOW, (window) => window.filter(isDown).length >= DOWN_OFTEN);
    if (!pattern) return null;
    const down = pattern.window.filter(isDown).length;
    return {
      facts: [`Mood Down on ${down} of the last ${DOWN_WINDOW} check-ins.`],
      identity: upTo(pattern.began, DOWN_OFTEN, down),
      strength: 72 + 4 * (down - DOWN_OFTEN),
    };
  },
};

export const LEADERSHIP_RULES: readonly Rule[] = [
  overBudget,
  stressForDays,
  risksWithoutAHand,
  stepsWithoutHands,
  downForDays,
];
