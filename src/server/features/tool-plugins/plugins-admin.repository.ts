import "./tool-plugins.tables.ts";
import type { ContentStore } from "#server/platform/audit/content-admin.ts";
import { type Database, toJson } from "#server/platform/db/database.ts";
import type { AdminPlugin, PluginAdminContent } from "#shared/tool-plugins/plugins-admin.contract.ts";

/** All tools, for admins. */
export function createPluginsAdminStore(db: Database): ContentStore<AdminPlugin, PluginAdminContent> {
  const rows = (executor: Database) =>
    executor
      .selectFrom("tool_plugins")
      .select(["id", "slug", "name", "isEnabled", "config"])
      .select(({ fn, val }) => fn.coalesce("description", val("")).as("description"));

  return {
    all: () => rows(db).orderBy("createdAt").orderBy("id").execute(),

    find: async (transaction, id) =>
      (await rows(transaction).where("id", "=", id).executeTakeFirst()) ?? null,

    async update(transaction, id, { config, ...fields }) {
      await transaction
        .updateTable("tool_plugins")
        .set({ ...fields, ...(config && { config: toJson(config) }) })
        .where("id", "=", id)
        .execute();
    },
  };
}
