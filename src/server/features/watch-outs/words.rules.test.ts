import { expect, test } from "vitest";
import { ago, checkIn, factsOf } from "#tests/support/recorded-facts.ts";

const notes = (stress: number, ...texts: string[]) => ({
  checkIns: texts.map((note, day) => checkIn(ago(day), { note, stress })),
});

test("a watch-out's own words in 2 notes of somebody who is not at ease", () => {
  expect(factsOf(14, notes(6, "no sleep", "late nights again"))).toEqual([
    "Since March 9, 2 of your notes and handovers say “late nights” and “no sleep”.",
  ]);
  expect(factsOf(14, notes(6, "no sleep", "rain"))).toBeNull();
  expect(factsOf(14, notes(3, "no sleep", "late nights"))).toBeNull();
});
