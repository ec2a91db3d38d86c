import { foldText } from "#shared/common/search.rules.ts";
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

/** Whether a text contains the search text. An empty search matches nothing. */
export function containsSearch(text: string, search: string): boolean {
  const wanted = foldText(search);
  return wanted !== "" && foldText(text).includes(wanted);
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
