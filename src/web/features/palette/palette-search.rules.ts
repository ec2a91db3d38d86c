/** One thing that the palette can find. */
export interface PaletteEntry {
  id: string;
  /** What it is called; the line in the list. */
  title: string;
  /** A quieter word behind the title: "Production, 40 %". */
  detail?: string;
  /** Other words under which it is found. */
  keywords?: string;
}

export interface PaletteGroup<Entry extends PaletteEntry> {
  name: string;
  entries: readonly Entry[];
  /** False for groups that only show up once something has been typed. */
  showsUnasked: boolean;
}

export interface FoundGroup<Entry extends PaletteEntry> {
  name: string;
  entries: readonly Entry[];
  /** How many more there are. */
  left: number;
}

/** Of each group, at most as many: more than that is not read but typed away. */
const SHOWN_PER_GROUP = 12;

/** Lower case without accents, so that "Elan" finds "Élan". */
function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/**
 * What `query` finds in each group, best first: all its words must occur, and a title that begins with the query goes
 * before one with a word that begins with it, before any other. Without a query, what shows unasked.
 */
export function searchPalette<Entry extends PaletteEntry>(
  groups: readonly PaletteGroup<Entry>[],
  query: string,
): FoundGroup<Entry>[] {
  const asked = foldText(query).trim();
  const words = asked.split(/\s+/).filter((word) => word !== "");
  return groups
    .map(({ name, entries, showsUnasked }) => {
      const found = words.length > 0 ? rankedMatches(entries, asked, words) : showsUnasked ? entries : [];
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
    if (!words.every((word) => all.includes(word))) continue;
    ranks[title.startsWith(asked) ? 0 : title.includes(` ${asked}`) ? 1 : 2].push(entry);
  }
  return ranks.flat();
}
