import type { Recipe } from "./recipe.rules.ts";
import { ACT_RECIPES } from "./recipes-acts.content.ts";
import { DAILY_RECIPES } from "./recipes-daily.content.ts";
import { DECISION_RECIPES } from "./recipes-decisions.content.ts";
import { EMERGENCY_RECIPES } from "./recipes-emergencies.content.ts";
import { ERRAND_RECIPES } from "./recipes-errands.content.ts";
import { EVENT_RECIPES } from "./recipes-events.content.ts";
import { HEALTH_RECIPES } from "./recipes-health.content.ts";
import { HOME_RECIPES } from "./recipes-home.content.ts";
import { LOSS_RECIPES } from "./recipes-losses.content.ts";
import { MAKING_RECIPES } from "./recipes-making.content.ts";
import { MONEY_RECIPES } from "./recipes-money.content.ts";
import { PEOPLE_RECIPES } from "./recipes-people.content.ts";
import { QUITTING_RECIPES } from "./recipes-quitting.content.ts";
import { WAITING_RECIPES } from "./recipes-waiting.content.ts";
import { WORK_RECIPES } from "./recipes-work.content.ts";

/** All topics. In a tie the earlier one wins, so the sensitive ones come first. */
export const RECIPES: readonly Recipe[] = [
  ...LOSS_RECIPES,
  ...EMERGENCY_RECIPES,
  ...WAITING_RECIPES,
  ...DAILY_RECIPES,
  ...DECISION_RECIPES,
  ...PEOPLE_RECIPES,
  ...QUITTING_RECIPES,
  ...HEALTH_RECIPES,
  ...EVENT_RECIPES,
  ...MAKING_RECIPES,
  ...HOME_RECIPES,
  ...MONEY_RECIPES,
  ...WORK_RECIPES,
  ...ERRAND_RECIPES,
  ...ACT_RECIPES,
];
