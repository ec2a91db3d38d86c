import { type Language, languagesOf } from "#shared/understanding/language.rules.ts";
import {
  compileLexicon,
  type Found,
  findPhrases,
  type Lexicon,
  type PhraseBook,
  wordsOf,
} from "#shared/understanding/phrases.rules.ts";

/** Each in a file of its own, so that a browser loads only the languages that somebody writes in. */
const LEXICONS: Record<Language, () => Promise<{ LEXICON: Lexicon }>> = {
  en: () => import("./lexicon-en.content.ts"),
  es: () => import("./lexicon-es.content.ts"),
  de: () => import("./lexicon-de.content.ts"),
  fr: () => import("./lexicon-fr.content.ts"),
  pt: () => import("./lexicon-pt.content.ts"),
  it: () => import("./lexicon-it.content.ts"),
  nl: () => import("./lexicon-nl.content.ts"),
  pl: () => import("./lexicon-pl.content.ts"),
  hi: () => import("./lexicon-hi.content.ts"),
  tl: () => import("./lexicon-tl.content.ts"),
};
const books = new Map<Language, Promise<PhraseBook>>();

/** Rejects when the lexicon cannot be loaded, and tries again at the next call. */
function bookOf(language: Language): Promise<PhraseBook> {
  const known = books.get(language);
  if (known) return known;
  const book = LEXICONS[language]().then(({ LEXICON }) => compileLexicon(LEXICON));
  books.set(language, book);
  book.catch(() => books.delete(language));
  return book;
}

/** Loads the lexicons of `languages`. Rejects when one cannot be loaded. */
export async function loadLexicons(languages: readonly Language[]): Promise<void> {
  await Promise.all(languages.map(bookOf));
}

/** The marks of a text: what its words speak of, in any language. */
export interface Marks {
  words: readonly string[];
  /** The marks of each sentence, in order. */
  sentences: readonly (readonly Found[])[];
  /** All marks of the text. */
  all: ReadonlySet<string>;
  /** Whether every lexicon that the text may need was there. */
  isComplete: boolean;
}

/** Marks that an idiom does not take away. */
const KEPT_IN_IDIOMS = new Set(["idiom", "joke", "me", "not", "they", "family"]);
/** How many words may stand between two marks that belong together. */
const NEARBY = 3;

/**
 * Reads the marks of a normal form with the lexicons that can be loaded; rejects when none can. Within an idiom
 * ("dead tired") no other mark counts.
 */
export async function readMarks(normal: string): Promise<Marks> {
  const words = wordsOf(normal);
  const languages = languagesOf(words);
  const inUse = languages.length > 0 ? languages : (["en"] as const);
  const settled = await Promise.allSettled(inUse.map(bookOf));
  const inUseBooks = settled.flatMap((it) => (it.status === "fulfilled" ? [it.value] : []));
  if (inUseBooks.length === 0) throw new Error("No lexicon could be loaded.");
  const sentences = normal
    .split(/[.!?;\n]+|, /)
    .map((sentence) => inUseBooks.flatMap((book) => withoutIdioms(findPhrases(book, sentence))));
  return {
    words,
    sentences,
    all: new Set(sentences.flat().map(({ mark }) => mark)),
    isComplete: inUseBooks.length === inUse.length,
  };
}

function withoutIdioms(found: readonly Found[]): Found[] {
  const idioms = found.filter(({ mark }) => mark === "idiom");
  return found.filter(
    ({ mark, start, end }) =>
      KEPT_IN_IDIOMS.has(mark) || !idioms.some((idiom) => idiom.start <= start && idiom.end >= end),
  );
}

/** The marks as features: alone, together in a sentence, and in order near to each other. */
export function markFeatures({ sentences, all }: Marks): string[] {
  const features = new Set<string>(all);
  for (const found of sentences) {
    const here = [...new Set(found.map(({ mark }) => mark))];
    for (const one of here) for (const other of here) if (one < other) features.add(`${one}&${other}`);
    for (const first of found) {
      for (const next of found) {
        const gap = next.start - first.end;
        if (gap >= 0 && gap < NEARBY) features.add(`${first.mark}>${next.mark}`);
      }
    }
  }
  return [...features];
}
