import { createContentAdmin } from "#server/platform/audit/content-admin.ts";
import type { Needs } from "#server/platform/feature/feature.ts";
import { createArticlesAdminStore } from "./articles-admin.repository.ts";
import { articlesAdminRoutes } from "./articles-admin.routes.ts";
import { createDoctrineRepository } from "./doctrine.repository.ts";
import { doctrineRoutes } from "./doctrine.routes.ts";
import { createDoctrineService } from "./doctrine.service.ts";

export function doctrineFeature(deps: Needs<typeof createDoctrineService>) {
  const doctrineService = createDoctrineService({ ...deps, repository: createDoctrineRepository(deps.db) });
  const articlesAdmin = createContentAdmin({
    audit: deps.audit,
    what: "article",
    nameOf: ({ title }) => title,
    store: createArticlesAdminStore(deps.db),
  });
  return {
    services: { doctrineService, articlesAdmin },
    adminRoutes: [articlesAdminRoutes],
    recordRoutes: [doctrineRoutes],
    prepare: () => doctrineService.seedDefaults(),
  };
}
