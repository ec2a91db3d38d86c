import type { Needs } from "#server/platform/feature/feature.ts";
import { createWatchOutsRepository } from "./watch-outs.repository.ts";
import { watchOutsRoutes } from "./watch-outs.routes.ts";
import { createWatchOutsService } from "./watch-outs.service.ts";

export function watchOutsFeature(deps: Needs<typeof createWatchOutsService>) {
  const watchOutsService = createWatchOutsService({
    ...deps,
    repository: createWatchOutsRepository(deps.db),
  });
  return { services: { watchOutsService }, recordRoutes: [watchOutsRoutes] };
}
