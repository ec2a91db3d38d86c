import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { ContentAdmin } from "#server/platform/audit/content-admin.ts";
import { contentRoutes } from "#server/platform/audit/content-routes.ts";
import { idSchema } from "#shared/common/common.contract.ts";
import {
  type AdminPlugin,
  adminPluginSchema,
  PLUGINS_ADMIN_PATH,
  type PluginAdminContent,
  pluginChangesSchema,
} from "#shared/tool-plugins/plugins-admin.contract.ts";

export const pluginsAdminRoutes: FastifyPluginAsyncZod<{
  pluginsAdmin: ContentAdmin<AdminPlugin, PluginAdminContent>;
}> = async (app, { pluginsAdmin }) =>
  contentRoutes<AdminPlugin, PluginAdminContent>(app, {
    name: "Tool",
    plural: "Tools",
    path: PLUGINS_ADMIN_PATH,
    id: idSchema,
    row: adminPluginSchema as never,
    changes: pluginChangesSchema as never,
    admin: pluginsAdmin,
  });
