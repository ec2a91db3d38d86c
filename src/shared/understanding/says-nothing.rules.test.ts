import { expect, test } from "vitest";
import { saysNothing } from "./says-nothing.rules.ts";

test.each<[text: string, isNothing: boolean]>([
  ["", true],
  ["None.", true],
  ["N/A", true],
  ["no changes", true],
  ["Nothing new!", true],
  ["Same as yesterday", true],
  ["TODO", true],
  ["to-do", true],
  ["?", true],
  ["-", true],
  ["…", true],
  ["TBD.", true],
  ["xxx", true],
  ["Todos los días", false],
  ["🏠", false],
  ["家", false],
  ["Nothing works at home", false],
  ["No money left", false],
  ["Rain", false],
])("%o says nothing: %s", (text, isNothing) => {
  expect(saysNothing(text)).toBe(isNothing);
});
