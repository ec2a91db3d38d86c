import type { Risk } from "../risks/risks.contract.ts";
import { isUntouched } from "../safety/lces.rules.ts";
import { SAFETY_KINDS, type SafetyItem } from "../safety/safety.contract.ts";
import {
  COMMAND_ROLES,
  type CommandRole,
  type CommandState,
  DEFAULT_OWNER,
  type RoleOwners,
} from "./command-staff.contract.ts";

/** The initial state: no mission, nothing delegated, all eight roles held by the person. */
export const EMPTY_COMMAND_STATE: CommandState = {
  intent: { mission: "", outcomes: [], lastUpdated: null },
  priorities: [],
  delegations: [],
  operationalStatus: { lcesComplete: false, riskCount: 0, lastUpdated: null },
  boundaries: [],
  roleOwners: {
    ic: DEFAULT_OWNER,
    operations: DEFAULT_OWNER,
    safety: DEFAULT_OWNER,
    planning: DEFAULT_OWNER,
    logistics: DEFAULT_OWNER,
    finance: DEFAULT_OWNER,
    pio: DEFAULT_OWNER,
    liaison: DEFAULT_OWNER,
  },
  updatedAt: null,
};

/** The status shown on the page, from a mode's safety items and the risks; its time is that of the newest of both. */
export function operationalStatusOf(
  items: readonly Pick<SafetyItem, "kind" | "title" | "details" | "updatedAt">[],
  risks: readonly Pick<Risk, "status" | "updatedAt">[],
): CommandState["operationalStatus"] {
  const filled = items.filter((item) => !isUntouched(item));
  const written = [...filled, ...risks].map(({ updatedAt }) => updatedAt);
  return {
    lcesComplete: SAFETY_KINDS.every((kind) => filled.some((item) => item.kind === kind)),
    riskCount: risks.filter(({ status }) => status !== "resolved").length,
    lastUpdated: written.toSorted().at(-1) ?? null,
  };
}

/** Whether an owner is the person themselves, also written as "me" or left empty. */
export function isOwnedByMe(owner: string): boolean {
  const name = owner.trim().toLowerCase();
  return name === "" || name === DEFAULT_OWNER.toLowerCase();
}

export function activePriorityCount({ priorities }: Pick<CommandState, "priorities">): number {
  return priorities.filter(({ status }) => status === "active").length;
}

type WarningFacts = Pick<
  CommandState,
  "intent" | "priorities" | "operationalStatus" | "boundaries" | "roleOwners"
>;

const WARNS: Readonly<Partial<Record<CommandRole, (facts: WarningFacts) => boolean>>> = {
  ic: ({ intent, boundaries }) => intent.mission.trim() !== "" || boundaries.length > 0,
  operations: (facts) => activePriorityCount(facts) > 0,
  safety: ({ operationalStatus: { lcesComplete, riskCount } }) => !lcesComplete || riskCount > 0,
};

/**
 * Whether a role's card shows the warning flag. Only a role that the person holds can: the incident commander with a
 * mission or a boundary, operations with an active priority, safety with an incomplete LCES or any risk.
 */
export function hasWarning(role: CommandRole, facts: WarningFacts): boolean {
  return isOwnedByMe(facts.roleOwners[role]) && (WARNS[role]?.(facts) ?? false);
}

export type DelegationMeter = { delegated: number; total: number };

/**
 * How many of the shown roles belong to somebody else.
 * @param roles the roles on the page; a repeated role counts once
 */
export function delegationMeter(
  roleOwners: RoleOwners,
  roles: readonly CommandRole[] = COMMAND_ROLES,
): DelegationMeter {
  const shown = [...new Set(roles)];
  return {
    delegated: shown.filter((role) => !isOwnedByMe(roleOwners[role])).length,
    total: shown.length,
  };
}

const MISSION_PREVIEW_LENGTH = 50;

/** A mission on one line: its first 50 characters (graphemes), with an ellipsis if more follows. */
export function missionPreview(mission: string): string {
  const line = mission.trim().replaceAll(/\s+/g, " ");
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  if (characters.length <= MISSION_PREVIEW_LENGTH) return line;
  return `${characters.slice(0, MISSION_PREVIEW_LENGTH).join("").trimEnd()}…`;
}

/** The largest copy kept in the browser, in bytes of UTF-8. */
export const COMMAND_STORE_MAX_BYTES = 250 * 1024;
const KEPT_BOUNDARIES = 50;
const KEPT_PRIORITIES = 100;
const KEPT_OUTCOMES = 10;

/**
 * The state to keep in the browser: unchanged up to 250 KB, otherwise with only the last 50 boundaries, 100 priorities
 * and 10 outcomes. Only for the copy: never send a trimmed state to the server.
 */
export function fitCommandStore(state: CommandState): CommandState {
  const bytes = new TextEncoder().encode(JSON.stringify(state)).length;
  if (bytes <= COMMAND_STORE_MAX_BYTES) return state;
  return {
    ...state,
    intent: { ...state.intent, outcomes: state.intent.outcomes.slice(-KEPT_OUTCOMES) },
    priorities: state.priorities.slice(-KEPT_PRIORITIES),
    boundaries: state.boundaries.slice(-KEPT_BOUNDARIES),
  };
}
