import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import { deletedSchema, errorSchema, idSchema } from "#shared/common/common.contract.ts";
import {
  newTriggerSchema,
  TRIGGER_PATHS,
  triggerChangesSchema,
  triggerQuerySchema,
  triggerSchema,
} from "#shared/triggers/triggers.contract.ts";
import type { TriggersService } from "./triggers.service.ts";

export const triggersRoutes: FastifyPluginAsyncZod<{ triggersService: TriggersService }> = async (
  app,
  { triggersService },
) => {
  const tags = ["Trigger points"];
  const params = z.object({ id: idSchema });

  app.get(
    TRIGGER_PATHS.list,
    {
      schema: {
        tags,
        operationId: "listTriggers",
        summary: "List trigger points, newest first, optionally of one objective",
        querystring: triggerQuerySchema,
        response: { 200: z.array(triggerSchema) },
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await triggersService.list(ownerOf(request), request.query)),
  );

  app.post(
    TRIGGER_PATHS.list,
    {
      schema: {
        tags,
        operationId: "createTrigger",
        summary: "Add a trigger point",
        body: newTriggerSchema,
        response: {
          200: triggerSchema,
          201: triggerSchema,
          404: errorSchema,
        },
      },
    },
    async (request, reply) => sendStored(reply, await triggersService.create(ownerOf(request), request.body)),
  );

  app.patch(
    TRIGGER_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "updateTrigger",
        summary: "Change a trigger point, trip it, watch it again or retire it",
        params,
        body: triggerChangesSchema,
        response: { 200: triggerSchema },
      },
    },
    (request) => triggersService.update(ownerOf(request), request.params.id, request.body),
  );

  app.delete(
    TRIGGER_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "deleteTrigger",
        summary: "Delete a trigger point",
        params,
        response: { 200: deletedSchema, 400: errorSchema },
      },
    },
    (request) => triggersService.delete(ownerOf(request), request.params.id),
  );
};
