import { createHash } from "node:crypto";
import pg from "pg";
import { DatabaseError, type DatabaseFailure } from "./database-error.ts";
import { rowMaker } from "./row-maker.ts";

/** How long PostgreSQL itself may work on a statement. */
const STATEMENT_TIMEOUT_MS = 15_000;
const MAX_NAMED_STATEMENTS = 500;

/** Whether a connection is one server session for its whole life. Behind a pooler it may not be. */
export interface Session {
  isOwn: boolean;
}

/**
 * A client class that prepares each statement once where that lasts, and tells a failing database from a failing query.
 */
export function clientClassFor(session: Session): typeof pg.Client {
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
      const failed = (error: unknown) => {
        if (isLostStatement(error)) session.isOwn = false;
        const failure = translated(error);
        // The state of this connection is unknown, so the pool must not hand it out again.
        if (failure instanceof DatabaseError && !(error instanceof pg.DatabaseError)) void this.end();
        throw failure;
      };
      return super.query({ name, text, values, rowMode: "array" }).then(withObjects, failed);
    }
  }
  return PreparingClient as unknown as typeof pg.Client;
}

/**
 * Connects; if a pooler rejects the settings, tries again without them.
 * @throws DatabaseError
 */
export async function connected<Connection>(
  session: Session,
  connect: () => Promise<Connection>,
): Promise<Connection> {
  const { isOwn } = session;
  try {
    return await connect();
  } catch (error) {
    if (!isOwn || !isRefusedSetting(error)) throw translated(error);
    session.isOwn = false;
    return connected(session, connect);
  }
}

const statementNames = new Map<string, string>();

/**
 * Names each distinct query text, so PostgreSQL parses and plans it once per connection. The name is derived from the
 * text, so the same name always means the same query.
 */
function nameOf(sql: string): string | undefined {
  const known = statementNames.get(sql);
  if (known || statementNames.size >= MAX_NAMED_STATEMENTS) return known;
  const name = `ridgeline_${createHash("sha256").update(sql).digest("base64url").slice(0, 32)}`;
  statementNames.set(sql, name);
  return name;
}

const rowMakers = new Map<string, ReturnType<typeof rowMaker>>();

/** pg would fill each row key by key. */
function withObjects({ command, rowCount, rows, fields }: pg.QueryArrayResult<unknown[]>) {
  return { command, rowCount, rows: rows.length === 0 ? rows : rows.map(makerFor(fields)) };
}

function makerFor(fields: readonly pg.FieldDef[]): ReturnType<typeof rowMaker> {
  const key = fields.map(({ name }) => name).join("\n");
  const toRow = rowMakers.get(key) ?? rowMaker(fields.map(({ name }) => ({ name })));
  if (rowMakers.size < MAX_NAMED_STATEMENTS) rowMakers.set(key, toRow);
  return toRow;
}

/** From a pooler that accepts no settings from its clients, such as PgBouncer. */
function isRefusedSetting(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /unsupported startup parameter/i.test(error.message);
}

/** The statement was prepared in another session. */
function isLostStatement(error: unknown): boolean {
  return error instanceof pg.DatabaseError && LOST_STATEMENT.has(error.code ?? "");
}

const LOST_STATEMENT = new Set(["26000", "42P05"]);

/** SQLSTATEs that are not the query's fault, whole or by their first two characters. */
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

/** An error that does not come from the server means that the connection broke. */
function translated(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return new DatabaseError("unavailable", error);
  const code = error.code ?? "";
  const failure = FAILURES[code] ?? FAILURES[code.slice(0, 2)];
  return failure ? new DatabaseError(failure, error) : error;
}
