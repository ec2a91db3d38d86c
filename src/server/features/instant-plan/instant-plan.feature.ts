import type { Needs } from "#server/platform/feature/feature.ts";
import { instantPlanRoutes } from "./instant-plan.routes.ts";
import { createInstantPlanService, embeddedPlanner } from "./instant-plan.service.ts";
import { findMatter, findMatters } from "./known-matter.rules.ts";
import { warmUpSituations } from "./known-situations.rules.ts";
import { createModelPlanner } from "./model-planner.service.ts";
import { situations } from "./situations.content.ts";

export function instantPlanFeature(
  deps: Omit<Needs<typeof createInstantPlanService>, "planner" | "limitMs">,
) {
  const { model, modelTokens } = deps;
  const instantPlanService = createInstantPlanService({
    ...deps,
    planner: model ? createModelPlanner(model, modelTokens) : embeddedPlanner,
    limitMs: model?.timeoutMs,
  });
  return {
    services: { instantPlanService, planLibrary: { plans: situations, findMatter, findMatters } },
    recordRoutes: [instantPlanRoutes],
    warmUp: warmUpSituations,
  };
}
