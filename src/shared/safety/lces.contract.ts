import * as z from "zod/mini";
import { daySchema, timeZoneSchema } from "#shared/calendar/calendar.contract.ts";
import { idSchema, modeSchema, timestampSchema } from "../common/common.contract.ts";
import { DEFAULT_MODE } from "../modes/modes.ts";

const flagSchema = z.pipe(
  z._default(z.enum(["0", "1"], "Choose 0 or 1."), "0"),
  z.transform((flag) => flag === "1"),
);

/** What to count besides the mode's safety items: ISAP sessions and active objectives with an element's tag. */
export const completenessQuerySchema = z.object({
  mode: z._default(modeSchema, DEFAULT_MODE),
  includeIsap: flagSchema,
  includeGoals: flagSchema,
});
export type CompletenessQuery = z.infer<typeof completenessQuerySchema>;

const BADGE_VARIANTS = ["success", "warning", "other"] as const;
export const COMPLETENESS_BADGES = ["Needs Attention", "Building", "Strong"] as const;

/** How complete the safety plan is. `counts` and `sources` list exactly what was counted. */
export const completenessSchema = z.object({
  /** The share of elements with at least one entry: 0, 25, 50, 75 or 100. */
  percent: z.int(),
  badge: z.enum(COMPLETENESS_BADGES),
  badgeVariant: z.enum(BADGE_VARIANTS),
  counts: z.object({ lookouts: z.int(), comms: z.int(), escapes: z.int(), zones: z.int() }),
  sources: z.object({
    safetyIds: z.array(idSchema),
    isapIds: z.array(idSchema),
    goalIds: z.array(idSchema),
  }),
});
export type Completeness = z.infer<typeof completenessSchema>;

/** Without a mode, the plan for all modes. */
export const lcesQuerySchema = z.object({ mode: z.optional(modeSchema) });

/** The safety items as an LCES record. A time is null if there are no items of that kind. */
export const lcesSchema = z.object({
  lookouts: z.array(z.object({ name: z.string(), role: z.string() })),
  communications: z.array(z.object({ channel: z.string(), contact: z.string() })),
  escapeRoutes: z.array(z.object({ name: z.string(), description: z.string() })),
  safetyZones: z.array(z.object({ name: z.string(), location: z.string() })),
  lastLookoutsUpdate: z.nullable(timestampSchema),
  lastCommsUpdate: z.nullable(timestampSchema),
  lastEscapeUpdate: z.nullable(timestampSchema),
  lastSafetyUpdate: z.nullable(timestampSchema),
  updatedAt: z.nullable(timestampSchema),
});
export type Lces = z.infer<typeof lcesSchema>;

const LCES_TREND_DAYS_MAX = 366;

export const lcesTrendQuerySchema = z.object({
  mode: z._default(modeSchema, DEFAULT_MODE),
  /** The person's own day, the last one of the trend. */
  today: daySchema("Today"),
  timeZone: z._default(timeZoneSchema, "UTC"),
  days: z._default(
    z.coerce
      .number("Say for how many days.")
      .check(
        z.int("Days are counted whole."),
        z.minimum(1, "Ask for at least one day."),
        z.maximum(LCES_TREND_DAYS_MAX, `Ask for at most ${LCES_TREND_DAYS_MAX} days.`),
      ),
    30,
  ),
});

export type LcesTrendQuery = z.infer<typeof lcesTrendQuerySchema>;

/** One point per day from the first reading on, oldest first: the percent at the end of that local day. */
export const lcesTrendSchema = z.array(z.object({ day: z.string(), percent: z.int() }));
export type LcesTrend = z.infer<typeof lcesTrendSchema>;

export const LCES_PATHS = {
  record: "/api/lces",
  completeness: "/api/lces/completeness",
  trend: "/api/lces/trend",
} as const;
