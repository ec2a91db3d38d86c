import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import { idSchema, noContentSchema } from "#shared/common/common.contract.ts";
import { pageQuerySchema } from "#shared/common/pages.contract.ts";
import {
  ISAP_PATHS,
  isapSessionSchema,
  latestIsapSessionSchema,
  newIsapSessionSchema,
} from "#shared/isap/isap.contract.ts";
import type { IsapService } from "./isap.service.ts";

export const isapRoutes: FastifyPluginAsyncZod<{ isapService: IsapService }> = async (
  app,
  { isapService },
) => {
  const tags = ["ISAP Compass"];

  app.get(
    ISAP_PATHS.list,
    {
      schema: {
        tags,
        operationId: "listIsapSessions",
        summary: "List ISAP sessions, newest first",
        querystring: pageQuerySchema,
        response: { 200: z.array(isapSessionSchema) },
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await isapService.list(ownerOf(request), request.query)),
  );

  app.get(
    ISAP_PATHS.latest,
    {
      schema: {
        tags,
        operationId: "getLatestIsapSession",
        summary: "Get the newest ISAP session, or null",
        response: { 200: latestIsapSessionSchema },
      },
    },
    (request) => isapService.latest(ownerOf(request)),
  );

  app.post(
    ISAP_PATHS.list,
    {
      schema: {
        tags,
        operationId: "createIsapSession",
        summary: "Save a completed ISAP session",
        body: newIsapSessionSchema,
        response: { 200: isapSessionSchema, 201: isapSessionSchema },
      },
    },
    async (request, reply) => sendStored(reply, await isapService.create(ownerOf(request), request.body)),
  );

  app.delete(
    ISAP_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "deleteIsapSession",
        summary: "Delete an ISAP session",
        params: z.object({ id: idSchema }),
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await isapService.delete(ownerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
