import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDriver,
  type QueryResult,
  type RootOperationNode,
  type TransactionSettings,
} from "kysely";
import type pg from "pg";
import { connected, type Session } from "./postgres-client.ts";
import type { PostgresReaders } from "./postgres-readers.ts";

/** The type that `acquireConnection` returns; Kysely does not export it. */
type PooledConnection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

/** Kysely's PostgreSQL driver, with standalone reads on separate connections. */
export class ReadingPostgresDriver implements Driver {
  readonly #pooled: PostgresDriver;
  readonly #readers: PostgresReaders;
  readonly #session: Session;

  constructor(pool: pg.Pool, readers: PostgresReaders, session: Session) {
    this.#pooled = new PostgresDriver({ pool });
    this.#readers = readers;
    this.#session = session;
  }

  init(): Promise<void> {
    return this.#pooled.init();
  }

  async acquireConnection(): Promise<LazyConnection> {
    return new LazyConnection(this.#readers, () =>
      connected(this.#session, () => this.#pooled.acquireConnection() as Promise<PooledConnection>),
    );
  }

  async releaseConnection({ own }: LazyConnection): Promise<void> {
    if (own) await this.#pooled.releaseConnection(await own);
  }

  async beginTransaction(connection: LazyConnection, settings: TransactionSettings): Promise<void> {
    await this.#pooled.beginTransaction(await connection.take(), settings);
  }

  async commitTransaction(connection: LazyConnection): Promise<void> {
    await this.#pooled.commitTransaction(await connection.take());
  }

  async rollbackTransaction(connection: LazyConnection): Promise<void> {
    await this.#pooled.rollbackTransaction(await connection.take());
  }

  async destroy(): Promise<void> {
    await Promise.all([this.#readers.end(), this.#pooled.destroy()]);
  }
}

/** Takes a connection from the pool only when something other than a read needs it. */
class LazyConnection implements DatabaseConnection {
  readonly #readers: PostgresReaders;
  readonly #acquire: () => Promise<PooledConnection>;
  own: Promise<PooledConnection> | undefined;

  constructor(readers: PostgresReaders, acquire: () => Promise<PooledConnection>) {
    this.#readers = readers;
    this.#acquire = acquire;
  }

  take(): Promise<PooledConnection> {
    this.own ??= this.#acquire().catch((error: unknown) => {
      this.own = undefined;
      throw error;
    });
    return this.own;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.own && isRead(query.query)) return this.#readers.read<Row>(query.sql, query.parameters);
    return (await this.take()).executeQuery<Row>(query);
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for the method; nothing here streams.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Streaming is not supported.");
  }
}

/** A select that takes no locks. */
function isRead(node: RootOperationNode): boolean {
  return node.kind === "SelectQueryNode" && node.with === undefined && node.endModifiers === undefined;
}
