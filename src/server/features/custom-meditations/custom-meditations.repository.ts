import { insertOwned } from "#server/platform/db/row-caps.ts";
import "./custom-meditations.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database } from "#server/platform/db/database.ts";
import { deleteRow } from "#server/platform/db/deleted-rows.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import { OLDEST_FIRST, preparePages } from "#server/platform/db/pages.ts";
import type {
  CustomMeditation,
  MeditationChanges,
} from "#shared/custom-meditations/custom-meditations.contract.ts";

export type CustomMeditationsRepository = ReturnType<typeof createCustomMeditationsRepository>;

const COLUMNS = [
  "id",
  "title",
  "url",
  "durationMinutes",
  "notes",
  "createdAt",
] as const satisfies readonly (keyof CustomMeditation)[];

export function createCustomMeditationsRepository(db: Database) {
  return {
    /** Oldest first. */
    list: preparePages<CustomMeditation>(db, OLDEST_FIRST, (ownerId) =>
      db.selectFrom("custom_meditations").select(COLUMNS).where("userId", "=", ownerId),
    ),

    /** @returns the stored row, or null when the id belongs to somebody else */
    insert: (ownerId: OwnerId, meditation: CustomMeditation): Promise<Stored<CustomMeditation> | null> =>
      insertOwned(db, ownerId, "custom_meditations", meditation, COLUMNS),

    /** Absent fields stay unchanged. @returns null when the meditation does not exist */
    async update(ownerId: OwnerId, id: string, changes: MeditationChanges): Promise<CustomMeditation | null> {
      const row = await db
        .updateTable("custom_meditations")
        .set(changes)
        .where("id", "=", id)
        .where("userId", "=", ownerId)
        .returning(COLUMNS)
        .executeTakeFirst();
      return row ?? null;
    },

    /** @returns the undo id, or null when the meditation does not exist */
    delete: (ownerId: OwnerId, id: string, deletedAt: string): Promise<string | null> =>
      deleteRow(db, ownerId, "custom_meditations", { id, userId: ownerId }, deletedAt),
  };
}
