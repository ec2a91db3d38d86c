import type { Cadence, IsapSession } from "#shared/isap/isap.contract.ts";
import { formatTimeOfDay } from "#web/platform/time/format-date.ts";

export const TRUTH_NAMES = ["First truth", "Second truth", "Third truth"];

export const CADENCE_NAMES = {
  daily: "Daily",
  weekly: "Weekly",
  biweekly: "Biweekly",
} as const satisfies Record<Cadence, string>;

export const CONTROL_NAMES = {
  people: "People",
  time: "Time",
  budget: "Budget",
  skills: "Skills",
} as const satisfies Record<keyof IsapSession["control"], string>;

/** "Weekly, at 7:30 AM". */
export function reviewInWords({ cadence, reviewTime }: Pick<IsapSession, "cadence" | "reviewTime">): string {
  return reviewTime ? `${CADENCE_NAMES[cadence]}, at ${formatTimeOfDay(reviewTime)}` : CADENCE_NAMES[cadence];
}
