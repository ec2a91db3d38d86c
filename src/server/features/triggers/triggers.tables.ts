import type { Trigger } from "#shared/triggers/triggers.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    triggers: Omit<Trigger, "lookout" | "objectiveTitle"> & { userId: string; lookout: string | null };
  }
}
