import { createHash, randomBytes } from "node:crypto";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import "./auth.tables.ts";

const LIFETIME_SECONDS = 30 * 60;

type TokenPurpose = "password-reset" | "email-change" | "passkey";

/** What a token was issued for. */
export interface TokenFacts {
  purpose: TokenPurpose;
  userId: string | null;
  /** The address that the token was mailed to; null if it was handed over in another way. */
  email: string | null;
}

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>;

/** Tokens of 256 random bits that work once, for half an hour. Only their hashes are stored. */
export function createOneTimeTokens(db: Database, clock: Clock) {
  return {
    /** @returns the token, which is stored nowhere */
    async issue({ purpose, userId, email }: TokenFacts, executor: Database = db): Promise<string> {
      const token = randomBytes(32).toString("base64url");
      const now = clock.now();
      await executor
        .insertInto("one_time_tokens")
        .values({
          id: hashOf(token),
          purpose,
          userId,
          email,
          expiresAt: new Date(now.getTime() + LIFETIME_SECONDS * 1000).toISOString(),
          createdAt: now.toISOString(),
        })
        .execute();
      return token;
    },

    /** What a token stands for, without using it up; null if it is unknown, used or expired. */
    async find(token: string, purpose: TokenPurpose): Promise<TokenFacts | null> {
      const found = await db
        .selectFrom("one_time_tokens")
        .select(["userId", "email"])
        .where("id", "=", hashOf(token))
        .where("purpose", "=", purpose)
        .where("expiresAt", ">", clock.nowIso())
        .executeTakeFirst();
      return found ? { purpose, ...found } : null;
    },

    /** Uses a token up, in the transaction of what it allows. Of two uses at once, one gets null. */
    async take(trx: Database, token: string, purpose: TokenPurpose): Promise<TokenFacts | null> {
      const taken = await trx
        .deleteFrom("one_time_tokens")
        .where("id", "=", hashOf(token))
        .where("purpose", "=", purpose)
        .where("expiresAt", ">", clock.nowIso())
        .returning(["userId", "email"])
        .executeTakeFirst();
      return taken ? { purpose, ...taken } : null;
    },

    async removeExpired(): Promise<void> {
      await db.deleteFrom("one_time_tokens").where("expiresAt", "<=", clock.nowIso()).execute();
    },
  };
}

/** Tokens are random, so a fast hash suffices; looking one up by its hash takes the same time for any guess. */
function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
