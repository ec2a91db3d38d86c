import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  energyTrend,
  latestRealCheckIn,
  moodTrend,
  TREND_DAYS_MAX,
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
const energies = (...levels: TimedCheckIn["energy"][]) =>
  levels.map((energy, index) => checkIn(at(index), { energy }));

describe("the energy trend", () => {
  test.each<[levels: TimedCheckIn["energy"][], trend: ReturnType<typeof energyTrend>]>([
    [[], null],
    [["Low"], null],
    [["Low", "High"], "rising"],
    [["Low", "High", "Low"], "steady"],
    [["High", "Low", "Steady"], "falling"],
    [["Low", "High", "Low", "Steady"], "falling"],
    [["High", "Low", "High", "Steady"], "rising"],
  ])("%j is %s", (levels, trend) => {
    expect(energyTrend(energies(...levels))).toBe(trend);
    expect(energyTrend(energies(...levels).reverse())).toBe(trend);
  });

  test("uses only the person's own check-ins", () => {
    const logged = (["boundary-builder", "meditation"] as const).map((source) =>
      checkIn(at(50), { energy: "High", mood: "Up", source }),
    );
    expect(energyTrend([...energies("Low", "Low"), ...logged])).toBe("steady");
    expect(moodTrend([...energies("Low", "Low"), ...logged])).toBe("steady");
    expect(latestRealCheckIn(logged)).toBeNull();
  });
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
        expect(energyTrend(own)).toBe(energyTrend(list));
      }),
    );
  });
});
