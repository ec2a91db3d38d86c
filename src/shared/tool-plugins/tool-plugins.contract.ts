import * as z from "zod/mini";
import { daySchema } from "#shared/calendar/calendar.contract.ts";
import { idSchema, optionalText, timestampSchema } from "../common/common.contract.ts";
import { pageQuerySchema } from "../common/pages.contract.ts";
import { RISK_OWNER_MAX, riskLevelSchema } from "../risks/risks.contract.ts";

/** Where a tool can be shown. */
export const PLUGIN_LOCATIONS = ["dashboard", "safety", "objectives", "briefing"] as const;
export type PluginLocation = (typeof PLUGIN_LOCATIONS)[number];

/** The tools that other screens link to. */
export const TEN_AND_EIGHTEEN = "ten-and-eighteen";
export const LCES_CHECK = "lces-check";

const SEVERE_COUNT_DEFAULT = 3;

/** The only kind of tool: a checklist. Anything else is shown as unsupported. */
export const checklistConfigSchema = z.object({
  locations: z.array(z.enum(PLUGIN_LOCATIONS)),
  items: z
    .array(
      z.object({
        code: z.string().check(z.minLength(1), z.maxLength(60)),
        label: z.string().check(z.minLength(1)),
        mitigation_hint: z._default(z.string(), ""),
        /** A heading for consecutive items of the same group. */
        group: z.optional(z.string().check(z.minLength(1))),
      }),
    )
    .check(
      z.minLength(1),
      z.refine((items) => new Set(items.map(({ code }) => code)).size === items.length),
    ),
  logic: z._default(
    z.object({
      /** What happens when an item is checked. */
      onCheck: z._default(
        z.array(
          z.object({
            action: z.literal("ADD_RISK_TO_215A"),
            defaultProbability: z._default(riskLevelSchema, "M"),
            defaultSeverity: z._default(riskLevelSchema, "M"),
          }),
        ),
        [],
      ),
      /** When to warn: if two or more items including one of these codes are checked, or this many with severity H. */
      onSevereCombo: z._default(
        z.array(
          z.object({
            whenCodesAny: z._default(z.array(z.string()), []),
            orWhenSeverityH: z._default(z.int().check(z.minimum(1)), SEVERE_COUNT_DEFAULT),
            message: z._default(z.string(), ""),
          }),
        ),
        [],
      ),
    }),
    { onCheck: [], onSevereCombo: [] },
  ),
});
export type ChecklistConfig = z.infer<typeof checklistConfigSchema>;

/** `config` is sent as stored; the reader decides whether it can show it. */
export const toolPluginSchema = z.object({
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  isEnabled: z.boolean(),
  config: z.unknown(),
});
export type ToolPlugin = z.infer<typeof toolPluginSchema>;

/** The saved state of an item on one of the person's days. */
export const pluginCheckSchema = z.object({
  code: z.string(),
  checked: z.boolean(),
  severity: riskLevelSchema,
  owner: z.string(),
  updatedAt: timestampSchema,
});
export type PluginCheck = z.infer<typeof pluginCheckSchema>;

/**
 * The saved item, and the open risk that unchecking it leaves behind. `openRisk` is null while the item is checked, or
 * if it created no risk or the risk is resolved. The screen offers to resolve it (PATCH the risk's status).
 */
export const pluginCheckAnswerSchema = z.extend(pluginCheckSchema, {
  openRisk: z.nullable(z.object({ id: idSchema, hazard: z.string() })),
});
export type PluginCheckAnswer = z.infer<typeof pluginCheckAnswerSchema>;

export const pluginCheckQuerySchema = z.object({ day: daySchema("The day") });

/** The complete state of an item on a day. Idempotent. */
export const pluginCheckChangeSchema = z.object({
  day: daySchema("The day"),
  checked: z.boolean("An item is either checked or not."),
  severity: z._default(riskLevelSchema, "M"),
  owner: z._default(optionalText("The owner", RISK_OWNER_MAX), ""),
});
export type PluginCheckChange = z.infer<typeof pluginCheckChangeSchema>;

/** Pages of this list start after a day. */
export const pluginHistoryQuerySchema = z.extend(pageQuerySchema, { after: z.optional(daySchema("After")) });

/** The days on which a check was made, newest first. */
export const pluginHistorySchema = z.array(
  z.object({ day: z.string(), checked: z.int(), severe: z.int(), updatedAt: timestampSchema }),
);
export type PluginHistory = z.infer<typeof pluginHistorySchema>;

export const PLUGIN_PATHS = {
  list: "/api/tool-plugins",
  checks: (slug: string) => `/api/tool-plugins/${slug}/checks`,
  check: (slug: string, code: string) => `/api/tool-plugins/${slug}/checks/${code}`,
  history: (slug: string) => `/api/tool-plugins/${slug}/history`,
} as const;
