import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { LcesTag } from "#shared/common/common.contract.ts";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import type { ActivityRepository, CompletedRow, PillarActivity } from "./activity.repository.ts";

/** The newest objectives that are active or were touched lately, with their milestones in their order. */
export interface CurrentObjectives {
  objectives: Objective[];
  milestones: Milestone[];
}

/** Up to now without an end. */
interface Span {
  from: string;
  to?: string;
}

const LAST_INSTANT = "9999-12-31T23:59:59.999Z";

/** What the dashboard says about a person's objectives. */
export interface ObjectivesSummary {
  /** The newest active ones, at most five. */
  newest: Objective[];
  /** How many are active. */
  active: number;
  /** The mean of all, active and completed, as a whole per cent. */
  overallProgress: number;
}

export type ActivityService = ReturnType<typeof createActivityService>;

/** What other features look at of a person's objectives: bounded, whatever was ever written. */
export function createActivityService({ repository }: { repository: ActivityRepository }) {
  return {
    async summary(ownerId: OwnerId): Promise<ObjectivesSummary> {
      const [newest, { count, active, progress }] = await Promise.all([
        repository.newestActive(ownerId),
        repository.figures(ownerId),
      ]);
      return { newest, active, overallProgress: count === 0 ? 0 : Math.round(progress / count) };
    },

    /** Those that are active, and those in which anything was changed, added or completed between two instants. */
    current: (ownerId: OwnerId, { from, to = LAST_INSTANT }: Span): Promise<CurrentObjectives> =>
      repository.current(ownerId, from, to),

    /** Each pillar that has objectives, with all of them in figures. */
    byPillar: (ownerId: OwnerId): Promise<PillarActivity[]> => repository.byPillar(ownerId),

    /** Objectives and milestones that were completed from one instant on and before another, in no order. */
    completed: (ownerId: OwnerId, { from, to = LAST_INSTANT }: Span): Promise<CompletedRow[]> =>
      repository.completed(ownerId, from, to),

    /** The active ones with their tags. */
    tagged: (ownerId: OwnerId): Promise<{ id: string; status: Objective["status"]; tags: LcesTag[] }[]> =>
      repository.tagged(ownerId),
  };
}
