import type { ModeId } from "#shared/modes/modes.ts";
import type { SafetyKind } from "#shared/safety/safety.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    safety_items: {
      id: string;
      userId: string;
      kind: SafetyKind;
      mode: ModeId;
      title: string;
      details: string;
      linkUrl: string | null;
      ownerId: string | null;
      confidence: number | null;
      useAllModes: boolean;
      pinned: boolean;
      orderIndex: number;
      updatedAt: string;
      updatedBy: string | null;
      createdAt: string;
    };
    change_logs: {
      id: string;
      userId: string;
      entity: string;
      itemId: string;
      field: string;
      oldValue: string | null;
      newValue: string | null;
      mode: ModeId | null;
      createdAt: string;
    };
    /** The completeness of a mode's plan from an instant until the next reading. */
    lces_readings: {
      id: string;
      userId: string;
      mode: ModeId;
      percent: number;
      createdAt: string;
    };
  }
}
