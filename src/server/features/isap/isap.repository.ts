import { insertOwned } from "#server/platform/db/row-caps.ts";
import "./isap.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, toJson } from "#server/platform/db/database.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import { NEWEST_FIRST, preparePages } from "#server/platform/db/pages.ts";
import type { IsapSession } from "#shared/isap/isap.contract.ts";

const COLUMNS = [
  "id",
  "situation",
  "consciousness",
  "clarity",
  "control",
  "cadence",
  "reviewTime",
  "tags",
  "mode",
  "createdAt",
] as const;

export type IsapRepository = ReturnType<typeof createIsapRepository>;

export function createIsapRepository(db: Database) {
  return {
    /** Newest first. */
    list: preparePages<IsapSession>(db, NEWEST_FIRST, (ownerId) =>
      db.selectFrom("isap_sessions").select(COLUMNS).where("userId", "=", ownerId),
    ),

    /** @returns what is stored under its id, or null when that is somebody else's */
    insert(
      ownerId: OwnerId,
      { consciousness, clarity, control, tags, ...session }: IsapSession,
    ): Promise<Stored<IsapSession> | null> {
      const row = {
        ...session,
        consciousness: toJson(consciousness),
        clarity: toJson(clarity),
        control: toJson(control),
        tags: toJson(tags),
      };
      return insertOwned(db, ownerId, "isap_sessions", row, COLUMNS);
    },

    /** Says whether there was such a session. */
    async delete(ownerId: OwnerId, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("isap_sessions")
        .where("id", "=", id)
        .where("userId", "=", ownerId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
