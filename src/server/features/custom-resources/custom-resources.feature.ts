import type { Needs } from "#server/platform/feature/feature.ts";
import { createCustomResourcesRepository } from "./custom-resources.repository.ts";
import { customResourcesRoutes } from "./custom-resources.routes.ts";
import { createCustomResourcesService } from "./custom-resources.service.ts";

export function customResourcesFeature(deps: Needs<typeof createCustomResourcesService>) {
  const customResourcesService = createCustomResourcesService({
    ...deps,
    repository: createCustomResourcesRepository(deps.db),
  });
  return { services: { customResourcesService }, recordRoutes: [customResourcesRoutes] };
}
