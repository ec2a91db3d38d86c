import { expect, test } from "vitest";
import { tellsOfHardTimes } from "./hard-times.rules.ts";

test.each([
  "Funeral on Friday",
  "my mom died",
  "Dad passed away last night",
  "he’s gone",
  "since we lost our daughter",
  "first chemo",
  "the miscarriage",
])("“%s” tells of hard times", (text) => expect(tellsOfHardTimes(text)).toBe(true));

test.each([
  "My phone died",
  "the funeral home paid its invoice, next module done",
  "ICU shift, two admissions",
  "lost my keys",
  "he's gone to the shop today with patients",
  "Passed the exam",
  "",
])("“%s” does not", (text) => expect(tellsOfHardTimes(text)).toBe(false));
