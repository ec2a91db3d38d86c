import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";

const BUSY_TIMEOUT_MS = 10_000;
const MAX_CACHED_STATEMENTS = 500;

/** Opens the embedded database so that an acknowledged write survives a power cut (WAL, synchronous=FULL). */
export function openSqlite(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA temp_store = MEMORY;
  `);
  return database;
}

/** Kysely's own SQLite dialect on `node:sqlite`, with typed columns, cached statements and DDL inside transactions. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: DatabaseSync) {
    const adapted = adaptDatabase(database);
    super({ database: adapted });
    this.#database = adapted;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** A transaction takes the write lock at once: two processes queue at its start instead of failing in its middle. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function adaptDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached) return cached;
      const statement = adaptStatement(database.prepare(sql));
      if (/^(select|with|insert|update|delete)/i.test(sql)) {
        if (statements.size >= MAX_CACHED_STATEMENTS) statements.clear();
        statements.set(sql, statement);
      }
      return statement;
    },
  };
}

type Convert = (value: unknown) => unknown;

/** SQLite has no booleans or JSON of its own: the type a column was declared with tells what its values mean. */
function conversionFor(declaredType: string | null): Convert | null {
  if (declaredType === "boolean") return (value) => value === 1;
  if (declaredType === "json_text") return (value) => JSON.parse(String(value));
  return null;
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const columns = statement.columns();
  const names = columns.map(({ name }) => name);
  const conversions = columns.map(({ type }) => conversionFor(type));
  // As objects, node:sqlite hands out slow ones without a prototype; from arrays we make ordinary objects of one shape.
  if (columns.length > 0) statement.setReturnArrays(true);
  const toRow = (values: readonly unknown[]): Record<string, unknown> => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index += 1) {
      const value = values[index];
      const convert = conversions[index];
      row[names[index] as string] = value !== null && convert ? convert(value) : value;
    }
    return row;
  };
  return {
    reader: columns.length > 0,
    all: (parameters) => (statement.all(...parameters.map(toSqlValue)) as unknown as unknown[][]).map(toRow),
    run: (parameters) => statement.run(...parameters.map(toSqlValue)),
    *iterate(parameters) {
      for (const values of statement.iterate(...parameters.map(toSqlValue))) {
        yield toRow(values as unknown as unknown[]);
      }
    },
  };
}

function toSqlValue(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return (value ?? null) as SQLInputValue;
}
