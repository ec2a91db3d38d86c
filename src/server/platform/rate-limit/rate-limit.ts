import { sql } from "kysely";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { tooManyRequests } from "#server/platform/http/errors.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    rate_limits: { key: string; count: number; expiresAt: string };
  }
}

export interface RateLimit {
  /** The number of attempts allowed per window. */
  limit: number;
  windowSeconds: number;
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Counts attempts in the database, so a limit holds across processes. */
export function createRateLimiter(db: Database, clock: Clock) {
  return {
    /**
     * Counts one attempt, or another amount, under `key`.
     * @throws HttpError 429 when the window is used up
     */
    async consume(key: string, { limit, windowSeconds }: RateLimit, amount = 1): Promise<void> {
      const now = clock.now();
      const nowIso = now.toISOString();
      const windowEnd = new Date(now.getTime() + windowSeconds * 1000).toISOString();
      const { count, expiresAt } = await db
        .insertInto("rate_limits")
        .values({ key, count: amount, expiresAt: windowEnd })
        .onConflict((on) =>
          on.column("key").doUpdateSet({
            count: sql`case when rate_limits."expiresAt" <= ${nowIso} then excluded.count else rate_limits.count + excluded.count end`,
            expiresAt: sql`case when rate_limits."expiresAt" <= ${nowIso} then excluded."expiresAt" else rate_limits."expiresAt" end`,
          }),
        )
        .returning(["count", "expiresAt"])
        .executeTakeFirstOrThrow();
      if (count > limit) {
        throw tooManyRequests(Math.max(1, Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000)));
      }
    },

    /** The count under `key` in its window. */
    async used(key: string): Promise<number> {
      const row = await db
        .selectFrom("rate_limits")
        .select("count")
        .where("key", "=", key)
        .where("expiresAt", ">", clock.nowIso())
        .executeTakeFirst();
      return row?.count ?? 0;
    },

    /** Takes back one attempt counted by `consume`, for example when it turned out to be legitimate. */
    async giveBack(key: string): Promise<void> {
      await db
        .updateTable("rate_limits")
        .set({ count: sql`count - 1` })
        .where("key", "=", key)
        .where("count", ">", 0)
        .execute();
    },

    /** Clears the count under `key`. */
    async reset(key: string): Promise<void> {
      await db.deleteFrom("rate_limits").where("key", "=", key).execute();
    },

    /** Removes expired windows. */
    async removeExpired(): Promise<void> {
      await db.deleteFrom("rate_limits").where("expiresAt", "<=", clock.nowIso()).execute();
    },
  };
}
