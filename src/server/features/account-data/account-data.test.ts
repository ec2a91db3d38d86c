import { readdir } from "node:fs/promises";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { Config } from "#server/platform/config/config.ts";
import { inSnapshot } from "#server/platform/db/snapshot.ts";
import { ACCOUNT_TABLES } from "#shared/account/account-data.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";
import { fillAccount } from "#tests/support/whole-account.ts";
import { columnsOf, LEFT_OUT } from "./account-tables.rules.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const TODAY = "2026-11-21";
const EXPORT = "/api/account/export";
const importPath = (dryRun: 0 | 1) => `/api/account/import?dryRun=${dryRun}`;

type Line = {
  table: string;
  added: number;
  existing: number;
  skipped: { reason: string; count: number }[];
};
type File = { records: Record<string, Record<string, unknown>[]> } & Record<string, unknown>;

const clock = controlledClock(NOW);
let server: TestServer;
let mara: TestClient;
let file: File;
beforeAll(async () => {
  server = await startTestServer({ clock });
  mara = await server.signedIn();
  await fillAccount(mara, TODAY);
  file = (await mara.get(EXPORT)).json();
});
afterAll(() => server.close());

const recordsOf = async (client: TestClient) => ((await client.get(EXPORT)).json() as File).records;
const lines = (answer: { json: () => unknown }) => (answer.json() as { tables: Line[] }).tables;
const total = (of: readonly Line[], what: "added" | "existing") =>
  of.reduce((sum, line) => sum + line[what], 0);
const count = (records: File["records"]) => Object.values(records).flat().length;

/** Sends a text as it is. */
const upload = (client: TestClient, text: string, dryRun: 0 | 1 = 0) =>
  server.app.inject({
    method: "POST",
    url: importPath(dryRun),
    payload: text,
    headers: {
      "content-type": "application/json",
      cookie: [...client.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; "),
    },
  });

/** Another server, where no id of the file is taken. */
async function elsewhere(
  config: Partial<Config> = {},
): Promise<{ client: TestClient; close: () => Promise<void> }> {
  const other = await startTestServer({ clock, config });
  return { client: await other.signedIn(), close: () => other.close() };
}

describe("the download", () => {
  test("has every kind of record, ids and times included, and no secrets", async () => {
    const response = await mara.get(EXPORT);
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(response.headers["content-disposition"]).toBe(
      'attachment; filename="ridgeline-account-2026-11-21.json"',
    );
    expect(file).toMatchObject({ format: "ridgeline-account", version: 1, exportedAt: NOW });
    expect(Object.keys(file.records)).toEqual(ACCOUNT_TABLES);
    for (const table of ACCOUNT_TABLES) expect([table, file.records[table]?.length]).not.toEqual([table, 0]);
    expect(file.records.objectives).toContainEqual(
      expect.objectContaining({
        budget: "1250.50",
        title: 'Finish "the move" – مرحبا 引っ越し 🏔️',
        createdAt: NOW,
      }),
    );
    for (const secret of ["argon2", "password", "token"]) expect(response.body).not.toContain(secret);
  });

  test("says of every table and column with a person's data whether it is in the file", async () => {
    const tables = await server.handle.db.introspection.getTables();
    const owned = tables.filter(
      ({ name, columns }) => columns.some((column) => column.name === "userId") || name === "milestones",
    );
    const unknown = owned.flatMap(({ name, columns }) => {
      if (name in LEFT_OUT) return [];
      const table = ACCOUNT_TABLES.find((known) => known === name);
      if (!table) return [name];
      const exported = columnsOf(table).map(({ column }) => column);
      return columns
        .map((column) => column.name)
        .filter((column) => column !== "userId" && !exported.includes(column))
        .map((column) => `${name}.${column}`)
        .filter((column) => !(column in LEFT_OUT));
    });
    expect(unknown).toEqual([]);
    const existing = tables.flatMap(({ name, columns }) => [
      name,
      ...columns.map((column) => `${name}.${column.name}`),
    ]);
    expect(Object.keys(LEFT_OUT).filter((place) => !existing.includes(place))).toEqual([]);
  });

  test("of ten thousand records is whole, and leaves no file behind", async () => {
    const rich = await server.signedIn();
    const { db } = server.handle;
    const row = { userId: rich.user.id, energy: "Low", stress: 3, mood: "Up", createdAt: NOW } as const;
    for (let page = 0; page < 20; page += 1) {
      const note = "A long day. ".repeat(150);
      const rows = Array.from({ length: 500 }, () => ({ ...row, id: uuidv7(), note }));
      await db.insertInto("wellness_checks").values(rows).execute();
    }
    const { accountDataService } = server.dependencies;
    const { bytes, content } = await accountDataService.export(rich.user.id as OwnerId);
    let read = 0;
    for await (const chunk of content) read += chunk.length;
    expect(read).toBe(bytes);
    expect(bytes).toBeGreaterThan(18_000_000);
    expect((await recordsOf(rich)).wellness_checks).toHaveLength(10_000);
    const files = await readdir(server.database.dataDir);
    expect(files.filter((name) => name.startsWith("account-export"))).toEqual([]);
  });

  test("shows one moment, whatever is written meanwhile", async () => {
    const jo = await server.signedIn();
    const { id } = (await jo.post("/api/boundaries", { name: "Evenings", statement: "No calls." })).json();
    const seen = await inSnapshot(server.handle, async (snapshot) => {
      const names = () =>
        snapshot.selectFrom("boundaries").select("name").where("userId", "=", jo.user.id).execute();
      await names();
      await jo.patch(`/api/boundaries/${id}`, { name: "Mornings" });
      return names();
    });
    expect(seen).toEqual([{ name: "Evenings" }]);
  });

  test("is one person's alone, and needs a session", async () => {
    const other = await server.signedIn();
    expect(count(await recordsOf(other))).toBe(0);
    expect((await server.anonymous().get(EXPORT)).statusCode).toBe(401);
    expect((await server.anonymous().post(importPath(0), file)).statusCode).toBe(401);
  });
});

describe("an import", () => {
  test("into a new account gives an identical download, with its counts", async () => {
    const { client, close } = await elsewhere();
    const dry = lines(await client.post(importPath(1), file));
    expect(count(await recordsOf(client))).toBe(0);
    const answer = await client.post(importPath(0), file);
    expect([answer.statusCode, answer.json().dryRun]).toEqual([200, false]);
    expect(lines(answer)).toEqual(dry);
    expect(dry.flatMap(({ skipped }) => skipped)).toEqual([]);
    expect(total(dry, "added")).toBe(count(file.records));
    expect(await recordsOf(client)).toEqual(file.records);

    for (const path of [
      "/api/objectives",
      "/api/boundaries",
      "/api/risks",
      "/api/safety?mode=life",
      "/api/triggers",
    ]) {
      const without = (rows: object[]) => rows.map((row) => ({ ...row, ownerId: null, updatedBy: null }));
      expect(without((await client.get(path)).json())).toEqual(without((await mara.get(path)).json()));
    }
    await close();
  });

  test("of one's own file adds nothing, also the second time, and what is gone comes back", async () => {
    const before = await recordsOf(mara);
    const again = lines(await mara.post(importPath(0), file));
    expect([total(again, "added"), total(again, "existing")]).toEqual([0, count(file.records)]);
    expect(await recordsOf(mara)).toEqual(before);

    const [milestone] = before.milestones ?? [];
    await mara.delete(`/api/milestones/${milestone?.id}`);
    expect(total(lines(await mara.post(importPath(0), file)), "added")).toBe(1);
    expect(await recordsOf(mara)).toEqual(before);
    const objectives: { milestonesTotal: number }[] = (await mara.get("/api/objectives")).json();
    expect(objectives.map(({ milestonesTotal }) => milestonesTotal).sort()).toEqual([0, 2]);
  });

  test("of somebody else's file gives new ids, keeps what refers to what, and adds nothing the second time", async () => {
    const other = await server.signedIn();
    expect(total(lines(await other.post(importPath(0), file)), "added")).toBe(count(file.records));
    const copy = await recordsOf(other);
    const ids = (records: File["records"]) =>
      new Set(Object.values(records).flatMap((rows) => rows.map(({ id }) => id)));
    const own = ids(copy);
    expect([...ids(file.records)].filter((id) => id !== undefined && own.has(id))).toEqual([]);
    const titleOf = (records: File["records"], id: unknown) =>
      records.objectives?.find((objective) => objective.id === id)?.title;
    const guarded = (records: File["records"]) =>
      [...(records.milestones ?? []), ...(records.triggers ?? [])]
        .map((row) => `${row.title ?? row.metric}: ${titleOf(records, row.objectiveId)}`)
        .sort();
    expect(guarded(copy)).toEqual(guarded(file.records));
    const logged = copy.change_logs?.map(({ itemId }) => itemId);
    expect(new Set(logged)).toEqual(new Set(copy.safety_items?.map(({ id }) => id)));

    const again = lines(await other.post(importPath(0), file));
    expect([total(again, "added"), total(again, "existing")]).toEqual([0, count(file.records)]);
    expect(await recordsOf(mara)).toEqual(file.records);
  });

  test("leaves aside what is not in the right form or leads nowhere, and says why", async () => {
    const { client, close } = await elsewhere();
    const [objective] = file.records.objectives ?? [];
    const [check] = file.records.wellness_checks ?? [];
    const answer = await client.post(importPath(0), {
      ...file,
      records: {
        objectives: [
          { ...objective, budget: "1e400" },
          { ...objective, id: crypto.randomUUID(), userId: mara.cookies, title: "x".repeat(9999) },
          { ...objective, id: crypto.randomUUID(), orderIndex: 1e300 },
          { ...objective, id: "first" },
        ],
        milestones: file.records.milestones,
        wellness_checks: [{ ...check, stress: 11 }, { ...check, createdAt: "yesterday" }, null, check, check],
        plugin_checks: [{ ...file.records.plugin_checks?.[0], plugin: "no-such-tool" }],
        echo_conversations: file.records.echo_conversations,
        unheard_of: [{ id: 1 }],
      },
    });
    expect(answer.statusCode).toBe(200);
    const byTable = Object.fromEntries(lines(answer).map((line) => [line.table, line]));
    expect(byTable.objectives).toMatchObject({ added: 0 });
    expect(byTable.objectives?.skipped.map(({ reason }) => reason)).toContain(
      "Not in the form that Ridgeline uses (id).",
    );
    expect(byTable.milestones?.skipped).toEqual([
      { reason: "What they belong to isn't in this file.", count: 2 },
    ]);
    expect(byTable.wellness_checks).toMatchObject({ added: 1 });
    expect(byTable.wellness_checks?.skipped.map(({ reason }) => reason)).toContain(
      "Not in the form that Ridgeline uses (stress). Stress is a whole number from 1 to 10.",
    );
    expect(byTable.plugin_checks?.skipped[0]?.reason).toContain("no-such-tool");
    expect(byTable.echo_conversations).toMatchObject({ added: 0 });
    expect(byTable.unheard_of).toMatchObject({ added: 0, skipped: [{ count: 1 }] });
    expect(count(await recordsOf(client))).toBe(1);
    await close();
  });

  test("is refused as a whole when there is no room for it", async () => {
    const { client, close } = await elsewhere();
    const [boundary] = file.records.boundaries ?? [];
    const boundaries = Array.from({ length: 501 }, () => ({ ...boundary, id: crypto.randomUUID() }));
    const answer = await client.post(importPath(0), { ...file, records: { ...file.records, boundaries } });
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      expect.stringContaining("500 boundaries"),
    ]);
    expect(count(await recordsOf(client))).toBe(0);
    await close();
  });

  test("holds a free plan to its active objectives where plans are sold, and only there", async () => {
    const billing: Config["billing"] = {
      secretKey: "sk_test_1",
      webhookSecret: "whsec_1",
      prices: { monthly: "price_1", annual: "price_2" },
      apiBase: "http://127.0.0.1:9",
      timeoutMs: 100,
    };
    const { client, close } = await elsewhere({ billing });
    const objectives = (file.records.objectives ?? []).slice(0, 1);
    const many = (count: number) => ({
      ...file,
      records: {
        objectives: Array.from({ length: count }, () => ({
          ...objectives[0],
          id: uuidv7(),
          status: "active",
        })),
      },
    });
    const refused = await client.post(importPath(1), many(6));
    expect([refused.statusCode, refused.json().code]).toEqual([402, "plan_limit"]);
    expect((await client.post(importPath(0), many(5))).statusCode).toBe(200);
    expect((await mara.post(importPath(1), many(6))).statusCode).toBe(200);
    await close();
  });

  const text = () => JSON.stringify(file);
  test.each([
    ["an empty file", () => " \n", /empty/],
    ["half a file", () => text().slice(0, -200), /ends in the middle/],
    ["a file that ends in a text", () => text().slice(0, text().indexOf("Finish") + 3), /ends in the middle/],
    ["no JSON", () => "hello", /isn't JSON/],
    ["JSON with something behind it", () => `${text()}x`, /isn't JSON/],
    ["a broken record", () => text().replace('"stress":7', '"stress":7,,'), /isn't JSON/],
    ["deep nesting", () => `{"records":{"risks":[${"[".repeat(100_000)}`, /too deeply/],
    ["many small records", () => `{"records":{"risks":[${"1,".repeat(300_001)}1]}}`, /more records/],
    ["another file", () => '{"name":"ridgeline"}', /isn't a file with your Ridgeline data/],
    ["a newer version", () => text().replace('"version":1', '"version":2'), /newer Ridgeline/],
    ["a version that is none", () => text().replace('"version":1', '"version":1e999'), /version/],
  ])("of %s is refused with a sentence", async (_what, make, sentence) => {
    const answer = await upload(mara, make());
    expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringMatching(sentence)]);
  });

  test("of more than 50 MB is refused, and a question that is none is not a dry run", async () => {
    const large = await upload(mara, `{"records":"${"x".repeat(50 * 1024 * 1024)}"}`, 1);
    expect([large.statusCode, large.json().code]).toEqual([413, "too_large"]);
    expect((await mara.post("/api/account/import?dryRun=maybe", file)).statusCode).toBe(400);
  });
});
