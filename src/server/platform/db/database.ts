import { chmodSync } from "node:fs";
import { join } from "node:path";
import { type ColumnType, Kysely, SqliteAdapter } from "kysely";
import { NodeSqliteDialect, openSqlite } from "./sqlite-dialect.ts";

/**
 * All tables. Each feature adds its own in its `x.tables.ts` by declaration merging, so this file imports no feature.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their tables into it.
export interface Tables {}

export type Database = Kysely<Tables>;

export type Engine = "sqlite" | "postgres";

export interface DatabaseHandle {
  db: Database;
  engine: Engine;
  /** The file of an embedded database; undefined on PostgreSQL. */
  file: string | undefined;
}

export interface DatabaseOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Called with connection errors that belong to no query, such as a lost server. */
  onError: (error: Error) => void;
}

/** Opens PostgreSQL at `databaseUrl`, or the embedded database in `dataDir`. Runs no migrations. */
export async function openDatabase({
  dataDir,
  databaseUrl,
  onError,
}: DatabaseOptions): Promise<DatabaseHandle> {
  if (databaseUrl) {
    const { openPostgres } = await import("./postgres-dialect.ts");
    return {
      db: new Kysely<Tables>({ dialect: openPostgres(databaseUrl, onError) }),
      engine: "postgres",
      file: undefined,
    };
  }
  const file = join(dataDir, "ridgeline.sqlite");
  const sqlite = openSqlite(file);
  chmodSync(file, 0o600);
  return { db: new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite) }), engine: "sqlite", file };
}

/** Runs the work in a transaction: in `db` if it is one already, otherwise in a new one. */
export function inTransaction<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** The engine behind a database or transaction. */
export function engineOf(db: Database): Engine {
  return db.getExecutor().adapter instanceof SqliteAdapter ? "sqlite" : "postgres";
}

/** A JSON column: parsed when read, written as text (see `toJson`). */
export type Json<Value> = ColumnType<Value, string, string>;

/** The text to write to a JSON column. Without it, node-postgres would turn an array into an SQL array. */
export function toJson(value: unknown): string {
  return JSON.stringify(value);
}

/** Whether a write failed because a row it references does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  return isViolation(error, "23503", "FOREIGN KEY");
}

/** Whether a write failed because the row would be a duplicate. */
export function isUniqueViolation(error: unknown): boolean {
  return isViolation(error, "23505", "UNIQUE");
}

/**
 * @param postgresCode SQLSTATE
 * @param sqliteConstraint the constraint's kind as in the message, because node:sqlite has one code for all of them
 */
function isViolation(error: unknown, postgresCode: string, sqliteConstraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (
    code === postgresCode ||
    (code === "ERR_SQLITE_ERROR" && error.message.includes(`${sqliteConstraint} constraint failed`))
  );
}
