import fc from "fast-check";
import { expect, test } from "vitest";
import { inPlanOrder, nextPlace, placesAfter } from "./plan-order.rules.ts";

const DAY = "2026-11-20T07:00:00.000Z";
const item = (id: string, orderIndex: number, pinned = false) => ({ id, orderIndex, pinned, createdAt: DAY });
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id).join("");

test("pinned ones come first, then the own order, then the oldest", () => {
  const old = { ...item("z", 1), createdAt: "2026-11-19T07:00:00.000Z" };
  expect(idsOf(inPlanOrder([item("c", 1), item("b", 1), item("a", 2, true), old, item("d", 0)]))).toBe(
    "adzbc",
  );
});

test("a copy from before there were places stays oldest first", () => {
  const old = [item("a", 0), item("b", 0)].map(({ id, createdAt }) => ({ id, createdAt }));
  expect(idsOf(inPlanOrder(old.toReversed() as ReturnType<typeof item>[]))).toBe("ab");
});

test("a new item comes after those of its kind", () => {
  const items = [
    { kind: "lookout", orderIndex: 4 },
    { kind: "comms", orderIndex: 9 },
  ] as const;
  expect(nextPlace(items, "lookout")).toBe(5);
  expect(nextPlace(items, "safety-zone")).toBe(0);
});

test("a pinned item keeps its own place below the pins", () => {
  const items = [item("a", 0), item("b", 1), item("c", 2, true)];
  const places = new Map(placesAfter(items, ["c", "b", "a"]).map(({ id, orderIndex }) => [id, orderIndex]));
  const after = items.map((one) => ({ ...one, orderIndex: places.get(one.id) ?? one.orderIndex }));
  expect(idsOf(inPlanOrder(after))).toBe("cba");
  expect(idsOf(inPlanOrder(after.map((one) => ({ ...one, pinned: false }))))).toBe("bac");
});

test("the moved ones stand in the asked order, and the others where they stood", () => {
  const list = fc.uniqueArray(fc.record({ place: fc.nat(9), pinned: fc.boolean(), moves: fc.boolean() }), {
    maxLength: 12,
    comparator: () => false,
  });
  fc.assert(
    fc.property(list, fc.infiniteStream(fc.nat()), (drawn, random) => {
      const items = drawn.map(({ place, pinned }, at) => item(String.fromCharCode(97 + at), place, pinned));
      const before = inPlanOrder(items);
      const moving = new Set(items.filter((_, at) => drawn[at]?.moves).map(({ id }) => id));
      const keys = new Map(items.map(({ id }) => [id, random.next().value]));
      const asked = before
        .filter(({ id }) => moving.has(id))
        .toSorted(
          (one, other) =>
            Number(other.pinned) - Number(one.pinned) ||
            Number(keys.get(one.id)) - Number(keys.get(other.id)),
        );
      const places = new Map(
        placesAfter(
          items,
          asked.map(({ id }) => id),
        ).map(({ id, orderIndex }) => [id, orderIndex]),
      );
      const after = inPlanOrder(
        items.map((one) => ({ ...one, orderIndex: places.get(one.id) ?? one.orderIndex })),
      );
      expect(idsOf(after.filter(({ id }) => moving.has(id)))).toBe(idsOf(asked));
      const still = (all: typeof before) => all.map(({ id }) => (moving.has(id) ? "-" : id)).join("");
      expect(still(after)).toBe(still(before));
    }),
  );
});
