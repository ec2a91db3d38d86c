import { compareUrgency } from "#shared/objectives/due.rules.ts";
import type { Objective, ObjectiveOrder } from "#shared/objectives/objectives.contract.ts";

export const SORTS = ["urgency", "newest", "title", "progress", "own"] as const;
export type Sort = (typeof SORTS)[number];

type Compare = (a: Objective, b: Objective) => number;

let collator: Intl.Collator | undefined;
/** By the rules of the device's language. Made once and only for a list by title: it takes a phone over a frame. */
function byTitle(a: Objective, b: Objective): number {
  collator ??= new Intl.Collator(undefined, { numeric: true });
  return collator.compare(a.title, b.title) || byNewest(a, b);
}

const byNewest: Compare = (a, b) =>
  (a.createdAt === b.createdAt ? b.id > a.id : b.createdAt > a.createdAt) ? 1 : -1;

const COMPARE: Record<Sort, Compare> = {
  urgency: compareUrgency,
  newest: byNewest,
  title: byTitle,
  progress: (a, b) => b.progress - a.progress || compareUrgency(a, b),
  own: (a, b) => a.orderIndex - b.orderIndex || byNewest(a, b),
};

export const sortObjectives = (objectives: readonly Objective[], sort: Sort): Objective[] =>
  objectives.toSorted(COMPARE[sort]);

/**
 * The order of all ids after one of the shown ones was moved to another one's place. Those that are not shown stay beside
 * their neighbors.
 */
export function orderAfterMove(
  ids: readonly string[],
  shown: readonly string[],
  { from, to }: { from: number; to: number },
): string[] {
  const [moved, neighbor] = [shown[from], shown[to]];
  if (moved === undefined || neighbor === undefined || from === to) return [...ids];
  const others = ids.filter((id) => id !== moved);
  return others.toSpliced(others.indexOf(neighbor) + (to > from ? 1 : 0), 0, moved);
}

/** Gives the objectives their places in a new order. */
export const withPlaces =
  ({ ids }: ObjectiveOrder) =>
  (objectives: Objective[]): Objective[] => {
    const places = new Map(ids.map((id, place) => [id, place]));
    return objectives.map((objective) => ({
      ...objective,
      orderIndex: places.get(objective.id) ?? objective.orderIndex,
    }));
  };
