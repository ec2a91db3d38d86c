import { insertOwned } from "#server/platform/db/row-caps.ts";
import "./isap.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, toJson } from "#server/platform/db/database.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import { NEWEST_FIRST, preparePages } from "#server/platform/db/pages.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import type { LcesTag } from "#shared/common/common.contract.ts";
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

/** An empty list as stored. */
const NO_TAGS = toJson([]) as unknown as LcesTag[];

export type IsapRepository = ReturnType<typeof createIsapRepository>;

export function createIsapRepository(db: Database) {
  return {
    /** Newest first. */
    list: preparePages<IsapSession>(db, NEWEST_FIRST, (ownerId) =>
      db.selectFrom("isap_sessions").select(COLUMNS).where("userId", "=", ownerId),
    ),

    /** Sessions with a tag, in no particular order. */
    tagged: prepareQuery(db, 1, (ownerId: string) =>
      db
        .selectFrom("isap_sessions")
        .select(["id", "tags"])
        .where("userId", "=", ownerId)
        .where("tags", "<>", NO_TAGS),
    ),

    /** The lists of tags that sessions have, each once. */
    tagLists: prepareQuery(db, 1, (ownerId: string) =>
      db
        .selectFrom("isap_sessions")
        .select("tags")
        .distinct()
        .where("userId", "=", ownerId)
        .where("tags", "<>", NO_TAGS),
    ),

    /** Sessions completed in a half-open interval, newest first. */
    between: (ownerId: OwnerId, from: string, to: string): Promise<IsapSession[]> =>
      db
        .selectFrom("isap_sessions")
        .select(COLUMNS)
        .where("userId", "=", ownerId)
        .where("createdAt", ">=", from)
        .where("createdAt", "<", to)
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .execute(),

    /** @returns the stored session, or null when the id belongs to somebody else */
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

    /** @returns whether the session existed */
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
