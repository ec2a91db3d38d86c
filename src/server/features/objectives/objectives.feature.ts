import type { Needs } from "#server/platform/feature/feature.ts";
import { createActivityRepository } from "./activity.repository.ts";
import { createActivityService } from "./activity.service.ts";
import { createMilestonesRepository } from "./milestones.repository.ts";
import { milestonesRoutes } from "./milestones.routes.ts";
import { createMilestonesService } from "./milestones.service.ts";
import { createObjectivesRepository } from "./objectives.repository.ts";
import { objectivesRoutes } from "./objectives.routes.ts";
import { createObjectivesService } from "./objectives.service.ts";

export function objectivesFeature(
  deps: Needs<typeof createObjectivesService | typeof createMilestonesService>,
) {
  const objectivesService = createObjectivesService({
    ...deps,
    repository: createObjectivesRepository(deps.db),
  });
  const milestonesService = createMilestonesService({
    ...deps,
    repository: createMilestonesRepository(deps.db),
  });
  const activityService = createActivityService({ repository: createActivityRepository(deps.db) });
  return {
    services: { objectivesService, milestonesService, activityService },
    routes: [objectivesRoutes, milestonesRoutes],
    restoreHandlers: { milestones: milestonesService.checkRestored },
  };
}
