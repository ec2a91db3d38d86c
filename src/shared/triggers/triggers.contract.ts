import * as z from "zod/mini";
import {
  idSchema,
  newIdSchema,
  optionalText,
  requiredText,
  timestampSchema,
} from "../common/common.contract.ts";
import { pageQuerySchema } from "../common/pages.contract.ts";

export const TRIGGER_TEXT_MAX = 300;
export const TRIGGER_RESPONSE_MAX = 1000;

const TRIGGER_STATUSES = ["watching", "tripped", "retired"] as const;
export const triggerStatusSchema = z.enum(TRIGGER_STATUSES, "Choose watching, tripped or retired.");
export type TriggerStatus = z.infer<typeof triggerStatusSchema>;

/**
 * A trigger point, decided in calm: "If METRIC reaches THRESHOLD, LOOKOUT tells me, and then RESPONSE." It guards one
 * objective or, without one, the whole safety plan.
 */
export const triggerSchema = z.object({
  id: idSchema,
  objectiveId: z.nullable(idSchema),
  /** The title of the objective that it guards. */
  objectiveTitle: z.nullable(z.string()),
  metric: z.string(),
  threshold: z.string(),
  lookout: z.string(),
  response: z.string(),
  status: triggerStatusSchema,
  trippedAt: z.nullable(timestampSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Trigger = z.infer<typeof triggerSchema>;

const fields = {
  metric: requiredText("What you watch", TRIGGER_TEXT_MAX),
  threshold: requiredText("The point at which you act", TRIGGER_TEXT_MAX),
  lookout: optionalText("The lookout", TRIGGER_TEXT_MAX),
  response: optionalText("The planned response", TRIGGER_RESPONSE_MAX),
};

/** The parts of the sentence, as in the form. */
export const triggerTextsSchema = z.object(fields);
export type TriggerTexts = z.infer<typeof triggerTextsSchema>;

export const newTriggerSchema = z.object({
  id: newIdSchema,
  objectiveId: z._default(z.nullable(idSchema), null),
  metric: fields.metric,
  threshold: fields.threshold,
  lookout: z._default(fields.lookout, ""),
  response: z._default(fields.response, ""),
});
export type NewTrigger = z.infer<typeof newTriggerSchema>;
export type NewTriggerInput = z.input<typeof newTriggerSchema>;

/** The error for tripping a trigger point without a planned response. */
export const NO_RESPONSE = "Write what you'll do now that this has happened.";

/** Tripping a trigger point without a planned response is refused unless the response is sent too. */
export const triggerChangesSchema = z
  .partial(z.object({ ...fields, status: triggerStatusSchema }))
  .check(
    z.refine(
      (changes) => Object.values(changes).some((value) => value !== undefined),
      "There's nothing to change.",
    ),
  );
export type TriggerChanges = z.infer<typeof triggerChangesSchema>;

/** All trigger points, or those of one objective. */
export const triggerQuerySchema = z.extend(pageQuerySchema, { objectiveId: z.optional(idSchema) });

export const TRIGGER_PATHS = {
  list: "/api/triggers",
  one: (id: string) => `/api/triggers/${id}`,
} as const;
