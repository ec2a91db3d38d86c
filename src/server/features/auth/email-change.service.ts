import type { OneTimeTokens } from "#server/platform/auth/one-time-tokens.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Visitor } from "#server/platform/auth/visitor.ts";
import { type Database, isUniqueViolation } from "#server/platform/db/database.ts";
import { conflict, HttpError } from "#server/platform/http/errors.ts";
import { clientNetwork } from "#server/platform/rate-limit/client-network.ts";
import type { RateLimit, RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";
import type { EmailChange } from "#shared/auth/email-change.contract.ts";
import type { AccountService } from "./account.service.ts";
import { ACCOUNT_MAILS } from "./account-mails.content.ts";
import type { AccountMails } from "./account-mails.service.ts";
import { linkExpired } from "./password-reset.service.ts";
import type { PasswordsRepository } from "./passwords.repository.ts";

const HOUR_SECONDS = 60 * 60;
const CHANGES_PER_PERSON: RateLimit = { limit: 5, windowSeconds: HOUR_SECONDS };
const USES_PER_NETWORK: RateLimit = { limit: 60, windowSeconds: HOUR_SECONDS };

const CONFIRMATION_PAGE = "/confirm-email";

interface Deps {
  db: Database;
  repository: PasswordsRepository;
  accountService: Pick<AccountService, "confirmPassword">;
  tokens: OneTimeTokens;
  mails: AccountMails;
  rateLimiter: RateLimiter;
}

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;

/** Another email address, which counts once its owner has opened the link sent there. */
export function createEmailChangeService(deps: Deps) {
  const { db, repository, accountService, tokens, mails, rateLimiter } = deps;
  const followers: ((accountId: string) => Promise<void>)[] = [];
  /** What fails here, a follower makes up for by itself. */
  const tellFollowers = (accountId: string) =>
    Promise.allSettled(followers.map((follower) => follower(accountId)));

  return {
    /** Calls `follower` after an account's address has changed. */
    follow: (follower: (accountId: string) => Promise<void>): void => void followers.push(follower),

    canMail: mails.canSend,

    /**
     * Sends a link to the new address. The answer is the same if somebody else has it; then the mail says so.
     * @throws HttpError 400 for a wrong password, 409 without a mail server, 429, 500 if the mail was not sent
     */
    async begin(ownerId: OwnerId, { email, password }: EmailChange, visitor: Visitor): Promise<void> {
      if (!mails.canSend) throw noMail();
      await accountService.confirmPassword(ownerId, password);
      const account = await repository.findById(ownerId);
      if (account?.email === email) throw sameAddress();
      await rateLimiter.consume(`email-change:${ownerId}`, CHANGES_PER_PERSON);
      if (await repository.findByEmail(email)) {
        await mails.sendNow(visitor, email, ACCOUNT_MAILS.addressTaken());
        return;
      }
      const token = await tokens.issue({ purpose: "email-change", userId: ownerId, email });
      await mails.sendNow(
        visitor,
        email,
        ACCOUNT_MAILS.confirmEmail(mails.linkTo(`${CONFIRMATION_PAGE}#${token}`)),
      );
    },

    /** @returns the new address @throws HttpError 400 for a used or expired link, 409 if it is taken by now, 429 */
    async confirm(token: string, visitor: Visitor): Promise<string> {
      await rateLimiter.consume(`email-change:use:${clientNetwork(visitor.address)}`, USES_PER_NETWORK);
      const change = db.transaction().execute(async (trx) => {
        const { userId = null, email = null } = (await tokens.take(trx, token, "email-change")) ?? {};
        const account = userId ? await repository.findById(userId, trx) : null;
        if (!account || !email) throw linkExpired();
        if (!(await repository.changeEmail(trx, account.id, { email, emailVerified: true })))
          throw addressTaken();
        return { id: account.id, before: account.email, after: email };
      });
      const { id, before, after } = await change.catch(failIfTaken);
      void tellFollowers(id);
      mails.inBackground(visitor, () => mails.send(before, ACCOUNT_MAILS.emailChanged()));
      return after;
    },

    /** By the operator, without confirmation. @param from normalized @param to normalized */
    async setEmail(from: string, to: string): Promise<"changed" | "unknown" | "taken"> {
      const account = await repository.findByEmail(from);
      if (!account) return "unknown";
      const isChanged = await db
        .transaction()
        .execute((trx) => repository.changeEmail(trx, account.id, { email: to, emailVerified: false }));
      if (!isChanged) return "taken";
      await tellFollowers(account.id);
      return "changed";
    },
  };
}

function noMail(): HttpError {
  return conflict(
    "not_supported",
    "This server doesn't send email. Ask whoever runs it to change your address.",
  );
}

function addressTaken(): HttpError {
  return conflict("email_taken", "Another account has this email address by now.");
}

/** Somebody else took the address in the same moment. */
function failIfTaken(error: unknown): never {
  throw isUniqueViolation(error) ? addressTaken() : error;
}

function sameAddress(): HttpError {
  const message = "That's your address already.";
  return new HttpError(400, "validation_error", message, { fields: { email: message } });
}
