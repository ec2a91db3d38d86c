import { type Driver, PostgresAdapter, PostgresDialect } from "kysely";
import pg from "pg";
import { clientClassFor, connected, type Session } from "./postgres-client.ts";
import { ReadingPostgresDriver } from "./postgres-driver.ts";
import { PostgresReaders } from "./postgres-readers.ts";

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** How long we wait for a server that does not respond at all, not even with a timeout. */
const ANSWER_TIMEOUT_MS = 20_000;

const { INT8, TIMESTAMPTZ } = pg.types.builtins;

/**
 * PostgreSQL's "2026-11-21 07:05:09.12+00" as the UTC ISO string that both engines return. Avoids parsing a date when
 * the session runs in UTC, as it usually does.
 */
export function isoFromTimestamptz(text: string): string {
  if (!text.endsWith("+00"))
    return new Date(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")).toISOString();
  const milliseconds = text.slice(20, -3).slice(0, 3).padEnd(3, "0");
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (oid === TIMESTAMPTZ) return isoFromTimestamptz;
    if (oid === INT8) return Number;
    return pg.types.getTypeParser(oid, format as "text");
  }) as pg.CustomTypesConfig["getTypeParser"],
};

/**
 * A dialect for `databaseUrl`. It relies on nothing that lasts longer than a transaction, so it also works through a
 * pooler; if the pooler rejects our statement timeout, it goes without that and without prepared statements.
 * @param onError called when a connection breaks
 */
export function openPostgres(databaseUrl: string, onError: (error: Error) => void): PostgresDialect {
  const session: Session = { isOwn: true };
  const Client = clientClassFor(session);
  const config = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    types,
  };
  const pool = new pg.Pool({ ...config, Client, max: MAX_CONNECTIONS });
  pool.on("error", onError);
  // The pool only listens to idle clients. Without this, an error on a client in use would end the process.
  pool.on("connect", (client) => client.on("error", onError));
  const readers = new PostgresReaders(() =>
    connected(session, async () => {
      const client = new Client({ ...config, pipeline: true });
      await client.on("error", onError).connect();
      return client;
    }),
  );
  return new ReadingPostgresDialect(() => new ReadingPostgresDriver(pool, readers, session), pool);
}

class ReadingPostgresDialect extends PostgresDialect {
  readonly #createDriver: () => Driver;

  constructor(createDriver: () => Driver, pool: pg.Pool) {
    super({ pool });
    this.#createDriver = createDriver;
  }

  override createDriver(): Driver {
    return this.#createDriver();
  }

  override createAdapter(): PostgresAdapter {
    return new PoolableAdapter();
  }
}

/**
 * `migrate` holds a lock of its transaction. Kysely's lock belongs to a connection: behind a pooler it may be released on
 * another one, and then stays and stops every later update.
 */
class PoolableAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}

  override async releaseMigrationLock(): Promise<void> {}
}
