import type { ColumnType } from "kysely";
import type { LcesTag } from "#shared/common/common.contract.ts";
import type { ModeId } from "#shared/modes/modes.ts";
import type { BoundaryFact, CheckInFact, RiskFact } from "#shared/watch-outs/recorded-facts.ts";

/** A column that is filled by its default, or empty, unless it is given. */
type Optional<Value> = ColumnType<Value, Value | undefined, Value>;

declare module "#server/platform/db/database.ts" {
  interface Tables {
    /** Signals that a person has put aside: each key names the facts that were put aside. */
    watch_out_dismissals: { userId: string; key: string; watchOutId: number; createdAt: string };
    wellness_checks: {
      id: string;
      userId: string;
      energy: CheckInFact["energy"];
      stress: number;
      mood: CheckInFact["mood"];
      note: Optional<string | null>;
      source: Optional<CheckInFact["source"]>;
      createdAt: string;
    };
    risks: {
      id: string;
      userId: string;
      hazard: string;
      probability: RiskFact["probability"];
      severity: RiskFact["severity"];
      mitigation: Optional<string>;
      owner: Optional<string | null>;
      reviewDate: Optional<string | null>;
      status: Optional<RiskFact["status"]>;
      createdAt: string;
    };
    safety_items: {
      id: string;
      userId: string;
      kind: LcesTag;
      mode: ModeId;
      title: string;
      details: Optional<string>;
      useAllModes: Optional<boolean>;
      createdAt: string;
      updatedAt: string;
    };
    boundaries: {
      id: string;
      userId: string;
      name: string;
      type: Optional<BoundaryFact["type"]>;
      statement: string;
      honored: Optional<boolean | null>;
      createdAt: string;
      updatedAt: string;
    };
  }
}
