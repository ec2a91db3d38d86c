import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import {
  supportContactSchema,
  supportContactsQuerySchema,
} from "#shared/support-contacts/support-contacts.contract.ts";
import { SUPPORT_CONTACTS_PATH } from "#shared/support-contacts/support-contacts-path.ts";
import type { SupportContactsService } from "./support-contacts.service.ts";

/** Private, because any response may carry a renewed session cookie. */
const CACHING = "private, max-age=300";

/** Support contacts, available with or without an account. */
export const supportContactsRoutes: FastifyPluginAsyncZod<{
  supportContactsService: SupportContactsService;
}> = async (app, { supportContactsService }) => {
  app.get(
    SUPPORT_CONTACTS_PATH,
    {
      schema: {
        tags: ["Support contacts"],
        operationId: "listSupportContacts",
        summary: "List support contacts for a country and worldwide",
        querystring: supportContactsQuerySchema,
        response: { 200: z.array(supportContactSchema) },
      },
    },
    async (request, reply) => {
      const contacts = await supportContactsService.listFor(request.query.country ?? null);
      void reply.header("cache-control", CACHING);
      return contacts;
    },
  );
};
