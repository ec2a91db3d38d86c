import { groupBy } from "#shared/common/group-by.ts";
import { saysNothing } from "#shared/understanding/says-nothing.rules.ts";
import { EVERYDAY_WORDS } from "./everyday-words.content.ts";
import { PILLARS, type Pillar } from "./pillars.ts";
import { WATCH_OUTS, type WatchOut, type WatchOutId } from "./watch-outs.content.ts";

/** A watch-out with the facts that triggered it, in one sentence. */
export type WatchOutReason = { watchOut: WatchOut; reason: string };

/** A watch-out found in a text, with the person's own matching words (lower case, hyphens as spaces). */
export type WatchOutMatch = { watchOut: WatchOut; matched: string[] };

/** The facts of an ISAP session that the rules need. */
export type IsapSessionFacts = {
  clarity: readonly Pillar[];
  control: { people: string; time: string; budget: string; skills: string };
  cadence: "daily" | "weekly" | "biweekly";
  reviewTime?: string | null | undefined;
};

const CONTROL_FIELDS = ["people", "time", "budget", "skills"] as const;
const BY_ID: ReadonlyMap<number, WatchOut> = new Map(WATCH_OUTS.map((watchOut) => [watchOut.id, watchOut]));

/** The watch-out with a number from 1 to 18. */
export function watchOutById(id: WatchOutId): WatchOut {
  const watchOut = BY_ID.get(id);
  if (!watchOut) throw new RangeError(`No watch-out ${id}`);
  return watchOut;
}

function inWords(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} and ${last}` : last;
}

/**
 * The watch-outs that a completed ISAP session triggers, strongest first: "all pillars at once" outranks the rest,
 * which are sorted by number.
 */
export function watchOutsForIsapSession(session: IsapSessionFacts): WatchOutReason[] {
  const pillars = PILLARS.filter((pillar) => session.clarity.includes(pillar));
  const filled = CONTROL_FIELDS.filter((field) => !saysNothing(session.control[field]));
  const fired: WatchOutReason[] = [];
  const fire = (id: WatchOutId, reason: string) => fired.push({ watchOut: watchOutById(id), reason });

  if (pillars.length === PILLARS.length) {
    fire(10, `You chose all ${pillars.length} pillars: ${inWords(pillars)}.`);
  }
  if (pillars.length > 2) fire(1, `You chose ${pillars.length} pillars: ${inWords(pillars)}.`);
  if (filled.length <= 1) {
    fire(
      2,
      filled.length === 0
        ? "You haven't filled in people, time, budget or skills yet."
        : `Of people, time, budget and skills, you've filled in only ${inWords(filled)}.`,
    );
  }
  if (pillars.length === 1) fire(6, `You chose one pillar: ${inWords(pillars)}.`);
  if (session.cadence === "daily") fire(13, "You chose a daily cadence.");
  if (!session.reviewTime?.trim()) fire(18, "Your review doesn't have a time of day yet.");
  return fired;
}

/** A word without simple English endings, so "distract", "distracted" and "distracting" match. */
function stem(word: string): string {
  if (word === "cannot" || word === "cant") return stem("can't");
  let base = word.replace(/'s$/, "");
  if (/(?:ied|ies)$/.test(base) && base.length > 4) {
    base = `${base.slice(0, -3)}y`;
  } else {
    const shorter = base.replace(/(?:ing|ed|(?<![sui])s)$/, "");
    if (shorter.length >= 3 && /[aeiouy]/.test(shorter)) base = shorter;
  }
  if (base.length > 3) base = base.replace(/e$/, "");
  return base.length > 3 ? base.replace(/([^aeiou])\1$/, "$1") : base;
}

const KNOWN_STEMS_MAX = 5000;
/** The engine scans the same texts at every visit; stemming is most of that work. */
const knownStems = new Map<string, string>();

function knownStem(word: string): string {
  const known = knownStems.get(word);
  if (known !== undefined) return known;
  if (knownStems.size >= KNOWN_STEMS_MAX) knownStems.clear();
  const own = stem(word);
  knownStems.set(word, own);
  return own;
}

type Word = { text: string; stem: string };

/** The words between punctuation marks; a phrase never crosses one. */
function stretches(text: string, hyphen: " " | ""): Word[][] {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/(?<=[\p{L}\p{N}])[-\u2010\u2011](?=[\p{L}\p{N}])/gu, hyphen)
    .split(/[^\p{L}\p{M}\p{N}' \t]+/u)
    .map((stretch) =>
      (stretch.match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu) ?? []).map((word) => ({
        text: word,
        stem: knownStem(word),
      })),
    );
}

/** "over-committed" is read both as two words and as one, because people write it both ways. */
const READINGS = [" ", ""] as const;

const TRIGGERS = WATCH_OUTS.flatMap((watchOut: WatchOut) =>
  watchOut.triggers.map((trigger) => ({ watchOut, trigger })),
);

type Phrase = { place: number; stems: string[] };

/** Triggers as indexes in `TRIGGERS`, by the stem of their first word, as one reading reads them. */
const phrasesByStem = (hyphen: (typeof READINGS)[number]) =>
  groupBy(
    TRIGGERS.map(
      ({ trigger }, place): Phrase => ({
        place,
        stems: stretches(trigger, hyphen)
          .flat()
          .map((word) => word.stem),
      }),
    ),
    ({ stems }) => stems[0] ?? "",
  );

let madePhrases: ReturnType<typeof phrasesByStem>[] | undefined;

/** Those of each reading. Made with the first text, because a page has other things to do when it opens. */
function phrasesOfReadings() {
  madePhrases ??= READINGS.map(phrasesByStem);
  return madePhrases;
}

const isClear = (words: string) => !EVERYDAY_WORDS.has(words);

/** The matching words for each trigger, by its index in `TRIGGERS`: the first clear ones, else the first ones. */
function occurrences(text: string): Map<number, string> {
  const found = new Map<number, string>();
  const spaced = stretches(text, " ");
  const joined = /[-\u2010\u2011]/.test(text) ? stretches(text, "") : spaced;
  const look = (words: readonly Word[], start: number, { place, stems }: Phrase) => {
    if (!stems.every((stem, offset) => words[start + offset]?.stem === stem)) return;
    const own = words
      .slice(start, start + stems.length)
      .map((word) => word.text)
      .join(" ");
    const known = found.get(place);
    if (known === undefined || (!isClear(known) && isClear(own))) found.set(place, own);
  };
  for (const [reading, stretch] of [spaced, joined].entries()) {
    const phrases = phrasesOfReadings()[reading];
    for (const words of stretch) {
      for (const [start, { stem }] of words.entries()) {
        for (const phrase of phrases?.get(stem) ?? []) look(words, start, phrase);
      }
    }
  }
  return found;
}

/**
 * The watch-outs whose triggers occur in a text, most matches first, then by number. Whole words only,
 * case-insensitive, with simple endings. A watch-out needs at least one clear match; everyday words only add to it.
 */
export function watchOutsMatchingText(text: string): WatchOutMatch[] {
  const matches = new Map<WatchOut, string[]>();
  for (const [place, words] of [...occurrences(text)].sort(([a], [b]) => a - b)) {
    const watchOut = TRIGGERS[place]?.watchOut;
    if (watchOut) matches.set(watchOut, [...(matches.get(watchOut) ?? []), words]);
  }
  return [...matches]
    .map(([watchOut, matched]) => ({ watchOut, matched }))
    .filter(({ matched }) => matched.some(isClear))
    .sort((a, b) => b.matched.length - a.matched.length || a.watchOut.id - b.watchOut.id);
}
