import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { deletedSchema, errorSchema, noContentSchema } from "#shared/common/common.contract.ts";
import {
  OBJECTIVE_PATHS,
  objectiveOrderSchema,
  objectiveSchema,
  severalChangesSchema,
  severalDeletionSchema,
} from "#shared/objectives/objectives.contract.ts";
import type { SelectionService } from "./selection.service.ts";

export const selectionRoutes: FastifyPluginAsyncZod<{ selectionService: SelectionService }> = async (
  app,
  { selectionService },
) => {
  const tags = ["Objectives"];

  app.patch(
    OBJECTIVE_PATHS.list,
    {
      schema: {
        tags,
        operationId: "updateObjectives",
        summary: "Complete, reopen or archive several objectives",
        description: "Changes all of them, or nothing.",
        body: severalChangesSchema,
        response: { 402: errorSchema, 200: z.array(objectiveSchema) },
      },
    },
    (request) => selectionService.update(ownerOf(request), request.body),
  );

  app.post(
    OBJECTIVE_PATHS.deletions,
    {
      schema: {
        tags,
        operationId: "deleteObjectives",
        summary: "Delete several objectives with their milestones and triggers",
        description: "Deletes all of them, or nothing. One undo restores them all.",
        body: severalDeletionSchema,
        response: { 200: deletedSchema },
      },
    },
    (request) => selectionService.delete(ownerOf(request), request.body.ids),
  );

  app.put(
    OBJECTIVE_PATHS.order,
    {
      schema: {
        tags,
        operationId: "reorderObjectives",
        summary: "Store the person's own order of all objectives",
        body: objectiveOrderSchema,
        response: { 204: noContentSchema },
      },
    },
    async (request, reply) => {
      await selectionService.reorder(ownerOf(request), request.body.ids);
      return reply.code(204).send(null);
    },
  );
};
