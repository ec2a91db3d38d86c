import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { ContentAdmin } from "#server/platform/audit/content-admin.ts";
import { contentRoutes } from "#server/platform/audit/content-routes.ts";
import {
  type AdminContact,
  adminContactSchema,
  CONTACTS_ADMIN_PATH,
  type ContactAdminContent,
  contactContentSchema,
  contactIdSchema,
} from "#shared/support-contacts/contacts-admin.contract.ts";

export const contactsAdminRoutes: FastifyPluginAsyncZod<{
  contactsAdmin: ContentAdmin<AdminContact, ContactAdminContent>;
}> = async (app, { contactsAdmin }) =>
  contentRoutes<AdminContact, ContactAdminContent>(app, {
    name: "Contact",
    plural: "Contacts",
    path: CONTACTS_ADMIN_PATH,
    id: contactIdSchema,
    row: adminContactSchema,
    content: contactContentSchema as never,
    changes: contactContentSchema as never,
    admin: contactsAdmin,
  });
