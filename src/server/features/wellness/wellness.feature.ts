import type { Needs } from "#server/platform/feature/feature.ts";
import { createWellnessRepository } from "./wellness.repository.ts";
import { wellnessRoutes } from "./wellness.routes.ts";
import { createWellnessService } from "./wellness.service.ts";

export function wellnessFeature(deps: Needs<typeof createWellnessService>) {
  const wellnessService = createWellnessService({ ...deps, repository: createWellnessRepository(deps.db) });
  return { services: { wellnessService }, recordRoutes: [wellnessRoutes] };
}
