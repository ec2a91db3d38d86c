import type { Needs } from "#server/platform/feature/feature.ts";
import { createCommandStaffRepository } from "./command-staff.repository.ts";
import { commandStaffRoutes } from "./command-staff.routes.ts";
import { createCommandStaffService } from "./command-staff.service.ts";

export function commandStaffFeature(deps: Needs<typeof createCommandStaffService>) {
  const commandStaffService = createCommandStaffService({
    ...deps,
    repository: createCommandStaffRepository(deps.db),
  });
  return { services: { commandStaffService }, recordRoutes: [commandStaffRoutes] };
}
