import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { LcesTag } from "#shared/common/common.contract.ts";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import type {
  ActivityRepository,
  CompletedRow,
  PillarActivity,
  TouchedObjective,
  UrgentObjective,
} from "./activity.repository.ts";

/** The newest objectives that are active or were touched lately, with their milestones in order. */
export interface CurrentObjectives {
  objectives: Objective[];
  milestones: Milestone[];
}

/** Open-ended without `to`. */
interface Span {
  from: string;
  to?: string;
}

const LAST_INSTANT = "9999-12-31T23:59:59.999Z";

/** The dashboard's summary of a person's objectives. */
export interface ObjectivesSummary {
  /** The active objectives that are due first, and then the latest changed; at most five, each with its next milestone. */
  mostUrgent: UrgentObjective[];
  /** The number of active objectives. */
  active: number;
  /** The mean progress of active and completed objectives, as a whole percent. */
  overallProgress: number;
}

export type { CompletedRow };
export type ActivityService = ReturnType<typeof createActivityService>;

/** Bounded reads of a person's objectives for other features. */
export function createActivityService({ repository }: { repository: ActivityRepository }) {
  return {
    /**
     * @param pillars what `byPillar` returns
     * @param touched what `touched` returns, if the caller has read it anyway
     */
    async summary(
      ownerId: OwnerId,
      pillars: Promise<PillarActivity[]>,
      touched?: Promise<TouchedObjective[]>,
    ): Promise<ObjectivesSummary> {
      const [mostUrgent, figures] = await Promise.all([
        repository.mostUrgent(ownerId, await touched),
        pillars,
      ]);
      const sum = (of: "count" | "active" | "progress") =>
        figures.reduce((total, pillar) => total + pillar[of], 0);
      const count = sum("count");
      return {
        mostUrgent,
        active: sum("active"),
        overallProgress: count === 0 ? 0 : Math.round(sum("progress") / count),
      };
    },

    /** The newest objectives that are active, or in which anything was added, changed or completed since an instant; none archived. */
    touched: (ownerId: OwnerId, since: string): Promise<TouchedObjective[]> =>
      repository.touched(ownerId, since),

    /** Objectives that are active, or in which anything was added, changed or completed between two instants. */
    current: (ownerId: OwnerId, { from, to = LAST_INSTANT }: Span): Promise<CurrentObjectives> =>
      repository.current(ownerId, from, to),

    /** Statistics of each pillar that has objectives, without archived ones. */
    byPillar: (ownerId: OwnerId): Promise<PillarActivity[]> => repository.byPillar(ownerId),

    /** Objectives and milestones completed from `from` until before `to`, in no particular order; also what was archived since. */
    completed: (ownerId: OwnerId, { from, to = LAST_INSTANT }: Span): Promise<CompletedRow[]> =>
      repository.completed(ownerId, from, to),

    /** Active objectives with their tags. */
    tagged: (ownerId: OwnerId): Promise<{ id: string; status: Objective["status"]; tags: LcesTag[] }[]> =>
      repository.tagged(ownerId),
  };
}
