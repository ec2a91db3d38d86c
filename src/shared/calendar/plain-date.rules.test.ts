import { expect, test } from "vitest";
import { addDays, addMonths, dayFromText, dayNumber, plainDateOf } from "./plain-date.rules.ts";

test.each<[text: string, day: string | null]>([
  ["2026-03-09", "2026-03-09"],
  ["2024-02-29", "2024-02-29"],
  ["2026-02-29", null],
  ["2026-13-01", null],
  ["2026-00-10", null],
  ["2026-01-00", null],
  ["2026-04-31", null],
  ["0026-01-01", null],
  ["9 March 2026", null],
  ["", null],
])("the day of %o", (text, day) => {
  expect(dayFromText(text) === null ? null : plainDateOf(dayNumber(text))).toBe(day);
});

test("a day that does not exist is refused", () => {
  expect(() => dayNumber("2026-02-30")).toThrow(RangeError);
  expect(() => addDays("soon", 1)).toThrow(RangeError);
});

test("months end on their last day", () => {
  expect([addMonths("2026-01-31", 1), addMonths("2024-01-31", 1), addMonths("2026-11-30", 3)]).toEqual([
    "2026-02-28",
    "2024-02-29",
    "2027-02-28",
  ]);
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
});
