import type { Platform } from "#server/platform/feature/feature.ts";
import { clientErrorsRoutes } from "./client-errors.routes.ts";
import { createClientErrorsService } from "./client-errors.service.ts";

export function clientErrorsFeature({ rateLimiter }: Platform) {
  return {
    services: { clientErrorsService: createClientErrorsService({ rateLimiter }) },
    publicRoutes: [clientErrorsRoutes],
  };
}
