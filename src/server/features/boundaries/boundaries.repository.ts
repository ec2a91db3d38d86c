import "./boundaries.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database } from "#server/platform/db/database.ts";
import { rememberDeleted } from "#server/platform/db/deleted-rows.ts";
import { lockRow, type Stored } from "#server/platform/db/owned-rows.ts";
import { OLDEST_FIRST, preparePages } from "#server/platform/db/pages.ts";
import { insertOwned } from "#server/platform/db/row-caps.ts";
import type { Boundary, BoundaryChanges } from "#shared/boundaries/boundaries.contract.ts";
import { summarizeReviews } from "./boundary-reviews.repository.ts";

/** A boundary before its first review. */
export type UnreviewedBoundary = Omit<
  Boundary,
  "honored" | "reviewsTotal" | "reviewsHonored" | "firstReviewAt" | "lastReviewAt"
>;

export type BoundariesRepository = ReturnType<typeof createBoundariesRepository>;

const COLUMNS = [
  "id",
  "name",
  "type",
  "statement",
  "context",
  "honored",
  "reviewsTotal",
  "reviewsHonored",
  "firstReviewAt",
  "lastReviewAt",
  "createdAt",
  "updatedAt",
] as const satisfies readonly (keyof Boundary)[];

export function createBoundariesRepository(db: Database) {
  return {
    /** Oldest first. */
    list: preparePages<Boundary>(db, OLDEST_FIRST, (ownerId) =>
      db.selectFrom("boundaries").select(COLUMNS).where("userId", "=", ownerId),
    ),

    /** @returns the stored row, or null when the id belongs to somebody else */
    insert: (ownerId: OwnerId, boundary: UnreviewedBoundary): Promise<Stored<Boundary> | null> =>
      insertOwned(db, ownerId, "boundaries", boundary, COLUMNS),

    /**
     * Absent fields stay unchanged. Another answer to `honored` is added as a review.
     * @returns null when the boundary does not exist
     */
    update: (
      ownerId: OwnerId,
      id: string,
      changes: BoundaryChanges & { updatedAt: string },
      reviewId: string,
    ): Promise<Boundary | null> =>
      db.transaction().execute(async (trx) => {
        const before = await lockRow(trx, "boundaries", { id, userId: ownerId }, ["honored"]);
        if (!before) return null;
        const { honored, updatedAt: createdAt } = changes;
        if (typeof honored === "boolean" && honored !== before.honored) {
          const review = { id: reviewId, boundaryId: id, honored, createdAt };
          await insertOwned(trx, ownerId, "boundary_reviews", review, ["id"]);
          await summarizeReviews(trx, id);
        }
        return trx
          .updateTable("boundaries")
          .set(changes)
          .where("id", "=", id)
          .returning(COLUMNS)
          .executeTakeFirstOrThrow();
      }),

    /** Deletes the boundary with its reviews. @returns the undo id, or null when the boundary does not exist */
    delete: (ownerId: OwnerId, id: string, deletedAt: string): Promise<string | null> =>
      db.transaction().execute(async (trx) => {
        if (!(await lockRow(trx, "boundaries", { id, userId: ownerId }, ["id"], "delete"))) return null;
        const reviews = await trx
          .deleteFrom("boundary_reviews")
          .where("boundaryId", "=", id)
          .returningAll()
          .execute();
        const boundary = await trx
          .deleteFrom("boundaries")
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
        return rememberDeleted(
          trx,
          ownerId,
          { boundaries: [boundary], boundary_reviews: reviews },
          deletedAt,
        );
      }),
  };
}
