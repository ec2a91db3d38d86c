import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";

/** Only counts; whether a share is used up is asked before a call. */
const A_DAY = { limit: Number.POSITIVE_INFINITY, windowSeconds: 24 * 60 * 60 };

export type ModelTokens = ReturnType<typeof createModelTokens>;

/**
 * Each person's share of the model's tokens for a day, whatever they are used for.
 * @param perDay undefined: no limit
 */
export function createModelTokens(
  rateLimiter: Pick<RateLimiter, "consume" | "used">,
  perDay: number | undefined,
) {
  const keyOf = (ownerId: OwnerId) => `echo-tokens:${ownerId}`;
  return {
    /** What was used of the day's share; null without a limit. */
    today: async (ownerId: OwnerId): Promise<{ used: number; perDay: number } | null> =>
      perDay === undefined ? null : { used: await rateLimiter.used(keyOf(ownerId)), perDay },

    areSpent: async (ownerId: OwnerId): Promise<boolean> =>
      perDay !== undefined && (await rateLimiter.used(keyOf(ownerId))) >= perDay,

    /** Never rejects: not counting a reply is better than losing it. */
    async spend(ownerId: OwnerId, tokens: number): Promise<void> {
      await rateLimiter.consume(keyOf(ownerId), A_DAY, tokens).catch(() => undefined);
    },
  };
}
