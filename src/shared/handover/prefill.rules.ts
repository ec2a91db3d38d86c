import { localDays } from "#shared/calendar/local-days.rules.ts";
import { plainDateOf } from "#shared/calendar/plain-date.rules.ts";
import type { IsapSession } from "../isap/isap.contract.ts";
import { firmDueOn } from "../objectives/due.rules.ts";
import type { Milestone, Objective } from "../objectives/objectives.contract.ts";
import { PREFILL_MAX, type Prefill } from "./handover.contract.ts";

/** Sorts after every day. */
const NO_DAY = "9999-12-31";

/** The records that a handover is pre-filled from. */
export interface DayRecords {
  objectives: readonly Objective[];
  /** For each objective in order. */
  milestones: readonly Milestone[];
  sessions: readonly IsapSession[];
}

/**
 * Suggestions from a person's records of a day: what was completed, what is still open, what began or changed.
 * @param day the day to hand over ("2026-11-21"), and the person's time zone
 * @throws RangeError when the time zone does not exist
 */
export function prefillFor(records: DayRecords, day: { date: string; timeZone: string }): Prefill {
  const { date } = day;
  const { dayOf } = localDays({ instant: `${date}T00:00:00Z`, timeZone: day.timeZone });
  const dayOfInstant = (instant: string) => plainDateOf(dayOf(Date.parse(instant)));
  return {
    date,
    completed: completedOn(date, dayOfInstant, records).slice(0, PREFILL_MAX),
    open: openBy(date, dayOfInstant, records).slice(0, PREFILL_MAX),
    changed: changedOn(date, dayOfInstant, records).slice(0, PREFILL_MAX),
  };
}

type DayOf = (instant: string) => string;

function completedOn(date: string, dayOf: DayOf, { objectives, milestones }: DayRecords) {
  const isCompleted = ({ completedAt }: { completedAt: string | null }) =>
    completedAt !== null && dayOf(completedAt) === date;
  const titles = new Map(objectives.map(({ id, title }) => [id, title]));
  const completed: Prefill["completed"] = objectives
    .filter(isCompleted)
    .map(({ id, title }) => ({ kind: "objective", id, title, objectiveTitle: null }));
  for (const { id, title, objectiveId } of milestones.filter(isCompleted)) {
    completed.push({ kind: "milestone", id, title, objectiveTitle: titles.get(objectiveId) ?? null });
  }
  return completed;
}

function openBy(date: string, dayOf: DayOf, { objectives, milestones }: DayRecords): Prefill["open"] {
  const next = new Map<string, string>();
  for (const { objectiveId, title, completed } of milestones) {
    if (!completed && !next.has(objectiveId)) next.set(objectiveId, title);
  }
  return objectives
    .filter(({ status, createdAt }) => status === "active" && dayOf(createdAt) <= date)
    .map((objective) => {
      const { id, title, progress, updatedAt } = objective;
      const dueOn = firmDueOn(objective);
      const overdue = dueOn !== null && dueOn < date;
      return {
        open: { id, title, progress, nextMilestone: next.get(id) ?? null, dueOn, overdue },
        updatedAt,
      };
    })
    .sort(
      (a, b) => compare(a.open.dueOn ?? NO_DAY, b.open.dueOn ?? NO_DAY) || compare(b.updatedAt, a.updatedAt),
    )
    .map(({ open }) => open);
}

function changedOn(date: string, dayOf: DayOf, { objectives, sessions }: DayRecords): Prefill["changed"] {
  const changed: Prefill["changed"] = [];
  for (const { id, title, progress, status, createdAt, updatedAt } of objectives) {
    if (status !== "active") continue;
    if (dayOf(createdAt) === date) changed.push({ kind: "started", id, title, progress });
    else if (dayOf(updatedAt) === date) changed.push({ kind: "updated", id, title, progress });
  }
  for (const { id, situation, createdAt } of sessions) {
    if (dayOf(createdAt) === date) changed.push({ kind: "aligned", id, title: situation, progress: null });
  }
  return changed;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
