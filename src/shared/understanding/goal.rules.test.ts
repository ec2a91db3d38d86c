import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readGoal } from "./goal.rules.ts";

const moment = { today: "2026-11-21", instant: "2026-11-21T17:00:00Z", timeZone: "America/New_York" };
const goal = (sentence: string) => readGoal(sentence, moment);

describe("the task", () => {
  test.each([
    ["I need to finally write my college essay by dec 1", "write", "my college essay"],
    ["call dr patel's office about the crown", "call", "Dr. Patel's office"],
    ["swap out the propane tank and check the vents", "swap", "the propane tank"],
    ["do duolingo again, irish this time, so i can talk to my nan", "do", "Duolingo"],
    ["my brother is no help, want to clear out the loft", "clear", "the loft"],
  ])("of %j is to %s %s", (sentence, verb, object) => {
    expect(goal(sentence).task).toMatchObject({ verb, object });
  });

  test.each([
    ["pick up dads prescriptions", "pick up dad's prescriptions"],
    ["i dont want to just sit here, visit my aunt", "visit my aunt"],
    ["order the turkey lol its in 5 days", "order the turkey"],
    ["book the boiler man before the cold sets in", "book the boiler man before the cold sets in"],
    ["write my essay by friday at midnight", "write my essay"],
    ["kid needs a tux for saturday", "get a tux"],
  ])("of %j is worded %j", (sentence, words) => {
    expect(goal(sentence).task.words).toBe(words);
  });

  test("leaves what else was said", () => {
    expect(goal("plan the sangeet, the choreographer backed out").others).toEqual([
      "the choreographer backed out",
    ]);
  });
});

describe("amounts", () => {
  test.each([
    ["save $2,400", 2400, "$", "total"],
    ["put away 5 grand", 5000, "$", "total"],
    ["save up 1200 for a laptop", 1200, "$", "total"],
    ["get my blood pressure under 130", 130, "", "under"],
    ["walk 10k steps a day", 10_000, "steps", "total"],
    ["save 85,000 naira for school", 85_000, "₦", "total"],
    ["put aside ₱500 every payday till I have 13k for the laptop", 13_000, "₱", "total"],
    ["save rs 20000 for the wedding", 20_000, "₹", "total"],
    ["save 1500 for mum's trip", 1500, "", "total"],
    ["save 5k for a car", 5000, "$", "total"],
    ["lose 15 lbs", 15, "lbs", "total"],
    ["sell 12 more policies", 12, "policies", "total"],
  ])("in %j", (sentence, value, unit, direction) => {
    expect(goal(sentence).amount).toMatchObject({ value, unit, direction });
  });

  test.each([
    "write a 1,500 word essay",
    "deadlift my weight by 60, birthday is soon",
    "bring my 5k time down",
    "run 5k without stopping",
    "a 10k in under an hour",
  ])("%j has none", (sentence) => {
    expect(goal(sentence).amount).toBeNull();
  });

  test("know where somebody stands, and what they come from", () => {
    expect(goal("200 hours of apprentice time, at 132 now").current).toBe(132);
    expect(goal("from 3 packs a week to none").reduction).toBe("from 3 packs a week to none");
  });
});

test.each([
  ["meditate every morning", "every morning"],
  ["cook at home mon thru thurs", "Monday through Thursday"],
  ["back to lifting, 3x week", "3x week"],
  ["renew my passport", null],
])("the rhythm in %j is %j", (sentence, frequency) => {
  expect(goal(sentence).frequency?.toLowerCase() ?? null).toBe(frequency?.toLowerCase() ?? null);
});

test.each([
  ["should i take the job in tulsa or stay", ["take the job in Tulsa", "stay"]],
  ["torn between nursing school and the apprenticeship", ["nursing school", "the apprenticeship"]],
  ["thinking about leaving teaching", ["leave teaching"]],
])("the choices in %j are %j", (sentence, options) => {
  expect(goal(sentence).options).toEqual(options);
});

describe("the day", () => {
  test.each([
    ["grandparents 60th anniversary 3/8", "2027-03-08"],
    ["pay off the $870 before the 0% ends jan 18", "2027-01-18"],
    ["miscarried in may, do something on the due date, jan 6", "2027-01-06"],
  ])("in %j is %s", (sentence, day) => {
    expect(goal(sentence).deadline?.day).toBe(day);
  });

  test.each([
    "run a 5k under 24 mins",
    "eye exam, havent had one in 6 yrs",
    "title transfer, the office is only open tue and thurs",
    'the landlord said "this week"',
    "heard nothing from the landlord in 5 weeks",
  ])("in %j is none", (sentence) => {
    expect(goal(sentence).deadline).toBeNull();
  });
});

test("any text is read without an error, and always the same way", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500, unit: "grapheme" }), (sentence) => {
      expect(goal(sentence)).toEqual(goal(sentence));
    }),
  );
});
