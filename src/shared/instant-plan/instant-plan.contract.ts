import * as z from "zod/mini";
import { localeSchema, timeZoneSchema } from "#shared/calendar/calendar.contract.ts";
import { idSchema, modeSchema, newIdSchema } from "../common/common.contract.ts";

export const INSTANT_PLAN_SENTENCE_MAX = 500;

export const SENTENCE_TOO_LONG = `Your sentence can have at most ${INSTANT_PLAN_SENTENCE_MAX} characters.`;

/** The longest answer to the question that may come back instead of a plan. */
export const PLAN_ANSWER_MAX = 200;
export const PLAN_VARIANTS_MAX = 20;

const WRITE_ONE = "Write one sentence about what needs a plan.";

const VARIANT_RANGE = `The variant is a number from 1 to ${PLAN_VARIANTS_MAX}.`;

export const instantPlanRequestSchema = z.object({
  /** The id of the new objective. */
  id: newIdSchema,
  sentence: z
    .string(WRITE_ONE)
    .check(z.trim(), z.minLength(1, WRITE_ONE), z.maxLength(INSTANT_PLAN_SENTENCE_MAX, SENTENCE_TOO_LONG)),
  /** The answer to the question of an earlier response; then there is always a plan. */
  answer: z.optional(
    z
      .string("The answer is text.")
      .check(
        z.trim(),
        z.minLength(1, "Write what you would do first."),
        z.maxLength(PLAN_ANSWER_MAX, `Your answer can have at most ${PLAN_ANSWER_MAX} characters.`),
      ),
  ),
  /** Another way: 1 for the next best plan and so on. It takes the place of the plan with this `id`. */
  variant: z.optional(
    z
      .int("The variant is a whole number.")
      .check(z.minimum(1, VARIANT_RANGE), z.maximum(PLAN_VARIANTS_MAX, VARIANT_RANGE)),
  ),
  /** Decides what "today" and "next Friday" mean. */
  timeZone: z._default(timeZoneSchema, "UTC"),
  /** Decides what 12/05 means; by the time zone if absent. */
  locale: z.optional(localeSchema),
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
  /** Asked instead of a plan when the sentence leaves too much open; then nothing was stored. Else null. */
  question: z.nullable(z.object({ text: z.string(), choices: z.array(z.string()) })),
});
export type InstantPlanAnswer = z.infer<typeof instantPlanAnswerSchema>;

export const INSTANT_PLAN_PATH = "/api/instant-plan";
