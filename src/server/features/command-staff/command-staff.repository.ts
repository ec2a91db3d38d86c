import "./command-staff.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { type Database, toJson } from "#server/platform/db/database.ts";
import type { StoredCommandState } from "./command-staff.tables.ts";

export interface SavedCommandState {
  state: StoredCommandState;
  updatedAt: string;
}

export type CommandStaffRepository = ReturnType<typeof createCommandStaffRepository>;

export function createCommandStaffRepository(db: Database) {
  return {
    async find(ownerId: OwnerId): Promise<SavedCommandState | null> {
      const row = await db
        .selectFrom("command_states")
        .select(["state", "updatedAt"])
        .where("userId", "=", ownerId)
        .executeTakeFirst();
      return row ?? null;
    },

    /**
     * Stores `next` if the stored state is still the version `replaced` (null: none yet).
     * @returns whether it was stored
     */
    async replace(
      ownerId: OwnerId,
      replaced: string | null,
      { state, updatedAt }: SavedCommandState,
    ): Promise<boolean> {
      const values = { state: toJson(state), updatedAt };
      if (replaced === null) {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto("command_states")
          .values({ userId: ownerId, ...values })
          .onConflict((on) => on.column("userId").doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 1n;
      }
      const { numUpdatedRows } = await db
        .updateTable("command_states")
        .set(values)
        .where("userId", "=", ownerId)
        .where("updatedAt", "=", replaced)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
}
