import * as z from "zod/mini";
import { daySchema } from "#shared/calendar/calendar.contract.ts";
import {
  emptyIsNull,
  idSchema,
  newIdSchema,
  optionalText,
  requiredText,
  timestampSchema,
} from "../common/common.contract.ts";

export const HAZARD_MAX = 300;
export const MITIGATION_MAX = 2000;
export const RISK_OWNER_MAX = 120;
export const RISK_NOTES_MAX = 4000;
const SOURCE_MAX = 120;

/** Low, medium, high. */
export const RISK_LEVELS = ["L", "M", "H"] as const;
export const riskLevelSchema = z.enum(RISK_LEVELS, "Choose L, M or H.");
export type RiskLevel = z.infer<typeof riskLevelSchema>;

export const RISK_STATUSES = ["identified", "mitigating", "resolved"] as const;
export const riskStatusSchema = z.enum(RISK_STATUSES, "Choose identified, mitigating or resolved.");
export type RiskStatus = z.infer<typeof riskStatusSchema>;

export const RISK_PRIORITIES = ["low", "med", "high"] as const;
export type RiskPriority = (typeof RISK_PRIORITIES)[number];

export const riskSchema = z.object({
  id: idSchema,
  hazard: z.string(),
  probability: riskLevelSchema,
  severity: riskLevelSchema,
  mitigation: z.string(),
  /** Derived from probability and severity. */
  priority: z.enum(RISK_PRIORITIES),
  owner: z.nullable(z.string()),
  /** A day such as "2026-11-21". */
  reviewDate: z.nullable(z.string()),
  context: z.nullable(z.string()),
  status: riskStatusSchema,
  /** The tool and the checklist item that created the risk; null for a risk added by hand. */
  sourcePlugin: z.nullable(z.string()),
  sourceCode: z.nullable(z.string()),
  notes: z.string(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Risk = z.infer<typeof riskSchema>;

const reviewDateSchema = z.nullable(
  z.union(
    [
      z.pipe(
        z.literal(""),
        z.transform(() => null),
      ),
      daySchema("The review date"),
    ],
    {
      error: "The review date is a day such as 2026-11-21.",
    },
  ),
);
const fields = {
  hazard: requiredText("The hazard", HAZARD_MAX),
  probability: riskLevelSchema,
  severity: riskLevelSchema,
  mitigation: optionalText("The mitigation", MITIGATION_MAX),
  owner: emptyIsNull(optionalText("The owner", RISK_OWNER_MAX)),
  reviewDate: reviewDateSchema,
  context: emptyIsNull(optionalText("The context", MITIGATION_MAX)),
  status: riskStatusSchema,
  notes: optionalText("The notes", RISK_NOTES_MAX),
};

/**
 * A new risk. At most one exists per source: sending it again returns the existing risk, and reopens it if it was
 * resolved.
 */
export const newRiskSchema = z
  .object({
    id: newIdSchema,
    hazard: fields.hazard,
    probability: z._default(fields.probability, "M"),
    severity: z._default(fields.severity, "M"),
    mitigation: z._default(fields.mitigation, ""),
    owner: z._default(fields.owner, null),
    reviewDate: z._default(fields.reviewDate, null),
    context: z._default(fields.context, null),
    status: z._default(fields.status, "identified"),
    notes: z._default(fields.notes, ""),
    sourcePlugin: z._default(emptyIsNull(optionalText("The source", SOURCE_MAX)), null),
    sourceCode: z._default(emptyIsNull(optionalText("The source", SOURCE_MAX)), null),
  })
  .check(
    z.refine(
      ({ sourcePlugin, sourceCode }) => (sourcePlugin === null) === (sourceCode === null),
      "A source has both a tool and a code.",
    ),
  );
export type NewRisk = z.infer<typeof newRiskSchema>;
export type NewRiskInput = z.input<typeof newRiskSchema>;

/** The fields that a person fills in. */
export const riskFieldsSchema = z.object(fields);

export const riskChangesSchema = z
  .partial(riskFieldsSchema)
  .check(
    z.refine(
      (changes) => Object.values(changes).some((value) => value !== undefined),
      "There's nothing to change.",
    ),
  );
export type RiskChanges = z.infer<typeof riskChangesSchema>;
export type RiskChangesInput = z.input<typeof riskChangesSchema>;

export const RISK_PATHS = {
  list: "/api/risks",
  one: (id: string) => `/api/risks/${id}`,
} as const;
