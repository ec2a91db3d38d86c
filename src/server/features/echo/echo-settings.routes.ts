import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { ECHO_PATHS } from "#shared/echo/echo.contract.ts";
import { echoSettingsChangesSchema, echoSettingsSchema } from "#shared/echo/echo-settings.contract.ts";
import type { EchoSettingsService } from "./echo-settings.service.ts";

export const echoSettingsRoutes: FastifyPluginAsyncZod<{ echoSettingsService: EchoSettingsService }> = async (
  app,
  { echoSettingsService },
) => {
  const tags = ["Echo"];

  app.get(
    ECHO_PATHS.settings,
    {
      schema: {
        tags,
        operationId: "getEchoSettings",
        summary: "Get what the person decided about Echo",
        response: { 200: echoSettingsSchema },
      },
    },
    (request) => echoSettingsService.get(ownerOf(request)),
  );

  app.put(
    ECHO_PATHS.settings,
    {
      schema: {
        tags,
        operationId: "saveEchoSettings",
        summary: "Choose what Echo may read, and whether conversations are kept on the server",
        description:
          "What is absent stays unchanged. Not keeping conversations any more deletes all of them on the server, for good.",
        body: echoSettingsChangesSchema,
        response: { 200: echoSettingsSchema },
      },
    },
    (request) => echoSettingsService.change(ownerOf(request), request.body),
  );
};
