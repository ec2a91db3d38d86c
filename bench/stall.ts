import { setTimeout as sleep } from "node:timers/promises";
import { type ServerProcess, startServerProcess } from "../tests/support/server-process.ts";
import { memoryMegabytes, quantile } from "./measure.ts";

const OBJECTIVES = 2000;
const DASHBOARDS = 20;
/** The most that a field takes: four kilobytes. */
const TEXT = "é".repeat(2000);
const PASSWORD = "a long password";
const SAMPLE_MS = 50;

interface Guest {
  url: string;
  cookie: string;
}

/**
 * How long somebody waits for their list while a guest with 2,000 objectives of twenty kilobytes asks for twenty
 * dashboards at once, beside the same server with nobody else on it.
 */
export async function measureStall(): Promise<void> {
  const idle = await startServerProcess();
  const busy = await startServerProcess();
  try {
    const [alone, beside, guest] = [
      await signUp(idle, "alone@example.org"),
      await signUp(busy, "beside@example.org"),
      await signUp(busy, "guest@example.org"),
    ];
    const yardstick = await waits(alone, sleep(3000));
    await addObjectives(guest);
    const before = memoryMegabytes(busy.child.pid ?? 0);
    const memory = watchMemory(busy);
    const began = performance.now();
    const dashboards = Promise.all(Array.from({ length: DASHBOARDS }, () => ask(guest, "/api/dashboard")));
    const result = await waits(beside, dashboards);
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `A guest with ${OBJECTIVES} objectives of 20 kB asks for ${DASHBOARDS} dashboards at once (${seconds.toFixed(1)} s). Somebody else's list:`,
    );
    report("idle server", yardstick);
    report("beside the guest", result);
    console.log(`  Memory: ${before.toFixed(0)} MB before, ${memory.stop().toFixed(0)} MB at most`);
  } finally {
    await idle.stop();
    await busy.stop();
  }
}

function report(name: string, times: number[]): void {
  console.log(
    `  ${name.padEnd(18)} p50 ${quantile(times, 0.5).toFixed(1)} ms  p95 ${quantile(times, 0.95).toFixed(1)} ms  max ${Math.max(...times).toFixed(1)} ms  (${times.length} calls)`,
  );
}

/** The times of one call after the other, until something else is done. */
async function waits(person: Guest, until: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const end = until.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const began = performance.now();
    await ask(person, "/api/objectives");
    times.push(performance.now() - began);
  }
  await end;
  return times;
}

async function addObjectives(guest: Guest): Promise<void> {
  const texts = { specific: TEXT, measurable: TEXT, achievable: TEXT, relevant: TEXT, timeBound: TEXT };
  let stored = 0;
  while (stored < OBJECTIVES) {
    const response = await post(
      guest.url,
      "/api/objectives",
      { title: "Stall", pillar: "Peace", ...texts },
      guest.cookie,
    );
    await response.arrayBuffer();
    if (response.status === 201) stored += 1;
    else if (response.status === 429) await sleep(Number(response.headers.get("retry-after")) * 1000);
    else throw new Error(`Storing an objective failed: ${response.status}`);
  }
}

/** The largest resident memory from now on, in megabytes. */
function watchMemory({ child }: ServerProcess) {
  let most = 0;
  const sample = () => {
    most = Math.max(most, memoryMegabytes(child.pid ?? 0));
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      sample();
      return most;
    },
  };
}

async function ask({ url, cookie }: Guest, path: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const response = await fetch(`${url}${path}?${new URLSearchParams({ today })}`, { headers: { cookie } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
}

async function signUp({ url }: ServerProcess, email: string): Promise<Guest> {
  const response = await post(url, "/api/auth/signup", { email, username: "Bench", password: PASSWORD });
  if (!response.ok) throw new Error(`Signing up failed: ${response.status} ${await response.text()}`);
  return { url, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

function post(url: string, path: string, body: unknown, cookie = ""): Promise<Response> {
  return fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
}
