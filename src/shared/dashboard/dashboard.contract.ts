import * as z from "zod/mini";
import { daySchema, timeZoneSchema } from "#shared/calendar/calendar.contract.ts";
import { idSchema, modeSchema, pillarSchema, timestampSchema } from "../common/common.contract.ts";
import { carryOverSchema } from "../handover/handover.contract.ts";
import { latestIsapSessionSchema } from "../isap/isap.contract.ts";
import { DEFAULT_MODE } from "../modes/modes.ts";
import { milestoneSchema, objectiveSchema } from "../objectives/objectives.contract.ts";
import { proposalSchema } from "../proposals/proposals.contract.ts";
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
  /** The mode of the safety plan; everything else is the same in every mode. */
  mode: z._default(modeSchema, DEFAULT_MODE),
});
export type DashboardQuery = z.infer<typeof dashboardQuerySchema>;

/** One section of the response: either its data or, if it could not be read, an error message. */
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

/** The wins of the seven days up to today, newest first, and their most frequent pillar. */
const weeklyWinsSchema = z.object({
  wins: z.array(winSchema),
  focusPillar: z.nullable(pillarSchema),
});

const objectivesSummarySchema = z.object({
  /**
   * The active objectives that are due first (by a day that the person gave or confirmed), and then the latest changed;
   * at most five, as in `GET /api/objectives`, each with its first open milestone.
   */
  mostUrgent: z.array(z.extend(objectiveSchema, { nextMilestone: z.nullable(milestoneSchema) })),
  /** The number of active objectives. */
  active: z.int(),
  /** The mean progress of active and completed objectives, as a whole percent. */
  overallProgress: z.int(),
});
export type ObjectivesSummary = z.infer<typeof objectivesSummarySchema>;

const risksSummarySchema = z.object({
  /** The number of open risks with a high priority. */
  highPriority: z.int(),
});
export type RisksSummary = z.infer<typeof risksSummarySchema>;

const triggersSummarySchema = z.object({
  /** The newest tripped trigger points, at most three, as in `GET /api/triggers`. */
  tripped: z.array(triggerSchema),
  /** The number of tripped trigger points. */
  count: z.int(),
});
export type TriggersSummary = z.infer<typeof triggersSummarySchema>;

/** Everything that the dashboard shows. A section that fails does not affect the others. */
export const dashboardSchema = z.object({
  objectives: section(objectivesSummarySchema),
  risks: section(risksSummarySchema),
  triggers: section(triggersSummarySchema),
  /** The tools of `GET /api/tool-plugins` for the dashboard, except the LCES Check, which is a quick tool. */
  tools: section(z.array(toolPluginSchema)),
  /** As `GET /api/isap/latest`. */
  latestIsap: section(latestIsapSessionSchema),
  wins: section(weeklyWinsSchema),
  /** As `GET /api/handover/carry-over`. */
  carryOver: section(carryOverSchema),
  /** As `GET /api/watch-outs/signals`. */
  signals: section(watchOutSignalsSchema),
  /** The check-ins for the trends, without notes, in no particular order. */
  checkIns: section(z.array(checkInStateSchema)),
  /** As `GET /api/lces/completeness` of the mode, counting only its safety items. */
  completeness: section(completenessSchema),
  /** As `GET /api/proposals`. */
  proposals: section(z.array(proposalSchema)),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const DASHBOARD_PATH = "/api/dashboard";
