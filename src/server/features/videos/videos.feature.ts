import type { Needs } from "#server/platform/feature/feature.ts";
import { createVideosRepository } from "./videos.repository.ts";
import { videosRoutes } from "./videos.routes.ts";
import { createVideosService } from "./videos.service.ts";

export function videosFeature(deps: Needs<typeof createVideosService>) {
  const videosService = createVideosService({ ...deps, repository: createVideosRepository(deps.db) });
  return {
    services: { videosService },
    publicRoutes: [videosRoutes],
    prepare: () => videosService.seedDefaults(),
  };
}
