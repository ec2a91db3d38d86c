import { setImmediate } from "node:timers";
import type { OneTimeTokens } from "#server/platform/auth/one-time-tokens.ts";
import { hashPassword } from "#server/platform/auth/password.ts";
import { weaknessOf } from "#server/platform/auth/password-strength.ts";
import type { Visitor } from "#server/platform/auth/visitor.ts";
import type { Database } from "#server/platform/db/database.ts";
import { HttpError } from "#server/platform/http/errors.ts";
import { clientNetwork } from "#server/platform/rate-limit/client-network.ts";
import type { RateLimit, RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";
import { normalizeEmail } from "#shared/auth/auth.contract.ts";
import type { ResetPassword } from "#shared/auth/password-reset.contract.ts";
import { ACCOUNT_MAILS } from "./account-mails.content.ts";
import type { AccountMails } from "./account-mails.service.ts";
import type { PasswordsRepository } from "./passwords.repository.ts";

const HOUR_SECONDS = 60 * 60;
const LINKS_PER_ADDRESS: RateLimit = { limit: 5, windowSeconds: HOUR_SECONDS };
const LINKS_PER_NETWORK: RateLimit = { limit: 30, windowSeconds: HOUR_SECONDS };
const USES_PER_NETWORK: RateLimit = { limit: 60, windowSeconds: HOUR_SECONDS };

const RESET_PAGE = "/reset-password";

interface Deps {
  db: Database;
  repository: PasswordsRepository;
  tokens: OneTimeTokens;
  mails: AccountMails;
  rateLimiter: RateLimiter;
}

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

/** A new password for somebody who forgot theirs, by a link that works once. */
export function createPasswordResetService({ db, repository, tokens, mails, rateLimiter }: Deps) {
  async function sendLink(email: string): Promise<void> {
    const account = await repository.findByEmail(email);
    if (!account) return;
    await mails.send(email, ACCOUNT_MAILS.resetLink(mails.linkTo(await pathFor(tokens, account.id, email))));
  }

  return {
    /**
     * Sends a link to the address if it has an account. Whether it has is decided after the answer, so neither the
     * answer nor its time tells.
     * @param email normalized
     * @throws HttpError 429
     */
    async requestLink(email: string, visitor: Visitor): Promise<void> {
      await rateLimiter.consume(`reset:network:${clientNetwork(visitor.address)}`, LINKS_PER_NETWORK);
      await rateLimiter.consume(`reset:address:${email}`, LINKS_PER_ADDRESS);
      if (mails.canSend) setImmediate(() => mails.inBackground(visitor, () => sendLink(email)));
    },

    /**
     * A link for an admin or operator to hand over: the path on this server, with the token.
     * @returns null if the address has no account
     */
    async passwordResetLink(email: string): Promise<string | null> {
      const account = await repository.findByEmail(normalizeEmail(email));
      return account && pathFor(tokens, account.id, null);
    },

    /** The same for an account, in the transaction of an admin. */
    linkFor: (transaction: Database, accountId: string): Promise<string> =>
      pathFor(tokens, accountId, null, transaction),

    /**
     * Sets the password and ends all sessions. The second step of signing in stays.
     * @throws HttpError 400 for a weak password or a link that is used up or expired, 429
     */
    async reset({ token, password }: ResetPassword, visitor: Visitor): Promise<void> {
      await rateLimiter.consume(`reset:use:${clientNetwork(visitor.address)}`, USES_PER_NETWORK);
      const { userId } = (await tokens.find(token, "password-reset")) ?? {};
      const account = userId ? await repository.findById(userId) : null;
      if (!account) throw linkExpired();
      const weakness = weaknessOf(password, account);
      if (weakness)
        throw new HttpError(400, "validation_error", weakness, { fields: { password: weakness } });
      const passwordHash = await hashPassword(password);
      const hasLostWays = await db.transaction().execute(async (trx) => {
        const taken = await tokens.take(trx, token, "password-reset");
        if (!taken) throw linkExpired();
        await repository.replacePassword(trx, account, passwordHash);
        return taken.email === account.email && (await repository.claimEmail(trx, account));
      });
      mails.inBackground(visitor, () =>
        mails.send(account.email, ACCOUNT_MAILS.passwordChanged(hasLostWays)),
      );
    },
  };
}

/** The path of the page for a new password. The token is in the fragment, which browsers send to nobody. */
async function pathFor(
  tokens: OneTimeTokens,
  userId: string,
  mailedTo: string | null,
  executor?: Database,
): Promise<string> {
  return `${RESET_PAGE}#${await tokens.issue({ purpose: "password-reset", userId, email: mailedTo }, executor)}`;
}

export function linkExpired(): HttpError {
  return new HttpError(
    400,
    "link_expired",
    "This link has been used or is more than 30 minutes old. Ask for a new one.",
  );
}
