import { PILLARS } from "#shared/doctrine/pillars.ts";
import { watchOutsForIsapSession } from "#shared/doctrine/watch-out.rules.ts";
import type { WatchOutId } from "#shared/doctrine/watch-outs.content.ts";
import { daysAgo, onDay, type Picture } from "./picture.rules.ts";
import type { IsapFact } from "./recorded-facts.rules.ts";
import type { Rule } from "./signal.rules.ts";
import { listed } from "./wording.format.ts";

/** How many days an ISAP session counts as recent: the longest cadence, two weeks. */
const RECENT_DAYS = 14;

const pillarsOf = ({ clarity }: IsapFact) => PILLARS.filter((pillar) => clarity.includes(pillar));

/** Names all items, where `listed` would stop at three. */
const inFull = (items: readonly string[]) =>
  items.length > 3 ? `${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : listed(items);

/**
 * A rule that applies when `watchOutsForIsapSession` returns this watch-out for the newest session, if that is at most
 * 14 days old.
 */
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

/** More than 2 of the 4 pillars. */
const manyPillars = sessionRule(1, 30, (session, day) => {
  const pillars = pillarsOf(session);
  return `${pillars.length} pillars chosen on ${day}: ${inFull(pillars)}.`;
});

/** At most 1 of people, time, budget and skills filled in. */
const littleControl = sessionRule(2, 36, ({ control }, day) => {
  const filled = Object.entries(control).find(([, text]) => text.trim() !== "");
  return filled
    ? `Of people, time, budget and skills, only ${filled[0]} was filled in on ${day}.`
    : `None of people, time, budget and skills was filled in on ${day}.`;
});

/** Exactly 1 pillar. */
const onePillar = sessionRule(
  6,
  28,
  (session, day) => `One pillar chosen on ${day}: ${inFull(pillarsOf(session))}.`,
);

/** All 4 pillars. Stronger than "several directions", which applies too. */
const allPillars = sessionRule(10, 38, (_, day) => `All 4 pillars chosen on ${day}.`);

/** A daily cadence. */
const dailyCadence = sessionRule(13, 24, (_, day) => `A daily review chosen on ${day}.`);

/** No review time. */
const noReviewTime = sessionRule(18, 26, (_, day) => `No review time in the ISAP session of ${day}.`);

export const ISAP_RULES: readonly Rule[] = [
  manyPillars,
  littleControl,
  onePillar,
  allPillars,
  dailyCadence,
  noReviewTime,
];
