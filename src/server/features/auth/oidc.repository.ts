import { v7 as uuidv7 } from "uuid";
import "#server/platform/auth/auth.tables.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { lockRow } from "#server/platform/db/owned-rows.ts";

/** A person at the provider. */
export interface Identity {
  providerId: string;
  subject: string;
}

export type OidcRepository = ReturnType<typeof createOidcRepository>;

export function createOidcRepository(db: Database, clock: Clock) {
  return {
    /** The account that this identity signs in to. */
    async findOwner({ providerId, subject }: Identity): Promise<string | null> {
      const found = await db
        .selectFrom("accounts")
        .select("userId")
        .where("providerId", "=", providerId)
        .where("accountId", "=", subject)
        .executeTakeFirst();
      return found?.userId ?? null;
    },

    async isConnected(userId: string, providerId: string): Promise<boolean> {
      const found = await db
        .selectFrom("accounts")
        .select("id")
        .where("userId", "=", userId)
        .where("providerId", "=", providerId)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** @returns false if the identity belongs to an account already */
    async connect(executor: Database, userId: string, { providerId, subject }: Identity): Promise<boolean> {
      const times = { createdAt: clock.nowIso(), updatedAt: clock.nowIso() };
      const connected = await executor
        .insertInto("accounts")
        .values({ id: uuidv7(), userId, providerId, accountId: subject, password: null, ...times })
        .onConflict((on) => on.columns(["providerId", "accountId"]).doNothing())
        .returning("id")
        .executeTakeFirst();
      return connected !== undefined;
    },

    async markEmailVerified(executor: Database, userId: string): Promise<void> {
      await executor.updateTable("profiles").set({ emailVerified: true }).where("id", "=", userId).execute();
    },

    /** @returns false if the person could not sign in without it; then it stays */
    disconnect(userId: string, providerId: string): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        await lockRow(trx, "profiles", { id: userId }, ["id"]);
        const passkey = await trx
          .selectFrom("passkeys")
          .select("id")
          .where("userId", "=", userId)
          .executeTakeFirst();
        const password = await trx
          .selectFrom("accounts")
          .select("id")
          .where("userId", "=", userId)
          .where("password", "is not", null)
          .executeTakeFirst();
        if (!passkey && !password) return false;
        await trx
          .deleteFrom("accounts")
          .where("userId", "=", userId)
          .where("providerId", "=", providerId)
          .execute();
        return true;
      });
    },
  };
}
