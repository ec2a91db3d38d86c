import type { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from "kysely";
import { DatabaseError, type DatabaseFailure } from "./database-error.ts";
import { SqliteStatements } from "./sqlite-statements.ts";

/** How long a query waits, off the event loop, for a lock held by another process, its turns among the others included. */
const BUSY_LIMIT_MS = 5_000;
const BUSY_PAUSE_MS = 25;

/** SQLite's primary result codes. */
const BUSY = 5;
const LOCKED = 6;
const READONLY = 8;
const IOERR = 10;
const FULL = 13;
const CANTOPEN = 14;
const FAILURES: Record<number, DatabaseFailure> = {
  [BUSY]: "busy",
  [LOCKED]: "busy",
  [FULL]: "full",
  [READONLY]: "unavailable",
  [IOERR]: "unavailable",
  [CANTOPEN]: "unavailable",
};

/** The single connection of an embedded database, shared by queries and transactions in turns. */
export class SqliteDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #turn = new Turn();
  readonly #connection: SqliteConnection;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new SqliteConnection(database, this.#turn);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turn.take();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turn.end();
  }

  /**
   * Takes the write lock at once, so processes queue when a transaction starts instead of failing in the middle of it.
   */
  async beginTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.executeQuery(CompiledQuery.raw("commit"));
  }

  /** When the disk is full, SQLite rolls back by itself, and nothing is left to do. */
  async rollbackTransaction(): Promise<void> {
    if (this.#database.isTransaction) await this.#connection.executeQuery(CompiledQuery.raw("rollback"));
  }

  async destroy(): Promise<void> {
    this.#database.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #turn: Turn;
  readonly #statements: SqliteStatements;

  constructor(database: DatabaseSync, turn: Turn) {
    this.#database = database;
    this.#turn = turn;
    this.#statements = new SqliteStatements(database);
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    let giveUpAt = Number.POSITIVE_INFINITY;
    for (;;) {
      try {
        return this.#statements.run<Row>(sql, parameters);
      } catch (error) {
        const failure = failureOf(error);
        if (failure === undefined) throw error;
        // A transaction holds its lock already, so only standalone statements need to wait.
        const canWait = failure === "busy" && !this.#database.isTransaction && performance.now() < giveUpAt;
        if (!canWait) throw new DatabaseError(failure, error);
        giveUpAt = Math.min(giveUpAt, performance.now() + BUSY_LIMIT_MS);
        this.#turn.end();
        await pause(BUSY_PAUSE_MS);
        await this.#turn.take();
      }
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for the method; nothing here streams.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Streaming is not supported.");
  }
}

function failureOf(error: unknown): DatabaseFailure | undefined {
  const { errcode } = error as { errcode?: number };
  return typeof errcode === "number" ? FAILURES[errcode & 0xff] : undefined;
}

/** A mutex that admits callers in the order they arrive. */
class Turn {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  async take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  end(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
