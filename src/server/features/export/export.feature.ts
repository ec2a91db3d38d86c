import type { Needs } from "#server/platform/feature/feature.ts";
import { exportRoutes } from "./export.routes.ts";
import { createExportService } from "./export.service.ts";

export function exportFeature(deps: Needs<typeof createExportService>) {
  return { services: { exportService: createExportService(deps) }, recordRoutes: [exportRoutes] };
}
