import * as z from "zod/mini";
import { timeZoneSchema } from "#shared/calendar/calendar.contract.ts";
import { idSchema, modeSchema, newIdSchema } from "../common/common.contract.ts";

export const INSTANT_PLAN_SENTENCE_MAX = 500;

export const SENTENCE_TOO_LONG = `Your sentence can have at most ${INSTANT_PLAN_SENTENCE_MAX} characters.`;

const WRITE_ONE = "Write one sentence about what needs a plan.";

export const instantPlanRequestSchema = z.object({
  /** The id of the new objective. */
  id: newIdSchema,
  sentence: z
    .string(WRITE_ONE)
    .check(z.trim(), z.minLength(1, WRITE_ONE), z.maxLength(INSTANT_PLAN_SENTENCE_MAX, SENTENCE_TOO_LONG)),
  /** Decides what "today" and "next Friday" mean. */
  timeZone: z._default(timeZoneSchema, "UTC"),
  mode: z._default(modeSchema, "life"),
});
export type InstantPlanRequest = z.infer<typeof instantPlanRequestSchema>;
export type InstantPlanRequestInput = z.input<typeof instantPlanRequestSchema>;

export const instantPlanAnswerSchema = z.object({
  message: z.string(),
  /**
   * The new objective. Null when the sentence mentions danger to someone: then nothing was stored, and the message
   * names where to get help. It must stay on screen until the person closes it.
   */
  objectiveId: z.nullable(idSchema),
});
export type InstantPlanAnswer = z.infer<typeof instantPlanAnswerSchema>;

export const INSTANT_PLAN_PATH = "/api/instant-plan";
