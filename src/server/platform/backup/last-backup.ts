import "#server/platform/auth/auth.tables.ts";
import type { Database } from "#server/platform/db/database.ts";

/** How the newest automatic backup went. */
export type LastBackup = {
  /** UTC ISO. */
  at: string;
  seconds: number;
} & ({ outcome: "done"; file: string; bytes: number; rows: number } | { outcome: "failed"; reason: string });

const LAST = "backup.last";
/** The instant from which any process may start the next backup, UTC ISO. While one is made, it lies ahead. */
const NEXT = "backup.next";

/** Null where none has been tried. */
export async function readLastBackup(db: Database): Promise<LastBackup | null> {
  const row = await db
    .selectFrom("instance_facts")
    .select("value")
    .where("key", "=", LAST)
    .executeTakeFirst();
  return row ? (JSON.parse(row.value) as LastBackup) : null;
}

export function storeLastBackup(db: Database, last: LastBackup): Promise<void> {
  return storeFact(db, LAST, JSON.stringify(last));
}

/** Sets when the next backup may start. */
export function storeNextBackup(db: Database, instant: string): Promise<void> {
  return storeFact(db, NEXT, instant);
}

/**
 * Takes the next backup if it is due; of all processes that ask, one gets it.
 * @param until when another process may take it, unless it is put off
 * @param latest an instant that a correct configuration would not wait for, as after a change of BACKUP_EVERY
 */
export async function takeNextBackup(
  db: Database,
  { now, until, latest }: { now: string; until: string; latest: string },
): Promise<boolean> {
  const taken = await db
    .insertInto("instance_facts")
    .values({ key: NEXT, value: until })
    .onConflict((on) =>
      on
        .column("key")
        .doUpdateSet({ value: until })
        .where((where) =>
          where.or([where("instance_facts.value", "<=", now), where("instance_facts.value", ">", latest)]),
        ),
    )
    .returning("key")
    .executeTakeFirst();
  return taken !== undefined;
}

async function storeFact(db: Database, key: string, value: string): Promise<void> {
  await db
    .insertInto("instance_facts")
    .values({ key, value })
    .onConflict((on) => on.column("key").doUpdateSet({ value }))
    .execute();
}
