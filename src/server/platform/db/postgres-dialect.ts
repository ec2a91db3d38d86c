import { PostgresDialect } from "kysely";
import pg from "pg";

const MAX_NAMED_STATEMENTS = 500;
const TIMESTAMPTZ = 1184;
const INT8 = 20;

/** Names each distinct query text, so that PostgreSQL parses and plans it once per connection. */
const statementNames = new Map<string, string>();

function nameOf(sql: string): string | undefined {
  const known = statementNames.get(sql);
  if (known || statementNames.size >= MAX_NAMED_STATEMENTS) return known;
  const name = `ridgeline_${statementNames.size}`;
  statementNames.set(sql, name);
  return name;
}

class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's query has nine overloads; only Kysely's (text, values) form is changed.
  override query(...args: any[]): any {
    const [text, values] = args;
    if (typeof text === "string" && Array.isArray(values) && values.length > 0) {
      return super.query({ name: nameOf(text), text, values } as pg.QueryConfig);
    }
    return super.query.apply(this, args as Parameters<pg.Client["query"]>);
  }
}

/**
 * PostgreSQL's "2026-11-21 07:05:09.12+00" as the UTC ISO string that both engines hand out. The connection's
 * time zone is UTC, so no date needs to be parsed.
 */
export function isoFromTimestamptz(text: string): string {
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

/** A dialect over a pool of connections to `databaseUrl`, each in UTC, giving up on a query after 30 seconds. */
export function openPostgres(databaseUrl: string, onError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    Client: PreparingClient as unknown as typeof pg.Client,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    options: "-c timezone=UTC",
    types,
  } as pg.PoolConfig);
  pool.on("error", onError);
  return new PostgresDialect({ pool });
}
