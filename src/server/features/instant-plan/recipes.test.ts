import { describe, expect, test } from "vitest";
import { KIND_RECIPES } from "./kinds.content.ts";
import { RECIPES } from "./recipes.content.ts";

const all = [...RECIPES, ...Object.values(KIND_RECIPES)];
const SLOTS = [
  "object",
  "is",
  "done",
  "task",
  "words",
  "achieved",
  "number",
  "core",
  "usual",
  "who",
  "amount",
  "bound",
  "reduction",
  "often",
  "first",
  "second",
  "tie",
  "instead",
  "animal",
  "they",
];

describe("the recipes", () => {
  test("have unique ids, and one to four steps", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { steps, kinds } of all) {
      expect(steps.length).toBeGreaterThanOrEqual(kinds.includes("errand") ? 1 : 2);
      expect(steps.length).toBeLessThanOrEqual(4);
    }
  });

  test("use slots that exist, and never cheer", () => {
    for (const { signs: _, acts: __, ...recipe } of all) {
      const texts = JSON.stringify(recipe);
      expect(texts).not.toMatch(/[a-z]!|awesome|great job|you've got this|crush it/i);
      const used = [...texts.matchAll(/\{([A-Za-z]+)[|}]/g)].map(([, name = ""]) => name.toLowerCase());
      expect(used.filter((name) => !SLOTS.includes(name))).toEqual([]);
    }
  });

  test("of grief name no day and no measure", () => {
    for (const { measure, days, kinds } of all.filter((recipe) => recipe.kinds.includes("grief"))) {
      expect(kinds).toEqual(["grief"]);
      expect(days ?? 0).toBe(0);
      expect(measure).not.toMatch(/\d/);
    }
  });
});
