import type { RiskLevel, RiskPriority, RiskStatus } from "#shared/risks/risks.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    risks: {
      id: string;
      userId: string;
      hazard: string;
      probability: RiskLevel;
      severity: RiskLevel;
      mitigation: string;
      priority: RiskPriority;
      owner: string | null;
      reviewDate: string | null;
      context: string | null;
      status: RiskStatus;
      sourcePlugin: string | null;
      sourceCode: string | null;
      notes: string | null;
      createdAt: string;
      /** Null in rows from before this column existed. */
      updatedAt: string | null;
    };
  }
}
