import * as z from "zod/mini";
import { modeSchema, optionalText, pillarSchema, requiredText } from "#shared/common/common.contract.ts";
import { PLAN_ANSWER_MAX } from "#shared/instant-plan/instant-plan.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import { MILESTONE_TITLE_MAX, SMART_TEXT_MAX } from "#shared/objectives/objectives.contract.ts";
import { PLAN_TITLE_MAX } from "./title.rules.ts";

const PLAN_MILESTONES_MIN = 1;
const PLAN_MILESTONES_MAX = 4;
const MESSAGE_MAX = 500;

/** The input of a planner: the person's sentence, and their local day. */
export interface PlanInput {
  sentence: string;
  /** YYYY-MM-DD in `timeZone`. */
  today: string;
  /** UTC ISO. */
  instant: string;
  /** IANA name. */
  timeZone: string;
  /** BCP 47 tag. */
  locale?: string | undefined;
  mode: ModeId;
  /** The person's answer to the question that an earlier call asked. */
  answer?: string | undefined;
  /** 0 for the best plan, 1 for the next best and so on. */
  variant?: number | undefined;
}

export const instantPlanSchema = z.object({
  domain: requiredText("The domain", 40),
  title: requiredText("The title", PLAN_TITLE_MAX),
  specific: requiredText("Specific", SMART_TEXT_MAX),
  measurable: requiredText("Measurable", SMART_TEXT_MAX),
  achievable: requiredText("Achievable", SMART_TEXT_MAX),
  relevant: requiredText("Relevant", SMART_TEXT_MAX),
  /** Empty when the plan has no day. */
  timeBound: optionalText("Time-bound", SMART_TEXT_MAX),
  /** Null for a plan without a day, such as one after a loss. */
  dueOn: z.nullable(z.iso.date()),
  /** Whether the words contain the day, or the planner chose it. Null without a day. */
  dueSource: z.nullable(z.enum(["given", "suggested"])),
  pillar: pillarSchema,
  mode: modeSchema,
  milestones: z
    .array(requiredText("The milestone's title", MILESTONE_TITLE_MAX))
    .check(z.minLength(PLAN_MILESTONES_MIN), z.maxLength(PLAN_MILESTONES_MAX)),
  /** One sentence for the person: what was created, and by when. */
  message: requiredText("The message", MESSAGE_MAX),
});
export type InstantPlan = z.infer<typeof instantPlanSchema>;

/** What a planner may ask instead, once for a sentence. */
const planQuestionSchema = z.object({
  text: requiredText("The question", MESSAGE_MAX),
  choices: z.array(requiredText("The choice", PLAN_ANSWER_MAX)).check(z.minLength(2), z.maxLength(3)),
});
export type PlanQuestion = z.infer<typeof planQuestionSchema>;

/** The required output of every planner: a plan, or one question. An answered question always leads to a plan. */
export const proposalSchema = z.union([
  z.object({ plan: instantPlanSchema, question: z.null() }),
  z.object({ plan: z.null(), question: planQuestionSchema }),
]);
export type Proposal = z.infer<typeof proposalSchema>;
