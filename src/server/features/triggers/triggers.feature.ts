import type { Needs } from "#server/platform/feature/feature.ts";
import { createTriggersRepository } from "./triggers.repository.ts";
import { triggersRoutes } from "./triggers.routes.ts";
import { createTriggersService } from "./triggers.service.ts";

export function triggersFeature(deps: Needs<typeof createTriggersService>) {
  const triggersService = createTriggersService({ ...deps, repository: createTriggersRepository(deps.db) });
  return { services: { triggersService }, recordRoutes: [triggersRoutes] };
}
