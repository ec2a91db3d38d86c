import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, lastOfMonth, plainDateOf, weekdayOf } from "#shared/calendar/plain-date.rules.ts";
import type { CheckIn } from "#shared/wellness/wellness.contract.ts";
import { filterCheckIns, firstOfMonth, NO_FILTER, summaryOf, weeksOf, withDays } from "./history.rules.ts";

const checkIn = (changes: Partial<CheckIn> = {}): CheckIn => ({
  id: "01900000-0000-7000-8000-000000000001",
  energy: "Steady",
  stress: 5,
  mood: "Neutral",
  source: "user",
  note: null,
  createdAt: "2026-11-20T23:30:00.000Z",
  ...changes,
});

test("a check-in belongs to its day in the person's zone", () => {
  const dayIn = (timeZone: string) => withDays([checkIn()], { today: "2026-11-21", timeZone })[0]?.day;
  expect(dayIn("Europe/Berlin")).toBe("2026-11-21");
  expect(dayIn("America/Los_Angeles")).toBe("2026-11-20");
});

describe("the weeks of a month", () => {
  test("hold every day once, in order, in its weekday's place", () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map(plainDateOf);
    fc.assert(
      fc.property(day, fc.constantFrom(0 as const, 1 as const), (month, firstWeekday) => {
        const weeks = weeksOf(month, firstWeekday);
        const days = weeks.flat().filter((each) => each !== null);
        expect(days[0]).toBe(firstOfMonth(month));
        expect(days.at(-1)).toBe(lastOfMonth(month));
        days.forEach((each, index) => {
          expect(each).toBe(addDays(firstOfMonth(month), index));
        });
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(week.some((each) => each !== null)).toBe(true);
          week.forEach((each, place) => {
            if (each !== null) expect(weekdayOf(each)).toBe((firstWeekday + place) % 7);
          });
        }
      }),
    );
  });
});

describe("the filters", () => {
  const list = [
    checkIn({ mood: "Up", energy: "High", note: "A walk" }),
    checkIn({ mood: "Down", energy: "Low", createdAt: "2026-11-18T09:00:00.000Z" }),
    checkIn({ mood: "Up", source: "meditation", createdAt: "2026-11-17T09:00:00.000Z" }),
  ];
  const dated = withDays(list, { today: "2026-11-21", timeZone: "UTC" });
  test.each([
    ["none", {}, [0, 1, 2]],
    ["a mood, without what the product logged", { mood: "Up" }, [0]],
    ["an energy", { energy: "Low" }, [1]],
    ["a note", { isWithNote: true }, [0]],
    ["the first day", { from: "2026-11-18" }, [0, 1]],
    ["the last day", { to: "2026-11-18" }, [1, 2]],
    ["one day", { from: "2026-11-17", to: "2026-11-17" }, [2]],
    ["several at once", { mood: "Up", to: "2026-11-19" }, []],
  ] as const)("%s", (_what, changes, expected) => {
    const found = filterCheckIns(dated, { ...NO_FILTER, ...changes });
    expect(found.map((each) => dated.indexOf(each))).toEqual(expected);
  });
});

test.each<[string, Partial<CheckIn>[], CheckIn["mood"] | null]>([
  ["no check-ins", [], null],
  ["1 check-in, mood Up", [{ mood: "Up" }], "Up"],
  ["2 check-ins, mood Down, Up", [{ mood: "Up" }, { mood: "Down" }], "Up"],
  ["1 practice", [{ source: "meditation", mood: "Up" }], null],
  ["1 check-in, mood Down, 1 practice", [{ source: "boundary-builder" }, { mood: "Down" }], "Down"],
])("a day says: %s", (words, changes, mood) => {
  expect(summaryOf(changes.map(checkIn))).toEqual({ words, mood });
});
