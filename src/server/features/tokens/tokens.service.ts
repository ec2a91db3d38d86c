import { v7 as uuidv7 } from "uuid";
import { makeToken } from "#server/platform/auth/access-tokens.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { notFound } from "#server/platform/http/errors.ts";
import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import type { AccessToken, CreatedToken, NewToken } from "#shared/tokens/tokens.contract.ts";
import type { TokensRepository } from "./tokens.repository.ts";

export type TokensService = ReturnType<typeof createTokensService>;

interface Deps {
  repository: TokensRepository;
  clock: Clock;
}

export function createTokensService({ repository, clock }: Deps) {
  return {
    /** Newest first, with those that have expired. */
    list: (ownerId: OwnerId): Promise<AccessToken[]> => repository.list(ownerId),

    /** @throws HttpError 409 when the person has too many */
    async create(ownerId: OwnerId, { name, scope, days }: NewToken): Promise<CreatedToken> {
      const { token, tokenHash } = makeToken();
      const now = clock.now();
      const created: AccessToken = {
        id: uuidv7(),
        name,
        scope,
        createdAt: now.toISOString(),
        lastUsedAt: null,
        expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS).toISOString(),
      };
      await repository.insert(ownerId, { ...created, tokenHash });
      return { ...created, token };
    },

    /** Works at once. @throws HttpError 404 */
    async revoke(ownerId: OwnerId, id: string): Promise<void> {
      if (!(await repository.delete(ownerId, id))) throw notFound("access token");
    },
  };
}
