import * as z from "zod/mini";
import {
  emptyIsNull,
  idSchema,
  lcesTagsSchema,
  modeSchema,
  newIdSchema,
  optionalText,
  pillarSchema,
  requiredText,
  timestampSchema,
} from "../common/common.contract.ts";

export const CADENCES = ["daily", "weekly", "biweekly"] as const;
export const TRUTHS = 3;
export const SITUATION_MAX = 2000;
export const TRUTH_MAX = 500;
export const CONTROL_MAX = 1000;

export const cadenceSchema = z.enum(CADENCES, "Choose daily, weekly or biweekly.");
export type Cadence = z.infer<typeof cadenceSchema>;

/** The person's resources. At least one must be filled in. */
const controlFields = z.object({
  people: optionalText("People", CONTROL_MAX),
  time: optionalText("Time", CONTROL_MAX),
  budget: optionalText("Budget", CONTROL_MAX),
  skills: optionalText("Skills", CONTROL_MAX),
});

const REVIEW_TIME_EXAMPLE = "A review time looks like 07:30.";
const reviewTimeSchema = emptyIsNull(
  z.string(REVIEW_TIME_EXAMPLE).check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, REVIEW_TIME_EXAMPLE)),
);

/** The four steps of the wizard, each with the rule for continuing. */
export const consciousnessStepSchema = z.object({
  situation: requiredText("The situation", SITUATION_MAX),
  consciousness: z
    .array(requiredText("This truth", TRUTH_MAX), "Write three truths.")
    .check(z.length(TRUTHS, "Write three truths.")),
});
export const clarityStepSchema = z.object({
  clarity: z.array(pillarSchema, "Choose at least one pillar.").check(
    z.minLength(1, "Choose at least one pillar."),
    z.refine((pillars) => new Set(pillars).size === pillars.length, "Each pillar can be chosen once."),
  ),
});
export const controlStepSchema = z.object({
  control: controlFields.check(
    z.refine(
      (control) => Object.values(control).some((text) => text !== ""),
      "Fill in at least one of people, time, budget and skills.",
    ),
  ),
});
export const cadenceStepSchema = z.object({
  cadence: cadenceSchema,
  reviewTime: z._default(reviewTimeSchema, null),
});

export const newIsapSessionSchema = z.object({
  id: newIdSchema,
  ...consciousnessStepSchema.shape,
  ...clarityStepSchema.shape,
  ...controlStepSchema.shape,
  ...cadenceStepSchema.shape,
  tags: z._default(lcesTagsSchema, []),
  mode: z._default(modeSchema, "life"),
});
export type NewIsapSession = z.infer<typeof newIsapSessionSchema>;
export type NewIsapSessionInput = z.input<typeof newIsapSessionSchema>;

export const isapSessionSchema = z.object({
  id: idSchema,
  situation: z.string(),
  consciousness: z.array(z.string()),
  clarity: z.array(pillarSchema),
  control: z.object({ people: z.string(), time: z.string(), budget: z.string(), skills: z.string() }),
  cadence: cadenceSchema,
  reviewTime: z.nullable(z.string()),
  tags: lcesTagsSchema,
  mode: modeSchema,
  createdAt: timestampSchema,
});
export type IsapSession = z.infer<typeof isapSessionSchema>;

export const latestIsapSessionSchema = z.nullable(isapSessionSchema);

export const ISAP_PATHS = {
  list: "/api/isap",
  latest: "/api/isap/latest",
  one: (id: string) => `/api/isap/${id}`,
} as const;
