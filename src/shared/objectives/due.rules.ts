import { daysBetween, type PlainDate } from "#shared/calendar/plain-date.rules.ts";
import type { Objective } from "./objectives.contract.ts";

export type DueDate = Pick<Objective, "dueOn" | "dueSource">;

export const NO_DUE_DATE: DueDate = { dueOn: null, dueSource: null };

/** A text under Time-bound with its due date. */
export type DatedText = Pick<Objective, "timeBound"> & DueDate;

/** The state before anything is written under Time-bound. */
export const NOTHING_WRITTEN: DatedText = { timeBound: "", ...NO_DUE_DATE };

const SOON_DAYS = 7;

/** The due date that the person gave or confirmed. A day that is only suggested cannot be late, so it answers null. */
export function firmDueOn({ dueOn, dueSource }: DueDate): PlainDate | null {
  return dueSource === "suggested" ? null : dueOn;
}

/** How an active objective stands to its due date: "soon" is today and the next seven days. Null without one. */
export function urgencyOf(
  objective: DueDate & Pick<Objective, "status">,
  today: PlainDate,
): "overdue" | "soon" | "later" | null {
  const dueOn = objective.status === "active" ? firmDueOn(objective) : null;
  if (dueOn === null) return null;
  if (dueOn < today) return "overdue";
  return daysBetween(today, dueOn) <= SOON_DAYS ? "soon" : "later";
}

const RANK = { active: 0, completed: 1, archived: 2 };

type Sorted = DueDate & Pick<Objective, "id" | "status" | "createdAt" | "updatedAt">;

/** Active objectives by due date, then the latest changed; completed and archived ones last. */
export function compareUrgency(a: Sorted, b: Sorted): number {
  if (a.status !== b.status) return RANK[a.status] - RANK[b.status];
  const [dueA, dueB] = a.status === "active" ? [firmDueOn(a), firmDueOn(b)] : [null, null];
  if (dueA !== dueB) return dueA !== null && (dueB === null || dueA < dueB) ? -1 : 1;
  return (
    compareText(b.updatedAt, a.updatedAt) || compareText(b.createdAt, a.createdAt) || compareText(b.id, a.id)
  );
}

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
