import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import { deletedSchema, idSchema } from "#shared/common/common.contract.ts";
import {
  ALL_MILESTONES_MAX,
  milestoneChangesSchema,
  milestoneDeletionSchema,
  milestoneOrderSchema,
  milestoneSchema,
  newMilestoneSchema,
  OBJECTIVE_PATHS,
} from "#shared/objectives/objectives.contract.ts";
import type { MilestonesService } from "./milestones.service.ts";

export const milestonesRoutes: FastifyPluginAsyncZod<{ milestonesService: MilestonesService }> = async (
  app,
  { milestonesService },
) => {
  const tags = ["Milestones"];
  const params = z.object({ id: idSchema });

  app.get(
    OBJECTIVE_PATHS.allMilestones,
    {
      schema: {
        tags,
        operationId: "listAllMilestones",
        summary: `List the milestones of the newest objectives, at most ${ALL_MILESTONES_MAX}`,
        response: { 200: z.array(milestoneSchema) },
      },
    },
    (request) => milestonesService.listAll(ownerOf(request)),
  );

  app.get(
    OBJECTIVE_PATHS.nextMilestones,
    {
      schema: {
        tags,
        operationId: "listNextMilestones",
        summary: "List the first open milestone of each active objective",
        response: { 200: z.array(milestoneSchema) },
      },
    },
    (request) => milestonesService.listNext(ownerOf(request)),
  );

  app.get(
    OBJECTIVE_PATHS.milestones(":id"),
    {
      schema: {
        tags,
        operationId: "listMilestones",
        summary: "List the milestones of an objective in order",
        params,
        response: { 200: z.array(milestoneSchema) },
      },
    },
    (request) => milestonesService.list(ownerOf(request), request.params.id),
  );

  app.post(
    OBJECTIVE_PATHS.milestones(":id"),
    {
      schema: {
        tags,
        operationId: "createMilestone",
        summary: "Add a milestone, at the end unless `orderIndex` is given",
        params,
        body: newMilestoneSchema,
        response: {
          200: milestoneSchema,
          201: milestoneSchema,
        },
      },
    },
    async (request, reply) =>
      sendStored(reply, await milestonesService.add(ownerOf(request), request.params.id, request.body)),
  );

  app.put(
    OBJECTIVE_PATHS.milestoneOrder(":id"),
    {
      schema: {
        tags,
        operationId: "reorderMilestones",
        summary: "Reorder the milestones of an objective",
        params,
        body: milestoneOrderSchema,
        response: { 200: z.array(milestoneSchema) },
      },
    },
    (request) => milestonesService.reorder(ownerOf(request), request.params.id, request.body.ids),
  );

  app.patch(
    OBJECTIVE_PATHS.milestone(":id"),
    {
      schema: {
        tags,
        operationId: "updateMilestone",
        summary: "Rename, complete, reopen or move a milestone",
        params,
        body: milestoneChangesSchema,
        response: { 200: milestoneSchema },
      },
    },
    (request) => milestonesService.update(ownerOf(request), request.params.id, request.body),
  );

  app.delete(
    OBJECTIVE_PATHS.milestone(":id"),
    {
      schema: {
        tags,
        operationId: "deleteMilestone",
        summary: "Delete a milestone",
        params,
        querystring: milestoneDeletionSchema,
        response: { 200: deletedSchema },
      },
    },
    (request) => milestonesService.delete(ownerOf(request), request.params.id, request.query.objectiveId),
  );
};
