import type { Json } from "#server/platform/db/database.ts";
import type { PluginCheck } from "#shared/tool-plugins/tool-plugins.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    tool_plugins: {
      id: string;
      slug: string;
      name: string;
      description: string | null;
      config: Json<unknown>;
      isEnabled: boolean;
      createdBy: string | null;
      createdAt: string;
      /** Of what was seeded; null for a tool that was not. */
      seedHash: string | null;
    };
    plugin_checks: Omit<PluginCheck, "owner"> & {
      id: string;
      userId: string;
      pluginId: string;
      day: string;
      owner: string | null;
    };
  }
}
