import type { ColumnType } from "kysely";
import type { CheckIn } from "#shared/wellness/wellness.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    wellness_checks: {
      id: string;
      userId: string;
      energy: CheckIn["energy"];
      stress: number;
      mood: CheckIn["mood"];
      note: ColumnType<string | null, string | null | undefined, string | null>;
      source: ColumnType<CheckIn["source"], CheckIn["source"] | undefined, CheckIn["source"]>;
      createdAt: string;
    };
  }
}
