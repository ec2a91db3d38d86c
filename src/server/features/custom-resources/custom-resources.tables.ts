import type { CustomResource } from "#shared/custom-resources/custom-resources.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    custom_resources: CustomResource & { userId: string };
  }
}
