import "#server/platform/auth/auth.tables.ts";
import type { Insertable } from "kysely";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database, Tables } from "#server/platform/db/database.ts";
import { insertOwned } from "#server/platform/db/row-caps.ts";
import type { AccessToken } from "#shared/tokens/tokens.contract.ts";

export type TokensRepository = ReturnType<typeof createTokensRepository>;

const COLUMNS = ["id", "name", "scope", "createdAt", "lastUsedAt", "expiresAt"] as const;

export function createTokensRepository(db: Database) {
  return {
    /** Newest first. */
    list: (ownerId: OwnerId): Promise<AccessToken[]> =>
      db
        .selectFrom("access_tokens")
        .select(COLUMNS)
        .where("userId", "=", ownerId)
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .execute(),

    /** @throws HttpError 409 when the person has too many */
    async insert(
      ownerId: OwnerId,
      token: Omit<Insertable<Tables["access_tokens"]>, "userId">,
    ): Promise<void> {
      await insertOwned(db, ownerId, "access_tokens", token, ["id"]);
    },

    /** @returns whether there was one */
    async delete(ownerId: OwnerId, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom("access_tokens")
        .where("id", "=", id)
        .where("userId", "=", ownerId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
