import { betterAuth } from "better-auth";
import type { KyselyPlugin, UnknownRow } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { DatabaseHandle } from "#server/platform/db/database.ts";
import { PASSWORD_MAX } from "#shared/auth/auth.contract.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import {
  CLIENT_ADDRESS_HEADER,
  SESSION_LIFETIME_SECONDS,
  SESSION_RENEWAL_SECONDS,
  sessionCookieName,
} from "./session-reader.ts";

export interface AuthLibraryOptions {
  handle: DatabaseHandle;
  secret: string;
  publicUrl: string | undefined;
}

/**
 * better-auth on the app's own database. It handles passwords and sessions. Paths, limits and messages are ours, so
 * none of its routes is mounted.
 */
export function createAuthLibrary({ handle, secret, publicUrl }: AuthLibraryOptions) {
  const isHttps = publicUrl?.startsWith("https://") ?? false;
  const db = handle.engine === "postgres" ? handle.db.withPlugin(dateColumnsAsDates) : handle.db;
  return betterAuth({
    baseURL: publicUrl ?? "http://localhost",
    secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: { db, type: handle.engine, transaction: true },
    user: {
      modelName: "profiles",
      fields: { name: "username" },
      additionalFields: {
        role: { type: "string", required: false, defaultValue: "guest", input: false },
        plan: { type: "string", required: false, defaultValue: "guest", input: false },
      },
    },
    session: {
      modelName: "sessions",
      expiresIn: SESSION_LIFETIME_SECONDS,
      updateAge: SESSION_RENEWAL_SECONDS,
    },
    account: { modelName: "accounts" },
    verification: { modelName: "verifications" },
    emailAndPassword: {
      enabled: true,
      // Accounts are created in our own transaction, which also decides whether sign-up is allowed.
      disableSignUp: true,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    rateLimit: { enabled: false },
    advanced: {
      database: { generateId: () => uuidv7() },
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      cookies: {
        session_token: {
          name: sessionCookieName(publicUrl),
          attributes: { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps },
        },
      },
    },
  });
}

export type AuthLibrary = ReturnType<typeof createAuthLibrary>;

const DATE_COLUMNS = [
  "createdAt",
  "updatedAt",
  "expiresAt",
  "accessTokenExpiresAt",
  "refreshTokenExpiresAt",
] as const;

/** Timestamps leave the driver as ISO strings; for PostgreSQL the library expects dates. */
const dateColumnsAsDates: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    return { ...result, rows: result.rows.map(withDates) };
  },
};

function withDates(row: UnknownRow): UnknownRow {
  const converted: UnknownRow = { ...row };
  for (const column of DATE_COLUMNS) {
    const value = converted[column];
    if (typeof value === "string") converted[column] = new Date(value);
  }
  return converted;
}
