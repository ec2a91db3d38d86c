/** Normalizes a text for comparison: no accents, lower case, straight apostrophes, hyphens as spaces, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\s\u2010\u2011-]+/g, " ")
    .trim();
}

/** The words of a search, folded; none for an empty one. */
export const searchWords = (query: string): string[] => foldText(query).split(" ").filter(Boolean);

/** Whether a folded text contains every word of a search. */
export const hasWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));
