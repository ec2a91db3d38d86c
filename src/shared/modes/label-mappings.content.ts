import type { ModeId } from "./modes.ts";

/** The things that are named differently in each mode. */
export const LABEL_KEYS = [
  "dashboard",
  "isap",
  "objectives",
  "objective",
  "milestones",
  "risks",
  "safety",
  "wellness",
  "briefing",
  "watchouts",
  "lookouts",
  "communications",
  "escape_routes",
  "safety_zones",
] as const;

export type LabelKey = (typeof LABEL_KEYS)[number];

export type DefaultLabel = {
  readonly key: LabelKey;
  readonly mode: ModeId;
  readonly label: string;
  /** One short sentence of explanation. */
  readonly helper: string;
};

type LabelTable = Readonly<Record<LabelKey, readonly [label: string, helper: string]>>;

const LIFE: LabelTable = {
  dashboard: ["Dashboard", "Where things stand today."],
  isap: ["ISAP Compass", "Four steps from overwhelmed to a direction."],
  objectives: ["Objectives", "What you want to get done."],
  objective: ["Objective", "One thing you want to get done."],
  milestones: ["Milestones", "The steps along the way."],
  risks: ["Risks", "What could go wrong, and what you'd do."],
  safety: ["Safety", "Who looks out for you, who you call, ways out, safe places."],
  wellness: ["Wellness", "How you're doing, and what helps."],
  briefing: ["Briefing", "A short note to yourself for tomorrow."],
  watchouts: ["Watch Outs", "Early signs that something needs a look."],
  lookouts: ["Lookouts", "People who notice when you're not okay."],
  communications: ["Communications", "How you reach the people you count on."],
  escape_routes: ["Escape Routes", "Ways out of a bad evening, a bad plan or a bad place."],
  safety_zones: ["Safety Zones", "Places and people where you can rest."],
};

const BUSINESS: LabelTable = {
  dashboard: ["Dashboard", "The state of your work at a glance."],
  isap: ["ISAP Compass", "Four steps from an issue to a direction."],
  objectives: ["Priorities", "The results you have committed to."],
  objective: ["Priority", "One result you have committed to."],
  milestones: ["Deliverables", "What has to be delivered, and when."],
  risks: ["Risks", "What could cost time, money or trust."],
  safety: ["Safety", "Early warnings, contacts, fallbacks and reserves."],
  wellness: ["Wellness", "Your own capacity to work and to lead."],
  briefing: ["Briefing", "What the next shift or week needs to know."],
  watchouts: ["Watch Outs", "Early signs that a plan needs a look."],
  lookouts: ["Early Warnings", "People who see trouble before you can."],
  communications: ["Key Contacts", "Who hears what, and through which channel."],
  escape_routes: ["Fallback Plans", "How to stop, reverse or get out cleanly."],
  safety_zones: ["Reserves", "Time, cash and coverage nobody touches."],
};

const INCIDENT: LabelTable = {
  dashboard: ["Dashboard", "The situation now and the next hour."],
  isap: ["ISAP Compass", "Four steps to decide what comes first."],
  objectives: ["Incident Objectives", "What has to be true when this is over."],
  objective: ["Incident Objective", "One thing that has to be true when this is over."],
  milestones: ["Action Steps", "What has to happen, in order."],
  risks: ["Hazards", "What could hurt someone or make it worse."],
  safety: ["Safety", "The way out and the people to call, chosen before you need them."],
  wellness: ["Wellness", "Food, sleep and a minute to breathe."],
  briefing: ["Briefing", "What the next person needs to know."],
  watchouts: ["Watch Outs", "Signs that mean stop and look."],
  lookouts: ["Lookouts", "Who's watching, and what they're watching for."],
  communications: ["Communications", "Who to call, on what, and when to check in."],
  escape_routes: ["Escape Routes", "At least two ways to leave."],
  safety_zones: ["Safety Zones", "Where you'll be safe."],
};

const rows = (mode: ModeId, table: LabelTable): DefaultLabel[] =>
  LABEL_KEYS.map((key) => ({ key, mode, label: table[key][0], helper: table[key][1] }));

/** The default labels of a new instance. */
export const DEFAULT_LABEL_MAPPINGS: readonly DefaultLabel[] = [
  ...rows("life", LIFE),
  ...rows("business", BUSINESS),
  ...rows("incident", INCIDENT),
];
