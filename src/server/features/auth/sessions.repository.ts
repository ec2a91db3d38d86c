import type { OwnerId } from "#server/platform/auth/owner.ts";
import "#server/platform/auth/auth.tables.ts";
import { sessionLimits } from "#server/platform/auth/session-reader.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";

export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

export function createSessionsRepository(db: Database, clock: Clock) {
  const ofPerson = (ownerId: OwnerId) => db.deleteFrom("sessions").where("userId", "=", ownerId);
  return {
    /** The sessions that are not over, most recently used first. */
    list(ownerId: OwnerId) {
      const { now, firstValidCreation } = sessionLimits(clock);
      return db
        .selectFrom("sessions")
        .select(["id", "userAgent", "createdAt", "expiresAt"])
        .where("userId", "=", ownerId)
        .where("expiresAt", ">", now)
        .where("createdAt", ">", firstValidCreation)
        .orderBy("expiresAt", "desc")
        .orderBy("id", "desc")
        .execute();
    },

    /** @returns whether there was such a session of this person */
    async end(ownerId: OwnerId, id: string): Promise<boolean> {
      const { numDeletedRows } = await ofPerson(ownerId).where("id", "=", id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async endOthers(ownerId: OwnerId, keptId: string): Promise<void> {
      await ofPerson(ownerId).where("id", "!=", keptId).execute();
    },

    async endByToken(token: string): Promise<void> {
      await db.deleteFrom("sessions").where("token", "=", token).execute();
    },

    /** Ends an account's least recently used sessions, beyond the `limit` newest. */
    async keepNewest(ownerId: OwnerId, limit: number): Promise<void> {
      const kept = db
        .selectFrom("sessions")
        .select("id")
        .where("userId", "=", ownerId)
        .orderBy("expiresAt", "desc")
        .orderBy("id", "desc")
        .limit(limit);
      await ofPerson(ownerId).where("id", "not in", kept).execute();
    },

    async removeExpired(): Promise<void> {
      const { now, firstValidCreation } = sessionLimits(clock);
      await db
        .deleteFrom("sessions")
        .where((is) => is.or([is("expiresAt", "<=", now), is("createdAt", "<=", firstValidCreation)]))
        .execute();
    },
  };
}
