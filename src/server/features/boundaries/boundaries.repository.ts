import { insertOwned } from "#server/platform/db/row-caps.ts";
import "./boundaries.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database } from "#server/platform/db/database.ts";
import { deleteRow } from "#server/platform/db/deleted-rows.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import { OLDEST_FIRST, preparePages } from "#server/platform/db/pages.ts";
import type { Boundary } from "#shared/boundaries/boundaries.contract.ts";

/** Columns to write; absent ones stay unchanged. */
export type BoundaryFields = {
  [Field in Exclude<keyof Boundary, "id" | "createdAt" | "updatedAt">]?: Boundary[Field] | undefined;
};

export type BoundariesRepository = ReturnType<typeof createBoundariesRepository>;

const COLUMNS = [
  "id",
  "name",
  "type",
  "statement",
  "context",
  "honored",
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
    insert: (ownerId: OwnerId, boundary: Boundary): Promise<Stored<Boundary> | null> =>
      insertOwned(db, ownerId, "boundaries", boundary, COLUMNS),

    /** @returns null when the boundary does not exist */
    async update(
      ownerId: OwnerId,
      id: string,
      changes: BoundaryFields & { updatedAt: string },
    ): Promise<Boundary | null> {
      const row = await db
        .updateTable("boundaries")
        .set(changes)
        .where("id", "=", id)
        .where("userId", "=", ownerId)
        .returning(COLUMNS)
        .executeTakeFirst();
      return row ?? null;
    },

    /** @returns the undo id, or null when the boundary does not exist */
    delete: (ownerId: OwnerId, id: string, deletedAt: string): Promise<string | null> =>
      deleteRow(db, ownerId, "boundaries", { id, userId: ownerId }, deletedAt),
  };
}
