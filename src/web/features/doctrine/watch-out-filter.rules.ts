import {
  WATCH_OUT_CATEGORIES,
  type WatchOut,
  type WatchOutCategory,
} from "#shared/doctrine/watch-outs.content.ts";

/** The displayed category, or all of them. */
export type CategoryFilter = "all" | WatchOutCategory;

/** Reads a category from an address; anything unknown means all. */
export function categoryFilterOf(text: string | null): CategoryFilter {
  return WATCH_OUT_CATEGORIES.find(({ id }) => id === text)?.id ?? "all";
}

/** Normalizes a text for comparison: no accents, lower case, straight apostrophes, hyphens as spaces, single spaces. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\s\u2010\u2011-]+/g, " ")
    .trim();
}

/** Whether a text contains the search text. An empty search matches nothing. */
export function containsSearch(text: string, search: string): boolean {
  const wanted = fold(search);
  return wanted !== "" && fold(text).includes(wanted);
}

const isIn = (filter: CategoryFilter) => (watchOut: WatchOut) =>
  filter === "all" || watchOut.categories.includes(filter);

/** The number of watch-outs in a category, regardless of the search. */
export function countIn(watchOuts: readonly WatchOut[], filter: CategoryFilter): number {
  return watchOuts.filter(isIn(filter)).length;
}

/** The watch-outs of a category with the search text in their title, intent or triggers, in order. */
export function filterWatchOuts(
  watchOuts: readonly WatchOut[],
  filter: CategoryFilter,
  search: string,
): WatchOut[] {
  const found = ({ title, intent, triggers }: WatchOut) =>
    search.trim() === "" || [title, intent, ...triggers].some((text) => containsSearch(text, search));
  return watchOuts.filter(isIn(filter)).filter(found);
}
