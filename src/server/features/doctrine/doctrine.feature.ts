import type { Needs } from "#server/platform/feature/feature.ts";
import { createDoctrineRepository } from "./doctrine.repository.ts";
import { doctrineRoutes } from "./doctrine.routes.ts";
import { createDoctrineService } from "./doctrine.service.ts";

export function doctrineFeature(deps: Needs<typeof createDoctrineService>) {
  const doctrineService = createDoctrineService({ ...deps, repository: createDoctrineRepository(deps.db) });
  return {
    services: { doctrineService },
    recordRoutes: [doctrineRoutes],
    prepare: () => doctrineService.seedDefaults(),
  };
}
