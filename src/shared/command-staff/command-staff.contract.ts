import * as z from "zod/mini";
import {
  errorSchema,
  idSchema,
  optionalText,
  requiredText,
  timestampSchema,
} from "../common/common.contract.ts";

/** The eight roles, in the order of the page. */
export const COMMAND_ROLES = [
  "ic",
  "operations",
  "safety",
  "planning",
  "logistics",
  "finance",
  "pio",
  "liaison",
] as const;
export type CommandRole = (typeof COMMAND_ROLES)[number];

/** Alternative ids for roles in the content file. */
const ROLE_ALIASES = { command: "ic", ops: "operations", plans: "planning" } as const;
const ROLE_ALIAS_IDS = ["command", "ops", "plans"] as const satisfies readonly (keyof typeof ROLE_ALIASES)[];

const contentRoleIdSchema = z.pipe(
  z.enum([...COMMAND_ROLES, ...ROLE_ALIAS_IDS]),
  z.transform(
    (id): CommandRole => (id === "command" || id === "ops" || id === "plans" ? ROLE_ALIASES[id] : id),
  ),
);

const words = z.string().check(z.trim(), z.minLength(1));

/** The page's content file. Role ids are normalized to their long form. */
export const commandStaffContentSchema = z.object({
  ui: z.object({
    pageTitle: words,
    subtitle: words,
    /** Follows the numbers, as in "0 of 8 roles delegated". */
    delegationMeterLabel: words,
    primarySectionTitle: words,
    primarySectionDesc: words,
    supportingSectionTitle: words,
    supportingSectionDesc: words,
  }),
  roles: z
    .array(
      z.object({
        id: contentRoleIdSchema,
        title: words,
        purpose: words,
        weight: z.enum(["primary", "supporting"]),
        order: z.number(),
        learnMore: words,
        ctaLabel: words,
        /** A path inside this product. */
        ctaRoute: z.string().check(z.regex(/^\/(?![/\\])/)),
        echoSeed: words,
      }),
    )
    .check(
      z.minLength(1),
      z.refine(
        (roles) => new Set(roles.map(({ id }) => id)).size === roles.length,
        "Each role appears once.",
      ),
    ),
});
export type CommandStaffContent = z.infer<typeof commandStaffContentSchema>;
export type CommandStaffRole = CommandStaffContent["roles"][number];

export const DEFAULT_OWNER = "Me";
export const MISSION_MAX = 500;
export const OUTCOME_MAX = 300;
const OUTCOMES_MAX = 200;
export const PRIORITY_TITLE_MAX = 200;
const PRIORITIES_MAX = 1000;
const OWNER_MAX = 80;
export const DELEGATION_NOTE_MAX = 1000;
const DELEGATED_ITEMS_MAX = 9999;

const PRIORITY_STATUSES = ["active", "paused", "done"] as const;

const ITEM_COUNT = `The number of items is a whole number from 0 to ${DELEGATED_ITEMS_MAX}.`;
const ownerSchema = requiredText("The owner", OWNER_MAX);
const savedAt = z.nullable(timestampSchema);

const prioritySchema = z.object({
  /** Made by the client that adds the priority; unique within the list. */
  id: idSchema,
  title: requiredText("The priority's title", PRIORITY_TITLE_MAX),
  status: z._default(z.enum(PRIORITY_STATUSES, "Choose active, paused or done."), "active"),
});

export const delegationSchema = z.object({
  role: z.enum(COMMAND_ROLES, "Choose one of the eight roles."),
  owner: ownerSchema,
  /** The number of items handed over with the role. */
  itemCount: z._default(
    z.int(ITEM_COUNT).check(z.minimum(0, ITEM_COUNT), z.maximum(DELEGATED_ITEMS_MAX, ITEM_COUNT)),
    0,
  ),
  note: z._default(optionalText("The note", DELEGATION_NOTE_MAX), ""),
});

const roleOwner = z._default(ownerSchema, DEFAULT_OWNER);
const roleOwnersSchema = z.object({
  ic: roleOwner,
  operations: roleOwner,
  safety: roleOwner,
  planning: roleOwner,
  logistics: roleOwner,
  finance: roleOwner,
  pio: roleOwner,
  liaison: roleOwner,
} satisfies Record<CommandRole, typeof roleOwner>);
export type RoleOwners = z.infer<typeof roleOwnersSchema>;

const missionSchema = optionalText("The mission", MISSION_MAX);
const outcomesSchema = z
  .array(requiredText("Each outcome", OUTCOME_MAX), "Outcomes are a list of texts.")
  .check(z.maxLength(OUTCOMES_MAX, `There can be at most ${OUTCOMES_MAX} outcomes.`));

const owned = {
  priorities: z.array(prioritySchema, "Priorities are a list.").check(
    z.maxLength(PRIORITIES_MAX, `There can be at most ${PRIORITIES_MAX} priorities.`),
    z.refine(
      (list) => new Set(list.map(({ id }) => id)).size === list.length,
      "Two priorities have the same id.",
    ),
  ),
  delegations: z
    .array(delegationSchema, "Delegations are a list.")
    .check(
      z.refine(
        (list) => new Set(list.map(({ role }) => role)).size === list.length,
        "Each role can be delegated once.",
      ),
    ),
  roleOwners: roleOwnersSchema,
};

/**
 * The person's settings on the page, sent as a whole. Everything else in the payload, such as the rest of the browser's
 * copy, is dropped.
 */
export const commandStateChangesSchema = z.object({
  intent: z.object({ mission: missionSchema, outcomes: outcomesSchema }),
  ...owned,
  /**
   * The `updatedAt` that this edit is based on. If the stored state is newer, nothing is overwritten and the response
   * is 409.
   */
  basedOn: z.optional(savedAt),
});
export type CommandStateChanges = z.infer<typeof commandStateChangesSchema>;
export type CommandStateChangesInput = z.input<typeof commandStateChangesSchema>;

/** The state as sent to and mirrored in the browser. Status and boundaries are read from their own tables. */
export const commandStateSchema = z.object({
  intent: z.object({ mission: missionSchema, outcomes: outcomesSchema, lastUpdated: savedAt }),
  ...owned,
  operationalStatus: z.object({ lcesComplete: z.boolean(), riskCount: z.int(), lastUpdated: savedAt }),
  boundaries: z.array(
    z.object({ id: idSchema, name: z.string(), statement: z.string(), honored: z.nullable(z.boolean()) }),
  ),
  updatedAt: savedAt,
});
export type CommandState = z.infer<typeof commandStateSchema>;

/** The response to a save whose `basedOn` is outdated. */
export const commandStateConflictSchema = z.extend(errorSchema, { current: commandStateSchema });

/** The key of the mirror in the browser's storage. */
export const COMMAND_STORE_KEY = "command-store";

export const COMMAND_STAFF_PATHS = {
  content: "/content/command-staff.json",
  state: "/api/command-state",
} as const;
