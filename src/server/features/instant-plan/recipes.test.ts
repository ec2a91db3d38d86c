import { describe, expect, test } from "vitest";
import { GENERAL_RECIPE, RECIPES } from "./recipes.content.ts";

const IMPERATIVES = [
  "Agree",
  "Arrange",
  "Ask",
  "Book",
  "Call",
  "Cancel",
  "Carry",
  "Change",
  "Check",
  "Choose",
  "Clear",
  "Collect",
  "Confirm",
  "Cook",
  "Copy",
  "Decide",
  "Do",
  "Draft",
  "Explain",
  "Fill",
  "Find",
  "Finish",
  "Give",
  "Go",
  "Hand",
  "Have",
  "Keep",
  "Lay",
  "Leave",
  "Let",
  "List",
  "Look",
  "Make",
  "Meet",
  "Name",
  "Note",
  "Pack",
  "Photograph",
  "Practise",
  "Prepare",
  "Publish",
  "Put",
  "Rehearse",
  "Remove",
  "Ring",
  "Say",
  "Send",
  "Set",
  "Settle",
  "Show",
  "Sit",
  "Switch",
  "Talk",
  "Tell",
  "Try",
  "Update",
  "Write",
];

describe("the recipes", () => {
  const all = [...RECIPES, GENERAL_RECIPE];

  test("have unique ids, and every step begins with an imperative", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const firstWords = new Set(
      all.flatMap(({ steps, soonSteps }) => [...steps, ...soonSteps].map((step) => /^\w+/.exec(step)?.[0])),
    );
    expect([...firstWords].sort()).toEqual(IMPERATIVES);
  });

  test("last a few days or whole weeks, and never cheer", () => {
    for (const { signs: _, ...recipe } of all) {
      expect(recipe.horizonDays < 7 || recipe.horizonDays % 7 === 0).toBe(true);
      expect(recipe.heading.length).toBeLessThanOrEqual(80);
      expect(JSON.stringify(recipe)).not.toMatch(/!|awesome|great job|you've got this|crush/i);
    }
  });
});
