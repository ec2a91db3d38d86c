import { findDeadline, type ReadingMoment } from "#shared/understanding/deadline.rules.ts";
import type { DueDate } from "./due.rules.ts";
import type { Objective, ObjectiveChanges } from "./objectives.contract.ts";

export const NO_DUE_DATE: DueDate = { dueOn: null, dueSource: null };

/**
 * The due date after a change. A day that is sent wins, and null clears it. Otherwise it is read from a new text under
 * Time-bound. A text without a day leaves a confirmed day unchanged.
 */
export function dueAfter(
  before: Pick<Objective, "timeBound"> & DueDate,
  { timeBound, dueOn, dueSource }: Pick<ObjectiveChanges, "timeBound" | "dueOn" | "dueSource">,
  moment: ReadingMoment,
): DueDate {
  if (dueOn === null) return NO_DUE_DATE;
  if (dueOn !== undefined) return { dueOn, dueSource: dueSource ?? "confirmed" };
  const earlier = { dueOn: before.dueOn, dueSource: before.dueSource };
  if (timeBound === undefined || timeBound === before.timeBound) return earlier;
  const read = findDeadline(timeBound, moment);
  if (read) return { dueOn: read.day, dueSource: "given" };
  return before.dueSource === "confirmed" ? earlier : NO_DUE_DATE;
}
