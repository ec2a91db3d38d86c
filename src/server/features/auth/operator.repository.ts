import "#server/platform/auth/auth.tables.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { User } from "#shared/auth/auth.contract.ts";

/** What the server's operator may do to any account. Both say whether there is such an account. */
export interface OperatorRepository {
  setRole(email: string, role: User["role"]): Promise<boolean>;
  /** Replaces the password and ends every session of the account. */
  setPassword(email: string, passwordHash: string): Promise<boolean>;
}

export function createOperatorRepository(db: Database, clock: Clock): OperatorRepository {
  return {
    async setRole(email, role) {
      const { numUpdatedRows } = await db
        .updateTable("profiles")
        .set({ role, updatedAt: clock.nowIso() })
        .where("email", "=", email)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    setPassword(email, passwordHash) {
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
        return true;
      });
    },
  };
}
