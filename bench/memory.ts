import autocannon from "autocannon";
import { startServerProcess } from "../tests/support/server-process.ts";
import { memoryMegabytes } from "./measure.ts";
import { objectiveList } from "./objective-list.ts";

const REQUESTS = Number(process.env.REQUESTS ?? 100_000);
const STEPS = 4;

/**
 * Prints the memory of the process after 100,000 requests by sixteen clients: the list, the dashboard, a page and the
 * health check.
 */
export async function measureMemory(): Promise<void> {
  const server = await startServerProcess();
  try {
    const { url, pid, headers } = await objectiveList("memory", server);
    const dashboard = "/api/dashboard?mode=life&timeZone=Europe/Berlin&today=2026-11-21";
    const requests = [new URL(url).pathname, dashboard, "/", "/healthz"].map((path) => ({
      method: "GET" as const,
      path,
      headers,
    }));
    console.log(`Memory before: ${memoryMegabytes(pid).toFixed(0)} MB`);
    for (let step = 1; step <= STEPS; step += 1) {
      const { non2xx, errors } = await autocannon({
        url: server.url,
        connections: 16,
        amount: REQUESTS / STEPS,
        requests,
      });
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed.`);
      const done = ((REQUESTS * step) / STEPS).toLocaleString("en-US");
      console.log(`Memory after ${done} requests: ${memoryMegabytes(pid).toFixed(0)} MB`);
    }
  } finally {
    await server.stop();
  }
}
