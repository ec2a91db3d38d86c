import type { Generated } from "kysely";
import type { AccessType } from "#shared/invitations/invitations.contract.ts";

declare module "#server/platform/db/database.ts" {
  interface Tables {
    invitations: {
      id: string;
      inviteCode: string;
      accessType: AccessType;
      createdBy: string | null;
      usedBy: Generated<string | null>;
      expiresAt: string | null;
      usedAt: Generated<string | null>;
      createdAt: string;
    };
  }
}
