import type { Needs } from "#server/platform/feature/feature.ts";
import { exportRoutes } from "./export.routes.ts";
import { createExportService } from "./export.service.ts";
import { createIapService } from "./iap.service.ts";

export function exportFeature(deps: Needs<typeof createExportService> & Needs<typeof createIapService>) {
  return {
    services: { exportService: createExportService(deps), iapService: createIapService(deps) },
    recordRoutes: [exportRoutes],
  };
}
