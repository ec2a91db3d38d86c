import { describe, expect, test } from "vitest";
import { PRACTICES } from "./practices.content.ts";
import { isBreathing, practiceSteps, practiceTexts } from "./practices.rules.ts";
import { partAfter, partStartMs, stepAt, totalMs } from "./timed-steps.rules.ts";

const everyChoice = PRACTICES.flatMap(({ id, minutes }) => minutes.map((length) => [id, length] as const));

describe("the texts", () => {
  test("promise nothing, and every practice says when to stop", () => {
    for (const { id, title, summary } of PRACTICES) {
      const { intro, note } = practiceTexts(id);
      const words = JSON.stringify([title, summary, intro, note, practiceSteps(id, 5, true)]);
      expect(words, id).not.toMatch(/anxiety|treat|cure|heal|calms|reduces|stress|trauma|!/i);
      expect(note, id).toMatch(/dizzy|feel worse/);
      expect(note, id).toMatch(/stop/);
    }
  });

  test("grounding goes from five things to one, each with another way or freely chosen", () => {
    const labels = practiceSteps("grounding", 1, true).map(({ label }) => label);
    expect(labels).toEqual([
      "5 things you see",
      "4 things you can touch",
      "3 things you hear",
      "2 things you smell",
      "1 thing you taste",
    ]);
  });
});

describe("the steps", () => {
  test.each(everyChoice)("%s for %i minutes takes that long", (id, minutes) => {
    const steps = practiceSteps(id, minutes, true);
    const differenceMs = Math.abs(totalMs(steps) - minutes * 60_000);
    expect(differenceMs).toBeLessThanOrEqual(isBreathing(id) ? 8000 : 1);
    for (const { ms } of steps) expect(ms).toBeGreaterThanOrEqual(isBreathing(id) ? 2000 : 6000);
  });

  test("box breathing takes four seconds for everything, and without holding it goes in and out", () => {
    const [box, free] = [true, false].map((withHolds) => practiceSteps("box", 1, withHolds));
    expect(box?.slice(0, 5).map(({ label, ms }) => [label, ms])).toEqual([
      ["Breathe in", 4000],
      ["Hold", 4000],
      ["Breathe out", 4000],
      ["Pause", 4000],
      ["Breathe in", 4000],
    ]);
    expect(new Set(free?.map(({ label }) => label))).toEqual(new Set(["Breathe in", "Breathe out"]));
  });

  test("leaving the holds out on the way goes on at the round of that time", () => {
    const withHolds = practiceSteps("box", 3, true);
    const free = practiceSteps("box", 3, false);
    const now = stepAt(withHolds, 85_000);
    if (now === "done") throw new Error("It ends too early.");
    expect(partStartMs(withHolds, now.step.part)).toBe(80_000);
    expect(partStartMs(free, now.step.part)).toBe(80_000);
    // The last round without holds has no counterpart: the last one with holds stands in for it.
    expect(partStartMs(withHolds, free.at(-1)?.part ?? 0)).toBe(160_000);
  });

  test("the part after the last is none", () => {
    const steps = practiceSteps("grounding", 1, true);
    expect(partAfter(steps, 0)).toBe(1);
    expect(partAfter(steps, 4)).toBeNull();
    expect(partStartMs(steps, 1)).toBe(12_000);
  });
});
