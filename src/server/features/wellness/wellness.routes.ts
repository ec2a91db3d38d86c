import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import {
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
};
