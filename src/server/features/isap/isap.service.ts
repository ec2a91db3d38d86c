import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { notFound } from "#server/platform/http/errors.ts";
import type { IsapSession, NewIsapSession } from "#shared/isap/isap.contract.ts";
import type { IsapRepository } from "./isap.repository.ts";

export interface IsapService {
  list(ownerId: OwnerId): Promise<IsapSession[]>;
  latest(ownerId: OwnerId): Promise<IsapSession | null>;
  create(ownerId: OwnerId, session: NewIsapSession): Promise<IsapSession>;
  /** @throws HttpError 404 */
  delete(ownerId: OwnerId, id: string): Promise<void>;
}

export function createIsapService(repository: IsapRepository, clock: Clock): IsapService {
  return {
    list: (ownerId) => repository.list(ownerId),
    latest: (ownerId) => repository.latest(ownerId),
    async create(ownerId, { reviewTime, ...given }) {
      const session: IsapSession = {
        ...given,
        id: uuidv7(),
        reviewTime: reviewTime ?? null,
        createdAt: clock.nowIso(),
      };
      await repository.insert(ownerId, session);
      return session;
    },
    async delete(ownerId, id) {
      if (!(await repository.delete(ownerId, id))) throw notFound("session");
    },
  };
}
