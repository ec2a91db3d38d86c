import type { CustomMeditation } from "#shared/custom-meditations/custom-meditations.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    custom_meditations: CustomMeditation & { userId: string };
  }
}
