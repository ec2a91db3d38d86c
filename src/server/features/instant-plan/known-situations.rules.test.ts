import { describe, expect, test } from "vitest";
import { PILLARS } from "#shared/doctrine/pillars.ts";
import { readGoal } from "#shared/understanding/goal.rules.ts";
import { KIND_RECIPES } from "./kinds.content.ts";
import { knownSituations, SITUATIONS } from "./known-situations.rules.ts";
import { PLAN_TITLE_MAX } from "./title.rules.ts";

const moment = { today: "2026-11-21", instant: "2026-11-21T17:00:00Z", timeZone: "America/New_York" };
const first = (sentence: string, kind: Parameters<typeof knownSituations>[1] = null) =>
  knownSituations(readGoal(sentence, moment), kind)[0]?.id;

describe("the library", () => {
  test("has one well-formed entry for each id", () => {
    expect(SITUATIONS.length).toBeGreaterThan(600);
    expect(new Set(SITUATIONS.map(({ id }) => id)).size).toBe(SITUATIONS.length);
  });

  test.each(SITUATIONS.map((situation) => [situation.id, situation] as const))("%s", (_, situation) => {
    const { kind, pillar, says, cues, title, measure, steps, days, tone } = situation;
    expect(Object.keys(KIND_RECIPES)).toContain(kind);
    expect(PILLARS).toContain(pillar);
    expect(["plain", "gentle", "sorrow"]).toContain(tone);
    expect(says.length).toBeGreaterThanOrEqual(4);
    expect(cues.length).toBeGreaterThan(0);
    expect(title.length).toBeLessThanOrEqual(PLAN_TITLE_MAX);
    expect(measure).toMatch(/[.]$/);
    expect(days).toBeGreaterThanOrEqual(0);
    expect(steps.length).toBeGreaterThanOrEqual(1);
    expect(steps.length).toBeLessThanOrEqual(4);
    for (const step of steps) {
      expect(step.length).toBeLessThanOrEqual(200);
      expect(step).not.toMatch(/[{}!]/);
    }
  });
});

describe("finding a situation", () => {
  test.each([
    ["biting my nails has to end before the wedding", "b-nail-biting"],
    ["the furnace quit and it's 19 degrees tonight", "h-furnace-out"],
    ["the roof drips into a bucket again, over the stairs", "h-roof-leak"],
    // One word in an aside decides nothing.
    ["repaint the bathroom over thanksgiving weekend", "h-paint-room"],
    ["stop yelling at the kids in the mornings when we're late", "p-stop-yelling-kids"],
  ])("%j", (sentence, id) => {
    expect(first(sentence)).toBe(id);
  });

  test.each(["tuesdays", "everything", "", "🎻", "it is what it is", "collect the fabric from the tailor"])(
    "none for %j",
    (sentence) => {
      expect(first(sentence)).toBeUndefined();
    },
  );

  test("a loss takes only plans for losses", () => {
    for (const situation of knownSituations(
      readGoal("renew the passport before mom's funeral", moment),
      "grief",
    ))
      expect(situation.kind === "grief" || situation.tone === "sorrow").toBe(true);
  });
});
