import { foldText, hasWords, searchWords } from "#shared/common/search.rules.ts";

/** An entry of the palette. */
export interface PaletteEntry {
  id: string;
  /** Its text in the list. */
  title: string;
  /** Secondary text after the title: "Production, 40%". */
  detail?: string;
  /** Other words that find it. */
  keywords?: string;
}

export interface PaletteGroup<Entry extends PaletteEntry> {
  name: string;
  entries: readonly Entry[];
  /** False for groups that only appear for a search. */
  showsUnasked: boolean;
  /** Only searches with this word, or at least three letters of its beginning, find the group. */
  needs?: string;
}

export interface FoundGroup<Entry extends PaletteEntry> {
  name: string;
  entries: readonly Entry[];
  /** The number of further matches. */
  left: number;
}

/** The most entries of a group: with more, people type on instead of reading. */
const SHOWN_PER_GROUP = 12;

/**
 * The matches in each group, best first: all words of `query` must occur. Titles that begin with it rank first, then those
 * with a word that does. Without a query, the groups with `showsUnasked`.
 */
export function searchPalette<Entry extends PaletteEntry>(
  groups: readonly PaletteGroup<Entry>[],
  query: string,
): FoundGroup<Entry>[] {
  const asked = foldText(query);
  const words = searchWords(query);
  return groups
    .map(({ name, entries, showsUnasked, needs }) => {
      const isMeant = needs === undefined || words.some((word) => word.length > 2 && needs.startsWith(word));
      const found = !isMeant
        ? []
        : words.length > 0
          ? rankedMatches(entries, asked, words)
          : showsUnasked
            ? entries
            : [];
      return {
        name,
        entries: found.slice(0, SHOWN_PER_GROUP),
        left: Math.max(0, found.length - SHOWN_PER_GROUP),
      };
    })
    .filter(({ entries }) => entries.length > 0);
}

function rankedMatches<Entry extends PaletteEntry>(
  entries: readonly Entry[],
  asked: string,
  words: readonly string[],
): Entry[] {
  const ranks: [Entry[], Entry[], Entry[]] = [[], [], []];
  for (const entry of entries) {
    const title = foldText(entry.title);
    const all = entry.keywords ? `${title} ${foldText(entry.keywords)}` : title;
    if (!hasWords(all, words)) continue;
    ranks[title.startsWith(asked) ? 0 : title.includes(` ${asked}`) ? 1 : 2].push(entry);
  }
  return ranks.flat();
}
