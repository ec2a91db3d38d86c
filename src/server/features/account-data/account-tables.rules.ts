import { type AccountTable, accountRecordSchemas } from "#shared/account/account-data.contract.ts";
import { centsFromDecimal, decimalFromCents } from "#shared/objectives/money.rules.ts";
import type { Risk } from "#shared/risks/risks.contract.ts";
import { priorityOf } from "#shared/risks/risks.rules.ts";

type Fields = Record<string, unknown>;

/** A field that is stored in another form. */
interface StoredField {
  column: string;
  toField: (stored: never) => unknown;
  toStored: (field: never) => unknown;
}

/** How the records of a table are stored, where that differs from the rest. */
export interface AccountTableRules {
  /** Fields with the id of another record of the file. */
  references?: Partial<Record<string, AccountTable>>;
  /** Fields with the id of a record that may be gone. */
  mentions?: Partial<Record<string, AccountTable>>;
  /** The reference that says whose row it is, for a table without `userId`. */
  ownedThrough?: string;
  /** The columns that identify a row of one person, for a table without ids. */
  key?: readonly string[];
  /** Only rows with this value are exported. */
  only?: Readonly<Fields>;
  fields?: Readonly<Record<string, StoredField>>;
  /** The field with the address of a tool, and the column with its id. */
  tool?: { field: string; column: string };
  /** Columns that follow from the record and its owner. */
  derived?: (record: never, ownerId: string) => Fields;
  /** The setting without which these records are not kept. */
  keptIf?: { table: AccountTable; field: string; otherwise: string };
  /** The records that keep counts of these, and the field of theirs that counting must not fill in. */
  countedBy?: { reference: string; keep?: string };
}

const money = (column: string): StoredField => ({
  column,
  toField: (cents: number | null) => (cents === null ? null : decimalFromCents(cents)),
  toStored: (amount: string | null | undefined) => (amount ? centsFromDecimal(amount) : null),
});

const RULES: Readonly<Partial<Record<AccountTable, AccountTableRules>>> = {
  objectives: { fields: { budget: money("budgetCents"), actualCost: money("actualCostCents") } },
  milestones: {
    references: { objectiveId: "objectives" },
    ownedThrough: "objectiveId",
    countedBy: { reference: "objectiveId" },
  },
  triggers: { references: { objectiveId: "objectives" } },
  risks: { derived: (risk: Pick<Risk, "probability" | "severity">) => ({ priority: priorityOf(risk) }) },
  plugin_checks: { tool: { field: "plugin", column: "pluginId" } },
  safety_items: { derived: (_item, ownerId) => ({ ownerId, updatedBy: ownerId }) },
  change_logs: { mentions: { itemId: "safety_items" } },
  boundary_reviews: {
    references: { boundaryId: "boundaries" },
    // A person can take the newest answer off their boundary.
    countedBy: { reference: "boundaryId", keep: "honored" },
  },
  carry_overs: { references: { briefingId: "briefings" } },
  command_states: { key: [] },
  watch_out_dismissals: { key: ["key"] },
  echo_settings: { key: [] },
  echo_conversations: {
    only: { isDeleted: false },
    derived: () => ({ isDeleted: false }),
    keptIf: {
      table: "echo_settings",
      field: "keepsConversations",
      otherwise: "You don't have Echo keep conversations on this server.",
    },
  },
};

export const rulesOf = (table: AccountTable): AccountTableRules => RULES[table] ?? {};

/** The columns of a table's records, each with its field. */
export function columnsOf(table: AccountTable): { field: string; column: string }[] {
  const { fields = {}, tool } = rulesOf(table);
  return Object.keys(accountRecordSchemas[table].shape).map((field) => ({
    field,
    column: fields[field]?.column ?? (tool?.field === field ? tool.column : field),
  }));
}

/** What the export leaves out, with the reason. A test compares it with the database. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  accounts: "secrets of signing in",
  sessions: "secrets of signing in",
  one_time_tokens: "secrets of signing in",
  authenticators: "secrets of signing in",
  recovery_codes: "secrets of signing in",
  passkeys: "secrets of signing in",
  access_tokens: "secrets of signing in",
  proposals: "waits for a decision on this server",
  calendar_feeds: "a secret address on this server",
  stripe_customers: "belongs to this server's account at Stripe",
  deleted_records: "deletions that can be undone for a few minutes",
  "safety_items.ownerId": "always the person",
  "safety_items.updatedBy": "always the person",
  "objectives.milestonesTotal": "counted",
  "objectives.milestonesCompleted": "counted",
  "objectives.milestoneAt": "counted",
  "boundaries.reviewsTotal": "counted",
  "boundaries.reviewsHonored": "counted",
  "boundaries.firstReviewAt": "counted",
  "boundaries.lastReviewAt": "counted",
  "boundaries.geoJson": "never written",
  "risks.priority": "follows from probability and severity",
  "plugin_checks.pluginId": "the tool's address, which is the same on each server, stands for it",
  "echo_conversations.isDeleted": "a deleted one has nothing in it",
  ...Object.fromEntries(
    [
      "period",
      "dateRange",
      "situation",
      "intent",
      "topActions",
      "support",
      "wellness",
      "risks",
      "wins",
      "lessons",
      "nextWeekIntent",
      "notes",
    ].map((column) => [`briefings.${column}`, "never written"]),
  ),
};
