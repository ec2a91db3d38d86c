import { daysBetween } from "#shared/calendar/plain-date.rules.ts";
import { urgencyOf } from "#shared/objectives/due.rules.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { formatDay, formatWeekday, formatWeekdayName } from "#web/platform/time/format-date.ts";

type Due = Pick<Objective, "dueOn" | "dueSource" | "status">;

/**
 * "Due Friday, December 4", "Due soon: Friday", "Overdue, was due November 20"; null without a due date.
 * @param isFull for the whole date where the weekday would do
 */
export function dueInWords(
  due: Due,
  { today, isFull = false }: { today: string; isFull?: boolean },
): string | null {
  const { dueOn, dueSource, status } = due;
  if (dueOn === null) return null;
  if (dueSource === "suggested") return `Suggested: ${formatWeekday(dueOn)}`;
  if (status === "completed") return `Was due ${formatDay(dueOn)}`;
  const urgency = urgencyOf(due, today);
  if (urgency === "overdue") return `Overdue, was due ${formatDay(dueOn)}`;
  const days = daysBetween(today, dueOn);
  if (days === 0) return "Due today";
  if (days === 1) return "Due tomorrow";
  if (isFull || urgency !== "soon") return `Due ${formatWeekday(dueOn)}`;
  return `Due soon: ${days < 7 ? formatWeekdayName(dueOn) : formatDay(dueOn)}`;
}
