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
const LEXICONS: Record<Language, () => Promise<{ LEXICON: Lexicon; TOPICS: Lexicon["marks"] }>> = {
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

interface Books {
  phrases: PhraseBook;
  topics: PhraseBook;
}

const books = new Map<Language, Promise<Books>>();

/** Rejects when the lexicon cannot be loaded, and tries again at the next call. */
function booksOf(language: Language): Promise<Books> {
  const known = books.get(language);
  if (known) return known;
  const book = LEXICONS[language]().then(({ LEXICON, TOPICS }) => ({
    phrases: compileLexicon(LEXICON),
    topics: compileLexicon({ classes: {}, marks: TOPICS }),
  }));
  books.set(language, book);
  book.catch(() => books.delete(language));
  return book;
}

/** Loads the lexicons of `languages`. Rejects when one cannot be loaded. */
export async function loadLexicons(languages: readonly Language[]): Promise<void> {
  await Promise.all(languages.map(booksOf));
}

/** A sentence, or a part of one between commas. */
export interface Sentence {
  words: readonly string[];
  /** What its phrases say: "wants to die". */
  marks: readonly Found[];
  /** What its single words are about: "knife". */
  topics: readonly Found[];
}

/** The marks of a text: what its words speak of, in any language. */
export interface Marks {
  sentences: readonly Sentence[];
  /** All marks of the text. */
  all: ReadonlySet<string>;
  /** Whether every lexicon that the text may need was there. */
  isComplete: boolean;
}

/** Marks that an idiom does not take away. */
const KEPT_IN_IDIOMS = new Set(["idiom", "joke", "me", "not", "they", "family"]);

/**
 * Reads the marks of a normal form with the lexicons that can be loaded; rejects when none can. Within an idiom
 * ("dead tired") no other mark counts.
 */
export async function readMarks(normal: string): Promise<Marks> {
  const languages = languagesOf(wordsOf(normal));
  const inUse = languages.length > 0 ? languages : (["en"] as const);
  const settled = await Promise.allSettled(inUse.map(booksOf));
  const inUseBooks = settled.flatMap((it) => (it.status === "fulfilled" ? [it.value] : []));
  if (inUseBooks.length === 0) throw new Error("No lexicon could be loaded.");
  const sentences = normal.split(/[.!?;\n]+|, /).map((sentence) => ({
    words: wordsOf(sentence),
    marks: inUseBooks.flatMap(({ phrases }) => withoutIdioms(findPhrases(phrases, sentence))),
    topics: inUseBooks.flatMap(({ topics }) => findPhrases(topics, sentence)),
  }));
  return {
    sentences,
    all: new Set(sentences.flatMap(({ marks }) => marks.map(({ mark }) => mark))),
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
