import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { findPostgres } from "./postgres-binaries.ts";

/** A database for tests. `stop` shuts down and removes everything that was started for it. */
export interface TemporaryPostgres {
  url: string;
  /**
   * Restarts the server on the same data and port.
   * @param down runs while the server is down
   */
  restart(down?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

interface Owner {
  uid: number;
  gid: number;
}

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
const READY = "database system is ready to accept connections";

/** Fast and not durable: this cluster never outlives the tests. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  max_connections: "200",
  shared_buffers: "128MB",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
};

/** PostgreSQL refuses to run as root, so as root we run it as another user. */
function clusterOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, user], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // The user does not exist on this machine.
    }
  }
  throw new Error("PostgreSQL cannot run as root, and there is no user `postgres` or `nobody` to run it as.");
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** @throws with the server's output when it exits instead of accepting connections */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    const fail = (why: string) => reject(new Error(`PostgreSQL ${why}:\n${log}`));
    const timer = setTimeout(() => fail("did not start in time"), START_TIMEOUT_MS);
    server.on("error", (error) => fail(error.message));
    server.on("exit", () => {
      clearTimeout(timer);
      fail("did not start");
    });
    server.stderr?.setEncoding("utf8").on("data", (text: string) => {
      // The pipe must be drained for the server's whole life, or it would block; only the beginning is of interest.
      if (log.length < 100_000) log += text;
      if (!log.includes(READY)) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Requests a fast shutdown, then kills the server if it does not end. */
async function end(server: ChildProcess): Promise<void> {
  if (hasExited(server)) return;
  const exited = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGINT");
  const insist = setTimeout(() => server.kill("SIGQUIT"), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(insist);
}

async function launch(
  bin: string,
  folder: string,
  owner: Owner | undefined,
  port: number,
): Promise<ChildProcess> {
  const settings = { ...SETTINGS, port: String(port), unix_socket_directories: join(folder, "socket") };
  const server = spawn(
    join(bin, "postgres"),
    [
      "-D",
      join(folder, "data"),
      ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]),
    ],
    { cwd: folder, stdio: ["ignore", "ignore", "pipe"], env: serverEnv(), ...owner },
  );
  try {
    await untilReady(server);
  } catch (error) {
    await end(server);
    throw error;
  }
  return server;
}

/** Removes the caller's PG* variables, which would affect the server and initdb. */
function serverEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: "C" };
}

/**
 * Starts an empty PostgreSQL in a temporary folder, on a free port of the loopback interface. It is removed by `stop`,
 * or when this process ends in any way except SIGKILL. If TEST_DATABASE_URL is set, that database is used and nothing
 * is started.
 *
 * @throws {PostgresMissing} when PostgreSQL is missing and we may not install it
 */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const restart = async () => {
      throw new Error("A database given by TEST_DATABASE_URL is not ours to restart.");
    };
    return { url: given, restart, stop: async () => {} };
  }

  const bin = findPostgres();
  const owner = clusterOwner();
  // As root, TMPDIR may be inaccessible to the cluster's owner; also, a socket's path has to be short.
  const folder = mkdtempSync(join(owner ? "/tmp" : tmpdir(), "ridgeline-pg-"));
  let server: ChildProcess | undefined;

  const onExit = () => {
    if (server && !hasExited(server)) server.kill("SIGQUIT");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const onSignal = async (signal: NodeJS.Signals) => {
    await stop();
    process.exit(128 + constants.signals[signal]);
  };
  const stop = async () => {
    if (server) await end(server);
    onExit();
    process.off("exit", onExit).off("SIGINT", onSignal).off("SIGTERM", onSignal);
  };
  process.on("exit", onExit).on("SIGINT", onSignal).on("SIGTERM", onSignal);

  try {
    mkdirSync(join(folder, "socket"), { mode: 0o700 });
    if (owner) for (const path of [folder, join(folder, "socket")]) chownSync(path, owner.uid, owner.gid);
    const options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
    execFileSync(join(bin, "initdb"), ["-D", join(folder, "data"), ...options], {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
      env: serverEnv(),
      ...owner,
    });
    // Another program may take the free port first; one retry with another port is enough.
    let port = await freePort();
    server = await launch(bin, folder, owner, port).catch(async () => {
      port = await freePort();
      return launch(bin, folder, owner, port);
    });
    const restart = async (down: () => Promise<void> = async () => {}) => {
      if (server) await end(server);
      await down();
      server = await launch(bin, folder, owner, port);
    };
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs the command with a temporary database and returns its exit code. */
async function runWithPostgres(command: string, args: string[]): Promise<number> {
  const { url, stop } = await startTemporaryPostgres();
  try {
    const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, TEST_DATABASE_URL: url } });
    const endChild = () => child.kill("SIGTERM");
    process.prependListener("SIGINT", endChild).prependListener("SIGTERM", endChild);
    return await new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? "SIGTERM"]));
    });
  } finally {
    await stop();
  }
}

if (import.meta.main) {
  const [separator, command, ...args] = process.argv.slice(2);
  if (separator !== "--" || command === undefined) {
    console.error("Usage: node scripts/postgres-cluster.ts -- <command...>");
    process.exit(2);
  }
  try {
    process.exitCode = await runWithPostgres(command, args);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
