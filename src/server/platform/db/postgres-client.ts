import { createHash } from "node:crypto";
import pg from "pg";
import { DatabaseError, type DatabaseFailure } from "./database-error.ts";
import { type Done, RowQuery } from "./row-query.ts";

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
    readonly #answerTimeoutMs: number;

    constructor(config: pg.ClientConfig) {
      super(session.isOwn ? { ...config, statement_timeout: STATEMENT_TIMEOUT_MS } : config);
      const { connectionParameters } = this as unknown as { connectionParameters: pg.ClientConfig };
      this.#answerTimeoutMs = Number(connectionParameters.query_timeout);
      // With pg's own timer, V8 keeps the rows of each query for longer than it needs to: see `#ask`.
      connectionParameters.query_timeout = 0;
    }

    // biome-ignore lint/suspicious/noExplicitAny: pg's query has nine overloads; only Kysely's (text, values) form is changed.
    override query(...args: any[]): any {
      const [text, values] = args;
      if (typeof text === "string" && Array.isArray(values)) return this.#ask(text, values);
      return super.query.apply(this, args as Parameters<pg.Client["query"]>);
    }

    /**
     * No callback may refer to its query, as those of pg's promises and timers do. Otherwise V8 moves every query with
     * its rows to the old generation: a third of what a small read costs.
     */
    async #ask(text: string, values: unknown[]): Promise<pg.QueryResult> {
      const name = session.isOwn && values.length > 0 ? nameOf(text) : undefined;
      const parserOf = this.getTypeParser.bind(this);
      const giveUp = () => this.connection.stream.destroy(new Error("PostgreSQL did not answer."));
      const timer = setTimeout(giveUp, this.#answerTimeoutMs);
      try {
        return await new Promise((resolve, reject) => {
          const done: Done = (error, result) => (error ? reject(error) : resolve(result));
          super.query(new RowQuery(text, values, name, parserOf, done));
        });
      } catch (error) {
        if (isLostStatement(error)) session.isOwn = false;
        const failure = translated(error);
        // The state of this connection is unknown, so the pool must not hand it out again.
        if (failure instanceof DatabaseError && !(error instanceof pg.DatabaseError)) void this.end();
        throw failure;
      } finally {
        clearTimeout(timer);
      }
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
