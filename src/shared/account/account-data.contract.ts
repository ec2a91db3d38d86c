import * as z from "zod/mini";
import type { User } from "../auth/auth.contract.ts";
import { BOUNDARY_CONTEXT_MAX, newBoundarySchema } from "../boundaries/boundaries.contract.ts";
import { daySchema } from "../calendar/calendar.contract.ts";
import { commandStateSchema } from "../command-staff/command-staff.contract.ts";
import { idSchema, lcesTagsSchema, modeSchema, momentSchema } from "../common/common.contract.ts";
import { newMeditationSchema } from "../custom-meditations/custom-meditations.contract.ts";
import { newResourceSchema } from "../custom-resources/custom-resources.contract.ts";
import { WATCH_OUTS } from "../doctrine/watch-outs.content.ts";
import { conversationSchema } from "../echo/conversations.contract.ts";
import { storedEchoSettingsSchema } from "../echo/echo-settings.contract.ts";
import { CARRY_OVER_DECISIONS, CARRY_OVER_ITEMS, HANDOVER_TEXT_MAX } from "../handover/handover.contract.ts";
import { newIsapSessionSchema } from "../isap/isap.contract.ts";
import {
  newMilestoneSchema,
  newObjectiveSchema,
  objectiveSchema,
} from "../objectives/objectives.contract.ts";
import { newRiskSchema, RISK_OWNER_MAX, riskLevelSchema } from "../risks/risks.contract.ts";
import { logEntrySchema } from "../safety/history.contract.ts";
import {
  newSafetyItemSchema,
  SAFETY_DETAILS_MAX,
  SAFETY_TITLE_MAX,
  safetyItemSchema,
} from "../safety/safety.contract.ts";
import { newTriggerSchema, triggerStatusSchema } from "../triggers/triggers.contract.ts";
import { CHECK_IN_NOTE_MAX, newCheckInSchema } from "../wellness/wellness.contract.ts";

/**
 * The file with everything that a person has here. A reader of version 1 understands every file of version 1: fields may
 * be added, and what is unknown is left aside; anything else is a new version.
 */
export const ACCOUNT_FILE = { format: "ridgeline-account", version: 1 } as const;

const id = idSchema.check(z.toLowerCase());

/** As both engines return it, whatever the precision in the file. */
const moment = z.pipe(
  momentSchema("A time"),
  z.transform((text) => new Date(text).toISOString()),
);
const noMoment = z.nullable(moment);

const PLACE = "A place in an order is a whole number from 0 to 1000000.";
const place = z.int(PLACE).check(z.minimum(0, PLACE), z.maximum(1_000_000, PLACE));

const PERCENT = "A percentage is a whole number from 0 to 100.";
const percent = z.int(PERCENT).check(z.minimum(0, PERCENT), z.maximum(100, PERCENT));

const CONFIDENCE = "A confidence is a whole number from 0 to 100.";
const WATCH_OUT = `A watch-out is a number from 1 to ${WATCH_OUTS.length}.`;

const KEY_MAX = 200;

/** Text as it is stored: with its spaces. */
const text = (name: string, max: number) =>
  z.string(`${name} must be text.`).check(z.maxLength(max, `${name} can have at most ${max} characters.`));
const noText = (name: string, max: number) => z.nullable(text(name, max));

const objective = newObjectiveSchema.shape;
const boundary = newBoundarySchema.shape;
const isap = newIsapSessionSchema.shape;
const risk = newRiskSchema.shape;
const safety = newSafetyItemSchema.shape;
const trigger = newTriggerSchema.shape;
const checkIn = newCheckInSchema.shape;
const meditation = newMeditationSchema.shape;
const resource = newResourceSchema.shape;

/**
 * The kinds of records in the file, by the names of their tables, and the form of each. What is counted from other
 * records is not in the file. A kind stands after those that it refers to.
 */
export const accountRecordSchemas = {
  objectives: z.object({
    id,
    title: objective.title,
    specific: objective.specific,
    measurable: objective.measurable,
    achievable: objective.achievable,
    relevant: objective.relevant,
    timeBound: objective.timeBound,
    dueOn: z.nullable(daySchema("The due date")),
    dueSource: objectiveSchema.shape.dueSource,
    status: objectiveSchema.shape.status,
    progress: percent,
    pillar: objective.pillar,
    tags: lcesTagsSchema,
    mode: modeSchema,
    budget: objective.budget,
    actualCost: objective.actualCost,
    completedAt: noMoment,
    progressBefore: z.nullable(percent),
    orderIndex: place,
    createdAt: moment,
    updatedAt: moment,
  }),
  milestones: z.object({
    id,
    objectiveId: id,
    title: newMilestoneSchema.shape.title,
    completed: z.boolean(),
    completedAt: noMoment,
    orderIndex: place,
    createdAt: moment,
  }),
  triggers: z.object({
    id,
    objectiveId: z.nullable(id),
    metric: trigger.metric,
    threshold: trigger.threshold,
    lookout: z.nullable(trigger.lookout),
    response: trigger.response,
    status: triggerStatusSchema,
    trippedAt: noMoment,
    createdAt: moment,
    updatedAt: moment,
  }),
  isap_sessions: z.object({
    id,
    situation: isap.situation,
    consciousness: isap.consciousness,
    clarity: isap.clarity,
    control: isap.control,
    cadence: isap.cadence,
    reviewTime: isap.reviewTime,
    tags: lcesTagsSchema,
    mode: modeSchema,
    createdAt: moment,
  }),
  risks: z.object({
    id,
    hazard: risk.hazard,
    probability: risk.probability,
    severity: risk.severity,
    mitigation: risk.mitigation,
    owner: risk.owner,
    reviewDate: risk.reviewDate,
    context: risk.context,
    status: risk.status,
    sourcePlugin: risk.sourcePlugin,
    sourceCode: risk.sourceCode,
    notes: z.nullable(risk.notes),
    createdAt: moment,
    updatedAt: noMoment,
  }),
  plugin_checks: z.object({
    id,
    /** The address of the tool, which has another id on each server. */
    plugin: text("The tool", KEY_MAX),
    day: daySchema("The day"),
    code: text("The code", KEY_MAX),
    checked: z.boolean(),
    severity: riskLevelSchema,
    owner: noText("The owner", RISK_OWNER_MAX),
    updatedAt: moment,
  }),
  safety_items: z.object({
    id,
    kind: safety.kind,
    mode: modeSchema,
    title: text("The title", SAFETY_TITLE_MAX),
    details: safety.details,
    linkUrl: safety.linkUrl,
    confidence: z.nullable(z.int(CONFIDENCE).check(z.minimum(0, CONFIDENCE), z.maximum(100, CONFIDENCE))),
    useAllModes: z.boolean(),
    pinned: safetyItemSchema.shape.pinned,
    orderIndex: z._default(place, 0),
    createdAt: moment,
    updatedAt: moment,
  }),
  change_logs: z.object({
    id,
    entity: text("The kind", KEY_MAX),
    itemId: id,
    field: text("The field", KEY_MAX),
    oldValue: noText("The value", SAFETY_DETAILS_MAX),
    newValue: noText("The value", SAFETY_DETAILS_MAX),
    mode: logEntrySchema.shape.mode,
    createdAt: moment,
  }),
  lces_readings: z.object({ id, mode: modeSchema, percent, createdAt: moment }),
  wellness_checks: z.object({
    id,
    energy: checkIn.energy,
    stress: checkIn.stress,
    mood: checkIn.mood,
    note: z.nullable(text("The note", CHECK_IN_NOTE_MAX)),
    source: checkIn.source,
    createdAt: moment,
  }),
  boundaries: z.object({
    id,
    name: boundary.name,
    type: boundary.type,
    statement: boundary.statement,
    context: z.nullable(text("The context", BOUNDARY_CONTEXT_MAX)),
    honored: z.nullable(z.boolean()),
    createdAt: moment,
    updatedAt: moment,
  }),
  boundary_reviews: z.object({
    id,
    boundaryId: id,
    honored: z.boolean(),
    createdAt: moment,
  }),
  briefings: z.object({
    id,
    opPeriod: z.nullable(daySchema("The operational period")),
    whatChanged: noText("What changed", HANDOVER_TEXT_MAX),
    whatPersists: noText("What persists", HANDOVER_TEXT_MAX),
    onePriority: noText("The one priority", HANDOVER_TEXT_MAX),
    createdAt: moment,
    updatedAt: noMoment,
  }),
  carry_overs: z.object({
    id,
    briefingId: id,
    item: z.enum(CARRY_OVER_ITEMS),
    decision: z.enum(CARRY_OVER_DECISIONS),
    text: text("The text", HANDOVER_TEXT_MAX),
    decidedOn: daySchema("The day"),
    endedOn: z.nullable(daySchema("The day")),
    createdAt: moment,
  }),
  custom_meditations: z.object({
    id,
    title: meditation.title,
    url: meditation.url,
    durationMinutes: meditation.durationMinutes,
    notes: meditation.notes,
    createdAt: moment,
  }),
  custom_resources: z.object({
    id,
    name: resource.name,
    url: resource.url,
    phone: resource.phone,
    description: resource.description,
    category: resource.category,
    createdAt: moment,
  }),
  command_states: z.object({
    state: z.pick(commandStateSchema, {
      intent: true,
      priorities: true,
      delegations: true,
      roleOwners: true,
    }),
    updatedAt: moment,
  }),
  watch_out_dismissals: z.object({
    key: text("The key", KEY_MAX),
    watchOutId: z.int(WATCH_OUT).check(z.minimum(1, WATCH_OUT), z.maximum(WATCH_OUTS.length, WATCH_OUT)),
    createdAt: moment,
  }),
  echo_settings: storedEchoSettingsSchema,
  echo_conversations: z.object({
    id,
    messages: conversationSchema.shape.messages,
    updatedAt: moment,
  }),
} as const;

export type AccountTable = keyof typeof accountRecordSchemas;

export const ACCOUNT_TABLES = Object.keys(accountRecordSchemas) as AccountTable[];

/** Facts about the account itself. They tell whose file it is; an import leaves them aside. */
export type AccountFacts = Pick<User, "email" | "username" | "phoneNumber" | "address" | "role" | "plan">;

/** What an import adds, or would add, to each kind of records. */
export const accountImportSchema = z.object({
  /** Nothing was stored. */
  dryRun: z.boolean(),
  tables: z.array(
    z.object({
      table: z.string(),
      /** In words, for the screen. */
      name: z.string(),
      added: z.int(),
      /** There from an earlier import or from before the download. They stay as they are. */
      existing: z.int(),
      skipped: z.array(z.object({ reason: z.string(), count: z.int() })),
    }),
  ),
});
export type AccountImport = z.infer<typeof accountImportSchema>;

/** Without a choice, nothing is stored. */
export const accountImportQuerySchema = z.object({
  dryRun: z._default(z.enum(["0", "1"], "Choose 0 or 1."), "1"),
});
export type AccountImportQuery = z.infer<typeof accountImportQuerySchema>;
