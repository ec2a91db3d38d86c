import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { labelMappingsSchema, modeQuerySchema } from "#shared/modes/modes.contract.ts";
import { LABEL_MAPPINGS_PATH } from "#shared/modes/modes.ts";
import type { LabelsService } from "./labels.service.ts";

export const labelsRoutes: FastifyPluginAsyncZod<{ labelsService: LabelsService }> = async (
  app,
  { labelsService },
) => {
  app.get(
    LABEL_MAPPINGS_PATH,
    {
      schema: {
        tags: ["Modes"],
        operationId: "listLabels",
        summary: "List the labels of a mode",
        querystring: modeQuerySchema,
        response: { 200: labelMappingsSchema },
      },
    },
    (request) => labelsService.listForMode(request.query.mode),
  );
};
