import type { LcesTag } from "#shared/common/common.contract.ts";
import type { Cadence, IsapSession } from "#shared/isap/isap.contract.ts";
import type { LabelKey } from "#shared/modes/label-mappings.content.ts";

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
