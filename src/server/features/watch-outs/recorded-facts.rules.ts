import type { HandoverFact } from "#server/features/handover/handover.service.ts";
import type { Boundary } from "#shared/boundaries/boundaries.contract.ts";
import type { LcesTag } from "#shared/common/common.contract.ts";
import type { Pillar } from "#shared/doctrine/pillars.ts";
import type { IsapSessionFacts } from "#shared/doctrine/watch-out.rules.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import type { CheckInState } from "#shared/wellness/check-in.rules.ts";

/**
 * The parts of a person's records, of all modes, that the watch-outs read. Instants are UTC ISO strings, days are
 * "YYYY-MM-DD" in the person's calendar. Lists may be in any order; ids are unique within a list.
 */
export type RecordedFacts = {
  readonly checkIns: readonly CheckInFact[];
  readonly isapSessions: readonly IsapFact[];
  readonly objectives: readonly ObjectiveFact[];
  readonly milestones: readonly MilestoneFact[];
  readonly risks: readonly RiskFact[];
  /** Safety items that are filled in, without untitled new ones. */
  readonly safetyItems: readonly SafetyItemFact[];
  readonly handovers: readonly HandoverFact[];
  readonly boundaries: readonly BoundaryFact[];
  readonly triggers: readonly TriggerFact[];
  /** Statistics of the whole record if the lists hold only new or active rows. Without it, the lists are complete. */
  readonly whole?: WholeRecord;
  /** What reading the texts found. Without it, they hold nothing grave. */
  readonly grave?: GraveTexts;
};

/** Records whose texts ask for more than a watch-out. */
export type GraveTexts = {
  /** Ids of records that speak of danger to somebody. They are never quoted and never counted as a small problem. */
  readonly unquotable: ReadonlySet<string>;
  /** Whether one of the last two weeks says that somebody is in danger. */
  readonly isInDanger: boolean;
  /** Whether one of the last two weeks tells of a death, a grave illness or the like. */
  readonly isGrieving: boolean;
};

/** Statistics of all records, for rules that need more than the lists hold. */
export type WholeRecord = {
  readonly pillars: readonly PillarFigures[];
  /** When the oldest objective was added; null without any. */
  readonly firstObjectiveAt: string | null;
  readonly sessionTags: readonly LcesTag[];
  /** When the newest handover was written; null without any. */
  readonly lastHandoverAt: string | null;
  /** The number of handovers written since the newest ISAP session, or in total without one. */
  readonly handoversSinceSession: number;
  /** Whether check-ins older than those in the list exist. */
  readonly hasOlderCheckIns: boolean;
  /** Whether milestones exist that are not in the list. */
  readonly hasMoreMilestones: boolean;
};

export type PillarFigures = {
  readonly pillar: Pillar;
  /** When any of its objectives or their milestones was last added, changed or completed. */
  readonly touchedAt: string;
  readonly milestonesCompleted: number;
};

export type CheckInFact = CheckInState & {
  readonly id: string;
  readonly createdAt: string;
  readonly note?: string | null;
};

export type IsapFact = Readonly<IsapSessionFacts> & {
  readonly id: string;
  readonly tags: readonly LcesTag[];
  readonly createdAt: string;
};

export type ObjectiveFact = {
  readonly id: string;
  readonly title: string;
  readonly specific: string;
  readonly measurable: string;
  readonly achievable: string;
  readonly relevant: string;
  readonly timeBound: string;
  readonly status: Objective["status"];
  /** Percent, 0 to 100. */
  readonly progress: number;
  readonly pillar: Pillar;
  readonly mode: ModeId;
  readonly tags: readonly LcesTag[];
  /** Dollars as decimal text, or null. */
  readonly budget: string | null;
  readonly actualCost: string | null;
  readonly dueOn: string | null;
  /** A suggested day is never late. */
  readonly dueSource: "given" | "confirmed" | "suggested" | null;
  /** The number of its milestones. Without it, the list of milestones is complete. */
  readonly milestonesTotal?: number;
  /** When a milestone was last added or completed; null without any. */
  readonly milestoneAt?: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
};

export type MilestoneFact = {
  readonly objectiveId: string;
  readonly title: string;
  readonly completed: boolean;
  readonly completedAt: string | null;
  readonly createdAt: string;
};

export type RiskFact = {
  readonly id: string;
  readonly hazard: string;
  readonly probability: "L" | "M" | "H";
  readonly severity: "L" | "M" | "H";
  readonly mitigation: string;
  readonly owner: string | null;
  readonly status: "identified" | "mitigating" | "resolved";
  /** A day; other text is ignored. */
  readonly reviewDate: string | null;
  readonly createdAt: string;
};

export type SafetyItemFact = { readonly kind: LcesTag; readonly updatedAt: string };

export type BoundaryFact = Readonly<
  Pick<Boundary, "id" | "name" | "type" | "honored" | "lastReviewAt" | "updatedAt">
>;

export type TriggerFact = {
  readonly id: string;
  /** Null for one that guards the whole safety plan. */
  readonly objectiveId: string | null;
  readonly metric: string;
  readonly threshold: string;
  readonly status: "watching" | "tripped" | "retired";
};
