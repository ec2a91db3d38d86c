import { v7 as uuidv7 } from "uuid";

/** What the writers were told, and what went wrong on the way. */
export interface Tally {
  /** Ids of the objectives that the server said it had stored, by the session cookie of their owner. */
  acknowledged: Map<string, string[]>;
  /** Answers 503 and 507: "not now", with the words kept by the client. */
  refused: number;
  /** Answers from 500 on other than those. */
  failed: string[];
}

const PASSWORD = "a long enough password";
const PAUSE_MS = 20;

export const newTally = (): Tally => ({ acknowledged: new Map(), refused: 0, failed: [] });

/** How many writes were acknowledged. */
export function count({ acknowledged }: Tally): number {
  return [...acknowledged.values()].reduce((sum, ids) => sum + ids.length, 0);
}

/** Creates an account. @returns its session cookie */
export async function signUp(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${uuidv7()}@example.org`, username: "Mara", password: PASSWORD }),
  });
  if (response.status !== 201)
    throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Starts accounts that store one objective after the other, whatever the server answers, until they are stopped. */
export function startWriters(url: string, cookies: readonly string[], tally: Tally) {
  let isRunning = true;
  const writers = cookies.map(async (cookie) => {
    const ids = tally.acknowledged.get(cookie) ?? [];
    tally.acknowledged.set(cookie, ids);
    while (isRunning) {
      const id = uuidv7();
      const status = await store(url, cookie, id);
      if (status === 201) ids.push(id);
      else if (status === 503 || status === 507) tally.refused += 1;
      else if (status >= 500) tally.failed.push(`${status} POST /api/objectives`);
      if (status !== 201) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  });
  return {
    /** Resolves once all writers have had their last answer. */
    async stop(): Promise<void> {
      isRunning = false;
      await Promise.all(writers);
    },
  };
}

/** @returns the status, or 0 when no answer came */
async function store(url: string, cookie: string, id: string): Promise<number> {
  try {
    const response = await fetch(`${url}/api/objectives`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ id, title: `Objective ${id}`, specific: "s", measurable: "m", pillar: "Peace" }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Resolves once this many writes have been acknowledged. */
export async function untilCount(tally: Tally, wanted: number): Promise<void> {
  while (count(tally) < wanted) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

/** @returns the acknowledged ids that the server does not have */
export async function lost(url: string, { acknowledged }: Tally): Promise<string[]> {
  const missing: string[] = [];
  for (const [cookie, ids] of acknowledged) {
    const stored = new Set(await listIds(url, cookie));
    missing.push(...ids.filter((id) => !stored.has(id)));
  }
  return missing;
}

async function listIds(url: string, cookie: string): Promise<string[]> {
  const ids: string[] = [];
  for (let path: string | undefined = "/api/objectives"; path; ) {
    const response: Response = await fetch(url + path, { headers: { cookie } });
    if (!response.ok) throw new Error(`The list answered ${response.status}.`);
    ids.push(...((await response.json()) as { id: string }[]).map(({ id }) => id));
    path = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
  }
  return ids;
}

/** Asks until the server can work again. @returns the seconds it took */
export async function secondsUntilReady(url: string, limitSeconds = 60): Promise<number> {
  const began = performance.now();
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    const seconds = (performance.now() - began) / 1000;
    if (isReady) return seconds;
    if (seconds > limitSeconds) throw new Error(`Not ready after ${limitSeconds} s.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
