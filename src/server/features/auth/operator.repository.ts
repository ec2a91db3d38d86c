import "#server/platform/auth/auth.tables.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import { createPasswordsRepository } from "./passwords.repository.ts";

/** What the server's operator can do to any account. */
export function createOperatorRepository(db: Database, clock: Clock) {
  const passwords = createPasswordsRepository(db, clock);
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

    /** Whether any account is the owner. */
    async hasOwner(): Promise<boolean> {
      const owner = await db
        .selectFrom("profiles")
        .select("id")
        .where("role", "=", "owner")
        .limit(1)
        .executeTakeFirst();
      return owner !== undefined;
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
        await passwords.replacePassword(trx, { id: person.id, email }, passwordHash);
        return true;
      });
    },
  };
}
