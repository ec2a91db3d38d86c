import type { Needs } from "#server/platform/feature/feature.ts";
import { createIsapRepository } from "./isap.repository.ts";
import { isapRoutes } from "./isap.routes.ts";
import { createIsapService } from "./isap.service.ts";

export function isapFeature(deps: Needs<typeof createIsapService>) {
  const isapService = createIsapService({ ...deps, repository: createIsapRepository(deps.db) });
  return { services: { isapService }, recordRoutes: [isapRoutes] };
}
