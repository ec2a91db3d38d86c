import type { Needs } from "#server/platform/feature/feature.ts";
import { createRisksRepository } from "./risks.repository.ts";
import { risksRoutes } from "./risks.routes.ts";
import { createRisksService } from "./risks.service.ts";

export function risksFeature(deps: Needs<typeof createRisksService>) {
  const risksService = createRisksService({ ...deps, repository: createRisksRepository(deps.db) });
  return { services: { risksService }, recordRoutes: [risksRoutes] };
}
