import type { LabelKey } from "../modes/label-mappings.content.ts";
import type { SafetyKind } from "./safety.contract.ts";

interface LcesWords {
  /** One item: "New escape route". */
  singular: string;
  /** The list: what it is called where the mode's own word is not known. */
  plural: string;
  /** Which of the mode's words names the list. */
  label: LabelKey;
}

/** What the four elements of LCES are called. */
export const LCES_WORDS: Readonly<Record<SafetyKind, LcesWords>> = {
  lookout: { singular: "lookout", plural: "Lookouts", label: "lookouts" },
  comms: { singular: "communication", plural: "Communications", label: "communications" },
  "escape-route": { singular: "escape route", plural: "Escape Routes", label: "escape_routes" },
  "safety-zone": { singular: "safety zone", plural: "Safety Zones", label: "safety_zones" },
};
