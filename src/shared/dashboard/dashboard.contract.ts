import * as z from "zod/mini";
import { daySchema, timeZoneSchema } from "#shared/calendar/calendar.contract.ts";
import { idSchema, modeSchema, pillarSchema, timestampSchema } from "../common/common.contract.ts";
import { carryOverSchema } from "../handover/handover.contract.ts";
import { latestIsapSessionSchema } from "../isap/isap.contract.ts";
import { DEFAULT_MODE } from "../modes/modes.ts";
import { objectiveSchema } from "../objectives/objectives.contract.ts";
import { riskSchema } from "../risks/risks.contract.ts";
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

/** All that the dashboard shows, in one answer. A part that fails leaves the others as they are. */
export const dashboardSchema = z.object({
  /** As `GET /api/objectives`. */
  objectives: section(z.array(objectiveSchema)),
  /** As `GET /api/risks`. */
  risks: section(z.array(riskSchema)),
  /** As `GET /api/triggers`. */
  triggers: section(z.array(triggerSchema)),
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
