import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { Completeness, LcesTrend } from "#shared/safety/lces.contract.ts";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import { startTestServer, type TestClient } from "#tests/support/test-server.ts";

const START = "2026-11-21T05:30:00.000Z";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const clock = controlledClock(START);
const server = await startTestServer({ clock });
afterAll(() => server.close());

let mara: Awaited<ReturnType<typeof server.signedIn>>;
beforeEach(async () => {
  clock.advance(Date.parse(START) - clock.now().getTime());
  mara = await server.signedIn();
});

const add = async (kind: string, changes: object = {}, client: TestClient = mara): Promise<SafetyItem> =>
  (await client.post("/api/safety", { kind, mode: "life", title: "Jo", ...changes })).json();
const completeness = async (query = "", client: TestClient = mara): Promise<Completeness> =>
  (await client.get(`/api/lces/completeness${query}`)).json();
const session = (tags: string[]) => ({
  situation: "s",
  consciousness: ["a", "b", "c"],
  clarity: ["Peace"],
  cadence: "daily",
  tags,
  control: { people: "Jo", time: "", budget: "", skills: "" },
});
const objective = (tags: string[]) => ({
  title: "t",
  specific: "s",
  measurable: "m",
  pillar: "Peace",
  tags,
});

describe("completeness", () => {
  test("counts the items of the requested mode and those for all modes", async () => {
    const lookout = await add("lookout");
    const comms = await add("comms", { mode: "business", useAllModes: true });
    const zone = await add("safety-zone", { mode: "business" });
    await add("escape-route", { title: undefined });
    expect(await completeness()).toEqual({
      percent: 50,
      badge: "Building",
      badgeVariant: "warning",
      counts: { lookouts: 1, comms: 1, escapes: 0, zones: 0 },
      sources: { safetyIds: [lookout.id, comms.id], isapIds: [], goalIds: [] },
    });
    expect((await completeness("?mode=business")).sources.safetyIds).toEqual([comms.id, zone.id]);
    expect((await completeness("?mode=incident")).percent).toBe(25);
  });

  test("counts tags only on request, separately for objectives and sessions", async () => {
    await add("lookout");
    const { id: isap } = (await mara.post("/api/isap", session(["comms", "escape-route"]))).json();
    await mara.post("/api/isap", session([]));
    const { id: goal } = (await mara.post("/api/objectives", objective(["safety-zone", "lookout"]))).json();
    await mara.post("/api/objectives", { ...objective(["escape-route"]), status: "completed" });

    expect((await completeness()).percent).toBe(25);
    expect(await completeness("?includeIsap=1")).toMatchObject({
      percent: 75,
      counts: { lookouts: 1, comms: 1, escapes: 1, zones: 0 },
      sources: { isapIds: [isap], goalIds: [] },
    });
    expect(await completeness("?includeIsap=0&includeGoals=1")).toMatchObject({
      percent: 50,
      counts: { lookouts: 2, comms: 0, escapes: 0, zones: 1 },
      sources: { isapIds: [], goalIds: [goal] },
    });
    expect(await completeness("?mode=life&includeIsap=1&includeGoals=1")).toMatchObject({
      percent: 100,
      badge: "Strong",
      badgeVariant: "success",
      sources: { isapIds: [isap], goalIds: [goal] },
    });
  });

  test("counts an item from the moment somebody fills it in", async () => {
    const { id } = await add("lookout", { title: undefined });
    expect((await completeness()).percent).toBe(0);
    await mara.patch(`/api/safety/${id}`, { details: "Jo, next door" });
    expect((await completeness()).percent).toBe(25);
    await mara.patch(`/api/safety/${id}`, { details: "" });
    expect((await completeness()).percent).toBe(0);
  });

  test("counts nothing of other people's", async () => {
    await add("lookout", { useAllModes: true });
    await mara.post("/api/isap", session(["comms"]));
    await mara.post("/api/objectives", objective(["safety-zone"]));
    const jo = await server.signedIn();
    const theirs = await completeness("?includeIsap=1&includeGoals=1", jo);
    expect([theirs.percent, theirs.sources]).toEqual([0, { safetyIds: [], isapIds: [], goalIds: [] }]);
    expect((await jo.get("/api/lces")).json().lookouts).toEqual([]);
    expect((await jo.get("/api/lces/trend?today=2026-11-21")).json()).toEqual([]);
  });

  test.each([
    ["mode=party", "mode"],
    ["includeIsap=yes", "includeIsap"],
    ["includeGoals=2", "includeGoals"],
  ])("refuses %s with a sentence", async (query, field) => {
    const response = await mara.get(`/api/lces/completeness?${query}`);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });
});

describe("the LCES record", () => {
  test("lists the items, with the newest time of each kind", async () => {
    await add("lookout", { details: "Next door" });
    clock.advance(HOUR_MS);
    const { id } = await add("lookout", { title: "Kim", mode: "business" });
    await add("comms", { title: undefined });
    await add("safety-zone", { title: "Library", details: "Second floor", useAllModes: true });
    clock.advance(HOUR_MS);
    await mara.patch(`/api/safety/${id}`, { details: "At work" });
    const record = (await mara.get("/api/lces")).json();
    expect(record).toEqual({
      lookouts: [
        { name: "Jo", role: "Next door" },
        { name: "Kim", role: "At work" },
      ],
      communications: [],
      escapeRoutes: [],
      safetyZones: [{ name: "Library", location: "Second floor" }],
      lastLookoutsUpdate: "2026-11-21T07:30:00.000Z",
      lastCommsUpdate: null,
      lastEscapeUpdate: null,
      lastSafetyUpdate: "2026-11-21T06:30:00.000Z",
      updatedAt: "2026-11-21T07:30:00.000Z",
    });
    expect((await mara.get("/api/lces?mode=life")).json()).toMatchObject({
      lookouts: [{ name: "Jo" }],
      safetyZones: [{ name: "Library" }],
      lastLookoutsUpdate: START,
    });
    expect((await mara.get("/api/lces?mode=party")).statusCode).toBe(400);
  });
});

describe("the trend", () => {
  const trend = async (query: string): Promise<LcesTrend> =>
    (await mara.get(`/api/lces/trend?${query}`)).json();

  test("has a point for each local day from the first reading on, carried forward, and the current one for today", async () => {
    const lookout = await add("lookout");
    const comms = await add("comms", { useAllModes: true });
    clock.advance(3 * DAY_MS);
    await mara.delete(`/api/safety/${lookout.id}`);
    clock.advance(DAY_MS);
    await add("escape-route");
    await add("safety-zone");

    expect(await trend("today=2026-11-27&timeZone=UTC")).toEqual([
      { day: "2026-11-21", percent: 50 },
      { day: "2026-11-22", percent: 50 },
      { day: "2026-11-23", percent: 50 },
      { day: "2026-11-24", percent: 25 },
      { day: "2026-11-25", percent: 75 },
      { day: "2026-11-26", percent: 75 },
      { day: "2026-11-27", percent: 75 },
    ]);
    expect(await trend("today=2026-11-27&days=2")).toEqual([
      { day: "2026-11-26", percent: 75 },
      { day: "2026-11-27", percent: 75 },
    ]);
    // In Los Angeles it was still the evening before.
    expect((await trend("today=2026-11-24&timeZone=America/Los_Angeles")).slice(0, 4)).toEqual([
      { day: "2026-11-20", percent: 50 },
      { day: "2026-11-21", percent: 50 },
      { day: "2026-11-22", percent: 50 },
      { day: "2026-11-23", percent: 25 },
    ]);
    expect(await trend("today=2026-11-25&mode=incident&days=3")).toEqual(
      ["2026-11-23", "2026-11-24", "2026-11-25"].map((day) => ({ day, percent: 25 })),
    );

    await mara.patch(`/api/safety/${comms.id}`, { useAllModes: false });
    expect((await trend("today=2026-11-25&mode=incident&days=1"))[0]?.percent).toBe(0);
  });

  test("takes a reading when adding, filling in, sharing, deleting or restoring an item changes the result", async () => {
    const readings = async () => {
      const rows = await server.handle.db
        .selectFrom("lces_readings")
        .select(["mode", "percent"])
        .where("userId", "=", mara.user.id)
        .orderBy("id")
        .execute();
      return rows.map(({ mode, percent }) => `${mode} ${percent}`);
    };
    const { id } = await add("lookout", { title: undefined });
    expect(await readings()).toEqual([]);
    await mara.patch(`/api/safety/${id}`, { title: "Jo" });
    expect(await readings()).toEqual(["life 25"]);
    await mara.patch(`/api/safety/${id}`, { title: "Kim" });
    await add("lookout", { title: "Sam" });
    expect(await readings()).toEqual(["life 25"]);
    await mara.patch(`/api/safety/${id}`, { useAllModes: true });
    expect((await readings()).sort()).toEqual(["business 25", "incident 25", "life 25"]);
    const { undoId } = (await mara.delete(`/api/safety/${id}`)).json();
    expect((await readings()).slice(3).sort()).toEqual(["business 0", "incident 0"]);
    await mara.post(`/api/undo/${undoId}`);
    expect((await readings()).slice(5).sort()).toEqual(["business 25", "incident 25"]);
  });

  test("ends at the current state after parallel changes", async () => {
    await Promise.all(["lookout", "comms", "escape-route", "safety-zone"].map((kind) => add(kind)));
    const rows = await server.handle.db
      .selectFrom("lces_readings")
      .select("percent")
      .where("userId", "=", mara.user.id)
      .orderBy("createdAt")
      .execute();
    expect(rows.map(({ percent }) => percent)).toEqual([25, 50, 75, 100]);
    expect(await trend("today=2026-11-22")).toEqual([
      { day: "2026-11-21", percent: 100 },
      { day: "2026-11-22", percent: 100 },
    ]);
  });

  test.each([
    ["", "today"],
    ["today=2026-02-30", "today"],
    ["today=2026-11-21&mode=party", "mode"],
    ["today=2026-11-21&timeZone=Mars", "timeZone"],
    ["today=2026-11-21&days=0", "days"],
    ["today=2026-11-21&days=367", "days"],
    ["today=2026-11-21&days=1.5", "days"],
    ["today=2026-11-21&days=many", "days"],
  ])("refuses %s with a sentence", async (query, field) => {
    const response = await mara.get(`/api/lces/trend?${query}`);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });
});
