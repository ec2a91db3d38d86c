import { describe, expect, test } from "vitest";
import type { Boundary } from "./boundaries.contract.ts";
import { honoredDays, reviewTimeRefusal, withReview } from "./boundaries.rules.ts";

const NOON = "2026-11-21T12:00:00.000Z";
const [MONDAY, TUESDAY] = ["2026-11-16T20:00:00.000Z", "2026-11-17T20:00:00.000Z"];

const evenings: Boundary = {
  id: "01900000-0000-7000-8000-000000000001",
  name: "Evenings",
  type: "personal",
  statement: "No calls.",
  context: null,
  honored: null,
  reviewsTotal: 0,
  reviewsHonored: 0,
  firstReviewAt: null,
  lastReviewAt: null,
  createdAt: MONDAY,
  updatedAt: MONDAY,
};

describe("a boundary after one more review", () => {
  test("counts it, and has its answer if it is the newest", () => {
    const once = withReview(evenings, { honored: true, createdAt: TUESDAY });
    expect(once).toMatchObject({
      honored: true,
      reviewsTotal: 1,
      reviewsHonored: 1,
      firstReviewAt: TUESDAY,
      lastReviewAt: TUESDAY,
    });
    expect(withReview(once, { honored: false, createdAt: MONDAY })).toMatchObject({
      honored: true,
      reviewsTotal: 2,
      reviewsHonored: 1,
      firstReviewAt: MONDAY,
      lastReviewAt: TUESDAY,
    });
    expect(withReview(once, { honored: false, createdAt: NOON })).toMatchObject({
      honored: false,
      firstReviewAt: TUESDAY,
      lastReviewAt: NOON,
    });
  });
});

test("a review's time is now, up to 30 days back, or as far ahead as a clock may be wrong", () => {
  const at = (ms: number) => new Date(Date.parse(NOON) + ms).toISOString();
  const DAY = 24 * 60 * 60_000;
  for (const fine of [0, -30 * DAY, -31 * DAY, 5 * 60_000])
    expect(reviewTimeRefusal(at(fine), NOON)).toBeNull();
  expect(reviewTimeRefusal(at(6 * 60_000), NOON)).toMatch(/in the future/);
  expect(reviewTimeRefusal(at(-31 * DAY - 1), NOON)).toMatch(/last 30 days/);
});

test("the days on which a boundary was honored are the person's own, each once", () => {
  const reviews = [
    { honored: true, createdAt: "2026-11-17T06:30:00.000Z" },
    { honored: false, createdAt: "2026-11-18T12:00:00.000Z" },
    { honored: true, createdAt: "2026-11-16T12:00:00.000Z" },
    { honored: true, createdAt: "2026-11-16T18:00:00.000Z" },
  ];
  expect(honoredDays(reviews, "UTC")).toEqual(["2026-11-16", "2026-11-17"]);
  expect(honoredDays(reviews, "America/Los_Angeles")).toEqual(["2026-11-16"]);
});
