import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrations } from "#server/migrations/migrations.ts";
import type { BackupConfig } from "#server/platform/config/backup-config.ts";
import { operate } from "#tests/support/operator.ts";
import { openTestDatabase, serverForTest, type TestServer } from "#tests/support/test-server.ts";
import { type AutomaticBackups, createAutomaticBackups } from "./automatic-backups.ts";
import { readLastBackup } from "./last-backup.ts";

const HOUR_MS = 3_600_000;

/** Automatic backups of a server, whose clock stands until it is moved. */
async function withBackups(config: Partial<BackupConfig> = {}) {
  const server = await serverForTest();
  const { dataDir } = server.database;
  const backup: BackupConfig = { dir: join(dataDir, "own"), everyMs: 24 * HOUR_MS, keep: 2, ...config };
  let now = Date.parse("2026-11-22T09:00:00.000Z");
  const clock = { now: () => new Date(now), nowIso: () => new Date(now).toISOString() };
  const logged: string[] = [];
  const log = { error: (_fields: object, message: string) => void logged.push(message) };
  return {
    server,
    logged,
    process: (dir = backup.dir): AutomaticBackups =>
      createAutomaticBackups({
        config: { backup: { ...backup, dir } },
        handle: server.handle,
        clock,
        steps: migrations,
        log,
      }),
    pass(hours: number) {
      now += hours * HOUR_MS;
    },
    files: async () => (await readdir(backup.dir)).sort(),
    last: () => readLastBackup(server.handle.db),
  };
}

async function sessionCookie(server: TestServer) {
  const person = await server.signedIn();
  await person.post("/api/boundaries", { name: "Evenings", type: "work", statement: "I stop at six." });
  return person;
}

test("a backup is made when one is due, the newest are kept, and one can be restored", async () => {
  const { server, process, pass, files, last, logged } = await withBackups();
  await sessionCookie(server);
  const backups = process();
  const made = await backups.runIfDue();
  expect(made).toMatchObject({ outcome: "done", at: "2026-11-22T09:00:00.000Z" });
  expect(await last()).toEqual(made);
  pass(23);
  expect(await backups.runIfDue()).toBeNull();
  for (let day = 0; day < 3; day += 1) {
    pass(24);
    expect(await backups.runIfDue()).toMatchObject({ outcome: "done" });
  }
  expect(await files()).toEqual([
    "automatic-ridgeline-2026-11-25T08-00-00Z.jsonl.gz",
    "automatic-ridgeline-2026-11-26T08-00-00Z.jsonl.gz",
  ]);
  expect(logged).toEqual([]);

  const target = await openTestDatabase();
  onTestFinished(() => target.remove());
  const newest = (await last()) as { file: string };
  expect((await operate(target, ["restore", newest.file])).code).toBe(0);
  const rows = await target.handle.db.selectFrom("boundaries").select("name").execute();
  expect(rows).toEqual([{ name: "Evenings" }]);
});

test("of many processes, one makes it", async () => {
  const { process, files } = await withBackups();
  const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => process().runIfDue()));
  expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(1);
  expect(await files()).toHaveLength(1);
});

test("a failure is told, stored and tried again, removes nothing, and stops nothing", async () => {
  const { server, process, pass, files, last, logged } = await withBackups({ keep: 1 });
  await process().runIfDue();
  const kept = await files();
  const nowhere = join(server.database.dataDir, "a file");
  await writeFile(nowhere, "");
  pass(25);
  const failing = process(nowhere);
  expect(await failing.runIfDue()).toMatchObject({
    outcome: "failed",
    reason: expect.stringMatching(/^The backup can't be written to /),
  });
  expect(logged).toEqual(["automatic backup failed"]);
  expect(await last()).toMatchObject({ outcome: "failed" });
  expect(await files()).toEqual(kept);
  expect(await process().runIfDue()).toBeNull();
  pass(1);
  expect(await process().runIfDue()).toMatchObject({ outcome: "done" });
});

test("a backup whose process was killed is made by another, and what it left is never taken for one", async () => {
  const { server, process, pass, files } = await withBackups();
  const folder = join(server.database.dataDir, "own");
  await mkdir(folder);
  const cutOff = join(folder, ".automatic-ridgeline-2026-11-21T09-00-00Z.jsonl.gz.4711.unfinished");
  await writeFile(cutOff, "half a backup");
  await utimes(cutOff, 1_700_000_000, 1_700_000_000);
  await server.handle.db
    .insertInto("instance_facts")
    .values({ key: "backup.next", value: "2026-11-22T09:05:00.000Z" })
    .execute();
  expect(await process().runIfDue()).toBeNull();
  pass(0.1);
  expect(await process().runIfDue()).toMatchObject({ outcome: "done" });
  expect(await files()).toEqual(["automatic-ridgeline-2026-11-22T09-06-00Z.jsonl.gz"]);
});

test("a server that stops leaves the backup to its next start", async () => {
  const { process, files, last, logged } = await withBackups();
  const backups = process();
  const outcome = backups.runIfDue();
  await backups.stop();
  expect([await outcome, await backups.runIfDue(), await last(), logged]).toEqual([null, null, null, []]);
  expect(await process().runIfDue()).toMatchObject({ outcome: "done" });
  expect(await files()).toHaveLength(1);
});

test("without BACKUP_EVERY, none is made", async () => {
  const { process } = await withBackups({ everyMs: undefined });
  expect(await process().runIfDue()).toBeNull();
});
