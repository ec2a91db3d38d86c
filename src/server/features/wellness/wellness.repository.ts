import { insertOwned } from "#server/platform/db/row-caps.ts";
import "./wellness.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database } from "#server/platform/db/database.ts";
import { deleteRow } from "#server/platform/db/deleted-rows.ts";
import type { Stored } from "#server/platform/db/owned-rows.ts";
import { NEWEST_FIRST, type Page, readPage } from "#server/platform/db/pages.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import type {
  CheckIn,
  CheckInChanges,
  CheckInsQuery,
  TimedCheckIn,
} from "#shared/wellness/wellness.contract.ts";

export type WellnessRepository = ReturnType<typeof createWellnessRepository>;

const STATE_COLUMNS = ["id", "energy", "stress", "mood", "source", "createdAt"] as const;
const COLUMNS = [...STATE_COLUMNS, "note"] as const;

export function createWellnessRepository(db: Database) {
  const checkIns = (ownerId: OwnerId) =>
    db.selectFrom("wellness_checks").select(COLUMNS).where("userId", "=", ownerId);

  // Compiled once, because the dashboard runs it on each visit.
  const statesPrepared = prepareQuery<[ownerId: string, since: string], TimedCheckIn>(
    db,
    2,
    (ownerId, since) =>
      db
        .selectFrom("wellness_checks")
        .select(STATE_COLUMNS)
        .where("userId", "=", ownerId)
        .where("createdAt", ">=", since),
  );

  return {
    /** Newest first. */
    list: (ownerId: OwnerId, { since, ...page }: CheckInsQuery): Promise<Page<CheckIn>> =>
      readPage(
        checkIns(ownerId).$if(since !== undefined, (query) => query.where("createdAt", ">=", since ?? "")),
        NEWEST_FIRST,
        page,
      ),

    /** Check-ins since an instant, without notes, in no particular order. */
    listStates: (ownerId: OwnerId, since: string): Promise<TimedCheckIn[]> => statesPrepared(ownerId, since),

    /** The newest check-ins. */
    newest: prepareQuery<[ownerId: string, limit: number], CheckIn>(db, 2, (ownerId, limit) =>
      db
        .selectFrom("wellness_checks")
        .select(COLUMNS)
        .where("userId", "=", ownerId)
        .orderBy("createdAt", "desc")
        .orderBy("id", "desc")
        .limit(limit),
    ),

    find: async (ownerId: OwnerId, id: string): Promise<CheckIn | null> =>
      (await checkIns(ownerId).where("id", "=", id).executeTakeFirst()) ?? null,

    /** @returns the stored check-in, or null when the id belongs to somebody else */
    insert: (ownerId: OwnerId, checkIn: CheckIn): Promise<Stored<CheckIn> | null> =>
      insertOwned(db, ownerId, "wellness_checks", checkIn, COLUMNS),

    /** @returns null when the check-in does not exist */
    async update(ownerId: OwnerId, id: string, changes: CheckInChanges): Promise<CheckIn | null> {
      const row = await db
        .updateTable("wellness_checks")
        .set(changes)
        .where("id", "=", id)
        .where("userId", "=", ownerId)
        .returning(COLUMNS)
        .executeTakeFirst();
      return row ?? null;
    },

    /** @returns the undo id, or null when the check-in does not exist */
    delete: (ownerId: OwnerId, id: string, deletedAt: string): Promise<string | null> =>
      deleteRow(db, ownerId, "wellness_checks", { id, userId: ownerId }, deletedAt),
  };
}
