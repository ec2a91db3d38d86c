export const MODE_IDS = ["life", "business", "incident"] as const;

export type ModeId = (typeof MODE_IDS)[number];

export const DEFAULT_MODE = "life" satisfies ModeId;

/** A presentation of the same data: wording, color and quick tools change, the stored data does not. */
export type Mode = {
  readonly id: ModeId;
  readonly label: string;
  readonly tone: string;
  /** CSS class on the page root that sets the accent color. */
  readonly colorClass: string;
  /** Follows "You're in {label} mode" in the banner. */
  readonly summary: string;
  /** Ids of the quick tools on the dashboard, in order. */
  readonly tools: readonly string[];
  readonly prompts: { readonly starter: string; readonly reflection: string };
};

/** In the order of the mode switch. */
export const MODES = [
  {
    id: "life",
    label: "Life",
    tone: "warm-grounded",
    colorClass: "mode-life",
    summary: "Daily ground: know your day, choose one thing, have a way out.",
    tools: ["isap-mini", "quick-calm", "mood-trend"],
    prompts: {
      starter: "What would make today a little lighter?",
      reflection: "What did you notice today that's worth keeping?",
    },
  },
  {
    id: "business",
    label: "Business",
    tone: "executive-clarity",
    colorClass: "mode-business",
    summary: "Clear intent, clear roles, clear next decision.",
    tools: ["meeting-brief", "decision-log", "priorities-triage"],
    prompts: {
      starter: "Which decision is waiting on you, and who needs it?",
      reflection: "What moved today, what didn't, and who should know?",
    },
  },
  {
    id: "incident",
    label: "Incident",
    tone: "assertive-calm",
    colorClass: "mode-incident",
    summary: "One thing at a time: safety first, then the next hour.",
    tools: ["rapid-sitrep", "quick-containment", "lces-check"],
    prompts: {
      starter: "Is everyone safe right now? If so, what has to happen in the next hour?",
      reflection: "What has changed since you last looked, and what comes first now?",
    },
  },
] as const satisfies readonly Mode[];

export const LABEL_MAPPINGS_PATH = "/api/label-mappings";
