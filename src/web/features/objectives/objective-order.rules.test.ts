import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { orderAfterMove, sortObjectives } from "./objective-order.rules.ts";

const objective = (id: string, changes: Partial<Objective>) =>
  ({
    id,
    title: id,
    status: "active",
    progress: 0,
    orderIndex: 0,
    dueOn: null,
    createdAt: id,
    updatedAt: id,
    ...changes,
  }) as Objective;
const idsOf = (objectives: readonly Objective[]) => objectives.map(({ id }) => id);

describe("sorting", () => {
  const list = [
    objective("a", { title: "Step 10", progress: 20, orderIndex: 2 }),
    objective("b", { title: "Step 9", progress: 80, orderIndex: 1, dueOn: "2026-12-01", dueSource: "given" }),
    objective("c", { title: "Étude", progress: 20 }),
    objective("d", { title: "Zebra", progress: 100, status: "completed" }),
  ];
  test.each([
    ["urgency", ["b", "c", "a", "d"]],
    ["newest", ["d", "c", "b", "a"]],
    ["title", ["c", "b", "a", "d"]],
    ["progress", ["d", "b", "c", "a"]],
    ["own", ["d", "c", "b", "a"]],
  ] as const)("by %s", (sort, order) => {
    expect(idsOf(sortObjectives(list, sort))).toEqual(order);
  });
});

describe("moving", () => {
  const all = ["a", "x", "b", "y", "c"];
  test.each([
    [0, 2, ["x", "b", "y", "c", "a"]],
    [2, 0, ["c", "a", "x", "b", "y"]],
    [0, 1, ["x", "b", "a", "y", "c"]],
    [1, 1, all],
    [1, 5, all],
  ])("from %i to %i among the shown ones", (from, to, order) => {
    expect(orderAfterMove(all, ["a", "b", "c"], { from, to })).toEqual(order);
  });

  test("puts the moved one in its new place, and keeps the others' order", () => {
    const moves = fc.record({ from: fc.nat(5), to: fc.nat(5), hidden: fc.array(fc.nat(5)) });
    fc.assert(
      fc.property(moves, ({ from, to, hidden }) => {
        const ids = ["0", "1", "2", "3", "4", "5"];
        const shown = ids.filter(
          (id) => id === String(from) || id === String(to) || !hidden.includes(Number(id)),
        );
        const places = { from: shown.indexOf(String(from)), to: shown.indexOf(String(to)) };
        const after = orderAfterMove(ids, shown, places);
        expect(after.toSorted()).toEqual(ids);
        expect(after.filter((id) => shown.includes(id)).indexOf(String(from))).toBe(places.to);
        expect(after.filter((id) => id !== String(from))).toEqual(ids.filter((id) => id !== String(from)));
      }),
    );
  });
});
