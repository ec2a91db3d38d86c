import type { Generated } from "kysely";
import type { Json } from "#server/platform/db/database.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    objectives: {
      id: string;
      userId: string;
      title: string;
      specific: string;
      measurable: string;
      achievable: string;
      relevant: string;
      timeBound: string;
      /** A day, or null. */
      dueOn: string | null;
      dueSource: Objective["dueSource"];
      status: Objective["status"];
      progress: number;
      pillar: Objective["pillar"];
      tags: Json<Objective["tags"]>;
      mode: Objective["mode"];
      budgetCents: number | null;
      actualCostCents: number | null;
      completedAt: string | null;
      progressBefore: number | null;
      orderIndex: Generated<number>;
      /** The milestones' counts, and when one was last added or completed: kept by `summarizeMilestones`. */
      milestonesTotal: Generated<number>;
      milestonesCompleted: Generated<number>;
      milestoneAt: string | null;
      createdAt: string;
      updatedAt: string;
    };
    milestones: {
      id: string;
      objectiveId: string;
      title: string;
      completed: boolean;
      completedAt: string | null;
      orderIndex: number;
      createdAt: string;
    };
  }
}
