import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { type FlakyProxy, startFlakyProxy } from "#tests/support/flaky-proxy.ts";
import {
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestServerOptions,
} from "#tests/support/test-server.ts";

const RISK = { hazard: "The stairs", probability: "L", severity: "H" };
const UNAVAILABLE = {
  code: "database_unavailable",
  error: expect.stringMatching(/^The server .* What you typed is still on your screen; .*\.$/),
};
const FULL = { code: "database_full", error: expect.stringContaining("no room left, so nothing was saved") };

let server: TestServer;
let proxy: FlakyProxy | undefined;
afterEach(async () => {
  await server.close();
  await proxy?.close();
  proxy = undefined;
});

async function start(options: TestServerOptions = {}) {
  server = await startTestServer(options);
  return { mara: await server.signedIn(), isPostgres: server.handle.engine === "postgres" };
}

/** Keeps adding risks until stopped. */
function startWriting(mara: Awaited<ReturnType<TestServer["signedIn"]>>, writers: number) {
  const statuses = new Set<number>();
  const acknowledged = new Set<string>();
  let isStopped = false;
  const write = async () => {
    while (!isStopped) {
      const id = crypto.randomUUID();
      const { statusCode, headers } = await mara.post("/api/risks", { ...RISK, id });
      statuses.add(statusCode);
      if (statusCode === 201) acknowledged.add(id);
      if (statusCode === 503) expect(headers["retry-after"]).toMatch(/^\d+$/);
    }
  };
  const writing = Promise.all(Array.from({ length: writers }, write));
  return {
    async stop() {
      isStopped = true;
      await writing;
      return { statuses, acknowledged };
    },
    async untilAcknowledged(count: number) {
      const goal = acknowledged.size + count;
      await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThanOrEqual(goal);
    },
  };
}

async function storedIds(): Promise<Set<string>> {
  return new Set((await server.handle.db.selectFrom("risks").select("id").execute()).map(({ id }) => id));
}

describe("PostgreSQL", () => {
  const throughProxy = async (databaseUrl: string) => {
    const url = new URL(databaseUrl);
    proxy = await startFlakyProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    url.searchParams.set("query_timeout", "1000");
    return url.href;
  };

  test("that ends connections in the middle of writes loses no acknowledged write", async ({ skip }) => {
    const { mara, isPostgres } = await start();
    skip(!isPostgres, "an embedded database has no connections");
    const writing = startWriting(mara, 8);
    for (let round = 0; round < 5; round += 1) {
      await writing.untilAcknowledged(10);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(server.handle.db);
    }
    await writing.untilAcknowledged(10);
    const { statuses, acknowledged } = await writing.stop();

    expect([...statuses].sort()).toEqual([201, 503]);
    const stored = await storedIds();
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  });

  test("that goes away and comes back under load is used again", async ({ skip }) => {
    const { mara, isPostgres } = await start({ reach: throughProxy });
    skip(!isPostgres, "an embedded database cannot go away");
    const writing = startWriting(mara, 8);
    await writing.untilAcknowledged(10);
    await proxy?.goAway();

    const read = await mara.get("/api/risks");
    expect([read.statusCode, read.headers["retry-after"], read.json()]).toEqual([503, "5", UNAVAILABLE]);
    for (const path of ["login", "signup"]) {
      const answer = await server
        .anonymous()
        .post(`/api/auth/${path}`, { email: "jo@example.org", username: "Jolanda", password: TEST_PASSWORD });
      expect([path, answer.statusCode, answer.json()]).toEqual([path, 503, UNAVAILABLE]);
    }
    await proxy?.comeBack();
    await writing.untilAcknowledged(10);
    const { statuses, acknowledged } = await writing.stop();

    expect([...statuses].sort()).toEqual([201, 503]);
    const stored = await storedIds();
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  });

  test("that stops responding runs into a timeout", async ({ skip }) => {
    const { mara, isPostgres } = await start({ reach: throughProxy });
    skip(!isPostgres, "an embedded database cannot go silent");
    proxy?.freeze();
    expect((await mara.get("/api/risks")).statusCode).toBe(503);
    expect((await mara.get("/api/risks")).statusCode).toBe(200);
  });

  test("cancels a statement that takes too long", async ({ skip }) => {
    const { mara, isPostgres } = await start({ reach: (url) => `${url}?statement_timeout=300` });
    skip(!isPostgres, "an embedded database has no time limit");
    await mara.post("/api/risks", RISK);
    await server.handle.db.transaction().execute(async (trx) => {
      await sql`lock table risks`.execute(trx);
      const answer = await mara.get("/api/risks");
      expect([answer.statusCode, answer.headers["retry-after"], answer.json()]).toEqual([
        503,
        "2",
        UNAVAILABLE,
      ]);
    });
    expect((await mara.get("/api/risks")).json()).toHaveLength(1);
  });

  test("is understood whatever its time zone", async ({ skip }) => {
    const { mara, isPostgres } = await start({ reach: (url) => `${url}?options=-c%20timezone=Asia/Kolkata` });
    skip(!isPostgres, "an embedded database has no time zone");
    const added = (await mara.post("/api/risks", RISK)).json();
    expect((await mara.get("/api/risks")).json()).toEqual([added]);
    expect((await mara.get("/api/objectives")).statusCode).toBe(200);
  });
});

describe("the embedded database", () => {
  /** Locks the file like another process that writes, such as a backup tool. */
  const lockFile = () => {
    const other = new DatabaseSync(server.handle.file ?? "");
    other.exec("begin immediate");
    return other;
  };

  test("waits for a lock of another process, while reads go on", async ({ skip }) => {
    const { mara, isPostgres } = await start();
    skip(isPostgres, "PostgreSQL locks rows");
    const other = lockFile();
    const objective = { title: "Run", specific: "The loop", measurable: "Strava", pillar: "Peace" };
    const writes = Promise.all([
      mara.post("/api/risks", RISK),
      mara.post("/api/objectives", objective),
      mara.post("/api/instant-plan", { sentence: "My landlord raised the rent" }),
    ]);
    for (let reads = 0; reads < 20; reads += 1) {
      expect((await mara.get("/api/risks")).json()).toEqual([]);
    }
    other.close();
    expect((await writes).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await mara.get("/api/risks")).json()).toHaveLength(1);
  });

  test("asks to try again when the lock stays, however many wait for it", async ({ skip }) => {
    const { mara, isPostgres } = await start();
    skip(isPostgres, "PostgreSQL locks rows");
    const other = lockFile();
    const answers = await Promise.all(Array.from({ length: 100 }, () => mara.post("/api/risks", RISK)));
    for (const { statusCode, headers, json } of answers)
      expect([statusCode, headers["retry-after"], json()]).toEqual([503, "2", UNAVAILABLE]);
    other.close();
    expect((await mara.post("/api/risks", RISK)).statusCode).toBe(201);
  }, 30_000);

  test("reports that it is full, loses nothing, and continues once there is room", async ({ skip }) => {
    const { mara, isPostgres } = await start();
    skip(isPostgres, "the test's PostgreSQL has room");
    const objective = {
      title: "Run",
      specific: "x".repeat(2000),
      measurable: "x".repeat(2000),
      pillar: "Peace",
    };
    const { db } = server.handle;
    const pages = async (limit: number) => sql.raw(`pragma max_page_count = ${limit}`).execute(db);
    await pages(1);

    let kept = 0;
    const refused = async (path: string, body: object) => {
      for (;;) {
        const answer = await mara.post(path, body);
        if (answer.statusCode !== 201) return answer;
        kept += 1;
      }
    };
    for (const answer of [
      await refused("/api/objectives", objective),
      await refused("/api/instant-plan", { sentence: `Paint the fence ${"very ".repeat(90)}well` }),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([507, FULL]);
    }
    expect((await mara.get("/api/objectives")).json()).toHaveLength(kept);

    await pages(1_000_000);
    expect((await mara.post("/api/objectives", objective)).statusCode).toBe(201);
    expect((await mara.get("/api/objectives")).json()).toHaveLength(kept + 1);
  });
});
