import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import { allRows, type Page } from "#server/platform/db/pages.ts";
import { idTaken, notFound } from "#server/platform/http/errors.ts";
import type { Boundary, BoundaryChanges, NewBoundary } from "#shared/boundaries/boundaries.contract.ts";
import type { Deleted } from "#shared/common/common.contract.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import type { BoundariesRepository } from "./boundaries.repository.ts";

export type BoundariesService = ReturnType<typeof createBoundariesService>;

interface Deps {
  repository: BoundariesRepository;
  clock: Clock;
}

export function createBoundariesService({ repository, clock }: Deps) {
  return {
    /** Oldest first. */
    list: (ownerId: OwnerId, page?: PageQuery): Promise<Page<Boundary>> => repository.list(ownerId, page),

    listAll: (ownerId: OwnerId): Promise<Boundary[]> => allRows((page) => repository.list(ownerId, page)),

    /** @throws HttpError 409 when the id belongs to somebody else */
    async create(
      ownerId: OwnerId,
      { id = uuidv7(), context, ...fields }: NewBoundary,
    ): Promise<Stored<Boundary>> {
      const now = clock.nowIso();
      const stored = await repository.insert(ownerId, {
        ...fields,
        id,
        context: context || null,
        createdAt: now,
        updatedAt: now,
      });
      if (!stored) throw idTaken("boundary");
      return stored;
    },

    /** @throws HttpError 404 */
    async update(ownerId: OwnerId, id: string, { context, ...changes }: BoundaryChanges): Promise<Boundary> {
      const boundary = await repository.update(
        ownerId,
        id,
        {
          ...changes,
          ...(context !== undefined && { context: context || null }),
          updatedAt: clock.nowIso(),
        },
        uuidv7(),
      );
      if (!boundary) throw notFound("boundary");
      return boundary;
    },

    /** @throws HttpError 404 */
    async delete(ownerId: OwnerId, id: string): Promise<Deleted> {
      const undoId = await repository.delete(ownerId, id, clock.nowIso());
      if (!undoId) throw notFound("boundary");
      return { undoId };
    },
  };
}
