import { createHmac, timingSafeEqual } from "node:crypto";
import type { Selectable } from "kysely";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import type { SessionsTable } from "./auth.tables.ts";
import type { OwnerId } from "./owner.ts";

/** Sessions live 30 days from the last day they were used, and 180 days at most. */
export const SESSION_LIFETIME_SECONDS = 30 * 24 * 60 * 60;
export const SESSION_RENEWAL_SECONDS = 24 * 60 * 60;
const SESSION_MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/** The header in which the server hands the auth library the client's address, as Fastify determined it. */
export const CLIENT_ADDRESS_HEADER = "x-ridgeline-client-address";

/** The `__Host-` prefix makes a browser refuse the cookie from a subdomain or over plain HTTP, so it needs HTTPS. */
export function sessionCookieName(publicUrl: string | undefined): string {
  return publicUrl?.startsWith("https://") ? "__Host-ridgeline.session" : "ridgeline.session";
}

export interface SessionFound {
  ownerId: OwnerId;
  /** True once a day: the session's life should be extended and its cookie sent again. */
  isDueForRenewal: boolean;
}

/** A session is over when it has expired by `now` or was created by `firstValidCreation`; both are UTC ISO strings. */
export function sessionLimits(clock: Clock): { now: string; firstValidCreation: string } {
  const now = clock.now();
  const firstValidCreation = new Date(now.getTime() - SESSION_MAX_AGE_SECONDS * 1000).toISOString();
  return { now: now.toISOString(), firstValidCreation };
}

/** Finds the session that a signed cookie value names; null when it is forged, revoked or over. */
export type ReadSession = (cookieValue: string) => Promise<SessionFound | null>;

type SessionRow = Pick<Selectable<SessionsTable>, "userId" | "expiresAt" | "createdAt">;

/**
 * The session check on every request's path: one HMAC and one prepared query, where the auth library's own look-up
 * costs several times that. The library signs the cookie as `token.base64(HMAC-SHA256(token))`.
 */
export function createSessionReader(db: Database, clock: Clock, secret: string): ReadSession {
  const findSession = prepareQuery<[token: string], SessionRow>(db, 1, (token) =>
    db.selectFrom("sessions").select(["userId", "expiresAt", "createdAt"]).where("token", "=", token),
  );
  return async (cookieValue) => {
    const token = verifiedToken(cookieValue, secret);
    if (token === null) return null;
    const [session] = await findSession(token);
    if (!session) return null;
    const { now, firstValidCreation } = sessionLimits(clock);
    if (session.expiresAt <= now || session.createdAt <= firstValidCreation) return null;
    const secondsLeft = (Date.parse(session.expiresAt) - Date.parse(now)) / 1000;
    return {
      ownerId: session.userId as OwnerId,
      isDueForRenewal: secondsLeft < SESSION_LIFETIME_SECONDS - SESSION_RENEWAL_SECONDS,
    };
  };
}

/** The session token in a signed cookie value, or null when the signature is not ours. */
export function verifiedToken(cookieValue: string, secret: string): string | null {
  const dot = cookieValue.lastIndexOf(".");
  if (dot < 1) return null;
  const token = cookieValue.slice(0, dot);
  const given = Buffer.from(cookieValue.slice(dot + 1), "base64");
  const expected = createHmac("sha256", secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}
