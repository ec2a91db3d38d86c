import "./objectives.tables.ts";
import { type PlanLimits, planLimit } from "#server/features/billing/plan-limits.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database } from "#server/platform/db/database.ts";

export type ActiveObjectives = ReturnType<typeof createActiveObjectives>;

export function createActiveObjectives(planLimits: Pick<PlanLimits, "activeObjectives">) {
  return {
    /**
     * Refuses what this transaction made active when the person now has more than their plan holds. Call it after
     * writing: of concurrent transactions, each then counts the rows of the earlier ones.
     * @throws HttpError 402
     */
    async check(transaction: Database, ownerId: OwnerId): Promise<void> {
      const max = await planLimits.activeObjectives(transaction, ownerId);
      if (max === null) return;
      const beyond = await transaction
        .selectFrom("objectives")
        .select("id")
        .where("userId", "=", ownerId)
        .where("status", "=", "active")
        .limit(1)
        .offset(max)
        .executeTakeFirst();
      if (beyond === undefined) return;
      throw planLimit(
        `The free plan holds ${max} active objectives. Complete or archive one, or choose a plan. Nothing is lost.`,
      );
    },
  };
}
