import type { CarryOverDecision, CarryOverItem } from "#shared/handover/handover.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    /** The table's columns that a shift handover uses. */
    briefings: {
      id: string;
      userId: string;
      opPeriod: string | null;
      whatChanged: string | null;
      whatPersists: string | null;
      onePriority: string | null;
      createdAt: string;
      /** Null until it is changed. */
      updatedAt: string | null;
    };
    /** Decisions about items of a handover, one per item. */
    carry_overs: {
      id: string;
      userId: string;
      briefingId: string;
      item: CarryOverItem;
      decision: CarryOverDecision;
      text: string;
      decidedOn: string;
      endedOn: string | null;
      createdAt: string;
    };
  }
}
