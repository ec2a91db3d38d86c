import "./conversations.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, toJson } from "#server/platform/db/database.ts";
import { lockRow } from "#server/platform/db/owned-rows.ts";
import {
  type EchoSettingsChanges,
  hiddenAfter,
  type StoredEchoSettings,
} from "#shared/echo/echo-settings.contract.ts";

export type EchoSettingsRepository = ReturnType<typeof createEchoSettingsRepository>;

const COLUMNS = ["keepsConversations", "hiddenParts"] as const;

/** Without a row, conversations are not kept and Echo may read all. */
const DEFAULTS: StoredEchoSettings = { keepsConversations: false, hiddenParts: [] };

export function createEchoSettingsRepository(db: Database) {
  return {
    async find(ownerId: OwnerId): Promise<StoredEchoSettings> {
      const row = await db
        .selectFrom("echo_settings")
        .select(COLUMNS)
        .where("userId", "=", ownerId)
        .executeTakeFirst();
      return row ?? DEFAULTS;
    },

    /** Turning conversations off deletes them, also the record of what was deleted. */
    change: (
      ownerId: OwnerId,
      { keepsConversations, parts }: EchoSettingsChanges,
    ): Promise<StoredEchoSettings> =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto("echo_settings")
          .values({ userId: ownerId, keepsConversations: false, hiddenParts: toJson([]) })
          .onConflict((on) => on.column("userId").doNothing())
          .execute();
        const before = (await lockRow(trx, "echo_settings", { userId: ownerId }, COLUMNS)) ?? DEFAULTS;
        const after = {
          keepsConversations: keepsConversations ?? before.keepsConversations,
          hiddenParts: hiddenAfter(before.hiddenParts, parts),
        };
        await trx
          .updateTable("echo_settings")
          .set({ ...after, hiddenParts: toJson(after.hiddenParts) })
          .where("userId", "=", ownerId)
          .execute();
        if (keepsConversations === false)
          await trx.deleteFrom("echo_conversations").where("userId", "=", ownerId).execute();
        return after;
      }),
  };
}
