import { v7 as uuidv7 } from "uuid";
import "#server/platform/auth/auth.tables.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { accountKeyOf } from "./sign-in-limits.service.ts";

export interface Account {
  id: string;
  email: string;
  username: string;
  emailVerified: boolean;
}

export type PasswordsRepository = ReturnType<typeof createPasswordsRepository>;

export function createPasswordsRepository(db: Database, clock: Clock) {
  const accounts = (from = db) =>
    from.selectFrom("profiles").select(["id", "email", "username", "emailVerified"]);

  return {
    /** @param email normalized */
    async findByEmail(email: string): Promise<Account | null> {
      return (await accounts().where("email", "=", email).executeTakeFirst()) ?? null;
    },

    async findById(id: string, from = db): Promise<Account | null> {
      return (await accounts(from).where("id", "=", id).executeTakeFirst()) ?? null;
    },

    /** Changes the address and voids all links. @returns false if another account has it */
    async changeEmail(
      trx: Database,
      id: string,
      changes: Pick<Account, "email" | "emailVerified">,
    ): Promise<boolean> {
      const other = trx.selectFrom("profiles").select("id").where("email", "=", changes.email);
      const { numUpdatedRows } = await trx
        .updateTable("profiles")
        .set({ ...changes, updatedAt: clock.nowIso() })
        .where("id", "=", id)
        .where((is) => is.not(is.exists(other)))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await trx.deleteFrom("one_time_tokens").where("userId", "=", id).execute();
      return true;
    },

    /**
     * Replaces or adds the password, ends all sessions, clears failed sign-ins and voids all links.
     * @param keptSessionId a session that stays
     */
    async replacePassword(
      trx: Database,
      { id, email }: Pick<Account, "id" | "email">,
      password: string,
      keptSessionId = "",
    ): Promise<void> {
      const times = { createdAt: clock.nowIso(), updatedAt: clock.nowIso() };
      await trx
        .insertInto("accounts")
        .values({ id: uuidv7(), userId: id, providerId: "credential", accountId: id, password, ...times })
        .onConflict((on) =>
          on.columns(["providerId", "accountId"]).doUpdateSet({ password, updatedAt: times.updatedAt }),
        )
        .execute();
      await trx.deleteFrom("sessions").where("userId", "=", id).where("id", "!=", keptSessionId).execute();
      await trx.deleteFrom("one_time_tokens").where("userId", "=", id).execute();
      await trx.deleteFrom("rate_limits").where("key", "=", accountKeyOf(email)).execute();
    },

    /**
     * The person has shown that the address is theirs. Until then anybody may have created the account with it, so the
     * other ways to sign in are removed.
     * @returns whether there were any
     */
    async claimEmail(trx: Database, { id, emailVerified }: Account): Promise<boolean> {
      if (emailVerified) return false;
      await trx
        .updateTable("profiles")
        .set({ emailVerified: true, updatedAt: clock.nowIso() })
        .where("id", "=", id)
        .execute();
      const passkeys = await trx.deleteFrom("passkeys").where("userId", "=", id).executeTakeFirst();
      const identities = await trx
        .deleteFrom("accounts")
        .where("userId", "=", id)
        .where("providerId", "!=", "credential")
        .executeTakeFirst();
      return passkeys.numDeletedRows + identities.numDeletedRows > 0n;
    },
  };
}
