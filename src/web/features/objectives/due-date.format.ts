import { daysBetween } from "#shared/calendar/plain-date.rules.ts";
import { urgencyOf } from "#shared/objectives/due.rules.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { formatDay, formatWeekday } from "#web/platform/time/format-date.ts";

type Due = Pick<Objective, "dueOn" | "dueSource" | "status">;

/** "Due Friday, December 4", "Overdue since November 20"; null without a due date. */
export function dueInWords(due: Due, today: string): string | null {
  const { dueOn, dueSource, status } = due;
  if (dueOn === null) return null;
  if (dueSource === "suggested") return `Suggested: ${formatWeekday(dueOn)}`;
  if (status === "completed") return `Was due ${formatDay(dueOn)}`;
  const urgency = urgencyOf(due, today);
  if (urgency === "overdue") return `Overdue since ${formatDay(dueOn)}`;
  const days = daysBetween(today, dueOn);
  if (days === 0) return "Due today";
  if (days === 1) return "Due tomorrow";
  return `${urgency === "soon" ? "Due soon:" : "Due"} ${formatWeekday(dueOn)}`;
}
