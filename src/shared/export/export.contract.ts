import * as z from "zod/mini";
import { timeZoneSchema } from "../calendar/calendar.contract.ts";
import { modeSchema } from "../common/common.contract.ts";
import { DEFAULT_MODE, type ModeId } from "../modes/modes.ts";

export const EXPORT_TYPES = ["objectives", "isap", "handovers", "safety"] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];

export const exportParamsSchema = z.object({ exportType: z.enum(EXPORT_TYPES) });

/**
 * `mode` selects the safety plan, and `includeCompleted` affects objectives; other exports ignore both. Days and times
 * are in the time zone.
 */
export const exportQuerySchema = z.object({
  mode: z._default(modeSchema, DEFAULT_MODE),
  includeCompleted: z._default(z.enum(["true", "false"]), "true"),
  timeZone: z._default(timeZoneSchema, "UTC"),
});

export const EXPORT_PATH = "/api/export/:exportType";

/** The address of an export with everything in it, in the person's time zone. */
export function exportPath(type: ExportType, mode: ModeId, timeZone: string): string {
  const query = new URLSearchParams({ mode, timeZone });
  if (type === "objectives") query.set("includeCompleted", "true");
  return `${EXPORT_PATH.replace(":exportType", type)}?${query}`;
}
