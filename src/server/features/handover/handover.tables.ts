import type { CarryOverDecision, CarryOverItem } from "#shared/handover/handover.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    /** Of the table's columns, those that a shift handover has. */
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
    /** What a person decided about an item of a handover, once. */
    carry_overs: {
      id: string;
      userId: string;
      briefingId: string;
      item: CarryOverItem;
      decision: CarryOverDecision;
      text: string;
      decidedOn: string;
      createdAt: string;
    };
  }
}
