import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import {
  INSTANT_PLAN_PATH,
  instantPlanAnswerSchema,
  instantPlanRequestSchema,
} from "#shared/instant-plan/instant-plan.contract.ts";
import type { InstantPlanService } from "./instant-plan.service.ts";

/** One sentence in, one objective with milestones out. */
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
        summary: "Make an objective with milestones from one sentence",
        description:
          "Answers 201 with the new objective's id. A sentence that speaks of danger to someone answers 200 with objectiveId null and a message that names where help is; nothing is stored.",
        body: instantPlanRequestSchema,
        response: {
          200: instantPlanAnswerSchema,
          201: instantPlanAnswerSchema,
        },
      },
    },
    async (request, reply) =>
      sendStored(reply, await instantPlanService.create(ownerOf(request), request.body)),
  );
};
