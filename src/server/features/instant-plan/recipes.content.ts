import type { Recipe } from "./recipe.rules.ts";
import { FAMILY_RECIPES } from "./recipes-family.content.ts";
import { HEALTH_RECIPES } from "./recipes-health.content.ts";
import { HOME_RECIPES } from "./recipes-home.content.ts";
import { LEARNING_RECIPES } from "./recipes-learning.content.ts";
import { PAPERS_RECIPES } from "./recipes-papers.content.ts";
import { PEOPLE_RECIPES } from "./recipes-people.content.ts";
import { WORK_RECIPES } from "./recipes-work.content.ts";

/** The fallback when no area of life is recognized. */
export const GENERAL_RECIPE: Recipe = {
  id: "general",
  pillar: "Production",
  tone: "plain",
  horizonDays: 14,
  signs: [],
  heading: "Make a start on this",
  measurable: "You can say in one sentence what is different, and someone else would notice it too.",
  achievable:
    "Half an hour at a time, with what you have today. Ask one person for the part you cannot do alone.",
  relevant: "It was on your mind enough to write it down.",
  steps: [
    'Write down what "done" looks like in one sentence',
    "List what you have, what is missing and who could help",
    "Ask one person for one concrete thing",
    "Do the smallest part that makes a difference, then choose the next one",
  ],
  soonSteps: [
    "Write down what has to be true by then, in one sentence",
    "Do the one part that matters most, and let the rest go",
  ],
};

/** All areas of life. In a tie the earlier one wins, so the sensitive ones come first. */
export const RECIPES: readonly Recipe[] = [
  ...PEOPLE_RECIPES,
  ...FAMILY_RECIPES,
  ...HEALTH_RECIPES,
  ...HOME_RECIPES,
  ...LEARNING_RECIPES,
  ...WORK_RECIPES,
  ...PAPERS_RECIPES,
];
