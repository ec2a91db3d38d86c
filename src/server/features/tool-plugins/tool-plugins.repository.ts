import "./tool-plugins.tables.ts";
import type { NotNull } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, toJson } from "#server/platform/db/database.ts";
import { type Page, readPage } from "#server/platform/db/pages.ts";
import { checkRowCap } from "#server/platform/db/row-caps.ts";
import type { SeedingPlan, StoredText } from "#server/platform/db/seeding.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import type { PluginContent } from "#shared/tool-plugins/plugins.content.ts";
import type { PluginCheck, PluginHistory, ToolPlugin } from "#shared/tool-plugins/tool-plugins.contract.ts";

/** The seeded content of a tool without its slug, which is the key of the seed. */
export type SeededPlugin = Omit<PluginContent, "slug">;

export type ToolPluginsRepository = ReturnType<typeof createToolPluginsRepository>;

export function createToolPluginsRepository(db: Database) {
  const enabled = () =>
    db
      .selectFrom("tool_plugins")
      .select(["id", "slug", "name", "isEnabled", "config"])
      .select(({ fn, val }) => fn.coalesce("description", val("")).as("description"))
      .where("isEnabled", "=", true);

  return {
    /** Enabled tools. */
    list: (): Promise<ToolPlugin[]> => enabled().orderBy("createdAt").orderBy("id").execute(),

    /** @returns null when the tool does not exist or is disabled */
    async find(slug: string): Promise<ToolPlugin | null> {
      return (await enabled().where("slug", "=", slug).executeTakeFirst()) ?? null;
    },

    /** The addresses of all tools by id. */
    async slugs(): Promise<ReadonlyMap<string, string>> {
      const rows = await db.selectFrom("tool_plugins").select(["id", "slug"]).execute();
      return new Map(rows.map(({ id, slug }) => [id, slug]));
    },

    /** The items that were checked or unchecked on a day. */
    checks: (ownerId: OwnerId, pluginId: string, day: string): Promise<PluginCheck[]> =>
      db
        .selectFrom("plugin_checks")
        .select(["code", "checked", "severity", "updatedAt"])
        .select(({ fn, val }) => fn.coalesce("owner", val("")).as("owner"))
        .where("userId", "=", ownerId)
        .where("pluginId", "=", pluginId)
        .where("day", "=", day)
        .orderBy("code")
        .execute(),

    /** Saves the state of an item on a day, replacing the previous one. */
    saveCheck: (
      ownerId: OwnerId,
      pluginId: string,
      day: string,
      { code, ...state }: PluginCheck,
    ): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto("plugin_checks")
          .values({ id: uuidv7(), userId: ownerId, pluginId, day, code, ...state })
          .onConflict((on) => on.columns(["userId", "pluginId", "day", "code"]).doUpdateSet(state))
          .execute();
        await checkRowCap(trx, "plugin_checks", ownerId);
      }),

    /** Newest day first. */
    async history(ownerId: OwnerId, pluginId: string, page: PageQuery): Promise<Page<PluginHistory[number]>> {
      const days = db
        .selectFrom("plugin_checks")
        .select(({ fn }) => [
          "day",
          fn.count<number>("id").filterWhere("checked", "=", true).as("checked"),
          fn
            .count<number>("id")
            .filterWhere((where) => where.and({ checked: true, severity: "H" as const }))
            .as("severe"),
          fn.max("updatedAt").as("updatedAt"),
        ])
        .where("userId", "=", ownerId)
        .where("pluginId", "=", pluginId)
        .groupBy("day");
      const { rows, next } = await readPage(days, { columns: ["day"], direction: "desc" }, page);
      return {
        rows: rows.map((row) => ({ ...row, checked: Number(row.checked), severe: Number(row.severe) })),
        next,
      };
    },

    /** The tools that ship with the product. */
    async stored(): Promise<StoredText<SeededPlugin>[]> {
      const rows = await db
        .selectFrom("tool_plugins")
        .select(["id", "slug", "name", "description", "config", "seedHash"])
        .where("seedHash", "is not", null)
        .$narrowType<{ seedHash: NotNull }>()
        .execute();
      return rows.map(({ id, slug, seedHash, name, description, config }) => ({
        id,
        key: slug,
        seedHash,
        content: { name, description: description ?? "", config: config as SeededPlugin["config"] },
      }));
    },

    async apply({ add, replace, remove }: SeedingPlan<SeededPlugin>, createdAt: string): Promise<void> {
      for (const { key, content, seedHash } of add) {
        await db
          .insertInto("tool_plugins")
          .values({
            id: uuidv7(),
            slug: key,
            name: content.name,
            description: content.description,
            config: toJson(content.config),
            isEnabled: true,
            createdBy: null,
            createdAt,
            seedHash,
          })
          .onConflict((on) => on.column("slug").doNothing())
          .execute();
      }
      for (const { id, content, seedHash } of replace) {
        await db
          .updateTable("tool_plugins")
          .set({ ...content, config: toJson(content.config), seedHash })
          .where("id", "=", id)
          .execute();
      }
      if (remove.length > 0) await db.deleteFrom("tool_plugins").where("id", "in", remove).execute();
    },
  };
}
