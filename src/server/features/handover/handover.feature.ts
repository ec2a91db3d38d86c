import type { Needs } from "#server/platform/feature/feature.ts";
import { createHandoverRepository } from "./handover.repository.ts";
import { handoverRoutes } from "./handover.routes.ts";
import { createHandoverService } from "./handover.service.ts";

export function handoverFeature(deps: Needs<typeof createHandoverService>) {
  const handoverService = createHandoverService({ ...deps, repository: createHandoverRepository(deps.db) });
  return { services: { handoverService }, recordRoutes: [handoverRoutes] };
}
