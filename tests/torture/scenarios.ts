import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startTemporaryPostgres } from "#scripts/postgres-cluster.ts";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";
import { fuzz } from "./fuzz.ts";
import {
  count,
  lost,
  newTally,
  secondsUntilReady,
  signUp,
  startWriters,
  type Tally,
  untilCount,
} from "./writers.ts";

/** What a scenario found. */
export interface Outcome {
  scenario: string;
  engine: Engine;
  acknowledged: number;
  lost: number;
  /** Answers from 500 on, other than 503 and 507. */
  failed: string[];
  /** Answers 503 and 507. */
  refused: number;
  /** How often the process ended although nobody had ended it, or ended with another code than 0 when asked to. */
  crashes: number;
  /** The longest time from the end of the fault until the server was ready again. */
  readySeconds: number;
  note?: string;
}

export type Engine = "sqlite" | "postgres";

/** How much is done to the server. */
export interface Size {
  rounds: number;
  /** Acknowledged writes before each fault. */
  writes: number;
  writers: number;
  requests: number;
  slowClients: number;
  /** How long a lock is held, in milliseconds. */
  lockMs: number;
}

interface Place {
  dataDir: string;
  environment: Record<string, string>;
}

/** A fault: what happens between the writes. It answers when the fault is over. */
type Fault = (server: ServerProcess) => Promise<void>;

/** Stores under a fault, again and again, and counts what was lost. */
async function underFault(
  names: { scenario: string; engine: Engine },
  place: Place,
  size: Size,
  fault: Fault,
): Promise<Outcome> {
  const tally = newTally();
  let server = await startServerProcess(place);
  let readySeconds = 0;
  let crashes = 0;
  for (let round = 1; round <= size.rounds; round += 1) {
    const cookies = await Promise.all(Array.from({ length: size.writers }, () => signUp(server.url)));
    const writers = startWriters(server.url, cookies, tally);
    await untilCount(tally, count(tally) + size.writes);
    const wasAlive = isAlive(server);
    await fault(server);
    if (!isAlive(server)) {
      await writers.stop();
      if (!wasAlive) crashes += 1;
      server = await startServerProcess(place);
      readySeconds = Math.max(readySeconds, server.startMs / 1000);
    } else {
      readySeconds = Math.max(readySeconds, await secondsUntilReady(server.url));
      await untilCount(tally, count(tally) + Math.ceil(size.writes / 4));
      await writers.stop();
      if (!isAlive(server)) crashes += 1;
    }
  }
  const missing = await lost(server.url, tally);
  if ((await server.stop()) !== 0) crashes += 1;
  return { ...names, ...counted(tally), lost: missing.length, crashes, readySeconds };
}

function counted(tally: Tally) {
  return { acknowledged: count(tally), refused: tally.refused, failed: tally.failed };
}

function isAlive({ child }: ServerProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Runs with a fresh place for the data on this engine, and removes it afterwards. */
async function withPlace<Result>(
  engine: Engine,
  work: (
    place: Place,
    postgres: Awaited<ReturnType<typeof startTemporaryPostgres>> | undefined,
  ) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), "ridgeline-torture-"));
  const postgres = engine === "postgres" ? await startTemporaryPostgres() : undefined;
  try {
    return await work({ dataDir, environment: postgres ? { DATABASE_URL: postgres.url } : {} }, postgres);
  } finally {
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The process ends as in a power cut while people write. */
export function killUnderWriters(engine: Engine, size: Size): Promise<Outcome> {
  return withPlace(engine, (place) =>
    underFault({ scenario: "kill -9 under writers", engine }, place, size, (server) => server.kill()),
  );
}

/** PostgreSQL stops and starts again while people write. */
export function restartPostgres(size: Size): Promise<Outcome> {
  return withPlace("postgres", (place, postgres) =>
    underFault({ scenario: "PostgreSQL stopped and started", engine: "postgres" }, place, size, async () => {
      await postgres?.restart();
    }),
  );
}

/** PostgreSQL's connections end one by one while people write. */
export function endConnections(size: Size): Promise<Outcome> {
  return withPlace("postgres", (place) =>
    underFault({ scenario: "connections ended one by one", engine: "postgres" }, place, size, async () => {
      const client = new pg.Client(place.environment.DATABASE_URL);
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      for (const { pid } of rows) await client.query("select pg_terminate_backend($1)", [pid]);
      await client.end();
    }),
  );
}

/** Another program locks the SQLite file for a while. */
export function foreignLock(size: Size): Promise<Outcome> {
  return withPlace("sqlite", (place) =>
    underFault({ scenario: "foreign write lock", engine: "sqlite" }, place, size, async (server) => {
      const locker = spawn(
        process.execPath,
        ["tests/torture/hold-lock.ts", place.dataDir, String(size.lockMs)],
        {
          stdio: ["ignore", "pipe", "inherit"],
        },
      );
      await once(locker.stdout, "data");
      const slowest = await slowestHealthCheck(server.url, locker);
      if (slowest > 1000)
        throw new Error(`A health check took ${Math.round(slowest)} ms while the file was locked.`);
    }),
  );
}

async function slowestHealthCheck(url: string, until: ReturnType<typeof spawn>): Promise<number> {
  let slowest = 0;
  while (until.exitCode === null) {
    const began = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return slowest;
}

/** The disk is full while people write, and has room again later. Needs root, to mount a small disk. */
export async function fullDisk(size: Size): Promise<Outcome | null> {
  const disk = await mkdtemp(join(tmpdir(), "ridgeline-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", disk], { stdio: "ignore" });
  } catch {
    return null;
  }
  const ballast = join(disk, "ballast");
  try {
    return await underFault(
      { scenario: "full disk", engine: "sqlite" },
      { dataDir: join(disk, "data"), environment: {} },
      size,
      async () => {
        // Whatever room there is goes at once; the last page goes to the writers.
        await writeFile(ballast, Buffer.alloc(32 * 1024 * 1024)).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await rm(ballast);
      },
    );
  } finally {
    execFileSync("umount", ["--lazy", disk]);
    await rm(disk, { recursive: true, force: true });
  }
}

/** An operator ends the process while clients with open connections write. */
export function terminateUnderLoad(engine: Engine, size: Size): Promise<Outcome> {
  return withPlace(engine, async (place) => {
    let wrongCodes = 0;
    const outcome = await underFault(
      { scenario: "SIGTERM under load", engine },
      place,
      size,
      async (server) => {
        const idle = new Agent({ keepAlive: true });
        await new Promise<void>((resolve, reject) => {
          request(`${server.url}/healthz`, { agent: idle }, (response) =>
            response.resume().on("end", resolve),
          )
            .on("error", reject)
            .end();
        });
        server.child.kill("SIGTERM");
        const [code] = (await once(server.child, "exit")) as [number | null];
        if (code !== 0) wrongCodes += 1;
        idle.destroy();
      },
    );
    return { ...outcome, crashes: outcome.crashes + wrongCodes };
  });
}

/** Clients that send a byte now and then hold connections while people write. */
export function slowClients(engine: Engine, size: Size): Promise<Outcome> {
  return withPlace(engine, (place) =>
    underFault({ scenario: "slow clients", engine }, place, size, async (server) => {
      const { hostname, port } = new URL(server.url);
      const sockets = Array.from({ length: size.slowClients }, () =>
        connect(Number(port), hostname)
          .on("error", () => {})
          .on("connect", function (this: import("node:net").Socket) {
            this.write("POST /api/objectives HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n");
          }),
      );
      for (let byte = 0; byte < 10; byte += 1) {
        for (const socket of sockets) socket.write("x");
        const began = performance.now();
        await (await fetch(`${server.url}/healthz`)).arrayBuffer();
        if (performance.now() - began > 1000)
          throw new Error("Slow clients held up a health check for over a second.");
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      for (const socket of sockets) socket.destroy();
    }),
  );
}

/** Requests made from the OpenAPI document with values of every wrong kind. */
export function fuzzedRequests(engine: Engine, size: Size): Promise<Outcome> {
  return withPlace(engine, async (place) => {
    const server = await startServerProcess(place);
    const owner = await signUp(server.url);
    // Before the owner, at random, closes sign-ups.
    const writer = await signUp(server.url);
    const found = await fuzz(server.url, owner, size.requests);
    const tally = newTally();
    const writers = startWriters(server.url, [writer], tally);
    await untilCount(tally, 5);
    await writers.stop();
    const missing = await lost(server.url, tally);
    const ready = await secondsUntilReady(server.url);
    const crashes = isAlive(server) && (await server.stop()) === 0 ? 0 : 1;
    return {
      scenario: `${found.sent} fuzzed requests`,
      engine,
      acknowledged: count(tally),
      lost: missing.length,
      failed: found.failed,
      refused: found.refused,
      crashes,
      readySeconds: ready,
    };
  });
}

/** Every scenario, one after the other. */
export async function* allScenarios(size: Size): AsyncGenerator<Outcome> {
  for (const engine of ["sqlite", "postgres"] as const) {
    yield await killUnderWriters(engine, size);
    yield await terminateUnderLoad(engine, size);
    yield await slowClients(engine, size);
    yield await fuzzedRequests(engine, size);
  }
  yield await restartPostgres(size);
  yield await endConnections(size);
  yield await foreignLock(size);
  const onFullDisk = await fullDisk(size);
  if (onFullDisk) yield onFullDisk;
}
