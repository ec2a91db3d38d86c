import { type WatchOutMatch, watchOutsMatchingText } from "#shared/doctrine/watch-out.rules.ts";
import type { WatchOutId } from "#shared/doctrine/watch-outs.content.ts";
import { isAtEase } from "./check-in.rules.ts";
import { onDay, type Picture, textsSince, weekOf } from "./picture.rules.ts";
import type { Rule } from "./signal.rules.ts";
import { listed } from "./wording.format.ts";

const DAYS = 14;
const TEXTS = 2;
const NAMED_MAX = 2;

type TextMatches = { at: number; matches: WatchOutMatch[] }[];

/** Matched once for all rules. */
const matchesOf = new WeakMap<Picture, TextMatches>();

function matchesIn(picture: Picture): TextMatches {
  const known = matchesOf.get(picture);
  if (known) return known;
  const matches = textsSince(picture, DAYS).map(({ at, text }) => ({
    at,
    matches: watchOutsMatchingText(text),
  }));
  matchesOf.set(picture, matches);
  return matches;
}

/**
 * The watch-out's own words ("no sleep", "no breaks") in at least 2 notes or handovers of the last two weeks, of somebody
 * who is not at ease.
 */
function wordsRule(id: WatchOutId, strength: number): Rule {
  return {
    id,
    name: "words",
    find: (picture) => {
      if (isAtEase(picture)) return null;
      const found = matchesIn(picture).flatMap(({ at, matches }) => {
        const words = matches.find(({ watchOut }) => watchOut.id === id)?.matched ?? [];
        return words.length > 0 ? [{ at, words }] : [];
      });
      const [first] = found;
      if (!first || found.length < TEXTS) return null;
      const words = [...new Set(found.flatMap((each) => each.words))].slice(0, NAMED_MAX);
      return {
        facts: [
          `Since ${onDay(picture, first.at)}, ${found.length} of your notes and handovers say ${listed(words.map((word) => `“${word}”`))}.`,
        ],
        identity: [String(weekOf(picture, first.at))],
        strength,
      };
    },
  };
}

export const WORDS_RULES: readonly Rule[] = [
  wordsRule(2, 42),
  wordsRule(8, 44),
  wordsRule(10, 50),
  wordsRule(12, 42),
  wordsRule(14, 50),
  wordsRule(17, 50),
  wordsRule(18, 46),
];
