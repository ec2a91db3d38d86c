import type { Generated } from "kysely";
import type { PLANS, ROLES } from "#shared/auth/auth.contract.ts";

export interface ProfilesTable {
  id: string;
  email: string;
  username: string;
  emailVerified: Generated<boolean>;
  image: string | null;
  role: Generated<(typeof ROLES)[number]>;
  plan: Generated<(typeof PLANS)[number]>;
  stripeCustomerId: string | null;
  stripeSubscriptionId: string | null;
  subscriptionStatus: string | null;
  phoneNumber: string | null;
  address: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface SessionsTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: string;
  updatedAt: string;
}

declare module "#server/platform/db/database.ts" {
  interface Tables {
    profiles: ProfilesTable;
    sessions: SessionsTable;
    accounts: { id: string; userId: string; providerId: string; accountId: string; password: string | null };
    instance_facts: { key: string; value: string };
  }
}
