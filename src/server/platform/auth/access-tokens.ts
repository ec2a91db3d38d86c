import { createHash, randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import type { TokenScope } from "#shared/tokens/tokens.contract.ts";
import type { AccessTokensTable } from "./auth.tables.ts";
import type { OwnerId } from "./owner.ts";

/** Lets people and programs that look for leaked secrets recognize a token. */
const PREFIX = "rdg_";
const HOUR_MS = 60 * 60 * 1000;

declare module "fastify" {
  interface FastifyRequest {
    /** The token that made the call; null for a session and for an anonymous request. */
    accessToken: TokenFound | null;
  }
}

export interface TokenFound {
  id: string;
  name: string;
  scope: TokenScope;
  ownerId: OwnerId;
}

/** Finds a token; null when it is unknown, revoked or expired. */
export type ReadToken = (token: string) => Promise<TokenFound | null>;

/** A new token of 256 random bits. Only its hash is stored. */
export function makeToken(): { token: string; tokenHash: string } {
  const token = `${PREFIX}${randomBytes(32).toString("base64url")}`;
  return { token, tokenHash: hashOf(token) };
}

/** The token that a request brings. Another bearer token, such as a proxy's, is none. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^bearer +(rdg_\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? null;
}

/** Looks tokens up, and notes when they were used, to the hour, so that few calls write. */
export function createTokenReader(db: Database, clock: Clock): ReadToken {
  const find = prepareQuery<[tokenHash: string], Omit<AccessTokensTable, "tokenHash" | "createdAt">>(
    db,
    1,
    (tokenHash) =>
      db
        .selectFrom("access_tokens")
        .select(["id", "userId", "name", "scope", "lastUsedAt", "expiresAt"])
        .where("tokenHash", "=", tokenHash),
  );
  return async (token) => {
    const [found] = await find(hashOf(token));
    const now = clock.now();
    if (!found || (found.expiresAt !== null && found.expiresAt <= now.toISOString())) return null;
    const { id, name, scope, userId, lastUsedAt } = found;
    if (lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) >= HOUR_MS) {
      await db
        .updateTable("access_tokens")
        .set({ lastUsedAt: now.toISOString() })
        .where("id", "=", id)
        .execute();
    }
    return { id, name, scope, ownerId: userId as OwnerId };
  };
}

/** Tokens are random, so a fast hash suffices; looking one up by its hash takes the same time for any guess. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
