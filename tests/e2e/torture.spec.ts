import { expect, test } from "@playwright/test";
import {
  endConnections,
  foreignLock,
  fullDisk,
  fuzzedRequests,
  killUnderWriters,
  type Outcome,
  restartPostgres,
  type Size,
  slowClients,
  terminateUnderLoad,
} from "#tests/torture/scenarios.ts";

/** Takes seconds instead of the minutes of `npm run torture`. */
const SIZE: Size = { rounds: 2, writes: 40, writers: 3, requests: 600, slowClients: 40, lockMs: 3500 };

const SCENARIOS: [string, () => Promise<Outcome | null>][] = [
  ["kill -9 under writers, SQLite", () => killUnderWriters("sqlite", SIZE)],
  ["kill -9 under writers, PostgreSQL", () => killUnderWriters("postgres", SIZE)],
  ["SIGTERM under load", () => terminateUnderLoad("sqlite", SIZE)],
  ["slow clients", () => slowClients("sqlite", SIZE)],
  ["a foreign write lock", () => foreignLock(SIZE)],
  ["a full disk", () => fullDisk(SIZE)],
  ["PostgreSQL stopped and started", () => restartPostgres(SIZE)],
  ["connections ended one by one", () => endConnections(SIZE)],
  ["fuzzed requests, SQLite", () => fuzzedRequests("sqlite", SIZE)],
  ["fuzzed requests, PostgreSQL", () => fuzzedRequests("postgres", SIZE)],
];

for (const [scenario, run] of SCENARIOS) {
  test(`${scenario}: nothing that was acknowledged is lost, and nothing ends`, async () => {
    const outcome = await run();
    test.skip(outcome === null, "only root may mount a small disk");
    expect([...new Set(outcome?.failed)]).toEqual([]);
    expect(outcome).toMatchObject({ lost: 0, crashes: 0 });
    expect(outcome?.acknowledged).toBeGreaterThan(0);
  });
}
