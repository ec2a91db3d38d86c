import { describe, expect, test } from "vitest";
import { inOrderOfUrgency, statusAfter, triggerSentence } from "./triggers.rules.ts";

const smoke = {
  metric: "the smoke",
  threshold: "the ridge",
  lookout: "Jo",
  response: "we leave by the east road",
};

describe("a trigger point as a sentence", () => {
  test.each([
    [smoke, "If the smoke reaches the ridge, Jo tells me, and then we leave by the east road."],
    [{ ...smoke, lookout: "" }, "If the smoke reaches the ridge, then we leave by the east road."],
    [{ ...smoke, response: "" }, "If the smoke reaches the ridge, Jo tells me."],
    [{ ...smoke, lookout: "", response: "" }, "If the smoke reaches the ridge, I act."],
    [
      { metric: "my savings. ", threshold: "$500.", lookout: "", response: "I cancel the trip.." },
      "If my savings reaches $500, then I cancel the trip.",
    ],
  ])("%j", (point, sentence) => {
    expect(triggerSentence(point)).toBe(sentence);
  });
});

describe("the status after a change", () => {
  const [then, now] = ["2026-11-20T08:00:00.000Z", "2026-11-21T08:00:00.000Z"];

  test("tripping records its time once", () => {
    expect(statusAfter({ status: "watching", trippedAt: null }, "tripped", now)).toEqual({
      status: "tripped",
      trippedAt: now,
    });
    const tripped = { status: "tripped", trippedAt: then } as const;
    expect(statusAfter(tripped, "tripped", now)).toEqual(tripped);
    expect(statusAfter(tripped, undefined, now)).toEqual(tripped);
  });

  test("retiring remembers that it tripped; watching again forgets it", () => {
    const tripped = { status: "tripped", trippedAt: then } as const;
    expect(statusAfter(tripped, "retired", now)).toEqual({ status: "retired", trippedAt: then });
    expect(statusAfter(tripped, "watching", now)).toEqual({ status: "watching", trippedAt: null });
  });
});

test("tripped ones come first and retired ones last, in the given order", () => {
  const points = (["retired", "watching", "tripped", "watching", "tripped"] as const).map(
    (status, place) => ({
      status,
      place,
    }),
  );
  expect(inOrderOfUrgency(points).map(({ place }) => place)).toEqual([2, 4, 1, 3, 0]);
});
