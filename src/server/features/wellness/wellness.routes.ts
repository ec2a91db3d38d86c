import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import { deletedSchema, idSchema } from "#shared/common/common.contract.ts";
import {
  checkInChangesSchema,
  checkInSchema,
  checkInsQuerySchema,
  newCheckInSchema,
  WELLNESS_PATHS,
} from "#shared/wellness/wellness.contract.ts";
import type { WellnessService } from "./wellness.service.ts";

export const wellnessRoutes: FastifyPluginAsyncZod<{ wellnessService: WellnessService }> = async (
  app,
  { wellnessService },
) => {
  const tags = ["Wellness"];
  const params = z.object({ id: idSchema });

  app.get(
    WELLNESS_PATHS.checkIns,
    {
      schema: {
        tags,
        operationId: "listCheckIns",
        summary: "List check-ins, newest first",
        querystring: checkInsQuerySchema,
        response: { 200: z.array(checkInSchema) },
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await wellnessService.list(ownerOf(request), request.query)),
  );

  app.post(
    WELLNESS_PATHS.checkIns,
    {
      schema: {
        tags,
        operationId: "createCheckIn",
        summary: "Log a check-in",
        body: newCheckInSchema,
        response: { 200: checkInSchema, 201: checkInSchema },
      },
    },
    async (request, reply) => sendStored(reply, await wellnessService.create(ownerOf(request), request.body)),
  );

  app.patch(
    WELLNESS_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "updateCheckIn",
        summary: "Change a check-in, except for its time",
        params,
        body: checkInChangesSchema,
        response: { 200: checkInSchema },
      },
    },
    (request) => wellnessService.update(ownerOf(request), request.params.id, request.body),
  );

  app.delete(
    WELLNESS_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "deleteCheckIn",
        summary: "Delete a check-in; `undoId` restores it for 15 minutes",
        params,
        response: { 200: deletedSchema },
      },
    },
    (request) => wellnessService.delete(ownerOf(request), request.params.id),
  );
};
