import "./watch-outs.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database } from "#server/platform/db/database.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import { checkRowCap } from "#server/platform/db/row-caps.ts";
import type { HandoverFact } from "#shared/watch-outs/recorded-facts.ts";
import type { SignalDismissal } from "#shared/watch-outs/watch-outs.contract.ts";

export type WatchOutsRepository = ReturnType<typeof createWatchOutsRepository>;

/** What is read of a handover. Its texts may be missing in one that was written another way. */
interface HandoverColumns {
  id: string;
  userId: string;
  opPeriod: string | null;
  whatChanged: string | null;
  whatPersists: string | null;
  onePriority: string | null;
  createdAt: string;
}

export function createWatchOutsRepository(db: Database) {
  const queries = prepareQueries(db);
  return {
    /** The handovers that were written since an instant. */
    async handovers(ownerId: OwnerId, since: string): Promise<HandoverFact[]> {
      const handovers = await queries.handovers(ownerId, since);
      return handovers.map((handover) => ({
        ...handover,
        whatChanged: handover.whatChanged ?? "",
        whatPersists: handover.whatPersists ?? "",
        onePriority: handover.onePriority ?? "",
      }));
    },

    dismissedKeys: async (ownerId: OwnerId): Promise<string[]> =>
      (await queries.dismissals(ownerId)).map(({ key }) => key),

    /** Dismissing twice is dismissing once. */
    dismiss: (ownerId: OwnerId, { id, key }: SignalDismissal, createdAt: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx
          .insertInto("watch_out_dismissals")
          .values({ userId: ownerId, watchOutId: id, key, createdAt })
          .onConflict((conflict) => conflict.columns(["userId", "key"]).doNothing())
          .execute();
        await checkRowCap(trx, "watch_out_dismissals", ownerId);
      }),
  };
}

/** The dashboard asks for the signals on each visit, so the queries are compiled once. */
function prepareQueries(db: Database) {
  return {
    handovers: prepareQuery<[ownerId: string, since: string], Omit<HandoverColumns, "userId">>(
      db,
      2,
      (ownerId, since) =>
        db
          .withTables<{ briefings: HandoverColumns }>()
          .selectFrom("briefings")
          .select(["id", "opPeriod", "whatChanged", "whatPersists", "onePriority", "createdAt"])
          .where("userId", "=", ownerId)
          .where("createdAt", ">=", since),
    ),
    dismissals: prepareQuery<[ownerId: string], { key: string }>(db, 1, (ownerId) =>
      db.selectFrom("watch_out_dismissals").select("key").where("userId", "=", ownerId),
    ),
  };
}
