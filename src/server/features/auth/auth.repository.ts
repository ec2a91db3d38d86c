import type { OwnerId } from "#server/platform/auth/owner.ts";
import "#server/platform/auth/auth.tables.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { User } from "#shared/auth/auth.contract.ts";

const OWNER_FACT = "ownerId";

export interface AuthRepository {
  findUser(ownerId: OwnerId): Promise<User | null>;
  hasAnyUser(): Promise<boolean>;
  /** @param email normalised */
  hasUserWithEmail(email: string): Promise<boolean>;
  /**
   * Makes this person the owner unless the instance has one, and says whether it did. Of two first accounts created
   * at the same moment only one succeeds.
   */
  claimOwnership(ownerId: OwnerId): Promise<boolean>;
  deleteSession(token: string): Promise<void>;
  removeExpiredSessions(nowIso: string): Promise<void>;
}

export function createAuthRepository(db: Database): AuthRepository {
  return {
    async findUser(ownerId) {
      const user = await db
        .selectFrom("profiles")
        .select(["id", "email", "username", "phoneNumber", "address", "role", "plan", "subscriptionStatus"])
        .where("id", "=", ownerId)
        .executeTakeFirst();
      return user ?? null;
    },
    async hasAnyUser() {
      return (await db.selectFrom("profiles").select("id").limit(1).executeTakeFirst()) !== undefined;
    },
    async hasUserWithEmail(email) {
      return (
        (await db.selectFrom("profiles").select("id").where("email", "=", email).executeTakeFirst()) !==
        undefined
      );
    },
    claimOwnership(ownerId) {
      return db.transaction().execute(async (trx) => {
        const claimed = await trx
          .insertInto("instance_facts")
          .values({ key: OWNER_FACT, value: ownerId })
          .onConflict((on) => on.column("key").doNothing())
          .returning("key")
          .executeTakeFirst();
        if (!claimed) return false;
        await trx.updateTable("profiles").set({ role: "owner" }).where("id", "=", ownerId).execute();
        return true;
      });
    },
    async deleteSession(token) {
      await db.deleteFrom("sessions").where("token", "=", token).execute();
    },
    async removeExpiredSessions(nowIso) {
      await db.deleteFrom("sessions").where("expiresAt", "<=", nowIso).execute();
    },
  };
}
