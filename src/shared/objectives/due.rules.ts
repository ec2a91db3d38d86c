import type { PlainDate } from "#shared/calendar/plain-date.rules.ts";
import type { Objective } from "./objectives.contract.ts";

export type DueDate = Pick<Objective, "dueOn" | "dueSource">;

/** The due date that the person gave or confirmed. A day that is only suggested cannot be late, so it answers null. */
export function firmDueOn({ dueOn, dueSource }: DueDate): PlainDate | null {
  return dueSource === "suggested" ? null : dueOn;
}
