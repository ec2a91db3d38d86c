import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import type { Page } from "#server/platform/db/pages.ts";
import { idTaken, notFound } from "#server/platform/http/errors.ts";
import type { LcesTag } from "#shared/common/common.contract.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import type { IsapSession, NewIsapSession } from "#shared/isap/isap.contract.ts";
import type { IsapRepository } from "./isap.repository.ts";

export type IsapService = ReturnType<typeof createIsapService>;

interface Deps {
  repository: IsapRepository;
  clock: Clock;
}

export function createIsapService({ repository, clock }: Deps) {
  return {
    /** Newest first. */
    list: (ownerId: OwnerId, page?: PageQuery): Promise<Page<IsapSession>> => repository.list(ownerId, page),

    /** Sessions with a tag, in no particular order. */
    tagged: (ownerId: OwnerId): Promise<Pick<IsapSession, "id" | "tags">[]> => repository.tagged(ownerId),

    /** All tags of the person's sessions, some of them more than once. */
    tags: async (ownerId: OwnerId): Promise<LcesTag[]> =>
      (await repository.tagLists(ownerId)).flatMap(({ tags }) => tags),

    /** Sessions completed from `from` until before `to`, newest first. */
    between: (ownerId: OwnerId, span: { from: string; to: string }): Promise<IsapSession[]> =>
      repository.between(ownerId, span.from, span.to),

    async latest(ownerId: OwnerId): Promise<IsapSession | null> {
      const { rows } = await repository.list(ownerId, { limit: 1 });
      return rows[0] ?? null;
    },

    /** @throws HttpError 409 when the id belongs to somebody else */
    async create(
      ownerId: OwnerId,
      { id = uuidv7(), ...given }: NewIsapSession,
    ): Promise<Stored<IsapSession>> {
      const stored = await repository.insert(ownerId, {
        ...given,
        id,
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
