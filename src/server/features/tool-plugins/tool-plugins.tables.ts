import type { Json } from "#server/platform/db/database.ts";
import type { RiskLevel } from "#shared/risks/risks.contract.ts";

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
      /** The hash of the seeded content; null for a tool that an admin added. */
      seedHash: string | null;
    };
    plugin_checks: {
      id: string;
      userId: string;
      pluginId: string;
      day: string;
      code: string;
      checked: boolean;
      severity: RiskLevel;
      owner: string | null;
      updatedAt: string;
    };
  }
}
