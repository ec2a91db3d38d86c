import { createHash } from "node:crypto";
import { type DatabaseConnection, type Driver, PostgresDialect, PostgresDriver } from "kysely";
import pg from "pg";
import { DatabaseError, type DatabaseFailure } from "./database-error.ts";

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** PostgreSQL itself gives up on a statement after this long... */
const STATEMENT_TIMEOUT_MS = 15_000;
/** ...and we on a server that does not even say so. */
const ANSWER_TIMEOUT_MS = 20_000;
const MAX_NAMED_STATEMENTS = 500;

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
 * A dialect over a pool of connections to `databaseUrl`. It needs nothing that lasts from one transaction to the next, so
 * it also works through a pooler: one that refuses our limit for statements is spoken to without it, and without
 * prepared statements.
 * @param onError told of connections that broke
 */
export function openPostgres(databaseUrl: string, onError: (error: Error) => void): PostgresDialect {
  const session: Session = { isOwn: true };
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    Client: clientClassFor(session),
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    types,
  } as pg.PoolConfig);
  pool.on("error", onError);
  // The pool listens to idle clients alone; without this, losing one that is in use would end the process.
  pool.on("connect", (client) => client.on("error", onError));
  return new TranslatingPostgresDialect(pool, session);
}

/** Whether a connection is one session of the server for all its life. Behind a pooler it may not be. */
interface Session {
  isOwn: boolean;
}

class TranslatingPostgresDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  readonly #session: Session;

  constructor(pool: pg.Pool, session: Session) {
    super({ pool });
    this.#pool = pool;
    this.#session = session;
  }

  override createDriver(): Driver {
    return new TranslatingPostgresDriver(this.#pool, this.#session);
  }
}

class TranslatingPostgresDriver extends PostgresDriver {
  readonly #session: Session;

  constructor(pool: pg.Pool, session: Session) {
    super({ pool });
    this.#session = session;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      if (!this.#session.isOwn || !isRefusedSetting(error)) throw translated(error);
      this.#session.isOwn = false;
      return this.acquireConnection();
    }
  }
}

function clientClassFor(session: Session): typeof pg.Client {
  class PreparingClient extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super(session.isOwn ? { ...config, statement_timeout: STATEMENT_TIMEOUT_MS } : config);
    }

    // biome-ignore lint/suspicious/noExplicitAny: pg's query has nine overloads; only Kysely's (text, values) form is changed.
    override query(...args: any[]): any {
      const [text, values] = args;
      if (typeof text !== "string" || !Array.isArray(values)) {
        return super.query.apply(this, args as Parameters<pg.Client["query"]>);
      }
      const name = session.isOwn && values.length > 0 ? nameOf(text) : undefined;
      return super.query({ name, text, values } as pg.QueryConfig).catch((error: unknown) => {
        if (isLostStatement(error)) session.isOwn = false;
        const failure = translated(error);
        // Nobody knows what such a connection still answers, so the pool must not hand it out again.
        if (failure instanceof DatabaseError && !(error instanceof pg.DatabaseError)) void this.end();
        throw failure;
      });
    }
  }
  return PreparingClient as unknown as typeof pg.Client;
}

const statementNames = new Map<string, string>();

/**
 * Names each distinct query text, so that PostgreSQL parses and plans it once per connection. The name follows from the
 * text: whoever else prepares it on the same connection means the same query.
 */
function nameOf(sql: string): string | undefined {
  const known = statementNames.get(sql);
  if (known || statementNames.size >= MAX_NAMED_STATEMENTS) return known;
  const name = `ridgeline_${createHash("sha256").update(sql).digest("base64url").slice(0, 32)}`;
  statementNames.set(sql, name);
  return name;
}

/** A pooler that takes no settings from its clients, such as PgBouncer. */
function isRefusedSetting(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /unsupported startup parameter/i.test(error.message);
}

/** A statement that was prepared on another session than this one. */
function isLostStatement(error: unknown): boolean {
  return error instanceof pg.DatabaseError && LOST_STATEMENT.has(error.code ?? "");
}

const LOST_STATEMENT = new Set(["26000", "42P05"]);

/** SQLSTATEs that say nothing about the query, whole or by their first two characters. */
const FAILURES: Record<string, DatabaseFailure> = {
  "08": "unavailable", // connection exception
  "28": "unavailable", // the password was changed
  "53": "unavailable", // out of memory, too many connections
  "57": "unavailable", // shutting down, starting
  "25006": "unavailable", // read-only: a replica answers
  "26000": "unavailable",
  "42P05": "unavailable",
  "40001": "busy", // serialization failure
  "40P01": "busy", // deadlock
  "55P03": "busy", // lock not available
  "57014": "busy", // took too long
  "53100": "full",
};

/** What the server did not say itself came from a connection that broke. */
function translated(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return new DatabaseError("unavailable", error);
  const code = error.code ?? "";
  const failure = FAILURES[code] ?? FAILURES[code.slice(0, 2)];
  return failure ? new DatabaseError(failure, error) : error;
}
