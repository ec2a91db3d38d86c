import type { Needs } from "#server/platform/feature/feature.ts";
import { lcesRoutes } from "./lces.routes.ts";
import { createLcesService } from "./lces.service.ts";
import { createSafetyRepository } from "./safety.repository.ts";
import { safetyRoutes } from "./safety.routes.ts";
import { createSafetyService } from "./safety.service.ts";

export function safetyFeature(
  deps: Needs<typeof createSafetyService> & Omit<Needs<typeof createLcesService>, "safetyService">,
) {
  const repository = createSafetyRepository(deps.db);
  const safetyService = createSafetyService({ ...deps, repository });
  const lcesService = createLcesService({ ...deps, repository, safetyService });
  return {
    services: { safetyService, lcesService },
    recordRoutes: [safetyRoutes, lcesRoutes],
    restoreHandlers: { safety_items: safetyService.recordRestored },
  };
}
