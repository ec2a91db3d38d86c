import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CheckInState } from "./check-in.rules.ts";
import { watchOutForCheckIn } from "./check-in.rules.ts";
import { CHECK_IN_SOURCES, ENERGIES, MOODS } from "./wellness.contract.ts";
import { alertAfter, timeRefusal } from "./wellness.rules.ts";

const state = (changes: Partial<CheckInState> = {}): CheckInState => ({
  energy: "Steady",
  stress: 4,
  mood: "Neutral",
  source: "user",
  ...changes,
});

describe("what is shown after a check-in", () => {
  test.each<[changes: Partial<CheckInState>, watchOutId: number, isHardDay: boolean]>([
    [{ stress: 8 }, 7, false],
    [{ stress: 9 }, 7, true],
    [{ stress: 10, mood: "Up", energy: "High" }, 7, true],
    [{ stress: 7, energy: "Low" }, 3, false],
    [{ stress: 7, energy: "Low", mood: "Down" }, 3, true],
    [{ stress: 7, mood: "Down" }, 9, true],
    [{ stress: 5, energy: "Low", mood: "Down" }, 11, true],
  ])("%o", (changes, watchOutId, isHardDay) => {
    expect(alertAfter(state(changes))).toEqual({ watchOutId, isHardDay });
  });

  test("fires from its threshold on, not below it, and the first that matches wins", () => {
    /** Of the specification, in its order: the first number that fits any of these. */
    const expected = (energy: string, stress: number, mood: string) => {
      if (energy === "Low" && [7, 8, 9, 10].includes(stress)) return 3;
      if (mood === "Down" && [7, 8, 9, 10].includes(stress)) return 9;
      if ([8, 9, 10].includes(stress)) return 7;
      if (energy === "Low" && mood === "Down" && [5, 6].includes(stress)) return 11;
      return null;
    };
    const counts = new Map<number | null, number>();
    for (const energy of ENERGIES) {
      for (const mood of MOODS) {
        for (let stress = 1; stress <= 10; stress += 1) {
          const found = alertAfter(state({ energy, mood, stress }))?.watchOutId ?? null;
          expect([energy, stress, mood, found]).toEqual([
            energy,
            stress,
            mood,
            expected(energy, stress, mood),
          ]);
          counts.set(found, (counts.get(found) ?? 0) + 1);
          for (const source of ["meditation", "boundary-builder"] as const) {
            expect(alertAfter(state({ energy, mood, stress, source }))).toBeNull();
          }
        }
      }
    }
    // All five outcomes occur.
    expect(Object.fromEntries(counts)).toEqual({ 3: 12, 7: 12, 9: 8, 11: 2, null: 56 });
  });

  test("is nothing if a confirmation is enough, or if the product logged the check-in", () => {
    expect(alertAfter(state({ stress: 7 }))).toBeNull();
    expect(alertAfter(state({ stress: 4, energy: "Low", mood: "Down" }))).toBeNull();
    expect(alertAfter(state({ stress: 10, mood: "Down", source: "meditation" }))).toBeNull();
  });

  test("every check-in by a person with stress 9 or 10 offers someone to talk to", () => {
    const states = fc.record({
      energy: fc.constantFrom(...ENERGIES),
      stress: fc.integer({ min: 1, max: 10 }),
      mood: fc.constantFrom(...MOODS),
      source: fc.constantFrom(...CHECK_IN_SOURCES),
    });
    fc.assert(
      fc.property(states, (checkIn) => {
        const alert = alertAfter(checkIn);
        expect(alert?.watchOutId ?? null).toBe(watchOutForCheckIn(checkIn));
        const isOwn = checkIn.source === "user" || checkIn.source === "prompt";
        if (isOwn && checkIn.stress >= 9) expect(alert?.isHardDay).toBe(true);
        if (alert && checkIn.mood === "Down") expect(alert.isHardDay).toBe(true);
      }),
    );
  });
});

describe("the time of a check-in", () => {
  const now = "2026-11-21T12:00:00.000Z";
  test.each<[createdAt: string, isRefused: boolean]>([
    ["2026-11-21T12:05:00.000Z", false],
    ["2026-11-21T12:05:00.001Z", true],
    ["2026-10-22T12:00:00.000Z", false],
    ["2026-10-22T11:59:59.999Z", true],
  ])("%s", (createdAt, isRefused) => {
    expect(timeRefusal(createdAt, now) !== null).toBe(isRefused);
  });
});
