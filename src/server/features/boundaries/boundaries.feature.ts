import type { Needs } from "#server/platform/feature/feature.ts";
import { createBoundariesRepository } from "./boundaries.repository.ts";
import { boundariesRoutes } from "./boundaries.routes.ts";
import { createBoundariesService } from "./boundaries.service.ts";
import { createBoundaryReviewsRepository } from "./boundary-reviews.repository.ts";
import { boundaryReviewsRoutes } from "./boundary-reviews.routes.ts";
import { createBoundaryReviewsService } from "./boundary-reviews.service.ts";

export function boundariesFeature(
  deps: Needs<typeof createBoundariesService | typeof createBoundaryReviewsService>,
) {
  const boundariesService = createBoundariesService({
    ...deps,
    repository: createBoundariesRepository(deps.db),
  });
  const boundaryReviewsService = createBoundaryReviewsService({
    ...deps,
    repository: createBoundaryReviewsRepository(deps.db),
  });
  return {
    services: { boundariesService, boundaryReviewsService },
    recordRoutes: [boundariesRoutes, boundaryReviewsRoutes],
    restoreHandlers: { boundary_reviews: boundaryReviewsService.countRestored },
  };
}
