import { describe, expect, test } from "vitest";
import type { Pillar } from "../doctrine/pillars.ts";
import { type Win, weeklyWins } from "./wins.rules.ts";

let wins = 0;
function win(completedAt: string, change: Partial<Win> = {}): Win {
  wins += 1;
  const id = `01900000-0000-7000-8000-${String(wins).padStart(12, "0")}`;
  return {
    kind: "objective",
    id,
    title: `Win ${wins}`,
    objectiveTitle: null,
    pillar: "Peace",
    completedAt,
    ...change,
  };
}
const counts = (completedAt: string, today: string, timeZone: string) =>
  weeklyWins([win(completedAt)], today, timeZone).wins.length === 1;

describe("the seven days", () => {
  test.each([
    ["today, a moment ago", "2026-11-21T12:00:00.000Z", "UTC", true],
    ["the first moment of the sixth day before", "2026-11-15T00:00:00.000Z", "UTC", true],
    ["the last moment of the seventh day before", "2026-11-14T23:59:59.999Z", "UTC", false],
    ["after today", "2026-11-22T00:00:00.000Z", "UTC", false],
    // Berlin is an hour ahead of UTC in November.
    ["the first moment in Berlin", "2026-11-14T23:00:00.000Z", "Europe/Berlin", true],
    ["a moment before in Berlin", "2026-11-14T22:59:59.999Z", "Europe/Berlin", false],
    // Los Angeles is eight hours behind.
    ["the first moment in Los Angeles", "2026-11-15T08:00:00.000Z", "America/Los_Angeles", true],
    ["a moment before in Los Angeles", "2026-11-15T07:59:59.999Z", "America/Los_Angeles", false],
    ["late today in Los Angeles, tomorrow in UTC", "2026-11-22T05:00:00.000Z", "America/Los_Angeles", true],
    // Fourteen hours ahead, and a quarter of an hour off.
    ["the first moment on Kiritimati", "2026-11-14T10:00:00.000Z", "Pacific/Kiritimati", true],
    ["a moment before on Kiritimati", "2026-11-14T09:59:59.999Z", "Pacific/Kiritimati", false],
    ["the first moment in Kathmandu", "2026-11-14T18:15:00.000Z", "Asia/Kathmandu", true],
  ])("%s", (_when, completedAt, timeZone, isIn) => {
    expect(counts(completedAt, "2026-11-21", timeZone)).toBe(isIn);
  });

  test.each([
    // The clocks went back on Sunday, October 25, so the seven days began in daylight saving time.
    ["begins by summer time", "2026-10-21T22:00:00.000Z", "2026-10-28", true],
    ["not an hour before", "2026-10-21T21:59:59.999Z", "2026-10-28", false],
    ["ends by winter time", "2026-10-28T22:59:59.999Z", "2026-10-28", true],
    ["not later", "2026-10-28T23:00:00.000Z", "2026-10-28", false],
    ["the repeated hour belongs to its day", "2026-10-25T01:30:00.000Z", "2026-10-31", true],
    // And forward on March 29.
    ["in spring it begins by winter time", "2026-03-23T23:00:00.000Z", "2026-03-30", true],
    ["in spring, not before", "2026-03-23T22:59:59.999Z", "2026-03-30", false],
    ["in spring it ends by summer time", "2026-03-30T21:59:59.999Z", "2026-03-30", true],
  ])("in Berlin, when the clocks change: %s", (_what, completedAt, today, isIn) => {
    expect(counts(completedAt, today, "Europe/Berlin")).toBe(isIn);
  });

  test.each(["2026-02-30", "today", ""])("refuses the day %j", (today) => {
    expect(() => weeklyWins([], today, "UTC")).toThrow(RangeError);
  });
});

describe("what is shown", () => {
  const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, "0")}:00:00.000Z`;
  const of = (...given: Win[]) => weeklyWins(given, "2026-11-21", "UTC");

  test("nothing without a win", () => {
    expect(of()).toEqual({ wins: [], focusPillar: null });
    expect(of(win("2026-10-01T00:00:00.000Z"))).toEqual({ wins: [], focusPillar: null });
  });

  test("the newest five, an objective before the milestone that completed it", () => {
    const milestone = win(at(9), { kind: "milestone", objectiveTitle: "Move", title: "Keys" });
    const objective = win(at(9), { title: "Move" });
    const others = [1, 2, 3, 4, 5].map((hour) => win(at(hour)));
    expect(of(milestone, ...others, objective).wins.map(({ title }) => title)).toEqual([
      "Move",
      "Keys",
      others[4]?.title,
      others[3]?.title,
      others[2]?.title,
    ]);
  });

  const focus = (...pillars: Pillar[]) =>
    of(...pillars.map((pillar, index) => win(at(20 - index), { pillar }))).focusPillar;

  test("the focus pillar is the most frequent one among the five", () => {
    expect(focus("Peace", "Purpose", "Purpose")).toBe("Purpose");
    expect(focus("Peace", "Peace", "Peace", "Purpose", "Purpose", "Purpose", "Purpose")).toBe("Peace");
  });

  test("in a tie, the focus pillar is that of the newest win", () => {
    expect(focus("Presence", "Production", "Production", "Presence")).toBe("Presence");
    expect(focus("Peace", "Production", "Production", "Presence", "Presence")).toBe("Production");
  });
});
