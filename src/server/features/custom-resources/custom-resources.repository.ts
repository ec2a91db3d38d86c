import { insertOwned } from "#server/platform/db/row-caps.ts";
import "./custom-resources.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database } from "#server/platform/db/database.ts";
import { deleteRow } from "#server/platform/db/deleted-rows.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import { OLDEST_FIRST, preparePages } from "#server/platform/db/pages.ts";
import type { CustomResource, ResourceChanges } from "#shared/custom-resources/custom-resources.contract.ts";

export type CustomResourcesRepository = ReturnType<typeof createCustomResourcesRepository>;

const COLUMNS = [
  "id",
  "name",
  "url",
  "phone",
  "description",
  "category",
  "createdAt",
] as const satisfies readonly (keyof CustomResource)[];

export function createCustomResourcesRepository(db: Database) {
  return {
    /** Oldest first. */
    list: preparePages<CustomResource>(db, OLDEST_FIRST, (ownerId) =>
      db.selectFrom("custom_resources").select(COLUMNS).where("userId", "=", ownerId),
    ),

    /** @returns the stored row, or null when the id belongs to somebody else */
    insert: (ownerId: OwnerId, resource: CustomResource): Promise<Stored<CustomResource> | null> =>
      insertOwned(db, ownerId, "custom_resources", resource, COLUMNS),

    /** Absent fields stay unchanged. @returns null when the resource does not exist */
    async update(ownerId: OwnerId, id: string, changes: ResourceChanges): Promise<CustomResource | null> {
      const row = await db
        .updateTable("custom_resources")
        .set(changes)
        .where("id", "=", id)
        .where("userId", "=", ownerId)
        .returning(COLUMNS)
        .executeTakeFirst();
      return row ?? null;
    },

    /** @returns the undo id, or null when the resource does not exist */
    delete: (ownerId: OwnerId, id: string, deletedAt: string): Promise<string | null> =>
      deleteRow(db, ownerId, "custom_resources", { id, userId: ownerId }, deletedAt),
  };
}
