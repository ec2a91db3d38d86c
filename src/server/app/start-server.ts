import { migrations } from "#server/migrations/migrations.ts";
import { isOtherSecret, OTHER_SECRET } from "#server/platform/auth/secret-mark.ts";
import { startAutomaticBackups } from "#server/platform/backup/automatic-backups.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import { ConfigError, processEnvironment, readConfig } from "#server/platform/config/config.ts";
import { DatabaseError, DatabaseStartError } from "#server/platform/db/database-error.ts";
import { startDatabase } from "#server/platform/db/start-database.ts";
import { buildApp } from "./build-app.ts";
import { createDependencies } from "./dependencies.ts";

const SHUTDOWN_LIMIT_MS = 10_000;
/** Long enough for a PostgreSQL that starts together with this server. */
const DATABASE_PATIENCE_MS = 30_000;
/** Why the server cannot listen, by system error code. */
const LISTEN_FAILURES: Record<string, string> = {
  EADDRINUSE: "The port is already in use. Stop what is using it, or choose another with PORT.",
  EACCES: "This user may not listen on that port. Choose a PORT from 1024 up, and put a proxy in front.",
  EADDRNOTAVAIL: "HOST isn't an address of this machine. 127.0.0.1 and 0.0.0.0 always work.",
  ENOTFOUND: "HOST isn't a name that this machine knows. 127.0.0.1 and 0.0.0.0 always work.",
  EAI_AGAIN: "HOST isn't a name that this machine knows. 127.0.0.1 and 0.0.0.0 always work.",
};

const TIDY_UP_INTERVAL_MS = 60 * 60 * 1000;
/** Whoever waits for the server to start comes first. */
const WARM_UP_AFTER_MS = 20_000;

/** Reads the configuration, brings the database up to date, listens, and prints the address. */
export async function startServer(options: { webRoot: string; version: string }): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    if (error instanceof ConfigError || error instanceof DatabaseStartError) fail(error.message);
    if (error instanceof DatabaseError)
      fail(`The database failed while the server started: ${error.message}`);
    throw error;
  }
}

async function start({ webRoot, version }: { webRoot: string; version: string }): Promise<void> {
  const config = readConfig(processEnvironment(), (sentence) => process.stderr.write(`${sentence}\n`));
  const clock = systemClock;
  let reportDatabaseError = (_error: Error): void => {};
  const onError = (error: Error) => reportDatabaseError(error);
  const handle = await startDatabase({ ...config, onError }, migrations, DATABASE_PATIENCE_MS);
  if (await isOtherSecret(handle.db, config.secret)) process.stderr.write(`${OTHER_SECRET}\n`);
  const dependencies = createDependencies({ config, handle, clock });
  await dependencies.prepare();

  const app = await buildApp({ dependencies, webRoot, version });
  reportDatabaseError = (error) => app.log.error({ err: { message: error.message } }, "database connection");
  // Otherwise Fastify logs every address; the line below prints the one that people use.
  app.log.level = "warn";
  const address = await app
    .listen({ port: config.port, host: config.host })
    .catch((error: NodeJS.ErrnoException) => {
      const sentence = LISTEN_FAILURES[error.code ?? ""];
      if (sentence === undefined) throw error;
      return fail(sentence);
    });
  app.log.level = config.logLevel;
  process.stdout.write(`Ridgeline is at ${config.publicUrl ?? address}\n`);

  const setupCode = await dependencies.authService.setupCode();
  if (setupCode) {
    process.stdout.write(
      `To create the first account from another machine, use the setup code ${setupCode}\n`,
    );
  }

  setTimeout(
    () =>
      void dependencies
        .warmUp()
        .catch((error: Error) => app.log.error({ err: { message: error.message } }, "warming up")),
    WARM_UP_AFTER_MS,
  ).unref();

  const tidyUp = () =>
    dependencies
      .tidyUp()
      .catch((error: Error) => app.log.error({ err: { message: error.message } }, "tidying up"));
  const tidying = setInterval(tidyUp, TIDY_UP_INTERVAL_MS);
  setImmediate(tidyUp);

  const backups = startAutomaticBackups({ config, handle, clock, steps: migrations, log: app.log });

  /** Finishes requests in flight, then closes the database. */
  const shutDown = async () => {
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    clearInterval(tidying);
    await backups.stop();
    await app.close();
    await handle.db.destroy();
    process.exit(0);
  };
  process.once("SIGTERM", shutDown);
  process.once("SIGINT", shutDown);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
