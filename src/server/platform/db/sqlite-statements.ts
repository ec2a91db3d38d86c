import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { QueryResult } from "kysely";
import { type Convert, rowMaker } from "./row-maker.ts";

const MAX_CACHED_STATEMENTS = 500;

/** Runs SQL on `node:sqlite` with cached statements, and converts the values of typed columns. */
export class SqliteStatements {
  readonly #database: DatabaseSync;
  readonly #cached = new Map<string, Run>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    return this.#prepare(sql)(parameters.map(toSqlValue)) as QueryResult<Row>;
  }

  #prepare(sql: string): Run {
    const cached = this.#cached.get(sql);
    if (cached) return cached;
    const run = runnerOf(this.#database.prepare(sql));
    if (/^\s*(select|with|insert|update|delete)/i.test(sql)) {
      if (this.#cached.size >= MAX_CACHED_STATEMENTS) this.#cached.clear();
      this.#cached.set(sql, run);
    }
    return run;
  }
}

type Run = (parameters: SQLInputValue[]) => QueryResult<Record<string, unknown>>;

/** SQLite has no boolean or JSON type: the declared type of a column tells how to convert its values. */
function conversionFor(declaredType: string | null): Convert | undefined {
  if (declaredType === "boolean") return (value) => value === 1;
  if (declaredType === "json_text") return (value) => JSON.parse(String(value));
  return undefined;
}

function runnerOf(statement: StatementSync): Run {
  const columns = statement.columns();
  if (columns.length === 0) {
    return (parameters) => ({ numAffectedRows: BigInt(statement.run(...parameters).changes), rows: [] });
  }
  // As objects, node:sqlite returns slow ones without a prototype.
  statement.setReturnArrays(true);
  const toRow = rowMaker(columns.map(({ name, type }) => ({ name, convert: conversionFor(type) })));
  return (parameters) => ({ rows: (statement.all(...parameters) as unknown as unknown[][]).map(toRow) });
}

function toSqlValue(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return (value ?? null) as SQLInputValue;
}
