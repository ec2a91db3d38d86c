import { centsFromDecimal, dollarsFromCents } from "#shared/objectives/money.rules.ts";
import { saysNothing } from "#shared/understanding/says-nothing.rules.ts";
import { patternIn } from "./check-in.rules.ts";
import { isDrawingBack } from "./comfort.rules.ts";
import { daysAgo, dueWithin, onDay, type Picture, textsSince, weekOf } from "./picture.rules.ts";
import type { ObjectiveView } from "./record-views.rules.ts";
import { type Rule, upTo } from "./signal.rules.ts";
import { counted, listed, quoted } from "./wording.format.ts";

type CheckIn = Picture["checkIns"][number];

const centsOf = (amount: string | null) =>
  amount !== null && /^\d{1,8}(\.\d{1,2})?$/.test(amount) ? centsFromDecimal(amount) : null;

/** A cost within a tenth of its budget is no gap. */
const TOLERANCE = 0.1;

/** The objective's costs if they exceed its budget by more than a tenth, or null. */
function overspend(
  objective: ObjectiveView,
): { objective: ObjectiveView; budget: number; cost: number } | null {
  const [budget, cost] = [centsOf(objective.fact.budget), centsOf(objective.fact.actualCost)];
  return budget !== null && cost !== null && budget > 0 && cost > budget * (1 + TOLERANCE)
    ? { objective, budget, cost }
    : null;
}

/**
 * 2, not much behind the plan yet: an active objective has cost over a tenth more than its budget. Comes back with
 * every further quarter of the budget, up to double.
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
 * 7, moving faster than you can think: in at least 3 of the last 5 check-ins stress 8 or more, although energy was not
 * low and mood not down. Comes back at 4 and 5.
 */
const stressForDays: Rule = {
  id: 7,
  name: "stress",
  isForHardDays: true,
  find: (picture) => {
    const isHigh = ({ stress, energy, mood }: CheckIn) =>
      stress >= HIGH_STRESS && energy !== "Low" && mood !== "Down";
    const pattern = patternIn(
      picture,
      STRESS_WINDOW,
      (window) => window.filter(isHigh).length >= STRESS_OFTEN,
    );
    if (!pattern) return null;
    const high = pattern.window.filter(isHigh).length;
    return {
      facts: [
        `Stress ${HIGH_STRESS} or more in ${high} of your last ${STRESS_WINDOW} check-ins, ${pattern.since}.`,
      ],
      identity: upTo(pattern.began, STRESS_OFTEN, high),
      strength: 68 + 4 * (high - STRESS_OFTEN),
    };
  },
};

const WHO_DAYS = 21;
/** Somebody asks whose job it is, or each relied on the other. */
const WHO =
  /\b(?:who (?:does|do|is|was|has|owns|orders?|handles?|decides?|will|should|took|takes|files?)|who\?+|whose (?:job|task|turn|call)|(?:nobody|no one|noone|no-one) (?:sent|knows?|did|does|owns?|has|had|took|told|booked|ordered|called|filed|in charge|person)|no one person|not clear who|unclear who|each thought|both thought|thought (?:the other|\w+ (?:had|did|was|would))|\w+ thought \w+)\b|\bwho (?!am\b|are\b|can\b|could\b|would\b|cares?\b|knows?\b|else\b|says?\b|needs?\b|wants?\b)(?:(?!\b(?:me|i)\b)[^.?!\n]){1,40}\?/i;

/** Texts of the last three weeks in which it is not clear who does something. */
const whoTexts = (picture: Picture) => textsSince(picture, WHO_DAYS).filter(({ text }) => WHO.test(text));

/** Whether other people are part of this: somebody alone needs no word about who does what. */
function hasOthers({ risks, session, active }: Picture): boolean {
  return (
    risks.some(({ owner }) => owner !== null && !/^(?:|me|myself|i|self)$/i.test(owner.trim())) ||
    !saysNothing(session?.control.people ?? "") ||
    active.some(({ fact }) => fact.mode !== "life")
  );
}

/**
 * 8, who does what is not clear: at least 2 high risks, recorded before today, have neither an owner nor a mitigation,
 * and other people are part of the plan.
 */
const risksWithoutAHand: Rule = {
  id: 8,
  name: "risks",
  find: (picture) => {
    const bare = picture.highRisks.filter(
      ({ owner, mitigation, at }) =>
        saysNothing(owner ?? "") && saysNothing(mitigation) && daysAgo(picture, at) >= 1,
    );
    if (bare.length < 2 || !hasOthers(picture)) return null;
    return {
      facts: [
        `${bare.length} high risks have no owner and no mitigation yet: ${listed(bare.map(({ hazard }) => quoted(hazard)))}.`,
      ],
      identity: bare.map(({ id }) => id),
      strength: Math.min(56, 48 + 2 * (bare.length - 2)),
    };
  },
};

const WHO_TEXTS = 2;
const WHO_TEXTS_ALONE = 3;

/**
 * 8: at least 2 handovers or notes of the last three weeks ask who does something, and an open risk has no owner; or at
 * least 3 ask.
 */
const whoDoesIt: Rule = {
  id: 8,
  name: "who",
  find: (picture) => {
    const texts = whoTexts(picture);
    const unowned = picture.risks.filter(
      ({ owner, status }) => status !== "resolved" && saysNothing(owner ?? ""),
    );
    const [first] = texts;
    if (!first || texts.length < (unowned.length > 0 ? WHO_TEXTS : WHO_TEXTS_ALONE)) return null;
    return {
      facts: [
        `Since ${onDay(picture, first.at)}, ${texts.length} of your handovers and notes ask who does something.`,
        ...(unowned.length === 0
          ? []
          : [
              `${unowned.length === 1 ? "1 open risk has" : `${unowned.length} open risks have`} no owner: ${listed(unowned.map(({ hazard }) => quoted(hazard)))}.`,
            ]),
      ],
      identity: [String(weekOf(picture, first.at)), ...unowned.map(({ id }) => id)],
      strength: 52,
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
    if (
      !hasOthers(picture) ||
      !session ||
      daysAgo(picture, session.at) > SESSION_DAYS ||
      !saysNothing(session.control.people)
    ) {
      return null;
    }
    const bare = dueWithin(picture, 0, STEPS_DAYS).filter(({ hasMilestones }) => !hasMilestones);
    if (bare.length < 2) return null;
    return {
      facts: [
        `${counted(bare.length, "objective")} due by ${picture.days.inWords(bare.at(-1)?.dueDay ?? 0)} have no milestones: ${listed(
          bare.map(({ fact }) => quoted(fact.title)),
        )}.`,
        `The ISAP session of ${onDay(picture, session.at)} names no people.`,
      ],
      identity: bare.map(({ fact }) => fact.id),
      strength: 42,
    };
  },
};

const DOWN_WINDOW = 4;
const DOWN_OFTEN = 3;

/**
 * 9, a heavy mood may be deciding: mood Down in at least 3 of the last 4 check-ins, unless energy was low, too, and
 * nothing pressed, which is 11. Comes back at 4.
 */
const downForDays: Rule = {
  id: 9,
  name: "down",
  isForHardDays: true,
  find: (picture) => {
    const isDown = ({ mood }: CheckIn) => mood === "Down";
    const pattern = patternIn(
      picture,
      DOWN_WINDOW,
      (window) => window.filter(isDown).length >= DOWN_OFTEN && !isDrawingBack(window),
    );
    if (!pattern) return null;
    const down = pattern.window.filter(isDown).length;
    return {
      facts: [`Mood Down in ${down} of your last ${DOWN_WINDOW} check-ins, ${pattern.since}.`],
      identity: upTo(pattern.began, DOWN_OFTEN, down),
      strength: 72 + 4 * (down - DOWN_OFTEN),
    };
  },
};

export const LEADERSHIP_RULES: readonly Rule[] = [
  overBudget,
  stressForDays,
  risksWithoutAHand,
  whoDoesIt,
  stepsWithoutHands,
  downForDays,
];
