import type { HandoverFact } from "#server/features/handover/handover.service.ts";
import type { Boundary } from "#shared/boundaries/boundaries.contract.ts";
import type { LcesTag } from "#shared/common/common.contract.ts";
import type { Pillar } from "#shared/doctrine/pillars.ts";
import type { IsapSessionFacts } from "#shared/doctrine/watch-out.rules.ts";
import type { CheckInState } from "#shared/wellness/check-in.rules.ts";

/**
 * What a person has recorded, as far as the watch-outs look at it. Instants are UTC ISO strings, days are "YYYY-MM-DD" in
 * the person's own calendar. Safety items are those of one mode, everything else is the same in every mode. Lists may
 * come in any order; ids are unique within a list.
 */
export type RecordedFacts = {
  readonly checkIns: readonly CheckInFact[];
  readonly isapSessions: readonly IsapFact[];
  readonly objectives: readonly ObjectiveFact[];
  readonly milestones: readonly MilestoneFact[];
  readonly risks: readonly RiskFact[];
  /** The safety items that count as filled in: an untitled new one is left out. */
  readonly safetyItems: readonly SafetyItemFact[];
  readonly handovers: readonly HandoverFact[];
  readonly boundaries: readonly BoundaryFact[];
  readonly triggers: readonly TriggerFact[];
  /** Where the lists hold only what is new or active: the whole record in figures. Without it the lists are complete. */
  readonly whole?: WholeRecord;
};

/** Everything that was ever recorded, in figures, as far as a rule asks for more than the lists hold. */
export type WholeRecord = {
  readonly pillars: readonly PillarFigures[];
  /** When the oldest objective was added; null without any. */
  readonly firstObjectiveAt: string | null;
  readonly sessionTags: readonly LcesTag[];
  /** When the newest handover was written; null without any. */
  readonly lastHandoverAt: string | null;
  /** How many handovers were written since the newest ISAP session, or ever when there is none. */
  readonly handoversSinceSession: number;
  /** Whether there are check-ins that are older than those in the list. */
  readonly hasOlderCheckIns: boolean;
};

export type PillarFigures = {
  readonly pillar: Pillar;
  /** When any of its objectives or their milestones was last added, changed or completed. */
  readonly touchedAt: string;
  readonly milestonesCompleted: number;
};

export type CheckInFact = CheckInState & { readonly id: string; readonly createdAt: string };

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
  readonly status: "active" | "completed";
  /** Per cent, 0 to 100. */
  readonly progress: number;
  readonly pillar: Pillar;
  readonly tags: readonly LcesTag[];
  /** Dollars as decimal text, or null. */
  readonly budget: string | null;
  readonly actualCost: string | null;
  /** The day read from `timeBound`. Without it, the latest "2026-03-09" or "9 March 2026" in that text counts. */
  readonly dueDate?: string | null | undefined;
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
  /** A day, or text that is passed over when it is none. */
  readonly reviewDate: string | null;
  readonly createdAt: string;
};

export type SafetyItemFact = { readonly kind: LcesTag; readonly updatedAt: string };

export type BoundaryFact = Readonly<Pick<Boundary, "id" | "name" | "type" | "honored" | "updatedAt">>;

export type TriggerFact = {
  readonly id: string;
  /** Null for one that guards the safety plan as a whole. */
  readonly objectiveId: string | null;
  readonly metric: string;
  readonly threshold: string;
  readonly status: "watching" | "tripped" | "retired";
};
