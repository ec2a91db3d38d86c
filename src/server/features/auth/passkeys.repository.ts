import type { Selectable } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { PasskeysTable } from "#server/platform/auth/auth.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { lockRow } from "#server/platform/db/owned-rows.ts";
import type { Passkey } from "#shared/auth/sign-in-methods.contract.ts";

export type StoredPasskey = Selectable<PasskeysTable>;
export type NewPasskey = Pick<
  StoredPasskey,
  "credentialId" | "publicKey" | "counter" | "transports" | "name"
>;

export type PasskeysRepository = ReturnType<typeof createPasskeysRepository>;

export function createPasskeysRepository(db: Database, clock: Clock) {
  return {
    /** Oldest first. */
    list(ownerId: OwnerId): Promise<StoredPasskey[]> {
      return db
        .selectFrom("passkeys")
        .selectAll()
        .where("userId", "=", ownerId)
        .orderBy("createdAt")
        .orderBy("id")
        .execute();
    },

    async findByCredential(credentialId: string): Promise<StoredPasskey | null> {
      const found = await db
        .selectFrom("passkeys")
        .selectAll()
        .where("credentialId", "=", credentialId)
        .executeTakeFirst();
      return found ?? null;
    },

    async add(ownerId: OwnerId, passkey: NewPasskey): Promise<Passkey> {
      const { id, name, createdAt, lastUsedAt } = await db
        .insertInto("passkeys")
        .values({ ...passkey, id: uuidv7(), userId: ownerId, createdAt: clock.nowIso(), lastUsedAt: null })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { id, name, createdAt, lastUsedAt };
    },

    async rename(ownerId: OwnerId, id: string, name: string): Promise<Passkey | null> {
      const renamed = await db
        .updateTable("passkeys")
        .set({ name })
        .where("id", "=", id)
        .where("userId", "=", ownerId)
        .returning(["id", "name", "createdAt", "lastUsedAt"])
        .executeTakeFirst();
      return renamed ?? null;
    },

    async noteUse(id: string, counter: number): Promise<void> {
      await db
        .updateTable("passkeys")
        .set({ counter, lastUsedAt: clock.nowIso() })
        .where("id", "=", id)
        .execute();
    },

    /** @returns "last" if the person could not sign in without it; then it stays */
    remove(ownerId: OwnerId, id: string): Promise<"removed" | "unknown" | "last"> {
      return db.transaction().execute(async (trx) => {
        // Two removals at once must not take one another for the way that is left.
        await lockRow(trx, "profiles", { id: ownerId }, ["id"]);
        const owned = await trx.selectFrom("passkeys").select("id").where("userId", "=", ownerId).execute();
        if (!owned.some((passkey) => passkey.id === id)) return "unknown";
        const other = await trx
          .selectFrom("accounts")
          .select("id")
          .where("userId", "=", ownerId)
          .where((is) => is.or([is("providerId", "!=", "credential"), is("password", "is not", null)]))
          .executeTakeFirst();
        if (!other && owned.length === 1) return "last";
        await trx.deleteFrom("passkeys").where("id", "=", id).execute();
        return "removed";
      });
    },
  };
}
