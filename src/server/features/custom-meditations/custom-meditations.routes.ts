import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import { sendStored } from "#server/platform/http/stored.ts";
import { deletedSchema, idSchema } from "#shared/common/common.contract.ts";
import { pageQuerySchema } from "#shared/common/pages.contract.ts";
import {
  customMeditationSchema,
  MEDITATION_PATHS,
  meditationChangesSchema,
  newMeditationSchema,
} from "#shared/custom-meditations/custom-meditations.contract.ts";
import type { CustomMeditationsService } from "./custom-meditations.service.ts";

export const customMeditationsRoutes: FastifyPluginAsyncZod<{
  customMeditationsService: CustomMeditationsService;
}> = async (app, { customMeditationsService }) => {
  const tags = ["Custom meditations"];
  const params = z.object({ id: idSchema });

  app.get(
    MEDITATION_PATHS.list,
    {
      schema: {
        tags,
        operationId: "listCustomMeditations",
        summary: "List your own meditations, oldest first",
        querystring: pageQuerySchema,
        response: { 200: z.array(customMeditationSchema) },
      },
    },
    async (request, reply) =>
      sendPage(request, reply, await customMeditationsService.list(ownerOf(request), request.query)),
  );

  app.post(
    MEDITATION_PATHS.list,
    {
      schema: {
        tags,
        operationId: "createCustomMeditation",
        summary: "Add a meditation",
        body: newMeditationSchema,
        response: { 200: customMeditationSchema, 201: customMeditationSchema },
      },
    },
    async (request, reply) =>
      sendStored(reply, await customMeditationsService.create(ownerOf(request), request.body)),
  );

  app.patch(
    MEDITATION_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "updateCustomMeditation",
        summary: "Change a meditation",
        params,
        body: meditationChangesSchema,
        response: { 200: customMeditationSchema },
      },
    },
    (request) => customMeditationsService.update(ownerOf(request), request.params.id, request.body),
  );

  app.delete(
    MEDITATION_PATHS.one(":id"),
    {
      schema: {
        tags,
        operationId: "deleteCustomMeditation",
        summary: "Delete a meditation; `undoId` restores it for 15 minutes",
        params,
        response: { 200: deletedSchema },
      },
    },
    (request) => customMeditationsService.delete(ownerOf(request), request.params.id),
  );
};
