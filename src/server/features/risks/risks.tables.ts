import type { Risk } from "#shared/risks/risks.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    risks: Omit<Risk, "notes" | "updatedAt"> & {
      userId: string;
      notes: string | null;
      /** Null in a row of before it was kept. */
      updatedAt: string | null;
    };
  }
}
