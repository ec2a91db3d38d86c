import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startTemporaryPostgres } from "../scripts/postgres-cluster.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { assetSizes } from "./asset-sizes.ts";
import { measureBackup } from "./backup.ts";
import { measureEcho } from "./echo.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { type Load, load, median, memoryMegabytes } from "./measure.ts";
import { measureMemory } from "./memory.ts";
import { objectiveList } from "./objective-list.ts";
import { measureScale } from "./scale.ts";
import { measureStall } from "./stall.ts";
import { measureTrends } from "./trends.ts";
import { measureYear } from "./year.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = 3;
/** After these, V8 compiles hardly anything anew. Not a time: a busy machine answers fewer requests in it. */
const WARM_UP_REQUESTS = 12_000;
const STARTS = 5;

execFileSync(process.execPath, ["scripts/build.ts", "--if-needed"], { stdio: "inherit" });

const measurements: Record<string, () => void | Promise<void>> = {
  "--start": measureStart,
  "--list": measureList,
  "--year": measureYear,
  "--memory": measureMemory,
  "--stall": measureStall,
  "--trends": measureTrends,
  "--echo": measureEcho,
  "--backup": measureBackup,
  "--scale": measureScale,
  "--sizes": assetSizes,
  "--lighthouse": measureLighthouse,
};
/** Fetches a program, so it only runs when asked for. */
const ON_REQUEST = "--lighthouse";
const chosen = process.argv.slice(2).filter((argument) => argument in measurements);
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen.length === 0 ? name !== ON_REQUEST : chosen.includes(name)) await measure();
}

/** Measures the time from start to ready on an existing database, and memory at rest. */
async function measureStart(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "ridgeline-bench-"));
  const starts: number[] = [];
  let idle = 0;
  for (let round = 0; round <= STARTS; round += 1) {
    const server = await startServerProcess({ dataDir });
    if (round > 0) starts.push(server.startMs);
    await sleep(round === STARTS ? 3000 : 200);
    idle = memoryMegabytes(server.child.pid ?? 0);
    await server.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
  console.log(
    `Start to ready on an existing database: ${median(starts).toFixed(0)} ms (median of ${STARTS})`,
  );
  console.log(`Idle memory: ${idle.toFixed(0)} MB`);
}

/**
 * Compares the authenticated list of 20 objectives on both engines with a bare route that returns the same JSON from
 * memory, alternating within one run. A second bare route with a tiny response shows the share of the JSON.
 */
async function measureList(): Promise<void> {
  const bare = await startBareServer();
  const postgres = await startTemporaryPostgres();
  const sqliteServer = await startServerProcess();
  const postgresServer = await startServerProcess({ environment: { DATABASE_URL: postgres.url } });
  try {
    const onSqlite = await objectiveList("20 objectives, SQLite", sqliteServer);
    const onPostgres = await objectiveList("20 objectives, PostgreSQL", postgresServer);
    const answer = await fetch(onSqlite.url, { headers: onSqlite.headers });
    await fetch(`${bare.url}/list`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: await answer.text(),
    });
    const targets = [
      { name: "bare Fastify JSON route", url: `${bare.url}/list`, pid: bare.pid, headers: {} },
      { name: "the same with 17 bytes", url: `${bare.url}/hello`, pid: bare.pid, headers: {} },
      onSqlite,
      onPostgres,
    ];
    const results = targets.map((): Load[] => []);
    for (const { url, pid, headers } of targets) await load(url, pid, { amount: WARM_UP_REQUESTS }, headers);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { url, pid, headers }] of targets.entries())
        results[index]?.push(await load(url, pid, { duration: SECONDS }, headers));
    }
    report(targets.map(({ name }, index) => ({ name, loads: results[index] ?? [] })));
  } finally {
    await sqliteServer.stop();
    await postgresServer.stop();
    await postgres.stop();
    bare.stop();
  }
}

function report(results: { name: string; loads: Load[] }[]): void {
  const figures = results.map(({ name, loads }) => ({
    name,
    cpu: median(loads.map(({ cpuMicroseconds }) => cpuMicroseconds)),
    throughput: median(loads.map(({ requestsPerSecond }) => requestsPerSecond)),
    latency: median(loads.map(({ latencyP97 }) => latencyP97)),
  }));
  const [yardstick] = figures;
  if (!yardstick) return;
  console.log(`At 16 connections, ${ROUNDS} interleaved rounds of ${SECONDS} s each, medians:`);
  for (const { name, cpu, throughput, latency } of figures) {
    console.log(
      `  ${name.padEnd(26)} ${cpu.toFixed(0).padStart(5)} µs CPU/request (${(cpu / yardstick.cpu).toFixed(2)}x)  ` +
        `${throughput.toFixed(0).padStart(6)} requests/s (${(throughput / yardstick.throughput).toFixed(2)}x)  p97.5 ${latency} ms`,
    );
  }
}

async function startBareServer(): Promise<{ url: string; pid: number; stop(): void }> {
  const child = spawn(process.execPath, ["bench/bare-server.ts"], { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise<string>((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => {
      const found = /is at (\S+)/.exec(chunk.toString())?.[1];
      if (found) resolve(found);
    });
  });
  return { url, pid: child.pid ?? 0, stop: () => child.kill() };
}
