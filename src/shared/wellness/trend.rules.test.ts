import { describe, expect, test } from "vitest";
import {
  latestRealCheckIn,
  moodLevel,
  type RecentTrend,
  recentTrend,
  timesLowLately,
} from "./trend.rules.ts";
import type { TimedCheckIn } from "./wellness.contract.ts";

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

test.each(["meditation", "boundary-builder"] as const)(
  "what the product logs (%s) changes no trend and no row of low check-ins",
  (source) => {
    const logged = (minute: number, mood: TimedCheckIn["mood"]) =>
      checkIn(at(minute), { source, mood, energy: "Low" });
    const own = [0, 2, 4].map((minute) => checkIn(at(minute), { energy: "Low", mood: "Down" }));
    const all = [...own, logged(1, "Up"), logged(3, "Up"), logged(5, "Down")];
    expect(timesLowLately(all, BERLIN)).toEqual({ times: 3, of: 3 });
    expect(timesLowLately([own, [logged(6, "Down")]].flat().slice(1), BERLIN)).toBeNull();
    expect(latestRealCheckIn(all)).toBe(own.at(-1));
    expect(recentTrend(all, BERLIN, ({ mood }) => moodLevel(mood)).checkIns).toEqual(own);
  },
);
