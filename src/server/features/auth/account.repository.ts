import type { OwnerId } from "#server/platform/auth/owner.ts";
import "#server/platform/auth/auth.tables.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { lockRow } from "#server/platform/db/owned-rows.ts";
import type { Account, ProfileChanges } from "#shared/auth/account.contract.ts";
import { hasPasskey, USER_COLUMNS } from "./auth.repository.ts";
import { createPasswordsRepository } from "./passwords.repository.ts";

export type AccountRepository = ReturnType<typeof createAccountRepository>;

export interface PasswordReplacement {
  /** The hash that was checked; null for an account without a password. */
  before: string | null;
  after: string;
  /** The session that stays. */
  keptSessionId: string;
}

export function createAccountRepository(db: Database, clock: Clock) {
  const passwords = createPasswordsRepository(db, clock);

  async function passwordOf(userId: string, from = db): Promise<string | null> {
    const account = await from
      .selectFrom("accounts")
      .select("password")
      .where("userId", "=", userId)
      .where("providerId", "=", "credential")
      .executeTakeFirst();
    return account?.password ?? null;
  }

  return {
    async find(ownerId: OwnerId): Promise<Account> {
      const profile = await db
        .selectFrom("profiles")
        .select([...USER_COLUMNS, "createdAt"])
        .select(hasPasskey)
        .where("id", "=", ownerId)
        .executeTakeFirstOrThrow();
      return {
        ...profile,
        hasPasskey: Boolean(profile.hasPasskey),
        hasPassword: (await passwordOf(ownerId)) !== null,
      };
    },

    /** Absent fields stay unchanged. */
    async updateProfile(ownerId: OwnerId, changes: Omit<ProfileChanges, "email">): Promise<void> {
      await db
        .updateTable("profiles")
        .set({ ...changes, updatedAt: clock.nowIso() })
        .where("id", "=", ownerId)
        .execute();
    },

    passwordHash: (ownerId: OwnerId): Promise<string | null> => passwordOf(ownerId),

    /** Ends all sessions but one. @returns false when the password was changed meanwhile */
    replacePassword(
      person: Pick<Account, "id" | "email">,
      { before, after, keptSessionId }: PasswordReplacement,
    ): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        await lockRow(trx, "profiles", { id: person.id }, ["id"]);
        if ((await passwordOf(person.id, trx)) !== before) return false;
        await passwords.replacePassword(trx, person, after, keptSessionId);
        return true;
      });
    },
  };
}
