import type { BriefPart } from "#shared/echo/echo-brief.ts";

/** Echo's first words in every conversation. */
export const GREETING = "I'm Echo, a calm, structured assistant. What's happening today that needs a plan?";

export const ISAP_HINT = "ISAP can help us go step by step: Identify, Set Intent, Align, Proceed.";

/** Fixed by the specification. */
export const CONNECTION_LOST = "Connection lost. Please check your internet and try again.";

/** Asks a model for the rest of a reply that was cut. */
export const GO_ON = "Please continue your reply from where it broke off.";

/** Stays under the input. */
export const WHAT_ECHO_IS =
  "Echo is computer software. It isn't a person, a therapist or an emergency service, and it can be wrong.";

/** What a short name in a link to Echo stands for. */
export const KNOWN_CONTEXTS: Readonly<Record<string, string>> = {
  "beta-feedback": "I'd like to think through my feedback on the beta. What helped so far was: ",
};

/** Beginnings for somebody who does not know how to begin. */
export const STARTERS: readonly { label: string; text: string }[] = [
  { label: "Make a plan", text: "I need a plan for " },
  { label: "Too much at once", text: "There's too much on me right now: " },
  { label: "A decision", text: "I have to decide whether " },
  { label: "A hard conversation", text: "I need to talk to someone about " },
];

/** The parts of the plan, as the person calls them. */
export const PART_NAMES: Record<BriefPart, { name: string; none: string }> = {
  session: { name: "Latest ISAP session", none: "No session yet." },
  objectives: { name: "Active objectives", none: "No active objectives." },
  risks: { name: "High-priority risks", none: "No high-priority risks right now." },
  lcesGaps: { name: "Gaps in your safety plan", none: "No gaps." },
  checkIns: { name: "Recent check-ins, without notes", none: "No check-ins yet." },
  handover: { name: "Newest handover", none: "No handover yet." },
  boundaries: { name: "Boundaries", none: "No boundaries yet." },
};
