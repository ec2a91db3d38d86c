import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { type DatabaseHandle, type DatabaseOptions, openDatabase } from "./database.ts";
import { DatabaseError, DatabaseStartError } from "./database-error.ts";
import { type MigrationStep, migrate } from "./migrate.ts";

const RETRY_PAUSE_MS = 500;

/**
 * Opens the database, waiting for PostgreSQL if it is still starting, and brings its schema up to date.
 * @param patienceMs how long to wait
 * @throws DatabaseStartError with a sentence for the operator
 */
export function startDatabase(
  options: DatabaseOptions,
  steps: readonly MigrationStep[],
  patienceMs: number,
): Promise<DatabaseHandle> {
  return connectDatabase(options, patienceMs, (handle) => migrate(handle, steps));
}

/**
 * Opens the database like `startDatabase`, and leaves its schema as it is.
 * @throws DatabaseStartError with a sentence for the operator
 */
export async function connectDatabase(
  options: DatabaseOptions,
  patienceMs = 0,
  whenOpen: (handle: DatabaseHandle) => Promise<unknown> = async () => {},
): Promise<DatabaseHandle> {
  let handle: DatabaseHandle | undefined;
  try {
    handle = await openDatabase(options);
    await untilItAnswers(handle, AbortSignal.timeout(patienceMs));
    await whenOpen(handle);
    return handle;
  } catch (error) {
    await handle?.db.destroy();
    const sentence = sentenceFor(error, options);
    throw sentence === undefined ? error : new DatabaseStartError(sentence, { cause: error });
  }
}

async function untilItAnswers({ db }: DatabaseHandle, limit: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await sql`select 1`.execute(db);
      return;
    } catch (error) {
      const isStarting =
        error instanceof DatabaseError && error.failure === "unavailable" && !isRefusal(error);
      if (!isStarting || limit.aborted) throw error;
      await pause(RETRY_PAUSE_MS);
    }
  }
}

/** A wrong user name or password, for which retrying is pointless. */
function isRefusal({ cause }: DatabaseError): boolean {
  return codeOf(cause).startsWith("28");
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException | undefined)?.code ?? "");
}

/** What the operator can do about an error; undefined for unexpected errors. */
function sentenceFor(error: unknown, { databaseUrl, dataDir }: DatabaseOptions): string | undefined {
  if (error instanceof DatabaseStartError) return error.message;
  return databaseUrl === undefined ? embeddedSentence(error, dataDir) : postgresSentence(error, databaseUrl);
}

function postgresSentence(error: unknown, databaseUrl: string): string | undefined {
  const { host, pathname } = new URL(databaseUrl);
  const code = codeOf(error instanceof DatabaseError ? error.cause : error);
  if (code.startsWith("28")) {
    return `PostgreSQL at ${host} refuses the user or the password in DATABASE_URL.`;
  }
  if (code === "3D000") {
    return `PostgreSQL at ${host} has no database ${pathname.slice(1)}. Create it, or correct DATABASE_URL.`;
  }
  if (!(error instanceof DatabaseError)) return undefined;
  return `PostgreSQL at ${host} cannot be used (${error.message || code}). Check that it is running and that DATABASE_URL is right.`;
}

/**
 * Keyed by SQLite's primary result code, or by the system's error code when the file's permissions could not be set.
 */
function embeddedSentence(error: unknown, dataDir: string): string | undefined {
  const { errcode } = (error instanceof DatabaseError ? error.cause : error) as { errcode?: number };
  const result = errcode === undefined ? codeOf(error) : errcode & 0xff;
  switch (result) {
    case 5:
    case 6:
      return `Another program is using the database in ${dataDir}. Stop it, and start again.`;
    case 8:
    case 10:
    case 14:
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `The database in ${dataDir} cannot be written. Check that this user owns DATA_DIR and may write to it.`;
    case 11:
    case 26:
      return `The file ridgeline.sqlite in ${dataDir} is damaged or is not a database. Put a backup in its place (copies from before each update are in snapshots/), or move it away to begin anew.`;
    case 13:
      return `There is no room left in ${dataDir}. Make some, and start again.`;
    default:
      return undefined;
  }
}
