import { watchOutsMatchingText } from "#shared/doctrine/watch-out.rules.ts";
import { daysAgo, type ObjectiveView } from "./picture.rules.ts";
import type { Rule } from "./signal.rules.ts";
import { listed, quoted } from "./wording.format.ts";

const BORROWED_DAYS = 30;
const BORROWED_MAX = 3;

function borrowedWords({ fact }: ObjectiveView): string[] {
  const text = [
    fact.title,
    fact.specific,
    fact.measurable,
    fact.achievable,
    fact.relevant,
    fact.timeBound,
  ].join("\n");
  return watchOutsMatchingText(text).find(({ watchOut }) => watchOut.id === 4)?.matched ?? [];
}

/**
 * 4, a goal that may not be yours: an active objective changed in the last 30 days contains words of others'
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

const NO_REASON_OBJECTIVES = 3;

/**
 * 4: at least 3 active objectives with nothing under Relevant, and at least half of all active ones. Identified by the
 * newest of them, so filling in others keeps it quiet.
 */
const noReasonGiven: Rule = {
  id: 4,
  name: "relevant",
  find: ({ active }) => {
    const bare = active.filter(({ fact }) => fact.relevant.trim() === "");
    const newest = bare.at(-1);
    if (!newest || bare.length < NO_REASON_OBJECTIVES || 2 * bare.length < active.length) return null;
    return {
      facts: [`${bare.length} of ${active.length} active objectives have nothing under Relevant yet.`],
      identity: [newest.fact.id],
      strength: 22,
    };
  },
};

export const OWN_GOAL_RULES: readonly Rule[] = [borrowedGoal, noReasonGiven];
