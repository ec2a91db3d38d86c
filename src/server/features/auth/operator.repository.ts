import "#server/platform/auth/auth.tables.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import { accountKeyOf } from "./sign-in-limits.service.ts";

export type OperatorRepository = ReturnType<typeof createOperatorRepository>;

/** What the server's operator can do to any account. */
export function createOperatorRepository(db: Database, clock: Clock) {
  return {
    /** @returns whether the account exists */
    async setRole(email: string, role: User["role"]): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("profiles")
        .set({ role, updatedAt: clock.nowIso() })
        .where("email", "=", email)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Replaces the password, ends all sessions and clears failed sign-ins. @returns whether the account exists */
    setPassword(email: string, passwordHash: string): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const person = await trx
          .selectFrom("profiles")
          .select("id")
          .where("email", "=", email)
          .executeTakeFirst();
        if (!person) return false;
        await trx
          .updateTable("accounts")
          .set({ password: passwordHash })
          .where("userId", "=", person.id)
          .where("providerId", "=", "credential")
          .execute();
        await trx.deleteFrom("sessions").where("userId", "=", person.id).execute();
        await trx.deleteFrom("rate_limits").where("key", "=", accountKeyOf(email)).execute();
        return true;
      });
    },
  };
}
