import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import { deletedSchema, errorSchema, idSchema } from "#shared/common/common.contract.ts";
import { pageQuerySchema } from "#shared/common/pages.contract.ts";
import {
  newCopySchema,
  newObjectiveSchema,
  OBJECTIVE_PATHS,
  objectiveChangesSchema,
  objectiveSchema,
} from "#shared/objectives/objectives.contract.ts";
import type { ObjectivesService } from "./objectives.service.ts";
import type { SelectionService } from "./selection.service.ts";

const DUE_DATE =
  "Without `dueOn`, a new `timeBound` is read for a due date, in `timeZone` and by the customs of `locale`. A `dueOn` that is sent wins; null means that there is none.";

interface Services {
  objectivesService: ObjectivesService;
  selectionService: Pick<SelectionService, "delete">;
}

export const objectivesRoutes: FastifyPluginAsyncZod<Services> = async (
  app,
  { objectivesService, selectionService },
) => {
  const tags = ["Objectives"];
  const params = z.object({ id: idSchema });

  app.get(
    OBJECTIVE_PATHS.list,
    {
      config: { readsEarly: true },
      schema: {
        tags,
        operationId: "listObjectives",
        summary: "List objectives, newest first",
        querystring: pageQuerySchema,
        response: { 200: z.array(objectiveSchema) },
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await objectivesService.list(ownerOf(request), request.query)),
  );

  app.post(
    OBJECTIVE_PATHS.list,
    {
      schema: {
        tags,
        operationId: "createObjective",
        summary: "Add an objective",
        description: DUE_DATE,
        body: newObjectiveSchema,
        response: { 402: errorSchema, 200: objectiveSchema, 201: objectiveSchema },
      },
    },
    async (request, reply) =>
      sendStored(reply, await objectivesService.create(ownerOf(request), request.body)),
  );

  app.patch(
    OBJECTIVE_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "updateObjective",
        summary: "Change fields of an objective",
        description: DUE_DATE,
        params,
        body: objectiveChangesSchema,
        response: { 402: errorSchema, 200: objectiveSchema },
      },
    },
    (request) => objectivesService.update(ownerOf(request), request.params.id, request.body),
  );

  app.post(
    OBJECTIVE_PATHS.copies(":id"),
    {
      schema: {
        tags,
        operationId: "duplicateObjective",
        summary: "Duplicate an objective with its milestones, all open",
        params,
        body: newCopySchema,
        response: { 402: errorSchema, 200: objectiveSchema, 201: objectiveSchema },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      return sendStored(reply, await objectivesService.duplicate(ownerOf(request), params.id, body.id));
    },
  );

  app.delete(
    OBJECTIVE_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "deleteObjective",
        summary: "Delete an objective with its milestones and triggers",
        params,
        response: { 200: deletedSchema },
      },
    },
    (request) => selectionService.delete(ownerOf(request), [request.params.id]),
  );
};
