import { describe, expect, test } from "vitest";
import { directiveForDate, orderForPillar } from "./directive.rules.ts";
import { LISTED_ORDERS } from "./orders.content.ts";

const DAY_MS = 86_400_000;

/** The directive ids of `count` days from a date on. */
function directivesFrom(isoDate: string, count: number): number[] {
  const start = Date.parse(`${isoDate}T00:00:00Z`);
  return Array.from(
    { length: count },
    (_, i) => directiveForDate(new Date(start + i * DAY_MS).toISOString().slice(0, 10)).id,
  );
}

describe("the directive of a date", () => {
  test("depends only on the date", () => {
    expect(directiveForDate("2026-11-21")).toEqual(directiveForDate("2026-11-21"));
    // Fixed for good: a new version of the product must not change the directive in the middle of a day.
    expect(directivesFrom("2026-11-21", 10)).toEqual([5, 9, 10, 2, 3, 4, 9, 8, 1, 6]);
  });

  test("never repeats within five days, over sixty years", () => {
    const ids = directivesFrom("1990-01-01", 365 * 60);
    expect(ids.filter((id, i) => ids.slice(Math.max(0, i - 4), i).includes(id))).toEqual([]);
  });

  test("shows each of the ten orders about equally often in any 365 days", () => {
    const ids = directivesFrom("2026-01-01", 3 * 365);
    for (let start = 0; start + 365 <= ids.length; start += 1) {
      const year = ids.slice(start, start + 365);
      for (const { id } of LISTED_ORDERS) {
        const times = year.filter((shown) => shown === id).length;
        expect(times).toBeGreaterThanOrEqual(35);
        expect(times).toBeLessThanOrEqual(38);
      }
    }
  });

  test("varies the sequence of the orders", () => {
    const ids = directivesFrom("2026-01-05", 200);
    const rounds = new Set(Array.from({ length: 20 }, (_, i) => ids.slice(i * 10, i * 10 + 10).join()));
    expect(rounds.size).toBeGreaterThan(15);
  });

  test.each(["2024-02-29", "2000-02-29", "1969-12-31", "2026-12-31"])("knows %s", (date) => {
    expect(LISTED_ORDERS).toContain(directiveForDate(date));
  });

  test.each([
    "",
    "today",
    "2026-2-1",
    "2026-02-30",
    "2026-13-01",
    "2026-00-10",
    "2025-02-29",
    "2026-01-01T00:00Z",
  ])("refuses %j", (date) => {
    expect(() => directiveForDate(date)).toThrow(RangeError);
  });
});

describe("an order for a pillar", () => {
  test.each([
    ["Presence", [3, 6, 11]],
    ["Purpose", [2, 5, 10]],
    ["Production", [1, 4, 9]],
    ["Peace", [7, 8, 11]],
  ] as const)("%s offers each of its orders", (pillar, expected) => {
    expect([0, 0.5, 0.999999].map((pick) => orderForPillar(pillar, pick).id)).toEqual(expected);
  });

  test.each([-0.1, 1, 2, Number.NaN])("refuses the pick %d", (pick) => {
    expect(() => orderForPillar("Peace", pick)).toThrow(RangeError);
  });
});
