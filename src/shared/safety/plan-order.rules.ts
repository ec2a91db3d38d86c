import type { SafetyItem, SafetyKind } from "./safety.contract.ts";

type Placed = Pick<SafetyItem, "id" | "orderIndex" | "createdAt">;

/** The place of an item that is not stored yet: after all others. */
export const LAST_PLACE = Number.MAX_SAFE_INTEGER;

/** By own order, then oldest first. */
function byPlace(one: Placed, other: Placed): number {
  const [a, b] = [one.createdAt + one.id, other.createdAt + other.id];
  // A copy from before there were places has none, which compares like an equal one.
  return one.orderIndex - other.orderIndex || (a < b ? -1 : 1);
}

/** The items in the order of the plan: pinned ones first, each part in the person's own order. */
export function inPlanOrder<Item extends Placed & Pick<SafetyItem, "pinned">>(
  items: readonly Item[],
): Item[] {
  return items.toSorted((one, other) => Number(other.pinned) - Number(one.pinned) || byPlace(one, other));
}

/** The place of a new item: after those of its kind. */
export function nextPlace(
  items: readonly Pick<SafetyItem, "kind" | "orderIndex">[],
  kind: SafetyKind,
): number {
  return Math.max(-1, ...items.filter((item) => item.kind === kind).map(({ orderIndex }) => orderIndex)) + 1;
}

/**
 * The items that have a new place.
 * @param items all items of a kind
 * @param ids some of them in a new order. They take each other's places, pinned ones and the rest apart; the others stay
 */
export function placesAfter(
  items: readonly (Placed & Pick<SafetyItem, "pinned">)[],
  ids: readonly string[],
): Pick<SafetyItem, "id" | "orderIndex">[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const moving = new Set(ids);
  const moved = ids.map((id) => byId.get(id)).filter((item) => item !== undefined);
  const following = {
    pinned: moved.filter(({ pinned }) => pinned).values(),
    rest: moved.filter(({ pinned }) => !pinned).values(),
  };
  return items.toSorted(byPlace).flatMap((before, orderIndex) => {
    const part = before.pinned ? following.pinned : following.rest;
    const item = moving.has(before.id) ? (part.next().value ?? before) : before;
    return item.orderIndex === orderIndex ? [] : [{ id: item.id, orderIndex }];
  });
}
