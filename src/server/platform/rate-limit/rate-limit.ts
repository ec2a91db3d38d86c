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
  /** How many attempts a window allows. */
  limit: number;
  windowSeconds: number;
}

/** Counts attempts in the database, so that the limit holds whichever process answers. */
export interface RateLimiter {
  /**
   * Counts one attempt under `key`.
   * @throws HttpError 429 when the window is used up.
   */
  consume(key: string, rateLimit: RateLimit): Promise<void>;
  /** Forgets what was counted under `key`, as after a successful sign-in. */
  reset(key: string): Promise<void>;
  /** Removes windows that are over. */
  removeExpired(): Promise<void>;
}

export function createRateLimiter(db: Database, clock: Clock): RateLimiter {
  return {
    async consume(key, { limit, windowSeconds }) {
      const now = clock.now();
      const nowIso = now.toISOString();
      const windowEnd = new Date(now.getTime() + windowSeconds * 1000).toISOString();
      const { count, expiresAt } = await db
        .insertInto("rate_limits")
        .values({ key, count: 1, expiresAt: windowEnd })
        .onConflict((on) =>
          on.column("key").doUpdateSet({
            count: sql`case when rate_limits."expiresAt" <= ${nowIso} then 1 else rate_limits.count + 1 end`,
            expiresAt: sql`case when rate_limits."expiresAt" <= ${nowIso} then excluded."expiresAt" else rate_limits."expiresAt" end`,
          }),
        )
        .returning(["count", "expiresAt"])
        .executeTakeFirstOrThrow();
      if (count > limit) {
        throw tooManyRequests(Math.max(1, Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000)));
      }
    },
    async reset(key) {
      await db.deleteFrom("rate_limits").where("key", "=", key).execute();
    },
    async removeExpired() {
      await db.deleteFrom("rate_limits").where("expiresAt", "<=", clock.nowIso()).execute();
    },
  };
}
