import { createContentAdmin } from "#server/platform/audit/content-admin.ts";
import type { Needs } from "#server/platform/feature/feature.ts";
import { createPluginsAdminStore } from "./plugins-admin.repository.ts";
import { pluginsAdminRoutes } from "./plugins-admin.routes.ts";
import { createToolPluginsRepository } from "./tool-plugins.repository.ts";
import { toolPluginsRoutes } from "./tool-plugins.routes.ts";
import { createToolPluginsService } from "./tool-plugins.service.ts";

export function toolPluginsFeature(deps: Needs<typeof createToolPluginsService>) {
  const toolPluginsService = createToolPluginsService({
    ...deps,
    repository: createToolPluginsRepository(deps.db),
  });
  const pluginsAdmin = createContentAdmin({
    audit: deps.audit,
    what: "tool",
    nameOf: ({ name }) => name,
    store: createPluginsAdminStore(deps.db),
  });
  return {
    services: { toolPluginsService, pluginsAdmin },
    adminRoutes: [pluginsAdminRoutes],
    recordRoutes: [toolPluginsRoutes],
    prepare: () => toolPluginsService.seedDefaults(),
  };
}
