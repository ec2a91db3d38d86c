import { createContentAdmin } from "#server/platform/audit/content-admin.ts";
import type { Needs } from "#server/platform/feature/feature.ts";
import { createLabelsRepository } from "./labels.repository.ts";
import { labelsRoutes } from "./labels.routes.ts";
import { createLabelsService } from "./labels.service.ts";
import { createLabelsAdminStore } from "./labels-admin.repository.ts";
import { labelsAdminRoutes } from "./labels-admin.routes.ts";

export function modesFeature(deps: Needs<typeof createLabelsService>) {
  const labelsService = createLabelsService({ ...deps, repository: createLabelsRepository(deps.db) });
  const labelsAdmin = createContentAdmin({
    audit: deps.audit,
    what: "label",
    nameOf: ({ mode, key }) => `${key} (${mode})`,
    store: createLabelsAdminStore(deps.db),
  });
  return {
    services: { labelsService, labelsAdmin },
    publicRoutes: [labelsRoutes],
    adminRoutes: [labelsAdminRoutes],
    prepare: () => labelsService.seedDefaults(),
  };
}
