import { normalized, saysNothing } from "#shared/understanding/says-nothing.rules.ts";
import { isAtEase } from "./check-in.rules.ts";
import { daysAgo, dueWithin, hasFreshRoute, isInIncident, onDay, weekOf } from "./picture.rules.ts";
import type { Rule } from "./signal.rules.ts";
import { counted, listed, quoted } from "./wording.format.ts";

const WIDE_LOOK_DAYS = 45;
const HANDOVER_WINDOW_DAYS = 14;
const DAILY_HANDOVERS = 10;

/**
 * 13, too close to see far: handovers for at least 10 of the last 14 days, and no ISAP session within 45 days. Comes
 * back after every 30 further handovers.
 */
const daysWithoutAWiderLook: Rule = {
  id: 13,
  name: "daily-handovers",
  find: (picture) => {
    const { session, handovers, days } = picture;
    if (session && daysAgo(picture, session.at) <= WIDE_LOOK_DAYS) return null;
    const covered = new Set(
      handovers
        .map(({ day }) => day)
        .filter((day) => day <= days.today && days.today - day < HANDOVER_WINDOW_DAYS),
    );
    if (covered.size < DAILY_HANDOVERS) return null;
    return {
      facts: [
        `You logged handovers for ${covered.size} of the last ${HANDOVER_WINDOW_DAYS} days, and ${
          session ? `the last ISAP session was on ${onDay(picture, session.at)}` : "no ISAP session yet"
        }.`,
      ],
      identity: [
        `${session ? weekOf(picture, session.at) : "none"} ${Math.floor(picture.whole.handoversSinceSession / 30)}`,
      ],
      strength: 30,
    };
  },
};

/** Days without a review that are still within the rhythm, with room for a late one. */
const RHYTHM_DAYS = { daily: 5, weekly: 15, biweekly: 35 } as const;
/** More room for somebody who looks back in handovers. */
const RHYTHM_DAYS_WITH_HANDOVERS = { daily: 5, weekly: 24, biweekly: 45 } as const;
const RHYTHM_IN_WORDS = { daily: "daily", weekly: "weekly", biweekly: "two-weekly" } as const;
const RHYTHM_FORGOTTEN_DAYS = 100;
const ACTIVE_DAYS = 7;

/**
 * 13: the rhythm of reviews chosen in the newest ISAP session was not kept: no session since, for clearly longer than it
 * says, while other things were recorded in the last week. A daily look is a handover, too. After 100 days it is not a
 * rhythm anymore.
 */
const rhythmNotKept: Rule = {
  id: 13,
  name: "rhythm",
  find: (picture) => {
    const { session, checkIns, whole } = picture;
    if (!session) return null;
    const handoverAt = whole.lastHandoverAt ?? Number.NEGATIVE_INFINITY;
    const last = session.cadence === "daily" ? Math.max(session.at, handoverAt) : session.at;
    const room = handoverAt > session.at ? RHYTHM_DAYS_WITH_HANDOVERS : RHYTHM_DAYS;
    if (
      daysAgo(picture, last) <= room[session.cadence] ||
      daysAgo(picture, session.at) > RHYTHM_FORGOTTEN_DAYS
    )
      return null;
    const newest = Math.max(whole.touchedAt(), checkIns.at(-1)?.at ?? Number.NEGATIVE_INFINITY);
    if (daysAgo(picture, newest) > ACTIVE_DAYS) return null;
    return {
      facts: [
        `You chose a ${RHYTHM_IN_WORDS[session.cadence]} review on ${onDay(picture, session.at)}. The last ${session.cadence === "daily" ? "session or handover" : "session"} was on ${onDay(picture, last)}.`,
      ],
      identity: [`${session.cadence} ${weekOf(picture, last)}`],
      strength: 42,
    };
  },
};

/**
 * 17, fewer options each day: a high risk without both an owner and a mitigation, or any in an incident, is open while
 * no mode's safety plan has an escape route, or none that changed within 30 days. A tagged objective or ISAP session counts as a route.
 */
const noFreshRoute: Rule = {
  id: 17,
  name: "escape-route",
  isForHardDays: true,
  find: (picture) => {
    const { covered, safetyUpdatedAt } = picture;
    const isUnderWay = isInIncident(picture);
    const highRisks = picture.highRisks.filter(
      ({ owner, mitigation }) => isUnderWay || saysNothing(owner ?? "") || saysNothing(mitigation),
    );
    const updatedAt = safetyUpdatedAt.get("escape-route");
    const isEmpty = !covered.has("escape-route");
    if (highRisks.length === 0 || hasFreshRoute(picture)) return null;
    const open = `${counted(highRisks.length, "high risk")} ${highRisks.length === 1 ? "is" : "are"} open: ${listed(
      highRisks.map(({ hazard }) => quoted(hazard)),
    )}`;
    return {
      facts: [
        updatedAt === undefined
          ? `No mode's safety plan has an escape route yet, and ${open}.`
          : `Your escape routes were last updated on ${onDay(picture, updatedAt)}, and ${open}.`,
      ],
      identity: highRisks.map(({ hazard }) => `${isEmpty ? "none" : "stale"} ${normalized(hazard)}`),
      // In an incident, the way out comes before everything else.
      strength: isUnderWay ? 92 : Math.min(72, (isEmpty ? 64 : 60) + 2 * (highRisks.length - 1)),
    };
  },
};

const SOON_DAYS = 2;
const HALF_WAY = 50;
const WEEK_DAYS = 7;
const HARDLY_BEGUN = 20;

/**
 * 17: an objective due today or within 2 days is below 50 percent, or one due within a week below 20 and the person not
 * at ease.
 */
const halfDoneAndDue: Rule = {
  id: 17,
  name: "due-soon",
  find: (picture) => {
    const isTense = !isAtEase(picture);
    const soon = dueWithin(picture, 0, WEEK_DAYS).filter(({ fact, dueDay }) =>
      dueDay - picture.days.today <= SOON_DAYS
        ? fact.progress < HALF_WAY
        : isTense && fact.progress < HARDLY_BEGUN,
    );
    const [nearest] = soon;
    if (!nearest) return null;
    return {
      facts: soon
        .slice(0, 3)
        .map(
          ({ fact, dueDay }) =>
            `${quoted(fact.title)} is due on ${picture.days.inWords(dueDay)} and is at ${fact.progress}%.`,
        ),
      identity: soon.map(({ fact, dueDay }) => `${fact.id} ${dueDay}`),
      strength: Math.min(
        79,
        Math.max(52, 74 - 4 * (nearest.dueDay - picture.days.today)) + (soon.length - 1),
      ),
    };
  },
};

export const AWARENESS_RULES: readonly Rule[] = [
  daysWithoutAWiderLook,
  rhythmNotKept,
  noFreshRoute,
  halfDoneAndDue,
];
