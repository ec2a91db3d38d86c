import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  latestRealCheckIn,
  moodLevel,
  type RecentTrend,
  recentTrend,
  TREND_DAYS_MAX,
  timesLowLately,
  trendBegins,
  trendSeries,
} from "./trend.rules.ts";
import { CHECK_IN_SOURCES, ENERGIES, MOODS, type TimedCheckIn } from "./wellness.contract.ts";

let made = 0;
const checkIn = (createdAt: string, changes: Partial<TimedCheckIn> = {}): TimedCheckIn => ({
  id: String(++made).padStart(4, "0"),
  energy: "Steady",
  stress: 4,
  mood: "Neutral",
  source: "user",
  createdAt,
  ...changes,
});
const at = (minute: number) => `2026-11-21T12:${String(minute).padStart(2, "0")}:00.000Z`;
const BERLIN = { today: "2026-11-21", timeZone: "Europe/Berlin" };

describe("the newest check-ins of the last two weeks", () => {
  const moods = (...each: TimedCheckIn["mood"][]) => each.map((mood, index) => checkIn(at(index), { mood }));
  const directionOf = (checkIns: readonly TimedCheckIn[]) =>
    recentTrend(checkIns, BERLIN, ({ mood }) => moodLevel(mood)).direction;

  test.each<[moods: TimedCheckIn["mood"][], direction: RecentTrend["direction"]]>([
    [[], null],
    [["Down"], null],
    [["Down", "Up"], null],
    [["Down", "Down", "Down"], null],
    [["Up", "Down", "Up"], null],
    [["Up", "Down", "Neutral"], null],
    [["Down", "Neutral", "Up"], "rising"],
    [["Down", "Up", "Up"], "rising"],
    [["Up", "Neutral", "Neutral"], "falling"],
    [["Up", "Down", "Neutral", "Up"], "rising"],
  ])("%j go %s", (each, direction) => {
    expect(directionOf(moods(...each))).toBe(direction);
    expect(directionOf(moods(...each).reverse())).toBe(direction);
  });

  test("are the person's own, by their own calendar", () => {
    const logged = (["boundary-builder", "meditation"] as const).map((source) =>
      checkIn(at(50), { mood: "Up", source }),
    );
    const old = checkIn("2026-11-07T22:59:00.000Z", { mood: "Up" });
    const first = checkIn("2026-11-07T23:00:00.000Z", { mood: "Neutral" });
    const given = [...logged, ...moods("Down", "Down"), old];
    expect(recentTrend(given, BERLIN, () => 0).checkIns).toHaveLength(2);
    expect(recentTrend([...given, first], BERLIN, () => 0).checkIns[0]).toBe(first);
    expect(latestRealCheckIn(logged)).toBeNull();
  });
});

test("low and down in 3 of the last 4 check-ins is counted, whatever the stress", () => {
  const low = (minute: number) => checkIn(at(minute), { energy: "Low", mood: "Down", stress: 2 });
  expect(timesLowLately([low(0), low(1), low(2)], BERLIN)).toEqual({ times: 3, of: 3 });
  expect(timesLowLately([low(0), low(1), checkIn(at(2)), low(3)], BERLIN)).toEqual({ times: 3, of: 4 });
  expect(timesLowLately([low(0), low(1), checkIn(at(2)), checkIn(at(3)), low(4)], BERLIN)).toBeNull();
  expect(timesLowLately([low(0), low(1)], BERLIN)).toBeNull();
  expect(timesLowLately([low(0), low(1), low(2)], { ...BERLIN, today: "2026-12-05" })).toBeNull();
});

describe("the days of a trend", () => {
  const berlin = { today: "2026-11-21", timeZone: "Europe/Berlin" };

  test("are the person's local days, oldest first, each with its averages", () => {
    const series = trendSeries(
      [
        checkIn("2026-11-20T23:30:00.000Z", { mood: "Down", energy: "High", stress: 8 }),
        checkIn("2026-11-21T09:00:00.000Z", { mood: "Up", energy: "Steady", stress: 3 }),
        checkIn("2026-11-19T09:00:00.000Z", { mood: "Up", energy: "Low", stress: 10 }),
        checkIn("2026-11-18T09:00:00.000Z"),
      ],
      berlin,
      3,
    );
    expect(series).toEqual([
      { day: "2026-11-19", mood: 3, energy: 1, stress: 10 },
      { day: "2026-11-20", mood: null, energy: null, stress: null },
      { day: "2026-11-21", mood: 2, energy: 2.5, stress: 5.5 },
    ]);
  });

  test("an instant falls on different days in different zones", () => {
    const late = [checkIn("2026-11-20T23:30:00.000Z")];
    const dayOf = (timeZone: string) =>
      trendSeries(late, { today: "2026-11-21", timeZone }, 3).find(({ mood }) => mood !== null)?.day;
    expect(dayOf("Europe/Berlin")).toBe("2026-11-21");
    expect(dayOf("America/Los_Angeles")).toBe("2026-11-20");
  });

  test("continue across a clock change", () => {
    const days = trendSeries([], { today: "2026-10-26", timeZone: "Europe/Berlin" }, 3);
    expect(days.map(({ day }) => day)).toEqual(["2026-10-24", "2026-10-25", "2026-10-26"]);
  });

  const checkIns = fc.array(
    fc.record({
      id: fc.uuid(),
      energy: fc.constantFrom(...ENERGIES),
      stress: fc.integer({ min: 1, max: 10 }),
      mood: fc.constantFrom(...MOODS),
      source: fc.constantFrom(...CHECK_IN_SOURCES),
      createdAt: fc
        .date({ min: new Date("2026-10-10"), max: new Date("2026-11-24"), noInvalidDate: true })
        .map((date) => date.toISOString()),
    }),
  );
  const zone = fc.constantFrom("UTC", "Pacific/Kiritimati", "Pacific/Niue", "Europe/Berlin");

  test("stay on their scales, and need no check-ins from before they begin", () => {
    fc.assert(
      fc.property(checkIns, zone, fc.constantFrom(14, TREND_DAYS_MAX), (list, timeZone, days) => {
        const range = { today: "2026-11-21", timeZone };
        const series = trendSeries(list, range, days);
        expect(series).toHaveLength(days);
        expect(series.at(-1)?.day).toBe("2026-11-21");
        for (const { mood, energy, stress } of series) {
          expect([mood === null, energy === null]).toEqual([stress === null, stress === null]);
          if (mood === null || energy === null || stress === null) continue;
          expect(mood >= 1 && mood <= 3 && energy >= 1 && energy <= 3).toBe(true);
          expect(stress >= 1 && stress <= 10).toBe(true);
        }
        const since = trendBegins(range.today);
        const read = list.filter(({ createdAt }) => createdAt >= since);
        expect(trendSeries(read, range, days)).toEqual(series);
        const own = list.filter(({ source }) => source === "user" || source === "prompt");
        expect(trendSeries(own, range, days)).toEqual(series);
        expect(recentTrend(own, range, ({ stress }) => stress)).toEqual(
          recentTrend(list, range, ({ stress }) => stress),
        );
      }),
    );
  });
});
