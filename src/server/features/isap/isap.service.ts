import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import { idTaken, notFound } from "#server/platform/http/errors.ts";
import type { IsapSession, NewIsapSession } from "#shared/isap/isap.contract.ts";
import type { IsapRepository } from "./isap.repository.ts";

export type IsapService = ReturnType<typeof createIsapService>;

interface Deps {
  repository: IsapRepository;
  clock: Clock;
}

export function createIsapService({ repository, clock }: Deps) {
  return {
    list: (ownerId: OwnerId): Promise<IsapSession[]> => repository.list(ownerId),
    latest: (ownerId: OwnerId): Promise<IsapSession | null> => repository.latest(ownerId),
    /** @throws HttpError 409 when the id is somebody else's */
    async create(
      ownerId: OwnerId,
      { id = uuidv7(), reviewTime, ...given }: NewIsapSession,
    ): Promise<Stored<IsapSession>> {
      const stored = await repository.insert(ownerId, {
        ...given,
        id,
        reviewTime: reviewTime ?? null,
        createdAt: clock.nowIso(),
      });
      if (!stored) throw idTaken("session");
      return stored;
    },
    /** @throws HttpError 404 */
    async delete(ownerId: OwnerId, id: string): Promise<void> {
      if (!(await repository.delete(ownerId, id))) throw notFound("session");
    },
  };
}
