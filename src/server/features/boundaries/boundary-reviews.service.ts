import { v7 as uuidv7 } from "uuid";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import type { Page } from "#server/platform/db/pages.ts";
import { HttpError, idTaken, notFound } from "#server/platform/http/errors.ts";
import type { BoundaryReview, NewReview, ReviewsQuery } from "#shared/boundaries/boundaries.contract.ts";
import { reviewTimeRefusal } from "#shared/boundaries/boundaries.rules.ts";
import type { Deleted } from "#shared/common/common.contract.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";
import type { BoundaryReviewsRepository } from "./boundary-reviews.repository.ts";

export type BoundaryReviewsService = ReturnType<typeof createBoundaryReviewsService>;

interface Deps {
  repository: BoundaryReviewsRepository;
  clock: Clock;
}

export function createBoundaryReviewsService({ repository, clock }: Deps) {
  return {
    /** The reviews of all boundaries, newest first. */
    list: (ownerId: OwnerId, { since, ...page }: ReviewsQuery): Promise<Page<BoundaryReview>> =>
      repository.list(ownerId, since === undefined ? page : { ...page, since: instantOf(since) }),

    /** Newest first. @throws HttpError 404 */
    async listOf(ownerId: OwnerId, boundaryId: string, page: PageQuery): Promise<Page<BoundaryReview>> {
      const found = await repository.listOf(ownerId, boundaryId, page);
      if (!found) throw notFound("boundary");
      return found;
    },

    /**
     * Stores a review, at most once per id; an existing one is returned unchanged.
     * @throws HttpError 400 when its time lies ahead or too far back, 404, or 409 when the id belongs to another review
     */
    async add(
      ownerId: OwnerId,
      boundaryId: string,
      { id, honored, createdAt }: NewReview,
    ): Promise<Stored<BoundaryReview>> {
      // Checked before the time, because a review that is already stored may be too old by now.
      const sentBefore = id === undefined ? null : await repository.find(ownerId, id);
      if (sentBefore?.boundaryId === boundaryId) return { row: sentBefore, isNew: false };

      const now = clock.nowIso();
      const refusal = createdAt === undefined ? null : reviewTimeRefusal(createdAt, now);
      if (refusal !== null) {
        throw new HttpError(400, "validation_error", refusal, { fields: { createdAt: refusal } });
      }
      const stored = await repository.add(ownerId, {
        id: id ?? uuidv7(),
        boundaryId,
        honored,
        createdAt: createdAt === undefined ? now : instantOf(createdAt),
      });
      if (stored === "no boundary") throw notFound("boundary");
      if (stored === "id taken" || stored.row.boundaryId !== boundaryId) throw idTaken("review");
      return stored;
    },

    /** @throws HttpError 404 */
    async delete(ownerId: OwnerId, id: string): Promise<Deleted> {
      const undoId = await repository.delete(ownerId, id, clock.nowIso());
      if (!undoId) throw notFound("review");
      return { undoId };
    },

    /** Counts restored reviews again. */
    async countRestored(
      transaction: Database,
      ownerId: OwnerId,
      reviews: readonly Pick<BoundaryReview, "boundaryId">[],
    ): Promise<void> {
      for (const boundaryId of new Set(reviews.map((review) => review.boundaryId))) {
        await repository.countRestored(transaction, ownerId, boundaryId);
      }
    },
  };
}

/** SQLite compares instants as text, so they need the same format. */
const instantOf = (moment: string): string => new Date(moment).toISOString();
