import { DatabaseSync } from "node:sqlite";
import {
  type Dialect,
  type Driver,
  type Kysely,
  type LimitNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { SqliteDriver } from "./sqlite-driver.ts";

/** Applies while the file is being opened, when blocking delays nobody. */
const OPEN_TIMEOUT_MS = 10_000;
/** The driver does the longer waiting, without blocking the event loop. */
export const BUSY_TIMEOUT_MS = 10;

/** Opens the embedded database so that an acknowledged write survives a power cut (WAL, synchronous=FULL). */
export function openSqlite(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: OPEN_TIMEOUT_MS });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS};
  `);
  // SQLite's own knows the letters of English only.
  database.function("lower", { deterministic: true }, (text) =>
    typeof text === "string" ? text.toLowerCase() : text,
  );
  return database;
}

/** Kysely's SQLite dialect on `node:sqlite`, with typed columns, cached statements and DDL inside transactions. */
export class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  createDriver(): Driver {
    return new SqliteDriver(this.#database);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new StableLimitCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new NodeSqliteAdapter();
  }

  // biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature.
  createIntrospector(db: Kysely<any>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

/**
 * SQLite looks at a parameter that is the limit, and plans the query anew whenever it is bound: up to half the time of a
 * small query. It does not look into an expression.
 */
class StableLimitCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode): void {
    this.append("limit cast(");
    this.visitNode(limit);
    this.append(" as integer)");
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite has one connection; the driver, not Kysely, hands it out in turns. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
