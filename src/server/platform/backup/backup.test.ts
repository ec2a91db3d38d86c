import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { migrations } from "#server/migrations/migrations.ts";
import type { DatabaseHandle } from "#server/platform/db/database.ts";
import { runSteps } from "#server/platform/db/migrate.ts";
import { inSnapshot } from "#server/platform/db/snapshot.ts";
import { fillEveryTable } from "#tests/support/every-table.ts";
import { operate } from "#tests/support/operator.ts";
import { openTestDatabase, serverForTest, type TestDatabase } from "#tests/support/test-server.ts";
import { fillAccount } from "#tests/support/whole-account.ts";
import { addYearOfData } from "#tests/support/year-of-data.ts";
import { writeBackup } from "./backup-file.ts";
import { readDump } from "./read-dump.ts";
import { restoreDump } from "./restore-dump.ts";
import { dumpOf } from "./write-dump.ts";

const CREATED_AT = "2026-11-22T09:53:49.000Z";

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase();
  onTestFinished(() => database.remove());
  return database;
}

/** The sums of every table, which are those of the content. */
async function contentOf(handle: DatabaseHandle, folder: string): Promise<unknown> {
  const file = join(folder, "content.jsonl.gz");
  await writeBackup(handle, file, { steps: migrations, createdAt: CREATED_AT });
  return Object.fromEntries((await readDump(file, migrations)).tables);
}

/** A database with a row in every table at least, as its server and its backup have it. */
async function filledServer() {
  const server = await serverForTest();
  const person = await server.signedIn();
  await fillAccount(person, "2026-11-22");
  await addYearOfData(server.handle.db, person.user.id, 60);
  const tables = await fillEveryTable(server.handle.db);
  const outcome = await operate(server.database, ["backup", "--json"]);
  expect(outcome.code, outcome.errors).toBe(0);
  const { file } = JSON.parse(outcome.output) as { file: string };
  return { server, person, tables, file };
}

test("backup, wipe, restore: the identical content, on whatever engine", async () => {
  const { server, person, tables, file } = await filledServer();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const before = await contentOf(server.handle, server.database.dataDir);
  expect(Object.keys(before as object)).toEqual(expect.arrayContaining(tables));
  const exported = async () => ({ ...(await person.get("/api/account/export")).json(), exportedAt: null });
  const records = await exported();

  const target = await emptyDatabase();
  const outcome = await operate(target, ["restore", file]);
  expect(outcome.code, outcome.errors).toBe(0);
  expect(outcome.output).toMatch(/^Restored 2 accounts, [\d,]+ rows in \d+ tables, from 20/);
  expect(await contentOf(target.handle, target.dataDir)).toEqual(before);

  // The sessions of the backup are still good, and lead to the same answers.
  await sql`delete from profiles`.execute(server.handle.db);
  expect((await person.get("/api/auth/me")).json()).toBeNull();
  const again = await operate(server.database, ["restore", file]);
  expect(again.code, again.errors).toBe(0);
  expect(await exported()).toEqual(records);
});

test("a restore can sign everyone out", async () => {
  const { server, person, file } = await filledServer();
  const { code } = await operate(server.database, ["restore", file, "--replace", "--end-sessions"], {
    input: "replace\n",
  });
  expect(code).toBe(0);
  expect((await person.get("/api/auth/me")).json()).toBeNull();
});

test("a database with accounts is replaced only after the word, and kept in a backup of its own", async () => {
  const { server, file } = await filledServer();
  const before = await contentOf(server.handle, server.database.dataDir);
  await server.signedIn();
  const grown = await contentOf(server.handle, server.database.dataDir);

  const refused = await operate(server.database, ["restore", file]);
  expect(refused.code).toBe(1);
  expect(refused.errors).toMatch(/^This database has 3 accounts\. Nothing was changed\./);
  const unsure = await operate(server.database, ["restore", file, "--replace"], { input: "yes\n" });
  expect(unsure.code).toBe(1);
  expect(unsure.errors).toMatch(/replaced by 2 accounts from the backup.*\nNothing was changed\.\n$/);
  expect(await contentOf(server.handle, server.database.dataDir)).toEqual(grown);

  const done = await operate(server.database, ["restore", file, "--replace"], { input: "replace\n" });
  expect(done.code).toBe(0);
  expect(await contentOf(server.handle, server.database.dataDir)).toEqual(before);
  const [kept = ""] = (await readdir(join(server.database.dataDir, "backups"))).filter((name) =>
    name.startsWith("before-restore-"),
  );
  const { tables } = await readDump(join(server.database.dataDir, "backups", kept), migrations);
  expect(Object.fromEntries(tables)).toEqual(grown);
});

test("an older backup is brought up to date", async () => {
  const source = await emptyDatabase();
  const older = migrations.slice(0, 13);
  await source.handle.db.transaction().execute((transaction) => runSteps(transaction, older));
  await fillEveryTable(source.handle.db);
  const file = join(source.dataDir, "older.jsonl.gz");
  await writeBackup(source.handle, file, { steps: older, createdAt: CREATED_AT });

  const target = await emptyDatabase();
  const { migrated } = await restoreDump(target.handle, file, { steps: migrations });
  expect(migrated).toEqual(migrations.slice(13).map(({ name }) => name));
  const { tables } = await readDump(file, migrations);
  expect(await contentOf(target.handle, target.dataDir)).toMatchObject({ risks: tables.get("risks") });
});

test("a backup by a newer version is refused", async () => {
  const { server, file } = await filledServer();
  const before = await contentOf(server.handle, server.database.dataDir);
  await expect(restoreDump(server.handle, file, { steps: migrations.slice(0, -1) })).rejects.toThrow(
    /^This backup was made by a newer version of Ridgeline \(it has 00/,
  );
  expect(await contentOf(server.handle, server.database.dataDir)).toEqual(before);
});

test("a backup that was cut off or changed is refused before anything is written", async () => {
  const { file } = await filledServer();
  const whole = await readFile(file);
  const text = gunzipSync(whole).toString();
  const lines = text.split("\n");
  const flipped = (at: number) => {
    const copy = Buffer.from(whole);
    copy[at] = (copy[at] ?? 0) ^ 0x10;
    return copy;
  };
  const broken: Record<string, Buffer> = {
    empty: Buffer.alloc(0),
    "not a backup": gzipSync('{"hello":"world"}\n'),
    "not gzip": Buffer.from(text),
    "half of the file": whole.subarray(0, whole.length / 2),
    "without its last line": gzipSync(`${lines.slice(0, -2).join("\n")}\n`),
    "without one row": gzipSync(lines.filter((_line, index) => index !== 2).join("\n")),
    "with a changed word": gzipSync(text.replace("charity shop", "garage shop")),
    "with lines after its end": gzipSync(`${text}{}\n`),
    "flipped in the middle": flipped(Math.floor(whole.length / 2)),
    "flipped late": flipped(whole.length - 300),
  };
  const target = await emptyDatabase();
  for (const [what, content] of Object.entries(broken)) {
    const damaged = join(target.dataDir, "damaged.gz");
    await writeFile(damaged, content);
    const restored = await operate(target, ["restore", damaged]);
    expect([what, restored.code, restored.output]).toEqual([what, 1, ""]);
    expect(restored.errors).toMatch(
      /^This isn't (a whole backup: .+\. Nothing was changed|a backup of Ridgeline)\.\n$/,
    );
    expect((await operate(target, ["verify", damaged])).errors).toBe(restored.errors);
  }
  const { rows } = await sql`select 1 as found from ${sql.table("profiles")}`
    .execute(target.handle.db)
    .catch(() => ({ rows: ["no such table"] }));
  expect(rows).toEqual(["no such table"]);
});

test("others write while a backup is made, and it holds the state of its beginning", async () => {
  const { server, person } = await filledServer();
  const before = await contentOf(server.handle, server.database.dataDir);
  const { dataDir } = server.database;
  const texts: string[] = [];
  await inSnapshot(server.handle, async (snapshot) => {
    for await (const piece of dumpOf(snapshot, {
      steps: migrations,
      createdAt: CREATED_AT,
      onRows() {},
    })) {
      if (texts.push(piece) !== 1) continue;
      const answer = await person.post("/api/boundaries", {
        name: "Evenings",
        type: "work",
        statement: "I stop at six.",
      });
      expect(answer.statusCode).toBe(201);
    }
  });
  const file = join(dataDir, "consistent.jsonl.gz");
  await writeFile(file, gzipSync(texts.join("")));
  expect(Object.fromEntries((await readDump(file, migrations)).tables)).toEqual(before);
  expect(await contentOf(server.handle, dataDir)).not.toEqual(before);
});

test("a backup that cannot be written leaves nothing behind, and says why", async () => {
  const { server } = await filledServer();
  const { dataDir } = server.database;
  await writeFile(join(dataDir, "taken"), "");
  const outcome = await operate(server.database, ["backup", "--out", join(dataDir, "taken", "backup.gz")]);
  expect(outcome).toMatchObject({ code: 1, output: "" });
  expect(outcome.errors).toMatch(/^The backup can't be written to .*taken/);
  const backups = join(dataDir, "backups");
  const before = await readdir(backups);
  const failing = writeBackup(server.handle, join(backups, "new.gz"), {
    steps: migrations,
    createdAt: CREATED_AT,
    onRows() {
      throw new Error("cut off");
    },
  });
  await expect(failing).rejects.toThrow("cut off");
  expect(await readdir(backups)).toEqual(before);
});
