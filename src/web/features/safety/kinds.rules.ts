import type { LabelKey } from "#shared/modes/label-mappings.content.ts";
import type { SafetyKind } from "#shared/safety/safety.contract.ts";

/** The four kinds: which of the mode's words names one, and the word until those have loaded. */
export const KIND_NAMES: Readonly<Record<SafetyKind, { key: LabelKey; fallback: string }>> = {
  lookout: { key: "lookouts", fallback: "Lookouts" },
  comms: { key: "communications", fallback: "Communications" },
  "escape-route": { key: "escape_routes", fallback: "Escape Routes" },
  "safety-zone": { key: "safety_zones", fallback: "Safety Zones" },
};
