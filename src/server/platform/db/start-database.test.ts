import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrations } from "#server/migrations/migrations.ts";
import { startFlakyProxy } from "#tests/support/flaky-proxy.ts";
import { openTestDatabase } from "#tests/support/test-server.ts";
import { DatabaseStartError } from "./database-error.ts";
import { startDatabase } from "./start-database.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "ridgeline-start-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (databaseUrl?: string, patienceMs = 0) =>
  startDatabase({ dataDir, databaseUrl, onError: () => {} }, migrations, patienceMs);
const refusal = (starting: Promise<unknown>) => starting.catch((error: unknown) => error);

test.each([
  [
    "no database",
    (file: string) => writeFileSync(file, "Dear diary, ".repeat(500)),
    /is damaged or is not a database\. .*snapshots/,
  ],
  ["a folder", (file: string) => mkdirSync(file), /cannot be written\. Check that this user owns DATA_DIR/],
])("a file that is %s is explained to the operator", async (_what, spoil, sentence) => {
  spoil(join(dataDir, "ridgeline.sqlite"));
  const error = await refusal(start());
  expect(error).toBeInstanceOf(DatabaseStartError);
  expect((error as Error).message).toMatch(sentence);
});

test("a server that does not listen is explained, without the password", async () => {
  const error = (await refusal(start("postgres://jo:hidden@127.0.0.1:1/ridgeline"))) as Error;
  expect(error).toBeInstanceOf(DatabaseStartError);
  expect(error.message).toMatch(
    /^PostgreSQL at 127\.0\.0\.1:1 cannot be used \(connect ECONNREFUSED .*DATABASE_URL is right\.$/,
  );
  expect(error.message).not.toContain("hidden");
});

test("a database that is missing on the server is explained at once", async ({ skip }) => {
  const opened = await openTestDatabase();
  const { databaseUrl } = opened;
  await opened.remove();
  skip(databaseUrl === undefined, "an embedded database is made");
  expect(((await refusal(start(databaseUrl, 60_000))) as Error).message).toMatch(
    / has no database ridgeline_test_/,
  );
});

test("waits for a PostgreSQL that is still starting", async ({ skip }) => {
  const opened = await openTestDatabase();
  const url = new URL(opened.databaseUrl ?? "postgres://nowhere");
  if (opened.databaseUrl === undefined) await opened.remove();
  skip(opened.databaseUrl === undefined, "an embedded database needs no start");
  const proxy = await startFlakyProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  await proxy.goAway();
  const starting = start(url.href, 60_000);
  await proxy.comeBack();
  const handle = await starting;
  expect(await handle.db.selectFrom("profiles").select("id").execute()).toEqual([]);
  await handle.db.destroy();
  await proxy.close();
  await opened.remove();
});
