import "./boundaries.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database } from "#server/platform/db/database.ts";
import { deleteRow } from "#server/platform/db/deleted-rows.ts";
import { lockRow, type Stored } from "#server/platform/db/owned-rows.ts";
import { NEWEST_FIRST, type Page, readPage } from "#server/platform/db/pages.ts";
import { insertOwned } from "#server/platform/db/row-caps.ts";
import type { BoundaryReview, ReviewsQuery } from "#shared/boundaries/boundaries.contract.ts";
import type { PageQuery } from "#shared/common/pages.contract.ts";

const COLUMNS = ["id", "boundaryId", "honored", "createdAt"] as const;

export type BoundaryReviewsRepository = ReturnType<typeof createBoundaryReviewsRepository>;

export function createBoundaryReviewsRepository(db: Database) {
  const reviews = (ownerId: string) =>
    db.selectFrom("boundary_reviews").select(COLUMNS).where("userId", "=", ownerId);

  return {
    /** The reviews of all boundaries, newest first. */
    list: (ownerId: OwnerId, { since, ...page }: ReviewsQuery): Promise<Page<BoundaryReview>> =>
      readPage(
        reviews(ownerId).$if(since !== undefined, (query) => query.where("createdAt", ">=", since ?? "")),
        NEWEST_FIRST,
        page,
      ),

    /** Newest first. @returns null when the boundary does not exist */
    async listOf(
      ownerId: OwnerId,
      boundaryId: string,
      page: PageQuery,
    ): Promise<Page<BoundaryReview> | null> {
      const found = await readPage(reviews(ownerId).where("boundaryId", "=", boundaryId), NEWEST_FIRST, page);
      if (found.rows.length > 0) return found;
      const boundary = await db
        .selectFrom("boundaries")
        .select("id")
        .where("id", "=", boundaryId)
        .where("userId", "=", ownerId)
        .executeTakeFirst();
      return boundary ? found : null;
    },

    find: async (ownerId: OwnerId, id: string): Promise<BoundaryReview | null> =>
      (await reviews(ownerId).where("id", "=", id).executeTakeFirst()) ?? null,

    add: (
      ownerId: OwnerId,
      review: BoundaryReview,
    ): Promise<Stored<BoundaryReview> | "no boundary" | "id taken"> =>
      db.transaction().execute(async (trx) => {
        if (!(await lockBoundary(trx, ownerId, review.boundaryId))) return "no boundary";
        const stored = await insertOwned(trx, ownerId, "boundary_reviews", review, COLUMNS);
        if (stored?.isNew) await summarizeReviews(trx, review.boundaryId);
        return stored ?? "id taken";
      }),

    /** @returns the undo id, or null when the review does not exist */
    delete: (ownerId: OwnerId, id: string, deletedAt: string): Promise<string | null> =>
      db.transaction().execute(async (trx) => {
        const found = await trx
          .selectFrom("boundary_reviews")
          .select("boundaryId")
          .where("id", "=", id)
          .where("userId", "=", ownerId)
          .executeTakeFirst();
        if (!found || !(await lockBoundary(trx, ownerId, found.boundaryId))) return null;
        const undoId = await deleteRow(trx, ownerId, "boundary_reviews", { id, userId: ownerId }, deletedAt);
        await summarizeReviews(trx, found.boundaryId);
        return undoId;
      }),

    /** Counts the reviews of a boundary after some came back. */
    async countRestored(transaction: Database, ownerId: OwnerId, boundaryId: string): Promise<void> {
      await lockBoundary(transaction, ownerId, boundaryId);
      await summarizeReviews(transaction, boundaryId);
    },
  };
}

/** Keeps others from adding or deleting reviews meanwhile. @returns whether the boundary exists */
async function lockBoundary(transaction: Database, ownerId: OwnerId, id: string): Promise<boolean> {
  return (await lockRow(transaction, "boundaries", { id, userId: ownerId }, ["id"])) !== null;
}

/** Updates what a boundary keeps about its reviews: counts, first and newest moment, and the newest answer. */
export async function summarizeReviews(transaction: Database, boundaryId: string): Promise<void> {
  await transaction
    .updateTable("boundaries")
    .set(({ selectFrom }) => {
      const ofIt = selectFrom("boundary_reviews").where("boundaryId", "=", boundaryId);
      const count = (query: typeof ofIt) =>
        query
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .$asScalar()
          .$notNull();
      return {
        reviewsTotal: count(ofIt),
        reviewsHonored: count(ofIt.where("honored", "=", true)),
        firstReviewAt: ofIt.select(({ fn }) => fn.min("createdAt").as("at")).$asScalar(),
        lastReviewAt: ofIt.select(({ fn }) => fn.max("createdAt").as("at")).$asScalar(),
        honored: ofIt
          .select("honored")
          .orderBy("createdAt", "desc")
          .orderBy("id", "desc")
          .limit(1)
          .$asScalar(),
      };
    })
    .where("id", "=", boundaryId)
    .execute();
}
