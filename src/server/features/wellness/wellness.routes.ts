import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import { errorSchema } from "#shared/common/common.contract.ts";
import {
  checkInSchema,
  checkInsQuerySchema,
  newCheckInSchema,
  WELLNESS_PATHS,
} from "#shared/wellness/wellness.contract.ts";
import type { WellnessService } from "./wellness.service.ts";

/** The check-ins of the signed-in person. */
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
        summary: "All check-ins, newest first",
        querystring: checkInsQuerySchema,
        response: { 200: z.array(checkInSchema), 400: errorSchema },
      },
    },
    (request) => wellnessService.list(ownerOf(request), request.query),
  );

  app.post(
    WELLNESS_PATHS.checkIns,
    {
      schema: {
        tags,
        summary: "Log a check-in, once for each id; a second call answers what is stored",
        body: newCheckInSchema,
        response: { 200: checkInSchema, 201: checkInSchema, 400: errorSchema, 409: errorSchema },
      },
    },
    async (request, reply) => sendStored(reply, await wellnessService.create(ownerOf(request), request.body)),
  );
};
