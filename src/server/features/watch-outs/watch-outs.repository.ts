import "./watch-outs.tables.ts";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import type { Database } from "#server/platform/db/database.ts";
import { prepareQuery } from "#server/platform/db/prepared-query.ts";
import { checkRowCap } from "#server/platform/db/row-caps.ts";
import type { SignalDismissal } from "#shared/watch-outs/watch-outs.contract.ts";

export type WatchOutsRepository = ReturnType<typeof createWatchOutsRepository>;

export function createWatchOutsRepository(db: Database) {
  // Compiled once, because the dashboard runs it on each visit.
  const dismissals = prepareQuery(db, 1, (ownerId: string) =>
    db.selectFrom("watch_out_dismissals").select("key").where("userId", "=", ownerId),
  );

  return {
    dismissedKeys: async (ownerId: OwnerId): Promise<string[]> =>
      (await dismissals(ownerId)).map(({ key }) => key),

    /** Idempotent. */
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
