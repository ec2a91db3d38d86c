import { toJson } from "#server/platform/db/database.ts";
import type { ToolPlugin } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { api } from "./app-api.ts";

/** Replaces the instance's tools, like an administrator in the database. */
export async function setTools(tools: ToolPlugin[]) {
  const db = api.db();
  const ids = tools.map(({ id }) => id);
  await db.deleteFrom("tool_plugins").where("id", "not in", ids).execute();
  for (const [index, { config, ...tool }] of tools.entries()) {
    const createdAt = new Date(Date.UTC(2026, 10, 20, 8, 0, index)).toISOString();
    const row = { ...tool, config: toJson(config), createdBy: null, createdAt, seedHash: null };
    await db
      .insertInto("tool_plugins")
      .values(row)
      .onConflict((on) => on.column("id").doUpdateSet(row))
      .execute();
  }
}
