import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import { toJson } from "#server/platform/db/database.ts";
import { PLUGINS } from "#shared/tool-plugins/plugins.content.ts";
import type { PluginCheck, PluginHistory, ToolPlugin } from "#shared/tool-plugins/tool-plugins.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

const DAY = "2026-11-21";
const SLUG = "lces-check";
const TIMER = "01a1fc3f-d5d9-7656-8f6b-faf8addc4d94";

const clock = controlledClock("2026-11-21T08:00:00.000Z");
let server: TestServer;
let mara: TestClient;
let other: TestClient;

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  mara = await server.signedIn();
  other = await server.signedIn();
});

const url = (path: string, slug = SLUG) => `/api/tool-plugins/${slug}/${path}`;
const put = (client: TestClient, code: string, change: object = {}, slug = SLUG) =>
  client.put(url(`checks/${code}`, slug), { day: DAY, checked: true, ...change });
const checksOf = async (client: TestClient, day = DAY) =>
  (await client.get(url(`checks?day=${day}`))).json() as PluginCheck[];
const listOf = async (client: TestClient) => (await client.get("/api/tool-plugins")).json() as ToolPlugin[];

describe("the tools", () => {
  test("are those that ship with the product, with their configuration", async () => {
    expect(await listOf(mara)).toEqual(
      PLUGINS.map((plugin) => ({ ...plugin, id: expect.any(String), isEnabled: true })),
    );
  });

  test("omit a disabled one, and include one of an unknown kind", async () => {
    const { db } = server.handle;
    await db
      .insertInto("tool_plugins")
      .values({
        id: TIMER,
        slug: "timer",
        name: "A timer",
        description: null,
        config: toJson({ minutes: 5 }),
        isEnabled: true,
        createdBy: null,
        createdAt: clock.nowIso(),
        seedHash: null,
      })
      .execute();
    expect(await listOf(mara)).toContainEqual({
      id: TIMER,
      slug: "timer",
      name: "A timer",
      description: "",
      isEnabled: true,
      config: { minutes: 5 },
    });
    const refused = await put(mara, "a", {}, "timer");
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({ error: "Plugin type not yet supported", code: "not_supported" });

    await db.updateTable("tool_plugins").set({ isEnabled: false }).where("id", "=", TIMER).execute();
    expect((await listOf(mara)).map(({ slug }) => slug)).not.toContain("timer");
    expect((await put(mara, "a", {}, "timer")).statusCode).toBe(404);
    await db.deleteFrom("tool_plugins").where("id", "=", TIMER).execute();
  });

  test("keep an admin's edits in the next version of the product, which updates the rest", async () => {
    const { db } = server.handle;
    const { toolPluginsService } = server.dependencies;
    await db.updateTable("tool_plugins").set({ name: "Ours" }).where("slug", "=", SLUG).execute();
    const next = PLUGINS.map((plugin) => ({ ...plugin, description: "Reworded" }));
    await toolPluginsService.seedDefaults(next);
    const described = (await listOf(mara)).map(({ slug, name, description }) => [slug, name, description]);
    expect(described).toContainEqual([SLUG, "Ours", PLUGINS[1]?.description]);
    expect(described).toContainEqual(["project-go-no-go", "Project Go / No-Go", "Reworded"]);

    await db.updateTable("tool_plugins").set({ name: "LCES Check" }).where("slug", "=", SLUG).execute();
    await Promise.all([toolPluginsService.seedDefaults(), toolPluginsService.seedDefaults()]);
    expect(await listOf(mara)).toHaveLength(PLUGINS.length);
  });
});

describe("a check", () => {
  test("is saved per day, each item in its latest state", async () => {
    expect(await checksOf(mara)).toEqual([]);
    const first = await put(mara, "no-lookout", { severity: "H", owner: "  Jo " });
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({
      code: "no-lookout",
      checked: true,
      severity: "H",
      owner: "Jo",
      updatedAt: clock.nowIso(),
      openRisk: null,
    });
    await put(mara, "no-comms");
    clock.advance(1000);
    await put(mara, "no-comms", { checked: false });
    expect(await checksOf(mara)).toMatchObject([
      { code: "no-comms", checked: false, severity: "M", owner: "", updatedAt: clock.nowIso() },
      { code: "no-lookout", checked: true, severity: "H", owner: "Jo" },
    ]);
    expect(await checksOf(mara, "2026-11-20")).toEqual([]);
  });

  test("of an unticked item returns the risk that it created, until that is resolved", async () => {
    const source = { sourcePlugin: SLUG, sourceCode: "no-lookout" };
    const { id } = (await mara.post("/api/risks", { hazard: "Nobody watches", ...source })).json();
    await other.post("/api/risks", { hazard: "Not yours", sourcePlugin: SLUG, sourceCode: "no-comms" });
    const openRisk = async (code: string, checked: boolean) =>
      (await put(mara, code, { checked })).json().openRisk;

    expect(await openRisk("no-lookout", true)).toBeNull();
    expect(await openRisk("no-lookout", false)).toEqual({ id, hazard: "Nobody watches" });
    expect(await openRisk("no-comms", false)).toBeNull();
    await mara.patch(`/api/risks/${id}`, { status: "resolved" });
    expect(await openRisk("no-lookout", false)).toBeNull();
  });

  test("ticked ten times at once is stored once", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(mara, "no-lookout")));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await checksOf(mara)).toHaveLength(1);
  });

  test("has a history by day, newest first", async () => {
    await put(mara, "no-lookout", { day: "2026-11-19", severity: "H" });
    await put(mara, "no-comms", { day: "2026-11-19" });
    await put(mara, "no-comms", { day: "2026-11-21", checked: false });
    expect((await mara.get(url("history"))).json() as PluginHistory).toEqual([
      { day: "2026-11-21", checked: 0, severe: 0, updatedAt: clock.nowIso() },
      { day: "2026-11-19", checked: 2, severe: 1, updatedAt: clock.nowIso() },
    ]);
    expect((await other.get(url("history"))).json()).toEqual([]);
  });

  test.each([
    ["no day", { day: undefined }, "day", "The day is a day such as 2026-11-21."],
    ["a day that does not exist", { day: "2026-02-30" }, "day", "The day is a day such as 2026-11-21."],
    ["neither yes nor no", { checked: "yes" }, "checked", "An item is either checked or not."],
    ["an unknown severity", { severity: "X" }, "severity", "Choose L, M or H."],
    ["too long an owner", { owner: "x".repeat(121) }, "owner", "The owner can have at most 120 characters."],
  ])("is refused with %s", async (_what, change, field, message) => {
    const response = await put(mara, "no-lookout", change);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: message,
      code: "validation_error",
      fields: { [field]: message },
    });
    expect(await checksOf(mara)).toEqual([]);
  });

  test("of an unknown tool or item is answered with 404", async () => {
    for (const response of [
      await put(mara, "no-such-item"),
      await put(mara, "no-lookout", {}, "no-such-tool"),
      await mara.get(url(`checks?day=${DAY}`, "no-such-tool")),
      await mara.get(url("history", "no-such-tool")),
    ]) {
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: "not_found" });
    }
    expect((await mara.get(url("checks"))).statusCode).toBe(400);
  });

  test("is invisible to others", async () => {
    await put(mara, "no-lookout", { severity: "H" });
    expect(await checksOf(other)).toEqual([]);
    await put(other, "no-lookout", { checked: false });
    expect(await checksOf(mara)).toMatchObject([{ checked: true, severity: "H" }]);
  });
});

test("a stranger is asked to sign in", async () => {
  const stranger = server.anonymous();
  for (const response of [
    await stranger.get("/api/tool-plugins"),
    await stranger.get(url(`checks?day=${DAY}`)),
    await put(stranger, "no-lookout"),
    await stranger.get(url("history")),
  ]) {
    expect(response.statusCode).toBe(401);
  }
});
