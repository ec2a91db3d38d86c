import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import { deletedSchema, idSchema } from "#shared/common/common.contract.ts";
import { pageQuerySchema } from "#shared/common/pages.contract.ts";
import {
  customResourceSchema,
  newResourceSchema,
  RESOURCE_PATHS,
  resourceChangesSchema,
} from "#shared/custom-resources/custom-resources.contract.ts";
import type { CustomResourcesService } from "./custom-resources.service.ts";

export const customResourcesRoutes: FastifyPluginAsyncZod<{
  customResourcesService: CustomResourcesService;
}> = async (app, { customResourcesService }) => {
  const tags = ["Custom resources"];
  const params = z.object({ id: idSchema });

  app.get(
    RESOURCE_PATHS.list,
    {
      schema: {
        tags,
        operationId: "listCustomResources",
        summary: "List your own resources, oldest first",
        querystring: pageQuerySchema,
        response: { 200: z.array(customResourceSchema) },
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await customResourcesService.list(ownerOf(request), request.query)),
  );

  app.post(
    RESOURCE_PATHS.list,
    {
      schema: {
        tags,
        operationId: "createCustomResource",
        summary: "Add a resource",
        body: newResourceSchema,
        response: { 200: customResourceSchema, 201: customResourceSchema },
      },
    },
    async (request, reply) =>
      sendStored(reply, await customResourcesService.create(ownerOf(request), request.body)),
  );

  app.patch(
    RESOURCE_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "updateCustomResource",
        summary: "Change a resource",
        params,
        body: resourceChangesSchema,
        response: { 200: customResourceSchema },
      },
    },
    (request) => customResourcesService.update(ownerOf(request), request.params.id, request.body),
  );

  app.delete(
    RESOURCE_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "deleteCustomResource",
        summary: "Delete a resource; `undoId` restores it for 15 minutes",
        params,
        response: { 200: deletedSchema },
      },
    },
    (request) => customResourcesService.delete(ownerOf(request), request.params.id),
  );
};
