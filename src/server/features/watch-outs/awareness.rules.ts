import type { HandoverView } from "./picture.rules.ts";
import { daysAgo, dueWithin, onDay } from "./picture.rules.ts";
import type { Rule } from "./signal.rules.ts";
import { counted, listed, normalized, quoted, saysNothing } from "./wording.format.ts";

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
        `Handovers for ${covered.size} of the last ${HANDOVER_WINDOW_DAYS} days, and ${
          session ? `the last ISAP session was on ${onDay(picture, session.at)}` : "no ISAP session yet"
        }.`,
      ],
      identity: [`${session?.id ?? "none"} ${Math.floor(picture.whole.handoversSinceSession / 30)}`],
      strength: 30,
    };
  },
};

const RISK_AGE_DAYS = 60;
const OFTEN = 3;

/**
 * 16, the same small problem is back: a hazard with the same name, recorded again in the last 60 days and still open,
 * after an earlier one was resolved, or for the third time. Severity H is excluded, because that is not a small
 * problem.
 */
const hazardIsBack: Rule = {
  id: 16,
  name: "hazard",
  find: (picture) => {
    const back = [...Map.groupBy(picture.risks, ({ hazard }) => normalized(hazard))].flatMap(
      ([name, risks]) => {
        const newest = risks.at(-1);
        if (name === "" || !newest || newest.status === "resolved") return [];
        const returned = risks.length >= OFTEN || risks.some(({ status }) => status === "resolved");
        const isSmall = risks.every(({ severity }) => severity !== "H");
        return returned && isSmall && daysAgo(picture, newest.at) <= RISK_AGE_DAYS
          ? [{ newest, count: risks.length }]
          : [];
      },
    );
    if (back.length === 0) return null;
    return {
      facts: back
        .slice(-2)
        .map(
          ({ newest, count }) =>
            `${quoted(newest.hazard)} has been recorded ${count} times, last on ${onDay(picture, newest.at)}, and is open.`,
        ),
      identity: back.map(({ newest }) => newest.id),
      strength: Math.min(58, 48 + 2 * Math.max(...back.map(({ count }) => count))),
    };
  },
};

const PERSISTS_DAYS = 28;
const PERSISTS_HANDOVERS = 3;

const linesOf = ({ fact }: HandoverView): Set<string> =>
  new Set(
    fact.whatPersists
      .split(/[\n;]+/)
      .filter((line) => !saysNothing(line))
      .map(normalized),
  );

/**
 * 16: a line under "what persists" of the newest handover that occurs in at least 3 handovers of the last 28 days, and
 * was missing from one in between. Carrying something over every day is not a return, so an unbroken row does not
 * count. The line is not quoted, because it may be personal.
 */
const lineIsBack: Rule = {
  id: 16,
  name: "persists",
  find: ({ handovers, days }) => {
    const recent = handovers.filter(({ day }) => days.today - day <= PERSISTS_DAYS);
    const newest = recent.at(-1);
    if (!newest) return null;
    const lines = recent.map(linesOf);
    const back = [...linesOf(newest)].flatMap((line) => {
      const places = lines.flatMap((own, place) => (own.has(line) ? [place] : []));
      const dates = [...new Set(places.map((place) => recent[place]?.day ?? 0))];
      const returnedAt = places.findLast((place, index) => index > 0 && place - (places[index - 1] ?? 0) > 1);
      const returned = returnedAt === undefined ? undefined : recent[returnedAt];
      return returned && dates.length >= PERSISTS_HANDOVERS ? [{ line, dates, returned }] : [];
    });
    if (back.length === 0) return null;
    return {
      facts: back
        .slice(0, 2)
        .map(
          ({ dates }) =>
            `A line under “what persists” is back: it stands in the handovers for ${listed(dates.map(days.inWords))}.`,
        ),
      identity: back.map(({ line, returned }) => `${line} ${returned.fact.id}`),
      strength: Math.min(54, 40 + 2 * Math.max(...back.map(({ dates }) => dates.length))),
    };
  },
};

const ROUTE_STALE_DAYS = 30;

/**
 * 17, fewer options each day: a high risk is open while the safety plan has no escape route, or none that changed
 * within 30 days. A tagged objective or ISAP session counts as a route.
 */
const noFreshRoute: Rule = {
  id: 17,
  name: "escape-route",
  find: (picture) => {
    const { highRisks, covered, safetyUpdatedAt } = picture;
    const updatedAt = safetyUpdatedAt.get("escape-route");
    const isEmpty = !covered.has("escape-route");
    const isStale = updatedAt !== undefined && daysAgo(picture, updatedAt) > ROUTE_STALE_DAYS;
    if (highRisks.length === 0 || !(isEmpty || isStale)) return null;
    const open = `${counted(highRisks.length, "high risk")} ${highRisks.length === 1 ? "is" : "are"} open: ${listed(
      highRisks.map(({ hazard }) => quoted(hazard)),
    )}`;
    return {
      facts: [
        updatedAt === undefined
          ? `No escape route in the safety plan yet, and ${open}.`
          : `The escape routes were last updated on ${onDay(picture, updatedAt)}, and ${open}.`,
      ],
      identity: highRisks.map(({ id }) => `${updatedAt ?? "none"} ${id}`),
      strength: Math.min(72, (isEmpty ? 64 : 60) + 2 * (highRisks.length - 1)),
    };
  },
};

const SOON_DAYS = 2;
const HALF_WAY = 50;

/** 17: an objective due today or within 2 days is below 50 percent. */
const halfDoneAndDue: Rule = {
  id: 17,
  name: "due-soon",
  find: (picture) => {
    const soon = dueWithin(picture, 0, SOON_DAYS).filter(({ fact }) => fact.progress < HALF_WAY);
    const [nearest] = soon;
    if (!nearest) return null;
    return {
      facts: soon
        .slice(0, 3)
        .map(
          ({ fact, dueDay }) =>
            `${quoted(fact.title)} is due on ${picture.days.inWords(dueDay)} and stands at ${fact.progress} %.`,
        ),
      identity: soon.map(({ fact, dueDay }) => `${fact.id} ${dueDay}`),
      strength: Math.min(79, 74 - 3 * (nearest.dueDay - picture.days.today) + (soon.length - 1)),
    };
  },
};

export const AWARENESS_RULES: readonly Rule[] = [
  daysWithoutAWiderLook,
  hazardIsBack,
  lineIsBack,
  noFreshRoute,
  halfDoneAndDue,
];
