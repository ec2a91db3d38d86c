import { readFileSync } from "node:fs";
import autocannon from "autocannon";

const CLOCK_TICKS_PER_SECOND = 100;
export const MICROSECONDS_PER_TICK = 1_000_000 / CLOCK_TICKS_PER_SECOND;

export interface Load {
  requestsPerSecond: number;
  /** CPU time of the whole Node process, all threads, per response. */
  cpuMicroseconds: number;
  /** Milliseconds within which 97.5% of the requests were answered. */
  latencyP97: number;
}

/**
 * Requests a URL over sixteen connections as fast as possible. Throws if any response is not 200.
 * @param extent seconds, or the number of requests
 */
export async function load(
  url: string,
  pid: number,
  extent: { duration: number } | { amount: number },
  headers: Record<string, string> = {},
): Promise<Load> {
  const cpuBefore = cpuTicks(pid);
  const result = await autocannon({ url, connections: 16, ...extent, headers });
  const ticks = cpuTicks(pid) - cpuBefore;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times.`);
  return {
    requestsPerSecond: result.requests.total / result.duration,
    cpuMicroseconds: (ticks * MICROSECONDS_PER_TICK) / result.requests.total,
    latencyP97: result.latency.p97_5,
  };
}

/** User and system time of a process in clock ticks (Linux). */
export function cpuTicks(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

/** Resident memory of a process in megabytes. */
export function memoryMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The quantile of the values: 0.95 for the 95th percentile. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
