import { type Driver, PostgresDialect } from "kysely";
import pg from "pg";
import { clientClassFor, connected, type Session } from "./postgres-client.ts";
import { ReadingPostgresDriver } from "./postgres-driver.ts";
import { PostgresReaders } from "./postgres-readers.ts";

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** For how long we wait for a server that does not even say that a statement takes too long. */
const ANSWER_TIMEOUT_MS = 20_000;

const TIMESTAMPTZ = 1184;
const INT8 = 20;

/**
 * PostgreSQL's "2026-11-21 07:05:09.12+00" as the UTC ISO string that both engines hand out. In UTC, as a server usually
 * speaks, no date has to be parsed for it.
 */
export function isoFromTimestamptz(text: string): string {
  if (!text.endsWith("+00"))
    return new Date(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")).toISOString();
  const [moment = "", fraction = ""] = text.slice(0, -3).split(".");
  return `${moment.replace(" ", "T")}.${fraction.slice(0, 3).padEnd(3, "0")}Z`;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (oid === TIMESTAMPTZ) return isoFromTimestamptz;
    if (oid === INT8) return Number;
    return pg.types.getTypeParser(oid, format as "text");
  }) as pg.CustomTypesConfig["getTypeParser"],
};

/**
 * A dialect over connections to `databaseUrl`. It needs nothing that lasts from one transaction to the next, so it also
 * works through a pooler: one that refuses our limit for statements is spoken to without it, and without prepared
 * statements.
 * @param onError told of connections that broke
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
  // The pool listens to idle clients alone; without this, losing one that is in use would end the process.
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
}
