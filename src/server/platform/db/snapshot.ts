import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import type { Database, DatabaseHandle, Tables } from "./database.ts";
import { BUSY_TIMEOUT_MS, NodeSqliteDialect } from "./sqlite-dialect.ts";

/**
 * Reads one consistent state of the database while others write. On SQLite this has a connection of its own, so that
 * nobody waits for it; the write-ahead log grows meanwhile.
 */
export async function inSnapshot<Result>(
  { db, engine, file }: DatabaseHandle,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  if (engine === "postgres" || file === undefined) {
    return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
  }
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  const snapshot = new Kysely<Tables>({ dialect: new NodeSqliteDialect(database) });
  try {
    await sql`begin`.execute(snapshot);
    return await read(snapshot);
  } finally {
    await snapshot.destroy();
  }
}
