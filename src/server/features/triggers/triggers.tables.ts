import type { TriggerStatus } from "#shared/triggers/triggers.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    triggers: {
      id: string;
      userId: string;
      objectiveId: string | null;
      metric: string;
      threshold: string;
      lookout: string | null;
      response: string;
      status: TriggerStatus;
      trippedAt: string | null;
      createdAt: string;
      updatedAt: string;
    };
  }
}
