import * as z from "zod/mini";
import { quotedAs } from "#server/platform/model/model.ts";
import { screeningFor } from "#server/platform/model/screening.ts";
import { stemOf, tellingWordsIn } from "#server/platform/words/stems.ts";
import { daysBetween, type PlainDate } from "#shared/calendar/plain-date.rules.ts";
import { type InstantPlan, instantPlanSchema, type PlanInput } from "./instant-plan.rules.ts";
import { PLAN_INSTRUCTIONS } from "./model-plan.content.ts";
import { dayFields, messageFor } from "./plan-message.rules.ts";
import { figuresIn } from "./plan-numbers.rules.ts";
import type { Outline } from "./planner.rules.ts";

const SUGGESTED_DAYS_MAX = 3 * 365;

/** What a model fills in. Everything else comes from the person or from our own words. */
const modelPlanSchema = z.pick(instantPlanSchema, {
  title: true,
  measurable: true,
  achievable: true,
  relevant: true,
  dueOn: true,
  pillar: true,
  milestones: true,
});

/** Not every provider's structured output knows these. They are checked here. */
const LIMITS = ["minLength", "maxLength", "pattern", "format", "minItems", "maxItems"] as const;

export const MODEL_PLAN_JSON_SCHEMA: object = z.toJSONSchema(modelPlanSchema, {
  target: "draft-7",
  override: ({ jsonSchema }) => {
    for (const limit of LIMITS) delete jsonSchema[limit];
  },
});

/** What a model is sent. What the person wrote is quoted as data. */
export function planPromptFor(
  { sentence, answer, today, timeZone, mode }: PlanInput,
  { named }: Outline,
): { instructions: string; prompt: string } {
  const request = { sentence, answer, today, timeZone, mode, day: named?.day ?? "choose" };
  return { instructions: PLAN_INSTRUCTIONS, prompt: quotedAs("request", request) };
}

const objectionTo = screeningFor(PLAN_INSTRUCTIONS);

/** Addresses, markup, and characters that are not seen. */
const NOT_PLAIN = /https?:|www\.|\S@\S|[<>{}[\]`|\\]|\p{Cc}|\p{Cf}/iu;
const ORDERS =
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|rules|prompts?)\b|\bsystem prompt\b/i;

/**
 * The plan that a model's output makes.
 * @throws Error when it is not of the schema, or holds what the person did not say or should not be shown
 */
export function planFrom(output: unknown, input: PlanInput, { proposal, named }: Outline): InstantPlan {
  const { dueOn, pillar, ...words } = modelPlanSchema.parse(output);
  const { title, milestones } = words;
  const texts = Object.values(words).flat();
  const own = [input.sentence, input.answer ?? ""].join("\n");
  const objection =
    (!isDayAllowed(dueOn, input.today, proposal.plan?.dueOn ?? null, named !== null) && "day") ||
    (!figuresIn(own).isSupersetOf(figuresIn(texts.join("\n"))) && "number") ||
    (texts.some((text) => NOT_PLAIN.test(text) || ORDERS.test(text)) && "markup") ||
    (new Set(milestones.map((step) => step.toLowerCase())).size < milestones.length && "repetition") ||
    (!sharesWords(own, [title, ...milestones].join(" ")) && "topic") ||
    objectionTo(texts.join(". "));
  if (objection) throw new Error(`The model's plan breaks a check: ${objection}.`);
  const facts = { title, steps: milestones.length, date: dueOn, isDayNamed: named !== null };
  return {
    ...words,
    ...dayFields(dueOn, named),
    domain: "model",
    pillar,
    specific: own.trim(),
    mode: input.mode,
    message: messageFor({ ...facts, tone: "plain", today: input.today }),
  };
}

/** A day that they named stands, and so does that there is none. */
function isDayAllowed(
  day: PlainDate | null,
  today: PlainDate,
  embedded: PlainDate | null,
  isNamed: boolean,
): boolean {
  if (isNamed || embedded === null || day === null) return day === embedded;
  const days = daysBetween(today, day);
  return days >= 0 && days <= SUGGESTED_DAYS_MAX;
}

/** Whether a plan speaks of what the person wrote, as far as words can tell. */
function sharesWords(own: string, plan: string): boolean {
  const said = new Set(tellingWordsIn(own).map(stemOf));
  return said.size === 0 || tellingWordsIn(plan).some((word) => said.has(stemOf(word)));
}
