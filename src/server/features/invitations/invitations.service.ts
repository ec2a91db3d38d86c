import { randomBytes } from "node:crypto";
import { v7 as uuidv7 } from "uuid";
import type { AuthService } from "#server/features/auth/auth.service.ts";
import type { Audit } from "#server/platform/audit/audit.ts";
import type { SignedIn } from "#server/platform/auth/browser-sessions.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Visitor } from "#server/platform/auth/visitor.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Page } from "#server/platform/db/pages.ts";
import { conflict, HttpError, notFound } from "#server/platform/http/errors.ts";
import { clientNetwork } from "#server/platform/rate-limit/client-network.ts";
import type { RateLimit, RateLimiter } from "#server/platform/rate-limit/rate-limit.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import type {
  Acceptance,
  AccessType,
  Invitation,
  NewInvitation,
} from "#shared/invitations/invitations.contract.ts";
import { type InvitationStatus, invitationStatus } from "#shared/invitations/invitations.rules.ts";
import type { InvitationsRepository } from "./invitations.repository.ts";

const CODE_BYTES = 24;
/** Nobody guesses a code; this only keeps somebody who tries from troubling the database. */
const LOOKUPS_PER_NETWORK: RateLimit = { limit: 100, windowSeconds: 15 * 60 };

const REFUSALS: Record<Exclude<InvitationStatus, "Active">, string> = {
  Used: "This invitation has already been used. If you used it, sign in. Otherwise, ask for a new one.",
  Expired: "This invitation has expired. Ask whoever sent it for a new one.",
};

export type InvitationsService = ReturnType<typeof createInvitationsService>;

interface Deps {
  repository: InvitationsRepository;
  authService: Pick<AuthService, "signUpInvited" | "refuseIfClosed">;
  audit: Audit;
  rateLimiter: RateLimiter;
  clock: Clock;
}

export function createInvitationsService({ repository, authService, audit, rateLimiter, clock }: Deps) {
  /** @throws HttpError 404 for an unknown, used or expired one */
  async function findActive(code: string, executor?: Database): Promise<Invitation> {
    const invitation = await repository.find(code, executor);
    if (!invitation) throw invalid("This invitation link is not valid");
    const status = invitationStatus(invitation, clock.nowIso());
    if (status !== "Active") throw invalid(REFUSALS[status]);
    return invitation;
  }

  return {
    /** Newest first. */
    list: (page: PageQuery): Promise<Page<Invitation>> => repository.list(page),

    /** @throws HttpError 400 for an expiry before today, 403 */
    create(actorId: OwnerId, { accessType, expiresAt = null }: NewInvitation): Promise<Invitation> {
      const now = clock.nowIso();
      // By the day in UTC, which has begun wherever it is today.
      if (expiresAt !== null && expiresAt.slice(0, 10) < now.slice(0, 10)) throw tooEarly();
      return audit.perform(actorId, async (transaction) => {
        const inviteCode = randomBytes(CODE_BYTES).toString("base64url");
        const fields = { id: uuidv7(), inviteCode, accessType, expiresAt, createdAt: now };
        await repository.insert(transaction, { ...fields, createdBy: actorId });
        return {
          result: { ...fields, usedAt: null, usedByEmail: null },
          entry: { action: "create_invitation", details: { accessType, expiresAt } },
        };
      });
    },

    /** @throws HttpError 403, 404, 409 for a used one */
    revoke: (actorId: OwnerId, code: string): Promise<void> =>
      audit.perform(actorId, async (transaction) => {
        const invitation = await repository.find(code, transaction);
        if (!invitation) throw notFound("invitation");
        if (!(await repository.deleteUnused(transaction, code))) throw alreadyUsed();
        const { accessType, createdAt } = invitation;
        return {
          result: undefined,
          entry: { action: "revoke_invitation", details: { accessType, invitedAt: createdAt } },
        };
      }),

    /** What a valid invitation grants. @throws HttpError 403 where no new accounts are taken, 404, 429 */
    async validate(code: string, { address }: Visitor): Promise<{ accessType: AccessType }> {
      await rateLimiter.consume(`invitation:network:${clientNetwork(address)}`, LOOKUPS_PER_NETWORK);
      await authService.refuseIfClosed();
      const { accessType } = await findActive(code);
      return { accessType };
    },

    /**
     * Creates the account of the invited person, with the plan that the invitation grants, and signs them in. One
     * transaction creates the account and uses up the invitation.
     * @throws HttpError 400, 403, 404, 409, 429
     */
    accept: (code: string, { email, username, password }: Acceptance, visitor: Visitor): Promise<SignedIn> =>
      authService.signUpInvited({ email, username, password }, visitor, {
        plan: async (executor) => (await findActive(code, executor)).accessType,
        async redeem(transaction, accountId) {
          const isUsed = await repository.use(transaction, code, accountId, clock.nowIso());
          if (!isUsed) throw invalid(REFUSALS.Used);
          await audit.record(
            transaction,
            { id: accountId, email },
            { action: "accept_invitation", targetEmail: email },
          );
        },
      }),
  };
}

function invalid(sentence: string): HttpError {
  return new HttpError(404, "not_found", sentence);
}

function alreadyUsed(): HttpError {
  return conflict("conflict", "Somebody has already used this invitation, so it can't be revoked.");
}

function tooEarly(): HttpError {
  const sentence = "An invitation can't expire before today.";
  return new HttpError(400, "validation_error", sentence, { fields: { expiresAt: sentence } });
}
