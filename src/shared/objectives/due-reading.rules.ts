import {
  deadlineWords,
  findDeadline,
  type MomentInput,
  type ReadingMoment,
  readingMoment,
} from "#shared/understanding/deadline.rules.ts";
import { type DatedText, type DueDate, NO_DUE_DATE } from "./due.rules.ts";
import type { ObjectiveChanges } from "./objectives.contract.ts";

/** The due date in a text under Time-bound. Words that name a day only roughly suggest it. */
function dueIn(timeBound: string, moment: ReadingMoment): DueDate {
  const read = findDeadline(timeBound, moment);
  return read ? { dueOn: read.day, dueSource: read.isExact ? "given" : "suggested" } : NO_DUE_DATE;
}

/**
 * The due date after a change. A day that is sent wins, and null clears it. Otherwise it is read from a new text under
 * Time-bound, unless the words for the day are the same: "by Friday" stays the Friday that was meant when it was
 * written. A text without a day leaves a confirmed day unchanged.
 */
export function dueAfter(
  before: DatedText,
  { timeBound, dueOn, dueSource }: Pick<ObjectiveChanges, "timeBound" | "dueOn" | "dueSource">,
  input: MomentInput,
): DueDate {
  if (dueOn === null) return NO_DUE_DATE;
  if (dueOn !== undefined) return { dueOn, dueSource: dueSource ?? "confirmed" };
  const earlier = { dueOn: before.dueOn, dueSource: before.dueSource };
  if (timeBound === undefined || timeBound === before.timeBound) return earlier;
  const moment = readingMoment(input);
  const words = deadlineWords(timeBound, moment);
  if (words === null) return before.dueSource === "confirmed" ? earlier : NO_DUE_DATE;
  return words === deadlineWords(before.timeBound, moment) ? earlier : dueIn(timeBound, moment);
}
