import { createContentAdmin } from "#server/platform/audit/content-admin.ts";
import type { Needs } from "#server/platform/feature/feature.ts";
import { createVideosRepository } from "./videos.repository.ts";
import { videosRoutes } from "./videos.routes.ts";
import { createVideosService } from "./videos.service.ts";
import { createVideosAdminStore } from "./videos-admin.repository.ts";
import { videosAdminRoutes } from "./videos-admin.routes.ts";

export function videosFeature(deps: Needs<typeof createVideosService>) {
  const videosService = createVideosService({ ...deps, repository: createVideosRepository(deps.db) });
  const videosAdmin = createContentAdmin({
    audit: deps.audit,
    what: "video",
    nameOf: ({ title }) => title,
    store: createVideosAdminStore(deps.db, deps.clock),
  });
  return {
    services: { videosService, videosAdmin },
    publicRoutes: [videosRoutes],
    adminRoutes: [videosAdminRoutes],
    prepare: () => videosService.seedDefaults(),
  };
}
