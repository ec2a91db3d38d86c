import type { Needs } from "#server/platform/feature/feature.ts";
import { createBoundariesRepository } from "./boundaries.repository.ts";
import { boundariesRoutes } from "./boundaries.routes.ts";
import { createBoundariesService } from "./boundaries.service.ts";

export function boundariesFeature(deps: Needs<typeof createBoundariesService>) {
  const boundariesService = createBoundariesService({
    ...deps,
    repository: createBoundariesRepository(deps.db),
  });
  return { services: { boundariesService }, routes: [boundariesRoutes] };
}
