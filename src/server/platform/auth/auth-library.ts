import { type BetterAuthPlugin, betterAuth } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { KyselyPlugin, UnknownRow } from "kysely";
import { v7 as uuidv7 } from "uuid";
import * as z from "zod/mini";
import type { DatabaseHandle } from "#server/platform/db/database.ts";
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
 * better-auth on the app's own database. It starts, renews and ends sessions. Who may have one is decided before, so none
 * of its routes is mounted.
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
    // Always empty, but the library starts no session where the table is missing.
    verification: { modelName: "verifications" },
    plugins: [sessionStarter],
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

/** Starts a session for somebody who has shown who they are, by whichever way. */
const sessionStarter = {
  id: "session-starter",
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: "POST", body: z.object({ userId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        if (!user) throw new Error("The account that signs in doesn't exist.");
        await setSessionCookie(context, { user, session: await internalAdapter.createSession(user.id) });
      },
    ),
  },
} satisfies BetterAuthPlugin;

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
