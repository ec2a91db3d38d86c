import type { Generated } from "kysely";
import type { PLANS, ROLES } from "#shared/auth/auth.contract.ts";

export interface ProfilesTable {
  id: string;
  email: string;
  username: string;
  emailVerified: Generated<boolean>;
  image: Generated<string | null>;
  role: Generated<(typeof ROLES)[number]>;
  plan: Generated<(typeof PLANS)[number]>;
  stripeCustomerId: Generated<string | null>;
  stripeSubscriptionId: Generated<string | null>;
  subscriptionStatus: Generated<string | null>;
  phoneNumber: Generated<string | null>;
  address: Generated<string | null>;
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

export interface AccountsTable {
  id: string;
  userId: string;
  providerId: string;
  accountId: string;
  password: string | null;
  createdAt: string;
  updatedAt: string;
}

declare module "#server/platform/db/database.ts" {
  interface Tables {
    profiles: ProfilesTable;
    sessions: SessionsTable;
    accounts: AccountsTable;
    instance_facts: { key: string; value: string };
  }
}
