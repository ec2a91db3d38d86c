import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { ownerOf } from "#server/platform/auth/owner.ts";
import { sendPage } from "#server/platform/http/pages.ts";
import {
  PLUGIN_PATHS,
  pluginCheckAnswerSchema,
  pluginCheckChangeSchema,
  pluginCheckQuerySchema,
  pluginCheckSchema,
  pluginHistoryQuerySchema,
  pluginHistorySchema,
  toolPluginSchema,
} from "#shared/tool-plugins/tool-plugins.contract.ts";
import type { ToolPluginsService } from "./tool-plugins.service.ts";

/** The tools of this instance, and the person's checks. */
export const toolPluginsRoutes: FastifyPluginAsyncZod<{ toolPluginsService: ToolPluginsService }> = async (
  app,
  { toolPluginsService },
) => {
  const tags = ["Tools"];
  const plugin = z.object({ slug: z.string() });

  app.get(
    PLUGIN_PATHS.list,
    {
      schema: {
        tags,
        operationId: "listToolPlugins",
        summary: "List the enabled tools",
        response: { 200: z.array(toolPluginSchema) },
      },
    },
    () => toolPluginsService.list(),
  );

  app.get(
    PLUGIN_PATHS.checks(":slug"),
    {
      schema: {
        tags,
        operationId: "getToolPluginChecks",
        summary: "List the checked items of a tool on a day",
        params: plugin,
        querystring: pluginCheckQuerySchema,
        response: { 200: z.array(pluginCheckSchema) },
      },
    },
    (request) => toolPluginsService.checks(ownerOf(request), request.params.slug, request.query.day),
  );

  app.put(
    PLUGIN_PATHS.check(":slug", ":code"),
    {
      schema: {
        tags,
        operationId: "setToolPluginCheck",
        summary: "Save the state of an item on a day",
        params: z.extend(plugin, { code: z.string() }),
        body: pluginCheckChangeSchema,
        response: { 200: pluginCheckAnswerSchema },
      },
    },
    (request) =>
      toolPluginsService.check(ownerOf(request), request.params.slug, request.params.code, request.body),
  );

  app.get(
    PLUGIN_PATHS.history(":slug"),
    {
      schema: {
        tags,
        operationId: "listToolPluginHistory",
        summary: "List the days with a check, newest first",
        params: plugin,
        querystring: pluginHistoryQuerySchema,
        response: { 200: pluginHistorySchema },
      },
    },
    async (request, reply) =>
      sendPage(
        request,
        reply,
        await toolPluginsService.history(ownerOf(request), request.params.slug, request.query),
      ),
  );
};
