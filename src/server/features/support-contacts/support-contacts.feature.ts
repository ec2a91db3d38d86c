import { createContentAdmin } from "#server/platform/audit/content-admin.ts";
import type { Needs } from "#server/platform/feature/feature.ts";
import { createContactsAdminStore } from "./contacts-admin.repository.ts";
import { contactsAdminRoutes } from "./contacts-admin.routes.ts";
import { createSupportContactsRepository } from "./support-contacts.repository.ts";
import { supportContactsRoutes } from "./support-contacts.routes.ts";
import { createSupportContactsService } from "./support-contacts.service.ts";

export function supportContactsFeature(deps: Needs<typeof createSupportContactsService>) {
  const supportContactsService = createSupportContactsService({
    ...deps,
    repository: createSupportContactsRepository(deps.db),
  });
  const contactsAdmin = createContentAdmin({
    audit: deps.audit,
    what: "contact",
    nameOf: ({ label }) => label,
    store: createContactsAdminStore(deps.db),
  });
  return {
    services: { supportContactsService, contactsAdmin },
    publicRoutes: [supportContactsRoutes],
    adminRoutes: [contactsAdminRoutes],
    prepare: () => supportContactsService.seedDefaults(),
  };
}
