import * as z from "zod/mini";
import { timeZoneSchema } from "../calendar/calendar.contract.ts";
import { modeSchema } from "../common/common.contract.ts";
import { DEFAULT_MODE, type ModeId } from "../modes/modes.ts";

export const EXPORT_TYPES = ["objectives", "isap", "handovers", "safety"] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];

export const exportParamsSchema = z.object({ exportType: z.enum(EXPORT_TYPES) });

/**
 * The safety plan is that of the mode; completed objectives are left out only when asked. Other exports take no notice. Days
 * and times are those of the time zone.
 */
export const exportQuerySchema = z.object({
  mode: z._default(modeSchema, DEFAULT_MODE),
  includeCompleted: z._default(z.enum(["true", "false"]), "true"),
  timeZone: z._default(timeZoneSchema, "UTC"),
});

export const EXPORT_PATH = "/api/export/:exportType";

/** The address of one export, with everything in it, by the person's own days. */
export function exportPath(type: ExportType, mode: ModeId, timeZone: string): string {
  const query = new URLSearchParams({ mode, timeZone });
  if (type === "objectives") query.set("includeCompleted", "true");
  return `${EXPORT_PATH.replace(":exportType", type)}?${query}`;
}
