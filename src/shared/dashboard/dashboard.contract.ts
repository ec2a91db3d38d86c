import * as z from "zod/mini";
import { daySchema, timeZoneSchema } from "#shared/calendar/calendar.contract.ts";
import { idSchema, modeSchema, pillarSchema, timestampSchema } from "../common/common.contract.ts";
import { carryOverSchema } from "../handover/handover.contract.ts";
import { latestIsapSessionSchema } from "../isap/isap.contract.ts";
import { DEFAULT_MODE } from "../modes/modes.ts";
import { objectiveSchema } from "../objectives/objectives.contract.ts";
import { completenessSchema } from "../safety/lces.contract.ts";
import { toolPluginSchema } from "../tool-plugins/tool-plugins.contract.ts";
import { triggerSchema } from "../triggers/triggers.contract.ts";
import { watchOutSignalsSchema } from "../watch-outs/watch-outs.contract.ts";
import { checkInStateSchema } from "../wellness/wellness.contract.ts";

export const dashboardQuerySchema = z.object({
  /** The person's own day. */
  today: daySchema("Today"),
  /** Decides on which day something was completed. */
  timeZone: z._default(timeZoneSchema, "UTC"),
  /** The mode whose safety plan is looked at; everything else is the same in every mode. */
  mode: z._default(modeSchema, DEFAULT_MODE),
});
export type DashboardQuery = z.infer<typeof dashboardQuerySchema>;

/** One part of the answer: its data or, where it could not be read, a sentence for the person. Never both. */
function section<Data extends z.core.$ZodType>(data: Data) {
  return z.object({ data: z.optional(data), error: z.optional(z.string()) });
}

const winSchema = z.object({
  kind: z.enum(["objective", "milestone"]),
  id: idSchema,
  title: z.string(),
  objectiveTitle: z.nullable(z.string()),
  pillar: pillarSchema,
  completedAt: timestampSchema,
});

/** What the seven days up to today have brought, newest first, and the most frequent pillar among it. */
const weeklyWinsSchema = z.object({
  wins: z.array(winSchema),
  focusPillar: z.nullable(pillarSchema),
});

const objectivesSummarySchema = z.object({
  /** The newest active ones, at most five, as in `GET /api/objectives`. */
  newest: z.array(objectiveSchema),
  /** How many are active. */
  active: z.int(),
  /** The mean progress of all, active and completed, as a whole per cent. */
  overallProgress: z.int(),
});
export type ObjectivesSummary = z.infer<typeof objectivesSummarySchema>;

const risksSummarySchema = z.object({
  /** How many open ones have a high priority. */
  highPriority: z.int(),
});
export type RisksSummary = z.infer<typeof risksSummarySchema>;

const triggersSummarySchema = z.object({
  /** The newest that have tripped, at most three, as in `GET /api/triggers`. */
  tripped: z.array(triggerSchema),
  /** How many have tripped. */
  count: z.int(),
});
export type TriggersSummary = z.infer<typeof triggersSummarySchema>;

/** All that the dashboard shows, in one answer. A part that fails leaves the others as they are. */
export const dashboardSchema = z.object({
  objectives: section(objectivesSummarySchema),
  risks: section(risksSummarySchema),
  triggers: section(triggersSummarySchema),
  /** Of `GET /api/tool-plugins`, those for the dashboard but the LCES Check, which stands among the quick tools. */
  tools: section(z.array(toolPluginSchema)),
  /** As `GET /api/isap/latest`. */
  latestIsap: section(latestIsapSessionSchema),
  wins: section(weeklyWinsSchema),
  /** As `GET /api/handover/carry-over`. */
  carryOver: section(carryOverSchema),
  /** As `GET /api/watch-outs/signals`. */
  signals: section(watchOutSignalsSchema),
  /** The check-ins that the trends look at, without their notes, in no order. */
  checkIns: section(z.array(checkInStateSchema)),
  /** As `GET /api/lces/completeness` of the mode, with nothing but its safety items. */
  completeness: section(completenessSchema),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const DASHBOARD_PATH = "/api/dashboard";
