import { createHmac, timingSafeEqual } from "node:crypto";
import type { Selectable } from "kysely";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import type { SessionsTable } from "./auth.tables.ts";
import type { OwnerId } from "./owner.ts";

/** A session expires 30 days after its last use, and after 180 days at the latest. */
export const SESSION_LIFETIME_SECONDS = 30 * 24 * 60 * 60;
/** Uses within an hour count as one, so that a call seldom has to write. */
export const SESSION_RENEWAL_SECONDS = 60 * 60;
const SESSION_MAX_AGE_SECONDS = 180 * 24 * 60 * 60;
const TOKENS_MAX = 10_000;

/** The header that passes the client's address, as determined by Fastify, to the auth library. */
export const CLIENT_ADDRESS_HEADER = "x-ridgeline-client-address";

/** With the `__Host-` prefix a browser refuses the cookie from a subdomain or over plain HTTP, so it requires HTTPS. */
export function sessionCookieName(publicUrl: string | undefined): string {
  return publicUrl?.startsWith("https://") ? "__Host-ridgeline.session" : "ridgeline.session";
}

export interface SessionFound {
  id: string;
  ownerId: OwnerId;
  /** True at most once an hour: the session should be extended and its cookie sent again. */
  isDueForRenewal: boolean;
}

/** A session is over when it expired by `now` or was created by `firstValidCreation`, both UTC ISO. */
export function sessionLimits(clock: Clock): { now: string; firstValidCreation: string } {
  const now = clock.now();
  const firstValidCreation = new Date(now.getTime() - SESSION_MAX_AGE_SECONDS * 1000).toISOString();
  return { now: now.toISOString(), firstValidCreation };
}

/** When a session was last used, to the hour. Renewing it sets its expiry, and nothing else does. */
export function lastUseOf({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }): string {
  const renewedAt = new Date(Date.parse(expiresAt) - SESSION_LIFETIME_SECONDS * 1000).toISOString();
  return renewedAt < createdAt ? createdAt : renewedAt;
}

/** Finds the session named by a signed cookie value; null when it is forged, revoked or over. */
export type ReadSession = (cookieValue: string) => Promise<SessionFound | null>;

type SessionRow = Pick<Selectable<SessionsTable>, "id" | "userId" | "expiresAt" | "createdAt">;

/**
 * The session check of every request: one HMAC and one prepared query, several times cheaper than the auth library's
 * lookup. The library signs the cookie as `token.base64(HMAC-SHA256(token))`.
 */
export function createSessionReader(db: Database, clock: Clock, secret: string): ReadSession {
  const findSession = prepareQuery<[token: string], SessionRow>(db, 1, (token) =>
    db.selectFrom("sessions").select(["id", "userId", "expiresAt", "createdAt"]).where("token", "=", token),
  );
  /** By cookie, those of sessions. A signature that is valid once stays so. */
  const tokens = new Map<string, string>();
  return async (cookieValue) => {
    const token = tokens.get(cookieValue) ?? verifiedToken(cookieValue, secret);
    if (token === null) return null;
    const [session] = await findSession(token);
    if (!session) return null;
    if (tokens.size >= TOKENS_MAX) tokens.clear();
    tokens.set(cookieValue, token);
    const now = clock.now().getTime();
    const secondsLeft = (Date.parse(session.expiresAt) - now) / 1000;
    const secondsOld = (now - Date.parse(session.createdAt)) / 1000;
    if (secondsLeft <= 0 || secondsOld >= SESSION_MAX_AGE_SECONDS) return null;
    return {
      id: session.id,
      ownerId: session.userId as OwnerId,
      isDueForRenewal: secondsLeft < SESSION_LIFETIME_SECONDS - SESSION_RENEWAL_SECONDS,
    };
  };
}

/** The session token in a signed cookie value, or null when the signature is invalid. */
export function verifiedToken(cookieValue: string, secret: string): string | null {
  const dot = cookieValue.lastIndexOf(".");
  if (dot < 1) return null;
  const token = cookieValue.slice(0, dot);
  const given = Buffer.from(cookieValue.slice(dot + 1), "base64");
  const expected = createHmac("sha256", secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}
