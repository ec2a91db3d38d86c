import type { Needs } from "#server/platform/feature/feature.ts";
import { dashboardRoutes } from "./dashboard.routes.ts";
import { createDashboardService } from "./dashboard.service.ts";

export function dashboardFeature(deps: Needs<typeof createDashboardService>) {
  return { services: { dashboardService: createDashboardService(deps) }, recordRoutes: [dashboardRoutes] };
}
