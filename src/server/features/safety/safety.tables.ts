import type { LogEntry } from "#shared/safety/history.contract.ts";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    safety_items: SafetyItem & { userId: string };
    change_logs: LogEntry & { userId: string };
    /** The completeness of a mode's plan from a moment on, until the next reading. */
    lces_readings: {
      id: string;
      userId: string;
      mode: SafetyItem["mode"];
      percent: number;
      createdAt: string;
    };
  }
}
