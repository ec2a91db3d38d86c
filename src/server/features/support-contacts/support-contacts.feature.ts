import type { Needs } from "#server/platform/feature/feature.ts";
import { createSupportContactsRepository } from "./support-contacts.repository.ts";
import { supportContactsRoutes } from "./support-contacts.routes.ts";
import { createSupportContactsService } from "./support-contacts.service.ts";

export function supportContactsFeature(deps: Needs<typeof createSupportContactsService>) {
  const supportContactsService = createSupportContactsService({
    ...deps,
    repository: createSupportContactsRepository(deps.db),
  });
  return {
    services: { supportContactsService },
    publicRoutes: [supportContactsRoutes],
    prepare: () => supportContactsService.seedDefaults(),
  };
}
