import { type ExpressionBuilder, sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import "#server/platform/auth/auth.tables.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { type Database, inTransaction, type Tables } from "#server/platform/db/database.ts";
import { SIGNUP_POLICIES, type SignupPolicy, type User } from "#shared/auth/auth.contract.ts";

const SIGNUPS = "signups";
const SIGN_UP_LOCK = "signUpLock";

/** The facts that decide who may create an account. */
export interface InstanceState {
  hasAccounts: boolean;
  /** What an admin chose; null where the configuration counts. */
  signups: SignupPolicy | null;
  hasOwner: boolean;
}

export interface NewAccount {
  /** Normalized. */
  email: string;
  username: string;
  /** Null for somebody who signs in elsewhere. */
  passwordHash: string | null;
}

/** What every page knows of its person. */
export const USER_COLUMNS = [
  "id",
  "email",
  "username",
  "phoneNumber",
  "address",
  "role",
  "plan",
  "subscriptionStatus",
] as const satisfies readonly (keyof User)[];

/** Whether a passkey signs the person in; SQLite answers 0 or 1. */
export function hasPasskey({ exists, selectFrom }: ExpressionBuilder<Tables, "profiles">) {
  const own = selectFrom("passkeys").select("passkeys.id").whereRef("passkeys.userId", "=", "profiles.id");
  return exists(own).as("hasPasskey");
}

/** What a new account is given. */
export type Grant = Pick<User, "role" | "plan">;

export interface Admission {
  /** Decides in the transaction what the account is given; if it throws, nothing is created. */
  grant: (state: InstanceState, transaction: Database) => Grant | Promise<Grant>;
  /** Joins the transaction once the account is there; if it throws, nothing is created. */
  onCreated?: (transaction: Database, accountId: string) => Promise<void>;
}

export type AuthRepository = ReturnType<typeof createAuthRepository>;

export function createAuthRepository(db: Database, clock: Clock) {
  async function instanceState(executor: Database): Promise<InstanceState> {
    const anyone = executor.selectFrom("profiles").select("id").limit(1);
    return {
      hasAccounts: (await anyone.executeTakeFirst()) !== undefined,
      hasOwner: (await anyone.where("role", "=", "owner").executeTakeFirst()) !== undefined,
      signups: await storedSignups(executor),
    };
  }

  async function storedSignups(executor: Database): Promise<SignupPolicy | null> {
    const fact = await executor
      .selectFrom("instance_facts")
      .select("value")
      .where("key", "=", SIGNUPS)
      .executeTakeFirst();
    return SIGNUP_POLICIES.find((policy) => policy === fact?.value) ?? null;
  }

  /** Serializes sign-ups until the transaction ends; SQLite has only one writer anyway. */
  async function lockSignUps(trx: Database): Promise<void> {
    await trx
      .insertInto("instance_facts")
      .values({ key: SIGN_UP_LOCK, value: "" })
      .onConflict((on) => on.column("key").doUpdateSet({ value: "" }))
      .execute();
  }

  /** Deletes an account with everything that belongs to it. @returns whether it existed */
  async function deleteAccount(transaction: Database, id: string): Promise<boolean> {
    // Every row of a person refers to the profile, and goes with it.
    const deleted = await transaction
      .deleteFrom("profiles")
      .where("id", "=", id)
      .returning("email")
      .executeTakeFirst();
    if (!deleted) return false;
    // Limits are counted by keys of parts, of which one may be the person.
    for (const name of [id, deleted.email]) {
      const pattern = `%:${name.replaceAll(/[\\%_]/g, "\\$&")}:%`;
      await transaction
        .deleteFrom("rate_limits")
        .where(sql<boolean>`(key || ':') like ${pattern} escape '\\'`)
        .execute();
    }
    return true;
  }

  return {
    async findUser(ownerId: OwnerId): Promise<User | null> {
      const user = await db
        .selectFrom("profiles")
        .select(USER_COLUMNS)
        .select(hasPasskey)
        .where("id", "=", ownerId)
        .executeTakeFirst();
      return user ? { ...user, hasPasskey: Boolean(user.hasPasskey) } : null;
    },

    /** @param email normalized */
    async findIdByEmail(email: string): Promise<string | null> {
      const user = await db.selectFrom("profiles").select("id").where("email", "=", email).executeTakeFirst();
      return user?.id ?? null;
    },

    storedSignups: (executor: Database = db): Promise<SignupPolicy | null> => storedSignups(executor),

    /** @param signups null for what the configuration says */
    async storeSignups(transaction: Database, signups: SignupPolicy | null): Promise<void> {
      await transaction.deleteFrom("instance_facts").where("key", "=", SIGNUPS).execute();
      if (signups !== null)
        await transaction.insertInto("instance_facts").values({ key: SIGNUPS, value: signups }).execute();
    },

    instanceState: (): Promise<InstanceState> => instanceState(db),

    /** What an account would be given now. @throws what `grant` throws */
    previewGrant: async ({ grant }: Admission): Promise<Grant> => grant(await instanceState(db), db),

    /**
     * Creates an account. Of concurrent sign-ups, each sees the accounts created by the earlier ones.
     * @param transaction to join; without one, a new one
     * @returns its id, or null when the address already has an account
     */
    createAccount(
      { email, username, passwordHash }: NewAccount,
      { grant, onCreated }: Admission,
      transaction: Database = db,
    ): Promise<string | null> {
      return inTransaction(transaction, async (trx) => {
        await lockSignUps(trx);
        const { role, plan } = await grant(await instanceState(trx), trx);
        const id = uuidv7();
        const times = { createdAt: clock.nowIso(), updatedAt: clock.nowIso() };
        const created = await trx
          .insertInto("profiles")
          .values({ id, email, username, role, plan, ...times })
          .onConflict((on) => on.column("email").doNothing())
          .returning("id")
          .executeTakeFirst();
        if (!created) return null;
        if (passwordHash !== null) {
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
        }
        await onCreated?.(trx, id);
        return id;
      });
    },

    deleteAccount,

    /**
     * Deletes an account unless it is that of the only owner and others remain. Of concurrent calls, each sees what the
     * earlier ones left.
     * @returns false if it was kept
     */
    deleteUnlessNeeded: (id: string): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lockSignUps(trx);
        const others = trx.selectFrom("profiles").select("id").where("id", "!=", id).limit(1);
        const { role } = await trx
          .selectFrom("profiles")
          .select("role")
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
        const isNeeded =
          role === "owner" &&
          (await others.executeTakeFirst()) !== undefined &&
          (await others.where("role", "=", "owner").executeTakeFirst()) === undefined;
        return !isNeeded && (await deleteAccount(trx, id));
      }),
  };
}
