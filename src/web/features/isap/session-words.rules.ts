import { ownDay } from "#shared/calendar/local-days.rules.ts";
import { daysBetween } from "#shared/calendar/plain-date.rules.ts";
import type { LcesTag } from "#shared/common/common.contract.ts";
import type { Cadence, IsapSession } from "#shared/isap/isap.contract.ts";
import type { LabelKey } from "#shared/modes/label-mappings.content.ts";
import { ownTimeZone, ownToday } from "#web/platform/time/own-day.ts";

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

/** The tags of a safety plan: which of the mode's words names them, and the word until those have loaded. */
export const TAG_NAMES = {
  lookout: { key: "lookouts", fallback: "Lookouts" },
  comms: { key: "communications", fallback: "Communications" },
  "escape-route": { key: "escape_routes", fallback: "Escape Routes" },
  "safety-zone": { key: "safety_zones", fallback: "Safety Zones" },
} as const satisfies Record<LcesTag, { key: LabelKey; fallback: string }>;

/** "Weekly, at 07:30". */
export function reviewInWords({ cadence, reviewTime }: Pick<IsapSession, "cadence" | "reviewTime">): string {
  return reviewTime ? `${CADENCE_NAMES[cadence]}, at ${reviewTime}` : CADENCE_NAMES[cadence];
}

/** The day in the person's own zone: "21 November 2026". */
export function dayInWords(timestamp: string): string {
  return new Date(timestamp).toLocaleDateString(undefined, {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}

/** The time of day in the person's own zone: "18:02". */
export function timeInWords(timestamp: string): string {
  return new Date(timestamp).toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });
}

/** "today at 18:02", "yesterday at 18:02" or "12 November 2026 at 18:02". */
export function momentInWords(timestamp: string): string {
  const age = daysBetween(ownDay(timestamp, ownTimeZone()), ownToday());
  const dayWord = age === 0 ? "today" : age === 1 ? "yesterday" : dayInWords(timestamp);
  return `${dayWord} at ${timeInWords(timestamp)}`;
}
