import type { Needs } from "#server/platform/feature/feature.ts";
import { createToolPluginsRepository } from "./tool-plugins.repository.ts";
import { toolPluginsRoutes } from "./tool-plugins.routes.ts";
import { createToolPluginsService } from "./tool-plugins.service.ts";

export function toolPluginsFeature(deps: Needs<typeof createToolPluginsService>) {
  const toolPluginsService = createToolPluginsService({
    ...deps,
    repository: createToolPluginsRepository(deps.db),
  });
  return {
    services: { toolPluginsService },
    recordRoutes: [toolPluginsRoutes],
    prepare: () => toolPluginsService.seedDefaults(),
  };
}
