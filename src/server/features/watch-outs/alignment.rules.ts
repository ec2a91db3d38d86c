import { PILLARS, type Pillar } from "#shared/doctrine/pillars.ts";
import { daysAgo, type ObjectiveView, onDay } from "./picture.rules.ts";
import type { Rule } from "./signal.rules.ts";
import { counted, listed, normalized } from "./wording.format.ts";

const MOVING_DAYS = 14;
const FRONTS = 6;
const FRONT_PILLARS = 3;

const pillarsOf = (objectives: readonly ObjectiveView[]): Pillar[] =>
  PILLARS.filter((pillar) => objectives.some(({ fact }) => fact.pillar === pillar));

/**
 * 1, spread over many fronts: at least 6 active objectives above 0 percent in at least 3 pillars, each changed in the
 * last 14 days.
 */
const manyFronts: Rule = {
  id: 1,
  name: "fronts",
  find: (picture) => {
    const moving = picture.active.filter(
      ({ fact, touchedAt }) => fact.progress > 0 && daysAgo(picture, touchedAt) <= MOVING_DAYS,
    );
    const pillars = pillarsOf(moving);
    if (moving.length < FRONTS || pillars.length < FRONT_PILLARS) return null;
    return {
      facts: [
        `${moving.length} objectives in ${pillars.length} pillars are under way, each changed in the last ${MOVING_DAYS} days.`,
      ],
      identity: moving.map(({ fact }) => fact.id),
      strength: Math.min(48, 40 + moving.length - FRONTS),
    };
  },
};

const ONE_SIDED_OBJECTIVES = 4;

/** 6, one part of life carries everything: at least 4 active objectives, all in one pillar. */
const objectivesInOnePillar: Rule = {
  id: 6,
  name: "objectives",
  find: ({ active }) => {
    const [pillar, ...others] = pillarsOf(active);
    if (!pillar || others.length > 0 || active.length < ONE_SIDED_OBJECTIVES) return null;
    return {
      facts: [`All ${active.length} active objectives are in ${pillar}.`],
      identity: active.map(({ fact }) => fact.id),
      strength: Math.min(38, 32 + active.length - ONE_SIDED_OBJECTIVES),
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

const PRIORITY_DAYS = 7;
const ELSEWHERE_MILESTONES = 3;
const FEW_WORDS = new Set(
  "the and for with from that this have has had get got out our your you all are not but into about will would can its one two day today tomorrow more some then than them they what when".split(
    " ",
  ),
);
/** Scripts without spaces between words, where a missing word cannot be detected. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The first letters of a text's content words, enough to recognize "paint" in "painting". */
function wordStarts(text: string): string[] {
  if (UNSPACED.test(text)) return [];
  return normalized(text)
    .split(" ")
    .filter((word) => word.length >= 3 && !FEW_WORDS.has(word))
    .map((word) => word.slice(0, 4));
}

/**
 * 12, the main thing is out of sight: the newest handover (of the last 7 days) names a priority that shares no word
 * with any active objective, its milestones, or an objective touched since, while at least 3 milestones were completed
 * since.
 */
const priorityOutOfSight: Rule = {
  id: 12,
  name: "priority",
  find: (picture) => {
    const handover = picture.handovers.at(-1);
    if (!handover || picture.active.length === 0) return null;
    if (Math.max(picture.days.today - handover.day, daysAgo(picture, handover.at)) > PRIORITY_DAYS)
      return null;
    const elsewhere = picture.milestonesCompleted.filter(({ at }) => at > handover.at).length;
    const starts = wordStarts(handover.fact.onePriority);
    if (starts.length === 0 || elsewhere < ELSEWHERE_MILESTONES) return null;
    const inSight = picture.objectives.some(({ fact, touchedAt, milestones }) => {
      if (fact.status !== "active" && touchedAt < handover.at) return false;
      const text = [
        fact.title,
        fact.specific,
        fact.measurable,
        fact.achievable,
        fact.relevant,
        fact.timeBound,
      ]
        .concat(milestones.map(({ title }) => title))
        .join(" ")
        .normalize("NFC")
        .toLowerCase();
      return starts.some((start) => text.includes(start));
    });
    if (inSight) return null;
    return {
      facts: [
        `The one priority in the handover for ${picture.days.inWords(handover.day)} has no word in common with an active objective. ${counted(elsewhere, "milestone")} completed since it was written.`,
      ],
      identity: [handover.fact.id],
      strength: 42,
    };
  },
};

const ALIGNMENT_DAYS = 60;
const STILL_DAYS = 14;
const ELSEWHERE_OBJECTIVES = 3;

/**
 * 12: the first pillar of the newest ISAP session (at most 60 days old) has active objectives, nothing in it changed
 * for more than 14 days, and at least 3 objectives of other pillars did.
 */
const firstPillarStill: Rule = {
  id: 12,
  name: "first-pillar",
  find: (picture) => {
    const { session, objectives, active } = picture;
    const pillar = session?.clarity[0];
    if (!session || !pillar || daysAgo(picture, session.at) > ALIGNMENT_DAYS) return null;
    if (!active.some(({ fact }) => fact.pillar === pillar)) return null;
    const touched = picture.whole.touchedAt(pillar);
    const elsewhere = objectives.filter(
      ({ fact, touchedAt }) => fact.pillar !== pillar && daysAgo(picture, touchedAt) <= STILL_DAYS,
    );
    if (daysAgo(picture, touched) <= STILL_DAYS || elsewhere.length < ELSEWHERE_OBJECTIVES) return null;
    return {
      facts: [
        `${pillar} was chosen on ${onDay(picture, session.at)}. No objective in it has changed since ${onDay(picture, touched)}; ${elsewhere.length} objectives in ${listed(pillarsOf(elsewhere))} have.`,
      ],
      identity: [`${session.id} ${pillar} ${touched}`],
      strength: 44,
    };
  },
};

export const ALIGNMENT_RULES: readonly Rule[] = [
  manyFronts,
  objectivesInOnePillar,
  milestonesInOnePillar,
  priorityOutOfSight,
  firstPillarStill,
];
