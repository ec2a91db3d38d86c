import * as z from "zod/mini";
import { daySchema, localeSchema, timeZoneSchema } from "#shared/calendar/calendar.contract.ts";
import {
  idSchema,
  lcesTagsSchema,
  modeSchema,
  newIdSchema,
  optionalText,
  pillarSchema,
  requiredText,
  timestampSchema,
} from "../common/common.contract.ts";

const OPEN_STATUSES = ["active", "completed"] as const;
/** An archived objective keeps its progress and its completion, and counts nowhere. */
export const OBJECTIVE_STATUSES = [...OPEN_STATUSES, "archived"] as const;
export const OBJECTIVE_TITLE_MAX = 200;
export const SMART_TEXT_MAX = 2000;
export const PROGRESS_STEP = 5;
export const MONEY_STEP = 0.01;
export const MILESTONE_TITLE_MAX = 200;
export const MILESTONES_PER_OBJECTIVE_MAX = 200;
/** The most milestones in the list of all milestones. */
export const ALL_MILESTONES_MAX = 1000;

const objectiveStatusSchema = z.enum(OBJECTIVE_STATUSES, "Choose active, completed or archived.");

const progressSchema = z
  .int("Progress is a whole number from 0 to 100.")
  .check(
    z.minimum(0, "Progress is a whole number from 0 to 100."),
    z.maximum(100, "Progress is a whole number from 0 to 100."),
  );

const dueSourceSchema = z.enum(["given", "confirmed", "suggested"], "Choose given, confirmed or suggested.");

const AMOUNT_EXAMPLE = "Enter an amount such as 1250.50.";
const AMOUNT_RANGE = "Enter an amount from 0 to 99999999.99, with at most two decimals.";

/** Dollars as decimal text with at most two decimals, such as "1250.5". Never a float. */
export const moneySchema = z
  .string(AMOUNT_EXAMPLE)
  .check(z.trim(), z.regex(/^\d{1,8}(\.\d{1,2})?$/, AMOUNT_RANGE));

/** An optional amount: empty text, null and absence all mean none. */
const optionalMoney = z.optional(
  z.nullable(z.string(AMOUNT_EXAMPLE).check(z.trim(), z.regex(/^(\d{1,8}(\.\d{1,2})?)?$/, AMOUNT_RANGE))),
);

const fields = {
  title: requiredText("The title", OBJECTIVE_TITLE_MAX),
  specific: requiredText("Specific", SMART_TEXT_MAX),
  measurable: requiredText("Measurable", SMART_TEXT_MAX),
  achievable: optionalText("Achievable", SMART_TEXT_MAX),
  relevant: optionalText("Relevant", SMART_TEXT_MAX),
  timeBound: optionalText("Time-bound", SMART_TEXT_MAX),
  /** The due date, or null for none. If absent, it is read from a new `timeBound`. */
  dueOn: z.optional(z.nullable(daySchema("The due date"))),
  /** "confirmed" unless given. It is null without a due date. */
  dueSource: z.optional(z.nullable(dueSourceSchema)),
  /** Decides what "tomorrow" means in `timeBound`; UTC if absent. Not stored. */
  timeZone: z.optional(timeZoneSchema),
  /** Decides what 12/05 means in `timeBound`; by the time zone if absent. Not stored. */
  locale: z.optional(localeSchema),
  status: objectiveStatusSchema,
  progress: progressSchema,
  pillar: pillarSchema,
  tags: lcesTagsSchema,
  budget: optionalMoney,
  actualCost: optionalMoney,
  mode: modeSchema,
};

export const newObjectiveSchema = z.object({
  id: newIdSchema,
  ...fields,
  achievable: z._default(fields.achievable, ""),
  relevant: z._default(fields.relevant, ""),
  timeBound: z._default(fields.timeBound, ""),
  status: z._default(z.enum(OPEN_STATUSES, "Choose active or completed."), "active"),
  progress: z._default(fields.progress, 0),
  tags: z._default(fields.tags, []),
  mode: z._default(fields.mode, "life"),
});
export type NewObjective = z.infer<typeof newObjectiveSchema>;
export type NewObjectiveInput = z.input<typeof newObjectiveSchema>;

/** Any of the fields; null or empty text clears an amount. */
export const objectiveChangesSchema = z
  .partial(z.object(fields))
  .check(
    z.refine(
      ({ timeZone: _, locale: __, dueSource: ___, ...changes }) => Object.keys(changes).length > 0,
      "There's nothing to change.",
    ),
  );
export type ObjectiveChanges = z.infer<typeof objectiveChangesSchema>;

export const objectiveSchema = z.object({
  id: idSchema,
  title: z.string(),
  specific: z.string(),
  measurable: z.string(),
  achievable: z.string(),
  relevant: z.string(),
  timeBound: z.string(),
  /** The day by which it is due, such as "2026-12-04", or null. */
  dueOn: z.nullable(z.string()),
  /**
   * How the due date came about: read from the person's words, chosen or confirmed by the person, or suggested by the
   * product. Only a suggested day can never be overdue. Null without a due date.
   */
  dueSource: z.nullable(dueSourceSchema),
  status: objectiveStatusSchema,
  progress: z.int(),
  pillar: pillarSchema,
  tags: lcesTagsSchema,
  /** Dollars as decimal text with two decimals, or null. */
  budget: z.nullable(z.string()),
  actualCost: z.nullable(z.string()),
  mode: modeSchema,
  milestonesTotal: z.int(),
  milestonesCompleted: z.int(),
  completedAt: z.nullable(timestampSchema),
  /** For a completed objective, the progress that Reopen restores; null if unknown. */
  progressBefore: z.nullable(z.int()),
  /** The place in the person's own order, which starts with 0. New objectives have 0 and come first. */
  orderIndex: z.int(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Objective = z.infer<typeof objectiveSchema>;

const CHOOSE_SOME = "Choose at least one objective.";
const chosenIds = z.array(idSchema, CHOOSE_SOME).check(z.minLength(1, CHOOSE_SOME));

/** A new status for several objectives. */
export const severalChangesSchema = z.object({ ids: chosenIds, status: objectiveStatusSchema });
export type SeveralChanges = z.infer<typeof severalChangesSchema>;

export const severalDeletionSchema = z.object({ ids: chosenIds });

/** The ids of all objectives, also the archived ones, in their new order, each exactly once. */
export const objectiveOrderSchema = z.object({
  ids: z.array(idSchema, "Send the ids of all objectives in their new order."),
});
export type ObjectiveOrder = z.infer<typeof objectiveOrderSchema>;

export const newCopySchema = z.object({ id: newIdSchema });

const PLACE = "A place in the order is a whole number from 0 to 1000000.";
/** Any value other than the milestone's own objective leads to a 404, even one that is not a UUID. */
const ownObjectiveSchema = z.string("The objective's id is text.");
const milestoneFields = {
  title: requiredText("The milestone's title", MILESTONE_TITLE_MAX),
  completed: z.boolean("Completed is true or false."),
  orderIndex: z.int(PLACE).check(z.minimum(0, PLACE), z.maximum(1_000_000, PLACE)),
};

/** `orderIndex` 0 means "at the end" if the objective has other milestones. */
export const newMilestoneSchema = z.object({
  id: newIdSchema,
  title: milestoneFields.title,
  completed: z._default(milestoneFields.completed, false),
  orderIndex: z._default(milestoneFields.orderIndex, 0),
});
export type NewMilestone = z.infer<typeof newMilestoneSchema>;

/** `objectiveId` is optional, and must then match the milestone's objective. */
export const milestoneChangesSchema = z
  .partial(z.object({ ...milestoneFields, objectiveId: ownObjectiveSchema }))
  .check(
    z.refine(
      ({ objectiveId: _, ...changes }) => Object.keys(changes).length > 0,
      "There's nothing to change.",
    ),
  );
export type MilestoneChanges = z.infer<typeof milestoneChangesSchema>;

export const milestoneDeletionSchema = z.object({ objectiveId: z.optional(ownObjectiveSchema) });

/** The ids of all milestones of an objective in their new order, each exactly once. */
export const milestoneOrderSchema = z.object({
  ids: z.array(idSchema, "Send the ids of all milestones in their new order."),
});
export type MilestoneOrder = z.infer<typeof milestoneOrderSchema>;

export const milestoneSchema = z.object({
  id: idSchema,
  objectiveId: idSchema,
  title: z.string(),
  completed: z.boolean(),
  completedAt: z.nullable(timestampSchema),
  orderIndex: z.int(),
  createdAt: timestampSchema,
});
export type Milestone = z.infer<typeof milestoneSchema>;

export const OBJECTIVE_PATHS = {
  list: "/api/objectives",
  one: (id: string) => `/api/objectives/${id}`,
  order: "/api/objectives/order",
  deletions: "/api/objectives/deletions",
  copies: (id: string) => `/api/objectives/${id}/copies`,
  milestones: (id: string) => `/api/objectives/${id}/milestones`,
  milestoneOrder: (id: string) => `/api/objectives/${id}/milestones/order`,
  milestone: (id: string) => `/api/milestones/${id}`,
  allMilestones: "/api/milestones",
  nextMilestones: "/api/milestones/next",
} as const;
