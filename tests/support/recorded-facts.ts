import type { HandoverFact } from "#server/features/handover/handover.service.ts";
import { watchOutSignals } from "#server/features/watch-outs/engine.rules.ts";
import type {
  BoundaryFact,
  CheckInFact,
  IsapFact,
  MilestoneFact,
  ObjectiveFact,
  RecordedFacts,
  RiskFact,
  SafetyItemFact,
} from "#server/features/watch-outs/recorded-facts.rules.ts";
import type { Present } from "#shared/calendar/local-days.rules.ts";
import type { WatchOutId } from "#shared/doctrine/watch-outs.content.ts";

/** The reference time of the watch-out tests: a Tuesday noon. */
export const NOW: Present = { instant: "2026-03-10T12:00:00.000Z", timeZone: "UTC" };

/** The instant this many days (and hours) before `NOW`; negative numbers lie after it. */
export function ago(days: number, hours = 0): string {
  return new Date(Date.parse(NOW.instant) - days * 86_400_000 - hours * 3_600_000).toISOString();
}

/** The UTC day this many days after `NOW`, as "YYYY-MM-DD"; negative numbers lie before it. */
export function inDays(days: number): string {
  return ago(-days).slice(0, 10);
}

let made = 0;
const nextId = () => `id-${String(++made).padStart(6, "0")}`;

export function recordOf(parts: Partial<RecordedFacts> = {}): RecordedFacts {
  return {
    checkIns: [],
    isapSessions: [],
    objectives: [],
    milestones: [],
    risks: [],
    safetyItems: [],
    handovers: [],
    boundaries: [],
    triggers: [],
    ...parts,
  };
}

export function checkIn(createdAt: string, changes: Partial<CheckInFact> = {}): CheckInFact {
  return {
    id: nextId(),
    energy: "Steady",
    stress: 4,
    mood: "Neutral",
    source: "user",
    createdAt,
    ...changes,
  };
}

/** A session that triggers nothing by itself. */
export function isapSession(createdAt: string, changes: Partial<IsapFact> = {}): IsapFact {
  return {
    id: nextId(),
    clarity: ["Presence", "Peace"],
    control: { people: "Jo on Tuesdays", time: "two evenings", budget: "", skills: "" },
    cadence: "weekly",
    reviewTime: "19:30",
    tags: [],
    createdAt,
    ...changes,
  };
}

export function objective(title: string, changes: Partial<ObjectiveFact> = {}): ObjectiveFact {
  return {
    id: nextId(),
    title,
    specific: "Three evenings a week",
    measurable: "Counted on paper",
    achievable: "",
    relevant: "It matters to me",
    timeBound: "",
    status: "active",
    progress: 0,
    pillar: "Production",
    mode: "life",
    tags: [],
    budget: null,
    actualCost: null,
    dueOn: null,
    dueSource: changes.dueOn ? "given" : null,
    createdAt: ago(40),
    updatedAt: ago(40),
    ...changes,
  };
}

export function milestone(objectiveId: string, completedAt: string | null): MilestoneFact {
  return { objectiveId, title: "A step", completed: completedAt !== null, completedAt, createdAt: ago(40) };
}

export function risk(hazard: string, changes: Partial<RiskFact> = {}): RiskFact {
  return {
    id: nextId(),
    hazard,
    probability: "M",
    severity: "M",
    mitigation: "Salt in the shed",
    owner: null,
    status: "identified",
    reviewDate: null,
    createdAt: ago(5),
    ...changes,
  };
}

export function safetyItem(kind: SafetyItemFact["kind"], updatedAt: string): SafetyItemFact {
  return { kind, updatedAt };
}

/** A handover for the day this many days before `NOW`, written that day. */
export function handover(daysAgo: number, changes: Partial<HandoverFact> = {}): HandoverFact {
  return {
    id: nextId(),
    opPeriod: inDays(-daysAgo),
    whatChanged: "Nothing",
    whatPersists: "Nothing",
    onePriority: "Rest",
    createdAt: ago(daysAgo),
    ...changes,
  };
}

export function boundary(name: string, changes: Partial<BoundaryFact> = {}): BoundaryFact {
  return {
    id: nextId(),
    name,
    type: "work",
    honored: false,
    lastReviewAt: ago(2),
    updatedAt: ago(2),
    ...changes,
  };
}

/** The facts for one watch-out, or null if it does not apply. */
export function factsOf(
  id: WatchOutId,
  parts: Partial<RecordedFacts>,
  now: Present = NOW,
): readonly string[] | null {
  return watchOutSignals(recordOf(parts), now).find((signal) => signal.id === id)?.facts ?? null;
}
