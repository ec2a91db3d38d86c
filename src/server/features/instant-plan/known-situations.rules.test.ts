import { describe, expect, test } from "vitest";
import { PILLARS } from "#shared/doctrine/pillars.ts";
import { readGoal } from "#shared/understanding/goal.rules.ts";
import { KIND_RECIPES } from "./kinds.content.ts";
import { knownSituations } from "./known-situations.rules.ts";
import type { Situation } from "./situation.rules.ts";
import { situations } from "./situations.content.ts";
import { PLAN_TITLE_MAX } from "./title.rules.ts";

const moment = { today: "2026-11-21", instant: "2026-11-21T17:00:00Z", timeZone: "America/New_York" };
const first = (sentence: string, kind: Parameters<typeof knownSituations>[1] = null) =>
  knownSituations(readGoal(sentence, moment), kind)[0]?.id;

describe("the library", () => {
  const library = situations();
  const idsOf = (isWrong: (situation: Situation) => boolean) => library.filter(isWrong).map(({ id }) => id);
  const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;

  test("has one entry for each id", () => {
    expect(library.length).toBeGreaterThan(2000);
    expect(new Set(library.map(({ id }) => id)).size).toBe(library.length);
  });

  test("has kinds, pillars and tones that exist", () => {
    expect(idsOf(({ kind }) => !(kind in KIND_RECIPES))).toEqual([]);
    expect(idsOf(({ pillar }) => !PILLARS.includes(pillar))).toEqual([]);
    expect(idsOf(({ tone }) => !["plain", "gentle", "sorrow"].includes(tone))).toEqual([]);
  });

  test("has enough to be found by", () => {
    expect(idsOf(({ says, cues }) => says.length < 4 || cues.length === 0)).toEqual([]);
  });

  test("has plans that fit their card", () => {
    expect(idsOf(({ title }) => !isBetween(title.length, 1, PLAN_TITLE_MAX))).toEqual([]);
    expect(idsOf(({ measure }) => !measure.endsWith("."))).toEqual([]);
    expect(idsOf(({ days }) => days < 0)).toEqual([]);
    expect(idsOf(({ steps }) => !isBetween(steps.length, 1, 4))).toEqual([]);
    expect(idsOf(({ steps }) => steps.some((step) => step.length > 200 || /[{}!]/.test(step)))).toEqual([]);
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
