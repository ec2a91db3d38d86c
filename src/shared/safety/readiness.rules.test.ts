import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ElementTimes, readinessOf } from "./readiness.rules.ts";

const NOW = "2026-11-21T09:00:00.000Z";
const DAY_MS = 86_400_000;
const ago = (milliseconds: number) => new Date(Date.parse(NOW) - milliseconds).toISOString();
const never: ElementTimes = {
  lastLookoutsUpdate: null,
  lastCommsUpdate: null,
  lastEscapeUpdate: null,
  lastSafetyUpdate: null,
};
const lookoutsOf = (milliseconds: number) => {
  const { score, elements } = readinessOf({ ...never, lastLookoutsUpdate: ago(milliseconds) }, NOW);
  return { score, ...elements[0] };
};

test("an element that was never filled in counts as a year old", () => {
  const { score, badge, elements } = readinessOf(never, NOW);
  expect([score, badge]).toEqual([0, "Needs Attention"]);
  expect(elements.map(({ kind }) => kind)).toEqual(["lookout", "comms", "escape-route", "safety-zone"]);
  for (const { days, staleness, age } of elements) {
    expect([days, staleness, age]).toEqual([365, "stale", "never updated"]);
  }
});

describe("an element", () => {
  test.each([
    [0, 25, "fresh", "updated less than a day ago"],
    [DAY_MS, 25, "fresh", "updated a day ago"],
    [14 * DAY_MS, 25, "fresh", "updated 14 days ago"],
    [15 * DAY_MS - 1, 25, "fresh", "updated 14 days ago"],
    [15 * DAY_MS, 0, "getting stale", "updated 15 days ago"],
    [30 * DAY_MS, 0, "getting stale", "updated 30 days ago"],
    [31 * DAY_MS - 1, 0, "getting stale", "updated 30 days ago"],
    [31 * DAY_MS, 0, "stale", "updated 31 days ago"],
    [60 * DAY_MS, 0, "stale", "updated 2 months ago"],
    [89 * DAY_MS, 0, "stale", "updated 3 months ago"],
    [349 * DAY_MS, 0, "stale", "updated 11 months ago"],
    [350 * DAY_MS, 0, "stale", "updated a year ago"],
    [380 * DAY_MS, 0, "stale", "updated a year ago"],
    [381 * DAY_MS, 0, "stale", "updated more than a year ago"],
    [-5 * DAY_MS, 25, "fresh", "updated less than a day ago"],
  ])("%d ms old scores %d and is %s, %s", (age, score, staleness, words) => {
    expect(lookoutsOf(age)).toMatchObject({ score, staleness, age: words });
  });
});

describe("the score", () => {
  const age = fc.option(
    fc.oneof(fc.integer({ min: 0, max: 500 * DAY_MS }), fc.constantFrom(14 * DAY_MS, 30 * DAY_MS)),
  );
  const ages = fc.tuple(age, age, age, age);
  const readinessAt = (values: readonly (number | null)[], now = NOW) => {
    const [lookouts, comms, routes, zones] = values.map((value) => (value === null ? null : ago(value)));
    return readinessOf(
      {
        lastLookoutsUpdate: lookouts ?? null,
        lastCommsUpdate: comms ?? null,
        lastEscapeUpdate: routes ?? null,
        lastSafetyUpdate: zones ?? null,
      },
      now,
    );
  };

  test("is 25 for each element within 14 days", () => {
    fc.assert(
      fc.property(ages, (values) => {
        const within = values.filter((value) => value !== null && value < 15 * DAY_MS);
        expect(readinessAt(values).score).toBe(within.length * 25);
      }),
    );
  });

  test("never rises without updates, and ages never shrink", () => {
    fc.assert(
      fc.property(ages, fc.integer({ min: 0, max: 500 * DAY_MS }), (values, passed) => {
        const before = readinessAt(values);
        const after = readinessAt(values, ago(-passed));
        expect(after.score).toBeLessThanOrEqual(before.score);
        values.forEach((value, index) => {
          if (value !== null) {
            expect(after.elements[index]?.days).toBeGreaterThanOrEqual(before.elements[index]?.days ?? 0);
          }
        });
      }),
    );
  });
});
