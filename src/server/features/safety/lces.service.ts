import type { IsapService } from "#server/features/isap/isap.service.ts";
import type { ActivityService } from "#server/features/objectives/activity.service.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import type {
  Completeness,
  CompletenessQuery,
  Lces,
  LcesTrend,
  LcesTrendQuery,
} from "#shared/safety/lces.contract.ts";
import { completenessOf, lcesOf } from "#shared/safety/lces.rules.ts";
import type { SafetyRepository } from "./safety.repository.ts";
import type { SafetyService } from "./safety.service.ts";
import { trendOf } from "./trend.rules.ts";

export type LcesService = ReturnType<typeof createLcesService>;

interface Deps {
  repository: Pick<SafetyRepository, "readings">;
  safetyService: Pick<SafetyService, "listAll">;
  isapService: Pick<IsapService, "tagged">;
  activityService: Pick<ActivityService, "tagged">;
}

export function createLcesService(deps: Deps) {
  const { repository, safetyService, isapService, activityService } = deps;

  /** How complete the plan of a mode is. */
  async function completeness(ownerId: OwnerId, query: CompletenessQuery): Promise<Completeness> {
    const [items, sessions, objectives] = await Promise.all([
      safetyService.listAll(ownerId, { mode: query.mode }),
      query.includeIsap ? isapService.tagged(ownerId) : [],
      query.includeGoals ? activityService.tagged(ownerId) : [],
    ]);
    return completenessOf({ items, sessions, objectives });
  }

  return {
    /** The safety items as an LCES record; without a mode, those of all modes. */
    record: async (ownerId: OwnerId, { mode }: { mode?: ModeId | undefined }): Promise<Lces> =>
      lcesOf(await safetyService.listAll(ownerId, { mode })),

    completeness,

    /** The completeness of a mode's plan at the end of each local day, and now; oldest first. */
    async trend(ownerId: OwnerId, { mode, ...span }: LcesTrendQuery): Promise<LcesTrend> {
      const [readings, { percent }] = await Promise.all([
        repository.readings(ownerId, mode),
        completeness(ownerId, { mode, includeIsap: false, includeGoals: false }),
      ]);
      return trendOf(readings, percent, span);
    },
  };
}
