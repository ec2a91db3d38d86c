import * as z from "zod/mini";
import { localeSchema, timeZoneSchema } from "../calendar/calendar.contract.ts";
import { modeSchema } from "../common/common.contract.ts";
import { DEFAULT_MODE, type ModeId } from "../modes/modes.ts";

export const EXPORT_TYPES = [
  "objectives",
  "isap",
  "handovers",
  "safety",
  "safety-history",
  "risks",
  "triggers",
  "check-ins",
  "boundaries",
  "meditations",
  "resources",
  "command-staff",
  "conversations",
] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];

export const EXPORT_FORMATS = ["md", "csv"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Kinds that are no table. */
const WITHOUT_CSV: readonly ExportType[] = ["command-staff"];
export const hasCsv = (type: ExportType): boolean => !WITHOUT_CSV.includes(type);

export const exportParamsSchema = z.object({ exportType: z.enum(EXPORT_TYPES) });

/**
 * `mode` selects the safety plan and what the command staff's status counts, and `includeCompleted` affects objectives;
 * other exports ignore both. Days and times
 * are in the time zone.
 */
export const exportQuerySchema = z.object({
  mode: z._default(modeSchema, DEFAULT_MODE),
  includeCompleted: z._default(z.enum(["true", "false"]), "true"),
  timeZone: z._default(timeZoneSchema, "UTC"),
  format: z._default(z.enum(EXPORT_FORMATS, "Choose md or csv."), "md"),
});

/** The Incident Action Plan of a mode. The place of the locale, or of the time zone, decides about paper and helplines. */
export const iapQuerySchema = z.object({
  mode: z._default(modeSchema, DEFAULT_MODE),
  timeZone: z._default(timeZoneSchema, "UTC"),
  locale: z.optional(localeSchema),
});
export type IapQuery = z.infer<typeof iapQuerySchema>;

export const IAP_PATH = "/api/export/iap";
export const EXPORT_PATH = "/api/export/:exportType";

/** The address of an export with everything in it, in the person's time zone. */
export function exportPath(
  type: ExportType,
  { mode, timeZone, format = "md" }: { mode: ModeId; timeZone: string; format?: ExportFormat },
): string {
  const query = new URLSearchParams({ mode, timeZone });
  if (type === "objectives") query.set("includeCompleted", "true");
  if (format !== "md") query.set("format", format);
  return `${EXPORT_PATH.replace(":exportType", type)}?${query}`;
}
