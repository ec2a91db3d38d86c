import * as z from "zod/mini";
import { optionalText, requiredText } from "../common/common.contract.ts";
import { checklistConfigSchema, toolPluginSchema } from "./tool-plugins.contract.ts";

export const PLUGINS_ADMIN_PATH = "/api/admin/tool-plugins";

const contentShape = z.object({
  name: requiredText("The name", 80),
  description: optionalText("The description", 400),
  isEnabled: z.boolean("A tool is on or off."),
  /** Only what the app can show. */
  config: checklistConfigSchema,
});
export type PluginAdminContent = z.infer<typeof contentShape>;

export const pluginChangesSchema = z
  .partial(contentShape)
  .check(z.refine((changes) => Object.keys(changes).length > 0, "There's nothing to change."));

export const adminPluginSchema = toolPluginSchema;
export type AdminPlugin = z.infer<typeof adminPluginSchema>;
