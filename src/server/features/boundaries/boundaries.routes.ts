import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import {
  BOUNDARY_PATHS,
  boundaryChangesSchema,
  boundarySchema,
  newBoundarySchema,
} from "#shared/boundaries/boundaries.contract.ts";
import { deletedSchema, idSchema } from "#shared/common/common.contract.ts";
import { pageQuerySchema } from "#shared/common/pages.contract.ts";
import type { BoundariesService } from "./boundaries.service.ts";

export const boundariesRoutes: FastifyPluginAsyncZod<{ boundariesService: BoundariesService }> = async (
  app,
  { boundariesService },
) => {
  const tags = ["Boundaries"];
  const params = z.object({ id: idSchema });

  app.get(
    BOUNDARY_PATHS.list,
    {
      schema: {
        tags,
        operationId: "listBoundaries",
        summary: "List boundaries, oldest first",
        querystring: pageQuerySchema,
        response: { 200: z.array(boundarySchema) },
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await boundariesService.list(ownerOf(request), request.query)),
  );

  app.post(
    BOUNDARY_PATHS.list,
    {
      schema: {
        tags,
        operationId: "createBoundary",
        summary: "Set a boundary",
        body: newBoundarySchema,
        response: { 200: boundarySchema, 201: boundarySchema },
      },
    },
    async (request, reply) =>
      sendStored(reply, await boundariesService.create(ownerOf(request), request.body)),
  );

  app.patch(
    BOUNDARY_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "updateBoundary",
        summary: "Change a boundary, or record whether it was honored",
        params,
        body: boundaryChangesSchema,
        response: { 200: boundarySchema },
      },
    },
    (request) => boundariesService.update(ownerOf(request), request.params.id, request.body),
  );

  app.delete(
    BOUNDARY_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "deleteBoundary",
        summary: "Delete a boundary; `undoId` restores it for 15 minutes",
        params,
        response: { 200: deletedSchema },
      },
    },
    (request) => boundariesService.delete(ownerOf(request), request.params.id),
  );
};
