import { PILLARS, type Pillar } from "#shared/doctrine/pillars.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";

export const STATUS_FILTERS = ["all", "active", "completed", "archived"] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

const PILLAR_FILTERS = ["all", ...PILLARS] as const;
export type PillarFilter = "all" | Pillar;

export interface Filtered {
  shown: Objective[];
  statusCounts: Record<StatusFilter, number>;
  /** Within the chosen status. */
  pillarCounts: Record<PillarFilter, number>;
}

/** Archived objectives only appear when they are asked for. */
export const hasStatus = (status: StatusFilter) => (objective: Objective) =>
  status === "all" ? objective.status !== "archived" : objective.status === status;
const hasPillar = (pillar: PillarFilter) => (objective: Objective) =>
  pillar === "all" || objective.pillar === pillar;

/** Applies both filters and counts the objectives of each option. */
export function filterObjectives(
  objectives: readonly Objective[],
  status: StatusFilter,
  pillar: PillarFilter,
): Filtered {
  const withStatus = objectives.filter(hasStatus(status));
  return {
    shown: withStatus.filter(hasPillar(pillar)),
    statusCounts: countEach(STATUS_FILTERS, (choice) => objectives.filter(hasStatus(choice)).length),
    pillarCounts: countEach(PILLAR_FILTERS, (choice) => withStatus.filter(hasPillar(choice)).length),
  };
}

function countEach<Choice extends string>(
  choices: readonly Choice[],
  count: (choice: Choice) => number,
): Record<Choice, number> {
  return Object.fromEntries(choices.map((choice) => [choice, count(choice)])) as Record<Choice, number>;
}
