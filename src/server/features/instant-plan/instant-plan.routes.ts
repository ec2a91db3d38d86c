import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import { errorSchema } from "#shared/common/common.contract.ts";
import {
  INSTANT_PLAN_PATH,
  instantPlanAnswerSchema,
  instantPlanRequestSchema,
} from "#shared/instant-plan/instant-plan.contract.ts";
import type { InstantPlanService } from "./instant-plan.service.ts";

export const instantPlanRoutes: FastifyPluginAsyncZod<{ instantPlanService: InstantPlanService }> = async (
  app,
  { instantPlanService },
) => {
  app.post(
    INSTANT_PLAN_PATH,
    {
      schema: {
        tags: ["Instant Plan"],
        operationId: "createInstantPlan",
        summary: "Create an objective with milestones from one sentence",
        description:
          "Returns 201 with the new objective's id. If the sentence mentions danger to someone, nothing is stored: the response is 200 with a null `objectiveId` and a message that names where to get help.",
        body: instantPlanRequestSchema,
        response: { 402: errorSchema, 200: instantPlanAnswerSchema, 201: instantPlanAnswerSchema },
      },
    },
    async (request, reply) =>
      sendStored(reply, await instantPlanService.create(ownerOf(request), request.body)),
  );
};
