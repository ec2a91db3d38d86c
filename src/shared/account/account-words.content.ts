import type { AccountTable } from "./account-data.contract.ts";

/** The kinds of records of an account's file in words. */
export const ACCOUNT_WORDS: Readonly<Record<AccountTable, string>> = {
  objectives: "Objectives",
  milestones: "Milestones",
  triggers: "Trigger points",
  isap_sessions: "ISAP sessions",
  risks: "Risks",
  plugin_checks: "Items of checks",
  safety_items: "Safety plan",
  change_logs: "History of the safety plan",
  lces_readings: "Completeness of the safety plan",
  wellness_checks: "Check-ins",
  boundaries: "Boundaries",
  boundary_reviews: "Answers about boundaries",
  briefings: "Handovers",
  carry_overs: "Carried-over items",
  custom_meditations: "Meditations",
  custom_resources: "Resources",
  command_states: "Command staff",
  watch_out_dismissals: "Dismissed Watch Outs",
  echo_settings: "Echo's settings",
  echo_conversations: "Conversations with Echo",
};
