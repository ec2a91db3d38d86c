import "./isap.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, toJson } from "#server/platform/db/database.ts";
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

export interface IsapRepository {
  /** Newest first. */
  list(ownerId: OwnerId): Promise<IsapSession[]>;
  latest(ownerId: OwnerId): Promise<IsapSession | null>;
  insert(ownerId: OwnerId, session: IsapSession): Promise<void>;
  /** Says whether there was such a session. */
  delete(ownerId: OwnerId, id: string): Promise<boolean>;
}

export function createIsapRepository(db: Database): IsapRepository {
  const newestFirst = (ownerId: OwnerId) =>
    db
      .selectFrom("isap_sessions")
      .select(COLUMNS)
      .where("userId", "=", ownerId)
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc");

  return {
    list: (ownerId) => newestFirst(ownerId).execute(),

    async latest(ownerId) {
      return (await newestFirst(ownerId).limit(1).executeTakeFirst()) ?? null;
    },

    async insert(ownerId, { consciousness, clarity, control, tags, ...session }) {
      await db
        .insertInto("isap_sessions")
        .values({
          ...session,
          userId: ownerId,
          consciousness: toJson(consciousness),
          clarity: toJson(clarity),
          control: toJson(control),
          tags: toJson(tags),
        })
        .execute();
    },

    async delete(ownerId, id) {
      const { numDeletedRows } = await db
        .deleteFrom("isap_sessions")
        .where("id", "=", id)
        .where("userId", "=", ownerId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
