import type { Needs } from "#server/platform/feature/feature.ts";
import { instantPlanRoutes } from "./instant-plan.routes.ts";
import { createInstantPlanService, embeddedPlanner } from "./instant-plan.service.ts";

export function instantPlanFeature(deps: Omit<Needs<typeof createInstantPlanService>, "planner">) {
  const instantPlanService = createInstantPlanService({ ...deps, planner: embeddedPlanner });
  return { services: { instantPlanService }, routes: [instantPlanRoutes] };
}
