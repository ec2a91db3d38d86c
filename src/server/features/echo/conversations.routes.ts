import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import { idSchema, noContentSchema } from "#shared/common/common.contract.ts";
import {
  CONVERSATION_PATHS,
  conversationSchema,
  conversationsQuerySchema,
  keptConversationSchema,
} from "#shared/echo/conversations.contract.ts";
import type { ConversationsService } from "./conversations.service.ts";

/** Room for the most characters of a conversation, however many bytes they take. */
const BODY_LIMIT_BYTES = 1024 * 1024;

export const conversationsRoutes: FastifyPluginAsyncZod<{
  conversationsService: ConversationsService;
}> = async (app, { conversationsService }) => {
  const tags = ["Echo"];
  const params = z.object({ id: idSchema.check(z.toLowerCase()) });

  app.get(
    CONVERSATION_PATHS.list,
    {
      schema: {
        tags,
        operationId: "listConversations",
        summary: "List the conversations kept on the server in the order of their last change",
        description:
          "Deleted ones are listed without messages for 180 days. A page has at most 20. With `since`, only what was stored or deleted at that moment or later.",
        querystring: conversationsQuerySchema,
        response: { 200: z.array(keptConversationSchema) },
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await conversationsService.list(ownerOf(request), request.query)),
  );

  app.put(
    CONVERSATION_PATHS.one(":id"),
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        tags,
        operationId: "saveConversation",
        summary: "Keep a whole conversation on the server",
        description:
          "It is merged with what is stored: no message is lost, except the replies that a message names in `replaced`. The id is made by the client.",
        params,
        body: conversationSchema,
        response: { 200: keptConversationSchema },
      },
    },
    (request) => conversationsService.put(ownerOf(request), request.params.id, request.body.messages),
  );

  app.delete(
    CONVERSATION_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "deleteConversation",
        summary: "Delete a conversation from the server, for good",
        params,
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await conversationsService.delete(ownerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
