import { expect, test } from "vitest";
import { formatDay, formatWeekday } from "#web/platform/time/format-date.ts";
import { dueInWords } from "./due-date.format.ts";

const today = "2026-11-21";
const due = (dueOn: string | null, changes: object = {}) =>
  ({ dueOn, dueSource: "given", status: "active", ...changes }) as const;
const words = (...parts: Parameters<typeof due>) => dueInWords(due(...parts), { today });

test("a due date in words", () => {
  expect(words(null)).toBeNull();
  expect(words("2026-11-20")).toBe(`Overdue, was due ${formatDay("2026-11-20")}`);
  expect(words("2026-11-21")).toBe("Due today");
  expect(words("2026-11-22")).toBe("Due tomorrow");
  expect(words("2026-11-27")).toBe("Due soon: Friday");
  expect(words("2026-11-28")).toBe(`Due soon: ${formatDay("2026-11-28")}`);
  expect(words("2026-11-29")).toBe(`Due ${formatWeekday("2026-11-29")}`);
  expect(dueInWords(due("2026-11-27"), { today, isFull: true })).toBe(`Due ${formatWeekday("2026-11-27")}`);
});

test("a suggested day and one of a completed objective are never late", () => {
  expect(words("2026-11-20", { dueSource: "suggested" })).toBe(`Suggested: ${formatWeekday("2026-11-20")}`);
  expect(words("2026-11-20", { status: "completed" })).toBe(`Was due ${formatDay("2026-11-20")}`);
});
