import type { Needs } from "#server/platform/feature/feature.ts";
import { createLabelsRepository } from "./labels.repository.ts";
import { labelsRoutes } from "./labels.routes.ts";
import { createLabelsService } from "./labels.service.ts";

export function modesFeature(deps: Needs<typeof createLabelsService>) {
  const labelsService = createLabelsService({ ...deps, repository: createLabelsRepository(deps.db) });
  return {
    services: { labelsService },
    publicRoutes: [labelsRoutes],
    prepare: () => labelsService.seedDefaults(),
  };
}
