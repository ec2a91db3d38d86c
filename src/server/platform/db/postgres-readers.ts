import type { QueryResult } from "kysely";
import type pg from "pg";
import { DatabaseError } from "./database-error.ts";

/** The number of connections for reads. A slow read only delays those queued behind it on the same connection. */
const READERS = 3;
/** How many reads wait for each other on one connection so that they are written together. */
const TOGETHER_MAX = 8;

interface Reader {
  client: pg.Client | undefined;
  connecting: Promise<pg.Client> | undefined;
  pending: number;
  isCollecting: boolean;
}

/**
 * A few connections for standalone reads. Reads are pipelined, and those issued in the same turn of the event loop are
 * written together: a read costs a fraction of a system call instead of two.
 */
export class PostgresReaders {
  readonly #connect: () => Promise<pg.Client>;
  readonly #readers: Reader[];

  /** @param connect opens a connection in pipeline mode with an error listener */
  constructor(connect: () => Promise<pg.Client>) {
    this.#connect = connect;
    this.#readers = Array.from({ length: READERS }, () => ({
      client: undefined,
      connecting: undefined,
      pending: 0,
      isCollecting: false,
    }));
  }

  async read<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    const reader =
      this.#readers.find(({ isCollecting, pending }) => isCollecting && pending < TOGETHER_MAX) ??
      this.#readers.reduce((least, each) => (each.pending < least.pending ? each : least));
    reader.pending += 1;
    let client: pg.Client | undefined;
    try {
      client = reader.client ?? (await this.#open(reader));
      collectWrites(reader, client);
      const { rows } = await client.query(sql, [...parameters]);
      return { rows };
    } catch (error) {
      if (isBroken(error)) forget(reader, client);
      throw error;
    } finally {
      reader.pending -= 1;
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.#readers.map(({ client }) => client?.end()));
  }

  #open(reader: Reader): Promise<pg.Client> {
    reader.connecting ??= this.#connect()
      .then((client) => {
        reader.client = client;
        const forgetIt = () => forget(reader, client);
        return client.once("error", forgetIt).once("end", forgetIt);
      })
      .finally(() => {
        reader.connecting = undefined;
      });
    return reader.connecting;
  }
}

function isBroken(error: unknown): boolean {
  return error instanceof DatabaseError && error.failure === "unavailable";
}

/** The next read opens a new connection. */
function forget(reader: Reader, client: pg.Client | undefined): void {
  if (reader.client === client) reader.client = undefined;
}

/** Buffers writes to a connection until the turn of the event loop ends. */
function collectWrites(reader: Reader, client: pg.Client): void {
  if (reader.isCollecting) return;
  const { stream } = client.connection;
  reader.isCollecting = true;
  stream.cork();
  setImmediate(() => {
    reader.isCollecting = false;
    stream.uncork();
  });
}
