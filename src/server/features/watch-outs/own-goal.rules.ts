import { watchOutsMatchingText } from "#shared/doctrine/watch-out.rules.ts";
import { saysNothing } from "#shared/understanding/says-nothing.rules.ts";
import { isAtEase } from "./check-in.rules.ts";
import { daysAgo, onDay, textsSince, weekOf } from "./picture.rules.ts";
import type { ObjectiveView } from "./record-views.rules.ts";
import { type Rule, upTo } from "./signal.rules.ts";
import { listed, quoted } from "./wording.format.ts";

const BORROWED_DAYS = 90;
const BORROWED_MAX = 3;
const NOTE_DAYS = 30;

const RELATIVES =
  "(?:my |our |the )?(?:papa|mama|mam[aá]|pap[aá]|dad|mom|mum|father|mother|parents|family|husband|wife|partner|boyfriend|girlfriend|in-laws|brother|sister|uncle|aunt|grand\\w+|boss|teacher|coach|pastor|friends|people|everyone|everybody)";
/** Others want or expect it, or would be disappointed. */
const FOR_OTHERS = new RegExp(
  `\\b${RELATIVES} (?:all )?(?:wants?|wanted|expects?|expected|insists?|insisted|says? i|told me to|decided|thinks? i|always wanted|would be (?:ashamed|disappointed|proud))\\b|\\b(?:not |don't |dont )?(?:disappoint|let (?:them|him|her|everyone) down|make (?:them|him|her) proud|look bad|what will people|stop asking)\\b|\\b${RELATIVES}(?:'s|s)? (?:dream|wish|idea|plan|choice)\\b|\\bnot (?:mine|my (?:dream|idea|choice|wish|own))\\b|\\bbecause (?:of )?(?:${RELATIVES})\\b`,
  "i",
);

/** The words in which an objective says that it is for others, in its own reasons. */
function wordsForOthers({ relevant, specific }: ObjectiveView["fact"]): string[] {
  const reason = FOR_OTHERS.exec(relevant) ?? FOR_OTHERS.exec(specific);
  return reason ? [reason[0].trim()] : [];
}

function borrowedWords({ fact }: ObjectiveView): string[] {
  const text = [
    fact.title,
    fact.specific,
    fact.measurable,
    fact.achievable,
    fact.relevant,
    fact.timeBound,
  ].join("\n");
  const matched = watchOutsMatchingText(text).find(({ watchOut }) => watchOut.id === 4)?.matched ?? [];
  return matched.length > 0 ? matched : wordsForOthers(fact);
}

/**
 * 4, a goal that may not be yours: an active objective changed in the last 90 days contains words of others'
 * expectations or of untested assumptions ("expected of me", "assuming"), as found by the text scan. Names at most the
 * 3 newest.
 */
const borrowedGoal: Rule = {
  id: 4,
  name: "words",
  find: (picture) => {
    const borrowed: { objective: ObjectiveView; words: string[] }[] = [];
    for (const objective of picture.active.toReversed()) {
      if (borrowed.length === BORROWED_MAX) break;
      if (daysAgo(picture, objective.touchedAt) > BORROWED_DAYS) continue;
      const words = borrowedWords(objective);
      if (words.length > 0) borrowed.push({ objective, words });
    }
    if (borrowed.length === 0) return null;
    return {
      facts: borrowed.map(
        ({ objective, words }) =>
          `${quoted(objective.fact.title)} says ${listed(words.map((word) => `“${word}”`))}.`,
      ),
      identity: borrowed.flatMap(({ objective, words }) =>
        words.map((word) => `${objective.fact.id} ${word}`),
      ),
      strength: 36,
    };
  },
};

const NOTES = 2;

/** 4: at least 2 notes or handovers of the last 30 days speak of what others want, while an objective is active. */
const othersInNotes: Rule = {
  id: 4,
  name: "notes",
  find: (picture) => {
    const texts = textsSince(picture, NOTE_DAYS).filter(({ text }) => FOR_OTHERS.test(text));
    const [first] = texts;
    if (!first || texts.length < NOTES || picture.active.length === 0) return null;
    return {
      facts: [
        `Since ${onDay(picture, first.at)}, ${texts.length} of your notes and handovers speak of what others want or expect.`,
      ],
      identity: [String(weekOf(picture, first.at))],
      strength: 40,
    };
  },
};

const NO_REASON_OBJECTIVES = 3;

const NO_REASON_STEP = 3;

/**
 * 4: at least 3 active objectives with nothing under Relevant, and at least half of all active ones, while others of the
 * same person's have a reason, so an empty field says something. Comes back with every 3 further ones.
 */
const noReasonGiven: Rule = {
  id: 4,
  name: "relevant",
  find: (picture) => {
    const { active } = picture;
    const bare = active.filter(({ fact }) => saysNothing(fact.relevant));
    if (bare.length < NO_REASON_OBJECTIVES || 2 * bare.length < active.length) return null;
    if (bare.length === active.length || isAtEase(picture)) return null;
    return {
      facts: [`${bare.length} of ${active.length} active objectives have nothing under Relevant yet.`],
      identity: upTo("bare", 1, Math.floor(bare.length / NO_REASON_STEP)),
      strength: 22,
    };
  },
};

export const OWN_GOAL_RULES: readonly Rule[] = [borrowedGoal, othersInNotes, noReasonGiven];
