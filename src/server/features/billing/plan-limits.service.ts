import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Database } from "#server/platform/db/database.ts";
import { HttpError } from "#server/platform/http/errors.ts";
import type { RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";
import { GUEST_LIMITS } from "#shared/billing/billing.contract.ts";
import type { BillingRepository } from "./billing.repository.ts";

const A_DAY = { limit: GUEST_LIMITS.echoMessagesADay, windowSeconds: 24 * 60 * 60 };

interface Deps {
  repository: Pick<BillingRepository, "lockPlan" | "planOf">;
  rateLimiter: Pick<RateLimiter, "consume">;
  config: Pick<Config, "billing">;
}

export type PlanLimits = ReturnType<typeof createPlanLimits>;

/** The limits of the free plan. They hold only where plans are sold; safety is never limited. */
export function createPlanLimits({ repository, rateLimiter, config }: Deps) {
  return {
    /**
     * How many active objectives the person can have; null without a limit. Of concurrent transactions, each sees what
     * the earlier ones stored.
     */
    async activeObjectives(transaction: Database, ownerId: OwnerId): Promise<number | null> {
      if (!config.billing) return null;
      const plan = await repository.lockPlan(transaction, ownerId);
      return plan === "guest" ? GUEST_LIMITS.activeObjectives : null;
    },

    /** Counts a message to Echo. @throws HttpError 402 when the day's messages are used up */
    async countEchoMessage(ownerId: OwnerId): Promise<void> {
      if (!config.billing || (await repository.planOf(ownerId)) !== "guest") return;
      try {
        await rateLimiter.consume(`echo-day:${ownerId}`, A_DAY);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        throw planLimit(
          `The free plan has ${A_DAY.limit} messages to Echo a day, and today's are used up. They're back ${inHours(error.retryAfterSeconds ?? 0)}. People to turn to are always on Safety and Quick Calm.`,
        );
      }
    },
  };
}

/** A refusal because of the free plan's limits. The browser adds a link to the plans. */
export function planLimit(message: string): HttpError {
  return new HttpError(402, "plan_limit", message);
}

function inHours(seconds: number): string {
  const hours = Math.ceil(seconds / 3600);
  return hours <= 1 ? "within the hour" : `in ${hours} hours`;
}
