import { PILLARS } from "#shared/doctrine/pillars.ts";
import { watchOutsForIsapSession } from "#shared/doctrine/watch-out.rules.ts";
import type { WatchOutId } from "#shared/doctrine/watch-outs.content.ts";
import { saysNothing } from "#shared/understanding/says-nothing.rules.ts";
import { isAtEase, stressLately } from "./check-in.rules.ts";
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
 * 14 days old, and the other records agree. A choice alone is no sign: the dialog after the session has told of it.
 */
function sessionRule(
  id: WatchOutId,
  strength: number,
  agrees: (picture: Picture) => boolean,
  factOf: (session: IsapFact, day: string) => string,
  recentDays = RECENT_DAYS,
): Rule {
  return {
    id,
    name: "isap",
    find: (picture: Picture) => {
      const { session } = picture;
      if (!session || daysAgo(picture, session.at) > recentDays) return null;
      if (!watchOutsForIsapSession(session).some(({ watchOut }) => watchOut.id === id)) return null;
      if (!agrees(picture)) return null;
      const { clarity, control } = session;
      const filled = Object.entries(control).flatMap(([name, text]) => (saysNothing(text) ? [] : [name]));
      return {
        facts: [factOf(session, onDay(picture, session.at))],
        identity: [[...clarity, ...filled].join(" ")],
        strength,
      };
    },
  };
}

/** Resources that are missing stay missing for longer than a choice stays new. */
const CONTROL_DAYS = 30;
const FRONTS = 4;
const MANY = 6;
const RAISED_STRESS = 6;

const isStressed = (picture: Picture) => (stressLately(picture) ?? 0) >= RAISED_STRESS;
const pillarCount = ({ active }: Picture) => new Set(active.map(({ fact }) => fact.pillar)).size;

/** More than 2 of the 4 pillars, and active objectives in as many, of somebody who is not at ease. */
const manyPillars = sessionRule(
  1,
  30,
  (picture) => picture.active.length >= FRONTS && pillarCount(picture) > 2 && !isAtEase(picture),
  (session, day) => {
    const pillars = pillarsOf(session);
    return `${pillars.length} pillars chosen on ${day}: ${inFull(pillars)}.`;
  },
);

/** At most 1 of people, time, budget and skills filled in, while objectives wait for them. */
const littleControl = sessionRule(
  2,
  40,
  ({ active }) => active.length > 0,
  ({ control }, day) => {
    const filled = Object.entries(control).find(([, text]) => !saysNothing(text));
    return filled
      ? `Of people, time, budget and skills, only ${filled[0]} was filled in on ${day}.`
      : `None of people, time, budget and skills was filled in on ${day}.`;
  },
  CONTROL_DAYS,
);

/** Exactly 1 pillar, and at least 3 active objectives, all in it, of somebody who is not at ease. */
const onePillar = sessionRule(
  6,
  28,
  (picture) => picture.active.length >= 3 && pillarCount(picture) === 1 && !isAtEase(picture),
  (session, day) => `One pillar chosen on ${day}: ${inFull(pillarsOf(session))}.`,
);

/** All 4 pillars, with stress or with 6 active objectives. Stronger than "several directions", which applies too. */
const allPillars = sessionRule(
  10,
  38,
  (picture) => isStressed(picture) || (picture.active.length >= MANY && !isAtEase(picture)),
  (_, day) => `All 4 pillars chosen on ${day}.`,
);

/** No review time, with stress. */
const noReviewTime = sessionRule(
  18,
  30,
  isStressed,
  (_, day) => `No review time in the ISAP session of ${day}.`,
);

export const ISAP_RULES: readonly Rule[] = [manyPillars, littleControl, onePillar, allPillars, noReviewTime];
