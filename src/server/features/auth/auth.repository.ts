import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import "#server/platform/auth/auth.tables.ts";
import { sessionLimits } from "#server/platform/auth/session-reader.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { User } from "#shared/auth/auth.contract.ts";

const SIGN_UP_LOCK = "signUpLock";

/** What decides who may create an account. */
export interface InstanceState {
  hasAccounts: boolean;
  hasOwner: boolean;
}

export interface NewAccount {
  /** Normalized. */
  email: string;
  username: string;
  passwordHash: string;
}

export type AuthRepository = ReturnType<typeof createAuthRepository>;

export function createAuthRepository(db: Database, clock: Clock) {
  async function instanceState(executor: Database): Promise<InstanceState> {
    const anyone = executor.selectFrom("profiles").select("id").limit(1);
    return {
      hasAccounts: (await anyone.executeTakeFirst()) !== undefined,
      hasOwner: (await anyone.where("role", "=", "owner").executeTakeFirst()) !== undefined,
    };
  }

  /** Makes sign-ups wait for each other until the transaction ends; SQLite has only one writer anyway. */
  async function lockSignUps(trx: Database): Promise<void> {
    await trx
      .insertInto("instance_facts")
      .values({ key: SIGN_UP_LOCK, value: "" })
      .onConflict((on) => on.column("key").doUpdateSet({ value: "" }))
      .execute();
  }

  return {
    async findUser(ownerId: OwnerId): Promise<User | null> {
      const user = await db
        .selectFrom("profiles")
        .select(["id", "email", "username", "phoneNumber", "address", "role", "plan", "subscriptionStatus"])
        .where("id", "=", ownerId)
        .executeTakeFirst();
      return user ?? null;
    },

    /** @param email normalized */
    async findIdByEmail(email: string): Promise<string | null> {
      const user = await db.selectFrom("profiles").select("id").where("email", "=", email).executeTakeFirst();
      return user?.id ?? null;
    },

    instanceState: (): Promise<InstanceState> => instanceState(db),

    /**
     * Creates an account with the role that `roleFor` gives it; nothing is created when that throws. Of several
     * sign-ups at the same moment each sees what the ones before it have created.
     * @returns false when the address has an account already
     */
    createAccount(
      { email, username, passwordHash }: NewAccount,
      roleFor: (state: InstanceState) => User["role"],
    ): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        await lockSignUps(trx);
        const role = roleFor(await instanceState(trx));
        const id = uuidv7();
        const times = { createdAt: clock.nowIso(), updatedAt: clock.nowIso() };
        const created = await trx
          .insertInto("profiles")
          .values({ id, email, username, role, ...times })
          .onConflict((on) => on.column("email").doNothing())
          .returning("id")
          .executeTakeFirst();
        if (!created) return false;
        await trx
          .insertInto("accounts")
          .values({
            id: uuidv7(),
            userId: id,
            providerId: "credential",
            accountId: id,
            password: passwordHash,
            ...times,
          })
          .execute();
        return true;
      });
    },

    /** Ends the sessions of an account that were used least recently, beyond the `limit` newest. */
    async keepNewestSessions(ownerId: OwnerId, limit: number): Promise<void> {
      const kept = db
        .selectFrom("sessions")
        .select("id")
        .where("userId", "=", ownerId)
        .orderBy("expiresAt", "desc")
        .orderBy("id", "desc")
        .limit(limit);
      await db.deleteFrom("sessions").where("userId", "=", ownerId).where("id", "not in", kept).execute();
    },

    async deleteSession(token: string): Promise<void> {
      await db.deleteFrom("sessions").where("token", "=", token).execute();
    },

    async removeExpiredSessions(): Promise<void> {
      const { now, firstValidCreation } = sessionLimits(clock);
      await db
        .deleteFrom("sessions")
        .where((is) => is.or([is("expiresAt", "<=", now), is("createdAt", "<=", firstValidCreation)]))
        .execute();
    },
  };
}
