import { normalized, saysNothing } from "#shared/understanding/says-nothing.rules.ts";
import { isAtEase } from "./check-in.rules.ts";
import { MoreMilestonesNeeded } from "./one-sided.rules.ts";
import { daysAgo, onDay, weekOf } from "./picture.rules.ts";
import { pillarsOf } from "./record-views.rules.ts";
import { type Rule, upTo } from "./signal.rules.ts";
import { counted, listed, quoted } from "./wording.format.ts";

const FRONTS = 6;
const FRONT_PILLARS = 3;
const FRONT_STEP = 3;
const STILL_SHARE = 0.5;
const FRONT_STILL_DAYS = 7;

/**
 * 1, spread over many fronts: at least 6 objectives are active in at least 3 pillars, at least half of them have not
 * changed for a week, and the person is not at ease. Comes back with every 3 further ones.
 */
const manyFronts: Rule = {
  id: 1,
  name: "fronts",
  find: (picture) => {
    const { active } = picture;
    const still = active.filter(({ touchedAt }) => daysAgo(picture, touchedAt) > FRONT_STILL_DAYS);
    const pillars = pillarsOf(active);
    if (active.length < FRONTS || pillars.length < FRONT_PILLARS || isAtEase(picture)) return null;
    if (still.length < STILL_SHARE * active.length) return null;
    return {
      facts: [
        `${active.length} objectives in ${pillars.length} pillars are active, and ${still.length} of them have not changed for a week.`,
      ],
      identity: upTo("fronts", FRONTS / FRONT_STEP, Math.floor(active.length / FRONT_STEP)),
      strength: Math.min(48, 40 + active.length - FRONTS),
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
 * @throws MoreMilestonesNeeded
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
    if (saysNothing(handover.fact.onePriority) || starts.length === 0 || elsewhere < ELSEWHERE_MILESTONES)
      return null;
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
    if (picture.whole.hasMoreMilestones) throw new MoreMilestonesNeeded();
    return {
      facts: [
        `On ${picture.days.inWords(handover.day)} your one priority was ${quoted(handover.fact.onePriority)}. None of your objectives mentions it; you have completed ${counted(elsewhere, "milestone")} since.`,
      ],
      identity: [normalized(handover.fact.onePriority)],
      strength: 42,
    };
  },
};

const ALIGNMENT_DAYS = 120;
const STILL_DAYS = 14;
const ELSEWHERE_OBJECTIVES = 3;

/**
 * 12: the first pillar of the newest ISAP session (at most 120 days old) has active objectives, nothing in it changed
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
      identity: [`${pillar} ${weekOf(picture, touched)}`],
      strength: 44,
    };
  },
};

const MAIN_STILL_DAYS = 21;
const MAIN =
  /\b(?:the (?:one|main|real|most important|big) (?:thing|goal|one)|(?:top|first|number one|no\.? ?1|#1|main|one) (?:priority|goal)|most important|matters? (?:the )?most|above all|everything else (?:is|comes) (?:second|later|after)|main thing|what it'?s all for|my dream)\b/i;

/**
 * 12: an objective whose own words call it the main thing has not changed for more than 21 days, while at least 3 other
 * objectives did in the last 14.
 */
const mainObjectiveStill: Rule = {
  id: 12,
  name: "main-objective",
  find: (picture) => {
    const main = picture.active.find(
      ({ fact, touchedAt }) =>
        MAIN.test([fact.title, fact.specific, fact.relevant].join("\n")) &&
        daysAgo(picture, touchedAt) > MAIN_STILL_DAYS,
    );
    if (!main) return null;
    const elsewhere = picture.objectives.filter(
      (each) => each !== main && daysAgo(picture, each.touchedAt) <= STILL_DAYS,
    );
    if (elsewhere.length < ELSEWHERE_OBJECTIVES) return null;
    return {
      facts: [
        `You wrote that ${quoted(main.fact.title)} matters most. It last changed on ${onDay(picture, main.touchedAt)}; ${elsewhere.length} other objectives have changed in the last ${STILL_DAYS} days.`,
      ],
      identity: [`${main.fact.id} ${weekOf(picture, main.touchedAt)}`],
      strength: 50,
    };
  },
};

export const ALIGNMENT_RULES: readonly Rule[] = [
  manyFronts,
  priorityOutOfSight,
  firstPillarStill,
  mainObjectiveStill,
];
