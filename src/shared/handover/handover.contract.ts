import * as z from "zod/mini";
import { daySchema, timeZoneSchema } from "#shared/calendar/calendar.contract.ts";
import {
  idSchema,
  newIdSchema,
  optionalText,
  requiredText,
  timestampSchema,
} from "../common/common.contract.ts";

export const HANDOVER_TEXT_MAX = 4000;
/** The most suggestions of each kind for a handover. */
export const PREFILL_MAX = 20;

/** The error for an operational period in the future. */
export const NOT_BEGUN = "That day hasn't started yet. Choose today or an earlier day.";

const fields = {
  opPeriod: daySchema("The operational period"),
  whatChanged: requiredText("What changed", HANDOVER_TEXT_MAX),
  whatPersists: requiredText("What persists", HANDOVER_TEXT_MAX),
  onePriority: requiredText("The one priority", HANDOVER_TEXT_MAX),
};

/** Without a time zone, the operational period may be today anywhere on Earth. */
export const newBriefingSchema = z.object({
  id: newIdSchema,
  ...fields,
  timeZone: z.optional(timeZoneSchema),
});
export type NewBriefing = z.infer<typeof newBriefingSchema>;

/** Allowed only on the person's own day on which the handover was logged. */
export const briefingChangesSchema = z
  .partial(z.object({ ...fields, timeZone: timeZoneSchema }))
  .check(
    z.refine(({ timeZone: _, ...changes }) => Object.keys(changes).length > 0, "There's nothing to change."),
  );
export type BriefingChanges = z.infer<typeof briefingChangesSchema>;

/** A shift handover. */
export const briefingSchema = z.object({
  id: idSchema,
  /** The day that it covers: "2026-11-21". */
  opPeriod: z.string(),
  whatChanged: z.string(),
  whatPersists: z.string(),
  onePriority: z.string(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Briefing = z.infer<typeof briefingSchema>;

/** The day to hand over, in the person's time zone; UTC by default. */
export const prefillQuerySchema = z.object({
  date: daySchema("The date"),
  timeZone: z._default(timeZoneSchema, "UTC"),
});

/** Suggestions from the person's records of a day, at most `PREFILL_MAX` of each kind. Not stored. */
export const prefillSchema = z.object({
  date: z.string(),
  /** Completed on that day. */
  completed: z.array(
    z.object({
      kind: z.enum(["objective", "milestone"]),
      id: idSchema,
      title: z.string(),
      /** For a milestone: its objective's title. */
      objectiveTitle: z.nullable(z.string()),
    }),
  ),
  /** Objectives that began by that day and are still active: overdue first, then by due date. */
  open: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      /** In percent. */
      progress: z.int(),
      nextMilestone: z.nullable(z.string()),
      /** The day in its time-bound text: "2026-11-21". */
      dueOn: z.nullable(z.string()),
      overdue: z.boolean(),
    }),
  ),
  /** Objectives started or changed on that day that are still active, and ISAP sessions run on it. */
  changed: z.array(
    z.object({
      kind: z.enum(["started", "updated", "aligned"]),
      id: idSchema,
      title: z.string(),
      /** For an objective, in percent. */
      progress: z.nullable(z.int()),
    }),
  ),
});
export type Prefill = z.infer<typeof prefillSchema>;

export const CARRY_OVER_ITEMS = ["onePriority", "whatPersists"] as const;
export type CarryOverItem = (typeof CARRY_OVER_ITEMS)[number];
const carryOverItemSchema = z.enum(CARRY_OVER_ITEMS, "Choose onePriority or whatPersists.");

export const CARRY_OVER_DECISIONS = ["kept", "edited", "dropped"] as const;
export type CarryOverDecision = (typeof CARRY_OVER_DECISIONS)[number];

/** `today` is the person's own day; by default, the current day in `timeZone` (default UTC). */
export const carryOverQuerySchema = z.object({
  today: z.optional(daySchema("Today")),
  timeZone: z._default(timeZoneSchema, "UTC"),
});

const offeredItemSchema = z.object({
  briefingId: idSchema,
  item: carryOverItemSchema,
  text: z.string(),
  /** The day of the handover that it comes from. */
  opPeriod: z.string(),
});
export type OfferedItem = z.infer<typeof offeredItemSchema>;

export const decidedItemSchema = z.extend(offeredItemSchema, {
  decision: z.enum(CARRY_OVER_DECISIONS),
  /** The person's own day of the decision. */
  decidedOn: z.string(),
  /** The day on which a kept or edited item was done or dropped; null until then. */
  endedOn: z.nullable(z.string()),
});
export type DecidedItem = z.infer<typeof decidedItemSchema>;

export const carryOverSchema = z.object({
  /** Undecided items of the newest handover before today. */
  offered: z.array(offeredItemSchema),
  /** Items kept or edited on any day, which stay until they are done or dropped. */
  kept: z.array(decidedItemSchema),
});
export type CarryOver = z.infer<typeof carryOverSchema>;

/** "edit" requires the new text; the others use the handover's text. "done" and "drop" end an item that was kept, too. */
export const carryOverDecisionSchema = z
  .object({
    briefingId: idSchema,
    item: carryOverItemSchema,
    decision: z.enum(["keep", "edit", "done", "drop"], "Choose keep, edit, done or drop."),
    text: z.optional(optionalText("The text", HANDOVER_TEXT_MAX)),
    today: z.optional(daySchema("Today")),
    timeZone: z._default(timeZoneSchema, "UTC"),
  })
  .check(
    z.refine(({ decision, text }) => decision !== "edit" || (text ?? "") !== "", {
      message: "Write what you want to carry over, or drop it.",
      path: ["text"],
    }),
  );
export type NewCarryOverDecision = z.infer<typeof carryOverDecisionSchema>;
export type NewCarryOverDecisionInput = z.input<typeof carryOverDecisionSchema>;

export const HANDOVER_PATHS = {
  list: "/api/briefings",
  one: (id: string) => `/api/briefings/${id}`,
  prefill: "/api/handover/prefill",
  carryOver: "/api/handover/carry-over",
} as const;
