import type { PlanLimits } from "#server/features/billing/plan-limits.service.ts";
import type { Needs } from "#server/platform/feature/feature.ts";
import { createActiveObjectives } from "./active-objectives.repository.ts";
import { createActivityRepository } from "./activity.repository.ts";
import { createActivityService } from "./activity.service.ts";
import { createMilestonesRepository } from "./milestones.repository.ts";
import { milestonesRoutes } from "./milestones.routes.ts";
import { createMilestonesService } from "./milestones.service.ts";
import { createObjectivesRepository } from "./objectives.repository.ts";
import { objectivesRoutes } from "./objectives.routes.ts";
import { createObjectivesService } from "./objectives.service.ts";
import { createSelectionRepository } from "./selection.repository.ts";
import { selectionRoutes } from "./selection.routes.ts";
import { createSelectionService } from "./selection.service.ts";

export function objectivesFeature(deps: Needs<typeof createMilestonesService> & { planLimits: PlanLimits }) {
  const activeObjectives = createActiveObjectives(deps.planLimits);
  const milestonesRepository = createMilestonesRepository(deps.db);
  const objectivesService = createObjectivesService({
    ...deps,
    repository: createObjectivesRepository(deps.db, activeObjectives),
    milestonesRepository,
    activeObjectives,
  });
  const selectionService = createSelectionService({
    ...deps,
    repository: createSelectionRepository(deps.db, activeObjectives),
  });
  const milestonesService = createMilestonesService({ ...deps, repository: milestonesRepository });
  const activityService = createActivityService({ repository: createActivityRepository(deps.db) });
  return {
    services: { objectivesService, selectionService, milestonesService, activityService },
    recordRoutes: [objectivesRoutes, selectionRoutes, milestonesRoutes],
    restoreHandlers: { milestones: milestonesService.checkRestored },
  };
}
