import { PILLARS } from "#shared/doctrine/pillars.ts";
import { watchOutsForIsapSession } from "#shared/doctrine/watch-out.rules.ts";
import type { WatchOutId } from "#shared/doctrine/watch-outs.content.ts";
import { daysAgo, onDay, type Picture } from "./picture.rules.ts";
import type { IsapFact } from "./recorded-facts.rules.ts";
import type { Rule } from "./signal.rules.ts";
import { listed } from "./wording.format.ts";

/** An ISAP session speaks for itself this long, in days: as long as the widest cadence, two weeks. */
const RECENT_DAYS = 14;

const pillarsOf = ({ clarity }: IsapFact) => PILLARS.filter((pillar) => clarity.includes(pillar));

/** All of them, where `listed` would stop at three. */
const inFull = (items: readonly string[]) =>
  items.length > 3 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : listed(items);

/** A rule that fires while the newest session, at most 14 days old, is one of those `watchOutsForIsapSession` names. */
function sessionRule(
  id: WatchOutId,
  strength: number,
  factOf: (session: IsapFact, day: string) => string,
): Rule {
  return {
    id,
    name: "isap",
    find: (picture: Picture) => {
      const { session } = picture;
      if (!session || daysAgo(picture, session.at) > RECENT_DAYS) return null;
      if (!watchOutsForIsapSession(session).some(({ watchOut }) => watchOut.id === id)) return null;
      return { facts: [factOf(session, onDay(picture, session.at))], identity: [session.id], strength };
    },
  };
}

/** More than 2 of the 4 pillars: several directions at once. */
const manyPillars = sessionRule(1, 30, (session, day) => {
  const pillars = pillarsOf(session);
  return `${pillars.length} pillars chosen on ${day}: ${inFull(pillars)}.`;
});

/** At most 1 of people, time, budget and skills filled in: not much behind the plan yet. */
const littleControl = sessionRule(2, 36, ({ control }, day) => {
  const filled = Object.entries(control).find(([, text]) => text.trim() !== "");
  return filled
    ? `Of people, time, budget and skills, only ${filled[0]} was filled in on ${day}.`
    : `None of people, time, budget and skills was filled in on ${day}.`;
});

/** Exactly 1 pillar: one part of life carries it all. */
const onePillar = sessionRule(
  6,
  28,
  (session, day) => `One pillar chosen on ${day}: ${inFull(pillarsOf(session))}.`,
);

/** All 4 pillars: everything at once. Stronger than "several directions", which fires with it. */
const allPillars = sessionRule(10, 38, (_, day) => `All 4 pillars chosen on ${day}.`);

/** A daily cadence: close to each day, further from the slow changes. */
const dailyCadence = sessionRule(13, 24, (_, day) => `A daily review chosen on ${day}.`);

/** No review time: no moment is set aside for looking back. */
const noReviewTime = sessionRule(18, 26, (_, day) => `No review time in the ISAP session of ${day}.`);

export const ISAP_RULES: readonly Rule[] = [
  manyPillars,
  littleControl,
  onePillar,
  allPillars,
  dailyCadence,
  noReviewTime,
];
