import type { Generated } from "kysely";
import type { PLANS, ROLES } from "#shared/auth/auth.contract.ts";
import type { TokenScope } from "#shared/tokens/tokens.contract.ts";

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

/** What a link or a challenge stands for. The token itself is not stored. */
export interface OneTimeTokensTable {
  /** The token's SHA-256. */
  id: string;
  purpose: string;
  userId: string | null;
  email: string | null;
  expiresAt: string;
  createdAt: string;
}

/** An authenticator app, one for each person. */
export interface AuthenticatorsTable {
  userId: string;
  /** Encrypted with the server's secret. */
  secret: string;
  /** The time step of the last code that was accepted, so that each code works once. */
  lastStep: Generated<number>;
  /** Null until a first code has shown that the app has the secret. */
  confirmedAt: string | null;
  createdAt: string;
}

export interface RecoveryCodesTable {
  id: string;
  userId: string;
  codeHash: string;
}

export interface PasskeysTable {
  id: string;
  userId: string;
  /** The authenticator's own id of it, base64url. */
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** A token for a program of the person's own. The token itself is not stored. */
export interface AccessTokensTable {
  id: string;
  userId: string;
  name: string;
  scope: TokenScope;
  tokenHash: string;
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string | null;
}

declare module "#server/platform/db/database.ts" {
  interface Tables {
    profiles: ProfilesTable;
    sessions: SessionsTable;
    accounts: AccountsTable;
    one_time_tokens: OneTimeTokensTable;
    authenticators: AuthenticatorsTable;
    recovery_codes: RecoveryCodesTable;
    passkeys: PasskeysTable;
    access_tokens: AccessTokensTable;
    instance_facts: { key: string; value: string };
  }
}
