import { dayFromText } from "#shared/calendar/plain-date.rules.ts";
import { saysNothing } from "#shared/understanding/says-nothing.rules.ts";
import { daysAgo, onDay, textsSince, weekOf } from "./picture.rules.ts";
import type { Rule } from "./signal.rules.ts";
import { quoted } from "./wording.format.ts";

/**
 * 15, things changed, the plan did not: a trigger point of an active objective or of the safety plan has tripped.
 * Applies until the trigger point is retired.
 */
const trippedPoint: Rule = {
  id: 15,
  name: "tripped",
  isForHardDays: true,
  find: ({ trippedTriggers }) => {
    if (trippedTriggers.length === 0) return null;
    return {
      facts: trippedTriggers
        .slice(0, 3)
        .map(
          ({ metric, threshold, objective }) =>
            `The trigger point ${objective ? `on ${quoted(objective.fact.title)}` : "of your safety plan"} has tripped: ${quoted(metric)} at ${quoted(threshold)}.`,
        ),
      identity: trippedTriggers.map(({ id }) => id),
      strength: Math.min(90, 82 + 2 * (trippedTriggers.length - 1)),
    };
  },
};

/** Changes that a plan has to follow. */
const CHANGE =
  /\b(?:laid off|let go|lost (?:my|the) (?:job|contract|client|lease|place|apartment|flat)|got fired|quit(?: my job)?|cut (?:to|my|our|from)|hours? (?:were )?cut|half (?:pay|time)|moved (?:out|away)|moving (?:out|away)|broke up|split up|separated|divorc\w*|new (?:boss|manager|job|baby|shift|schedule)|fell through|pulled out|backed out|cancel(?:l?ed)|postponed|reorgani[sz]\w*|merger|closed? down|closing down|evict\w*|pregnant|diagnos\w*|everything(?:'s| is| has)? changed|not renewed|(?:school|road|plant|office|shop) (?:closed|closes))\b/i;

const CHANGE_DAYS_MIN = 3;
const CHANGE_DAYS_MAX = 21;

/**
 * 15: the newest handover that reports a change was written 3 to 21 days ago, and no objective, milestone or ISAP
 * session was touched since its day, although objectives are active. The change is not quoted, because it may be
 * personal.
 */
const changeWithoutAPlan: Rule = {
  id: 15,
  name: "changed",
  find: (picture) => {
    const handover = picture.handovers.findLast(({ fact }) => !saysNothing(fact.whatChanged));
    if (!handover || picture.active.length === 0) return null;
    const age = daysAgo(picture, handover.at);
    if (age < CHANGE_DAYS_MIN || age > CHANGE_DAYS_MAX) return null;
    const touched = Math.max(picture.whole.touchedAt(), picture.session?.at ?? Number.NEGATIVE_INFINITY);
    // An evening handover may follow the change of plan, and a late one is written after its day.
    const since = Math.min(handover.day, picture.days.dayOf(handover.at));
    if (picture.days.dayOf(touched) >= since) return null;
    return {
      facts: [
        `Your handover for ${picture.days.inWords(handover.day)} tells of a change. No objective has changed since, and you haven’t run ISAP again.`,
      ],
      identity: [String(weekOf(picture, handover.at))],
      strength: 48,
    };
  },
};

const REVIEW_LATE_DAYS = 7;

/** 15: the review date of an open risk passed more than 7 days ago, so the risk may be outdated. */
const reviewWentBy: Rule = {
  id: 15,
  name: "risk-review",
  find: ({ risks, days }) => {
    const late = risks.flatMap((risk) => {
      const day = dayFromText(risk.reviewDate ?? "");
      return risk.status !== "resolved" && day !== null && days.today - day > REVIEW_LATE_DAYS
        ? [{ risk, day }]
        : [];
    });
    if (late.length === 0) return null;
    return {
      facts: late
        .slice(0, 2)
        .map(({ risk, day }) => `The review of ${quoted(risk.hazard)} was set for ${days.inWords(day)}.`),
      identity: late.map(({ risk, day }) => `${risk.id} ${day}`),
      strength: Math.min(46, 40 + 2 * (late.length - 1)),
    };
  },
};

/**
 * 15: a note or handover of 3 to 21 days ago tells of a change such as a lost job, and no objective, milestone or ISAP session was
 * touched since, although objectives are active. The change is not quoted, because it may be personal.
 */
const changeInNotes: Rule = {
  id: 15,
  name: "notes",
  find: (picture) => {
    const note = textsSince(picture, CHANGE_DAYS_MAX).findLast(({ text }) => CHANGE.test(text));
    if (!note || picture.active.length === 0 || daysAgo(picture, note.at) < CHANGE_DAYS_MIN) return null;
    if (changeWithoutAPlan.find(picture)) return null;
    const touched = Math.max(picture.whole.touchedAt(), picture.session?.at ?? Number.NEGATIVE_INFINITY);
    if (picture.days.dayOf(touched) >= note.day) return null;
    return {
      facts: [
        `Your note of ${onDay(picture, note.at)} tells of a change. No objective has changed since, and you haven’t run ISAP again.`,
      ],
      identity: [String(weekOf(picture, note.at))],
      strength: 46,
    };
  },
};

/** Somebody whose word counts rules something out: "neuro says no long runs", "the vet told us to stop jumping". */
const RULED_OUT =
  /\b(?:dr|doc|doctors?|gp|physio|neuro|nurse|midwife|surgeon|consultant|specialist|cardio\w*|oncolog\w*|therapist|dentist|vet|boss|manager|coach|landlord|bank|lawyer|hr)\b[^.;\n]{0,20}?\b(?:says?|said|told|wants|ordered|advised|insists?)\b[^.;\n]{0,20}?\b(?:no more|no|not to|to stop|stop|never|off)\b([^.;\n]{3,60})/gi;
const WORD_LETTERS = 3;
const STEM_LETTERS = 4;

/** The words of a text, cut so that "runs" and "running" are one. */
function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(
    words
      .map((word) => word.replace(/(?:ning|ing|s)$/, ""))
      .filter((word) => word.length >= WORD_LETTERS)
      .map((word) => word.slice(0, STEM_LETTERS)),
  );
}
const EVERYDAY = stems(
  "the and for now any week weeks month months until till long heavy more again this that with you",
);

/**
 * 15: a note or handover of 3 to 21 days ago says that a doctor, boss or the like ruled out what an active objective
 * names, and that objective was not touched since, whatever else was. The note is not quoted, because it may be personal.
 */
const ruledOut: Rule = {
  id: 15,
  name: "ruled-out",
  find: (picture) => {
    for (const { text, at, day } of textsSince(picture, CHANGE_DAYS_MAX).toReversed()) {
      if (daysAgo(picture, at) < CHANGE_DAYS_MIN) continue;
      const named = stems([...text.matchAll(RULED_OUT)].map(([, words]) => words).join(" ")).difference(
        EVERYDAY,
      );
      if (named.size === 0) continue;
      const planned = picture.active.findLast(
        ({ fact, touchedAt }) =>
          picture.days.dayOf(touchedAt) < day &&
          !named.isDisjointFrom(stems(`${fact.title} ${fact.specific} ${fact.measurable}`)),
      );
      if (!planned) continue;
      return {
        facts: [
          `Your note of ${onDay(picture, at)} rules out something that ${quoted(planned.fact.title)} plans, and the plan is as it was.`,
        ],
        identity: [planned.fact.id, String(weekOf(picture, at))],
        strength: 47,
      };
    }
    return null;
  },
};

export const CHANGE_RULES: readonly Rule[] = [
  trippedPoint,
  changeWithoutAPlan,
  changeInNotes,
  ruledOut,
  reviewWentBy,
];
