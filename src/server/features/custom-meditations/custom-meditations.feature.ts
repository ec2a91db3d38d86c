import type { Needs } from "#server/platform/feature/feature.ts";
import { createCustomMeditationsRepository } from "./custom-meditations.repository.ts";
import { customMeditationsRoutes } from "./custom-meditations.routes.ts";
import { createCustomMeditationsService } from "./custom-meditations.service.ts";

export function customMeditationsFeature(deps: Needs<typeof createCustomMeditationsService>) {
  const customMeditationsService = createCustomMeditationsService({
    ...deps,
    repository: createCustomMeditationsRepository(deps.db),
  });
  return { services: { customMeditationsService }, recordRoutes: [customMeditationsRoutes] };
}
