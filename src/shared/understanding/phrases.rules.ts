import { normalForm } from "./normal-form.rules.ts";

/**
 * Phrases by the mark that they set, separated by commas or line breaks. Within a phrase: `a/b` is either, `kill*` any
 * word that begins so, `~` up to three words in between, `the?` may be absent, and `@name` stands for the class.
 */
export interface Lexicon {
  classes: Readonly<Record<string, string>>;
  marks: Readonly<Record<string, string>>;
}

/** A mark and the words it covers, from `start` up to, not including, `end`. */
export interface Found {
  mark: string;
  start: number;
  end: number;
}

interface Element {
  words: ReadonlySet<string>;
  stems: readonly string[];
  isOptional: boolean;
}

interface Phrase {
  mark: string;
  elements: readonly (Element | "gap")[];
}

/** A lexicon, ready to search. */
export interface PhraseBook {
  byWord: ReadonlyMap<string, readonly Phrase[]>;
  byStem: ReadonlyMap<string, readonly [stem: string, phrase: Phrase][]>;
  /** Words by each of their misspellings with one letter missing. */
  misspellings: ReadonlyMap<string, readonly string[]>;
  vocabulary: ReadonlySet<string>;
}

const LONGEST_GAP = 3;
const STEM_KEY = 3;

/** Articles and pronouns of French and Italian that lean on the next word. */
const ELISION = /(?<![\p{L}\p{N}])(j|l|d|m|t|s|n|c|qu|jusqu|un|all|dell|nell|sull|dall|quest)'(?=\p{L})/gu;

/**
 * The words of a normal form. Apostrophes join ("don't" is "dont") except after an elision ("j'ai" is "j", "ai");
 * hyphens part.
 */
export function wordsOf(normal: string): string[] {
  const words = normal.replaceAll(ELISION, "$1 ").match(/[\p{L}\p{N}*]+(?:'[\p{L}\p{N}*]+)*'?/gu) ?? [];
  return words.map((word) => word.replaceAll("'", ""));
}

/** Prepares a lexicon. Throws when a phrase names an unknown class or begins with a gap. */
export function compileLexicon({ classes, marks }: Lexicon): PhraseBook {
  const byWord = new Map<string, Phrase[]>();
  const byStem = new Map<string, [string, Phrase][]>();
  const vocabulary = new Set<string>();
  for (const [mark, list] of Object.entries(marks)) {
    for (const entry of list.split(/[,\n]/)) {
      const parts = entry.trim().split(/\s+/).filter(Boolean).flatMap(withoutJoints);
      if (parts.length === 0) continue;
      const elements = parts.map((part) => (part === "~" ? "gap" : toElement(part, classes)));
      for (const element of elements)
        if (element !== "gap") for (const word of element.words) vocabulary.add(word);
      const firsts = elements.slice(
        0,
        1 + elements.findIndex((element) => element === "gap" || !element.isOptional),
      );
      firsts.forEach((first, skipped) => {
        if (first === "gap") throw new Error(`A phrase cannot begin like this: ${entry}`);
        const phrase = { mark, elements: elements.slice(skipped) };
        for (const word of first.words) push(byWord, word, phrase);
        for (const stem of first.stems) push(byStem, stem.slice(0, STEM_KEY), [stem, phrase]);
      });
    }
  }
  return { byWord, byStem, vocabulary, misspellings: misspellingsOf(vocabulary) };
}

/** Words with a hyphen or an elision are several words in a text too. Within `a/b` and classes they would be too many. */
function withoutJoints(part: string): string[] {
  return /[/@~*?]/.test(part) ? [part] : wordsOf(normalForm(part).text);
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function toElement(part: string, classes: Readonly<Record<string, string>>): Element {
  const isOptional = part.endsWith("?");
  const words = new Set<string>();
  const stems: string[] = [];
  for (const option of expand(part.replace("?", ""), classes)) {
    const [word = "", ...more] = wordsOf(normalForm(option.replace("*", "")).text);
    if (more.length > 0) continue;
    if (!option.endsWith("*")) words.add(word);
    else if (word.length >= STEM_KEY) stems.push(word);
    else throw new Error(`A stem needs ${STEM_KEY} letters: ${option}`);
  }
  return { words, stems, isOptional };
}

function expand(part: string, classes: Readonly<Record<string, string>>): string[] {
  return part.split("/").flatMap((option) => {
    if (!option.startsWith("@")) return [option];
    const members = classes[option.slice(1)];
    if (members === undefined) throw new Error(`No such class: ${option}`);
    return members
      .trim()
      .split(/\s+/)
      .flatMap((member) => expand(member, classes));
  });
}

function misspellingsOf(vocabulary: ReadonlySet<string>): Map<string, string[]> {
  const misspellings = new Map<string, string[]>();
  for (const word of vocabulary) {
    if (word.length < 5) continue;
    for (const shorter of withoutOneLetter(word)) push(misspellings, shorter, word);
  }
  return misspellings;
}

function withoutOneLetter(word: string): Set<string> {
  return new Set([...word].map((_, i) => word.slice(0, i) + word.slice(i + 1)));
}

/** All marks in a normal form, in the order of their first words. */
export function findPhrases(book: PhraseBook, normal: string): Found[] {
  const readings = wordsOf(normal).map((word) => readingsOf(book, word));
  const found: Found[] = [];
  const seen = new Set<string>();
  for (let start = 0; start < readings.length; start++) {
    for (const phrase of phrasesAt(book, readings[start] ?? [])) {
      const end = matchFrom(phrase.elements, 0, readings, start);
      const key = `${phrase.mark} ${start} ${end}`;
      if (end < 0 || seen.has(key)) continue;
      seen.add(key);
      found.push({ mark: phrase.mark, start, end });
    }
  }
  return found;
}

function* phrasesAt(book: PhraseBook, readings: readonly string[]): Generator<Phrase> {
  for (const word of readings) {
    yield* book.byWord.get(word) ?? [];
    for (const [stem, phrase] of book.byStem.get(word.slice(0, STEM_KEY)) ?? [])
      if (word.startsWith(stem)) yield phrase;
  }
}

/** The end of the match, or -1. */
function matchFrom(
  elements: Phrase["elements"],
  index: number,
  readings: readonly string[][],
  at: number,
): number {
  const element = elements[index];
  if (element === undefined) return at;
  if (element === "gap") {
    for (let skipped = 0; skipped <= LONGEST_GAP; skipped++) {
      const end = matchFrom(elements, index + 1, readings, at + skipped);
      if (end >= 0) return end;
    }
    return -1;
  }
  const matches = readings[at]?.some(
    (word) => element.words.has(word) || element.stems.some((stem) => word.startsWith(stem)),
  );
  const end = matches ? matchFrom(elements, index + 1, readings, at + 1) : -1;
  return end < 0 && element.isOptional ? matchFrom(elements, index + 1, readings, at) : end;
}

/** What a word may mean to a lexicon: itself, or a stretched, misspelled or masked word. */
function readingsOf({ vocabulary, misspellings }: PhraseBook, word: string): string[] {
  const readings = [word];
  if (vocabulary.has(word)) return readings;
  if (word.includes("*")) return [...readings, ...unmask(word, vocabulary)];
  const single = word.replace(/(\p{L})\1/u, "$1");
  if (single !== word && vocabulary.has(single)) readings.push(single);
  if (word.length >= 4 && word.length <= 16) readings.push(...corrections(word, vocabulary, misspellings));
  return readings;
}

function unmask(word: string, vocabulary: ReadonlySet<string>): string[] {
  if (!/^\p{L}/u.test(word) || word.length < 3 || word.replaceAll("*", "").length < 2) return [];
  const pattern = new RegExp(`^${word.replaceAll(/\*+/g, "\\p{L}{1,4}")}$`, "u");
  return [...vocabulary].filter((known) => pattern.test(known));
}

/** Known words that differ by one letter too few, one too many, or two exchanged. */
function corrections(
  word: string,
  vocabulary: ReadonlySet<string>,
  misspellings: PhraseBook["misspellings"],
): string[] {
  const known = [...(misspellings.get(word) ?? [])];
  if (word.length >= 6)
    known.push(
      ...[...withoutOneLetter(word)].filter((shorter) => vocabulary.has(shorter) && shorter.length >= 5),
    );
  for (let i = 0; i + 1 < word.length; i++) {
    const exchanged = word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
    if (vocabulary.has(exchanged)) known.push(exchanged);
  }
  return known;
}
