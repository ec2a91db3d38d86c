import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formatDay, formatDays, formatFullDay, formatMoment } from "./format-date.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date("2026-11-21T12:00:00"));
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["2026-11-21", false],
  ["2026-01-01", false],
  ["2025-12-31", true],
])("the day %s names its year only when it is another one", (day, hasYear) => {
  expect(formatDay(day)).toContain(String(Number(day.slice(8))));
  expect(formatDay(day).includes(day.slice(0, 4))).toBe(hasYear);
});

test("days in a row name their month once, and the year only when it is another one", () => {
  expect(formatDays("2026-11-15", "2026-11-21")).toMatch(/^November 15\s*–\s*21$/);
  expect(formatDays("2025-12-29", "2026-01-04")).toMatch(/2025.*2026/);
  expect(formatDays("2025-11-22", "2025-11-22")).toBe(formatDay("2025-11-22"));
});

test("a day and an instant of it are shown alike", () => {
  expect(formatDay("2026-03-04T09:00:00")).toBe(formatDay("2026-03-04"));
  expect(formatFullDay("2026-03-04T09:00:00")).toBe(formatFullDay("2026-03-04"));
});

test("a moment of today says so, any other names its day", () => {
  expect(formatMoment("2026-11-21T08:30:00")).toMatch(/^today at 0?8:30/);
  expect(formatMoment("2026-11-20T08:30:00")).toMatch(/20.* at 0?8:30/);
});
