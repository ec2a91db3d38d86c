import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { CommandState, CommandStateChangesInput } from "#shared/command-staff/command-staff.contract.ts";
import { EMPTY_COMMAND_STATE } from "#shared/command-staff/command-staff.rules.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

const STATE = "/api/command-state";
const START = "2026-11-21T07:00:00.000Z";
const MINUTE_MS = 60_000;

const changes: CommandStateChangesInput = {
  intent: { mission: "Keep the family fed and calm", outcomes: ["Everyone sleeps", "Rent is paid"] },
  priorities: [{ id: "01900000-0000-7000-8000-000000000001", title: "Call the school" }],
  delegations: [{ role: "logistics", owner: "Jo", itemCount: 2, note: "Food and the car" }],
  roleOwners: { ...EMPTY_COMMAND_STATE.roleOwners, logistics: "Jo" },
};

const clock = controlledClock(START);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

const stateOf = async (client: TestClient, query = "") =>
  (await client.get(STATE + query)).json() as CommandState;

describe("a command state", () => {
  test("is empty at first, with all eight roles held by the person", async () => {
    const mara = await server.signedIn();
    expect(await stateOf(mara)).toEqual(EMPTY_COMMAND_STATE);
  });

  test("is returned as saved, with the time", async () => {
    const mara = await server.signedIn();
    clock.advance(MINUTE_MS);
    const saved = await mara.put(STATE, { ...changes, basedOn: null });
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toEqual({
      ...EMPTY_COMMAND_STATE,
      intent: { ...changes.intent, lastUpdated: clock.nowIso() },
      priorities: [
        { id: "01900000-0000-7000-8000-000000000001", title: "Call the school", status: "active" },
      ],
      delegations: changes.delegations,
      roleOwners: changes.roleOwners,
      updatedAt: clock.nowIso(),
    });
    expect(await stateOf(mara)).toEqual(saved.json());
  });

  test("remembers when the intent was last changed, whatever else was saved since", async () => {
    const mara = await server.signedIn();
    const { intent } = (await mara.put(STATE, changes)).json() as CommandState;
    clock.advance(MINUTE_MS);
    const later = (await mara.put(STATE, { ...changes, priorities: [] })).json() as CommandState;
    expect(later.intent.lastUpdated).toBe(intent.lastUpdated);
    expect(later.updatedAt).not.toBe(intent.lastUpdated);
    clock.advance(MINUTE_MS);
    const changed = await mara.put(STATE, { ...changes, intent: { mission: "Rest", outcomes: [] } });
    expect(changed.json().intent.lastUpdated).toBe(clock.nowIso());
  });

  test("of the largest size that the contract allows can be saved", async () => {
    const mara = await server.signedIn();
    const priorities = Array.from({ length: 1000 }, () => ({ id: uuidv7(), title: "山".repeat(200) }));
    const saved = await mara.put(STATE, { ...changes, priorities });
    expect(saved.statusCode).toBe(200);
    expect((await stateOf(mara)).priorities).toHaveLength(1000);
  });
});

describe("saving over a newer state", () => {
  test("changes nothing and returns the stored state", async () => {
    const mara = await server.signedIn();
    const first = (await mara.put(STATE, { ...changes, basedOn: null })).json() as CommandState;
    // Saves within the same millisecond still get different times.
    const second = await mara.put(STATE, { ...changes, priorities: [], basedOn: first.updatedAt });
    expect(second.statusCode).toBe(200);

    for (const basedOn of [first.updatedAt, null]) {
      const late = await mara.put(STATE, {
        ...changes,
        intent: { mission: "Mine", outcomes: [] },
        basedOn,
      });
      expect(late.statusCode).toBe(409);
      expect(late.json()).toEqual({
        error: "This was changed somewhere else since you opened it. Nothing was overwritten.",
        code: "conflict",
        current: second.json(),
      });
    }
    expect(await stateOf(mara)).toEqual(second.json());
  });

  test("lets exactly one of many parallel saves win", async () => {
    const mara = await server.signedIn();
    const answers = await Promise.all(
      ["a", "b", "c", "d", "e"].map((mission) =>
        mara.put(STATE, { ...changes, intent: { mission, outcomes: [] }, basedOn: null }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 200);
    expect(await stateOf(mara)).toEqual(winner?.json());
  });

  test("without `basedOn`, the last one wins", async () => {
    const mara = await server.signedIn();
    await mara.put(STATE, changes);
    expect((await mara.put(STATE, { ...changes, priorities: [] })).statusCode).toBe(200);
  });
});

describe("status and boundaries", () => {
  test("are read from the safety plan, the risks and the boundaries", async () => {
    const mara = await server.signedIn();
    const { db } = server.handle;
    const insert = (table: string, values: Record<string, string>) => {
      const row = { ...values, id: uuidv7(), userId: mara.user.id };
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      return sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
        db,
      );
    };
    const item = (kind: string, mode: string, more: Record<string, string> = {}) =>
      insert("safety_items", {
        kind,
        mode,
        title: "Jo",
        details: "",
        createdAt: START,
        updatedAt: START,
        ...more,
      });
    await item("lookout", "life");
    await item("comms", "life");
    await item("escape-route", "life", { updatedAt: "2026-11-21T08:00:00.000Z" });
    await item("safety-zone", "business");
    await item("safety-zone", "life", { title: "New safety zone" });
    const risk = { hazard: "Ice", probability: "H", severity: "H", createdAt: START };
    await insert("risks", { ...risk, status: "identified" });
    await insert("risks", { ...risk, status: "resolved" });
    await insert("boundaries", {
      name: "Evenings",
      statement: "No calls after eight",
      createdAt: START,
      updatedAt: START,
    });

    const before = await stateOf(mara);
    expect(before.operationalStatus).toEqual({
      lcesComplete: false,
      riskCount: 1,
      lastUpdated: "2026-11-21T08:00:00.000Z",
    });
    expect(before.boundaries).toEqual([
      {
        id: expect.any(String),
        name: "Evenings",
        statement: "No calls after eight",
        honored: null,
      },
    ]);

    await item("safety-zone", "life", { title: "New safety zone", details: "The library" });
    expect((await stateOf(mara)).operationalStatus.lcesComplete).toBe(true);
    expect((await stateOf(mara, "?mode=business")).operationalStatus.lcesComplete).toBe(false);
    await sql`update safety_items set "useAllModes" = true where mode = 'life'`.execute(db);
    expect((await stateOf(mara, "?mode=business")).operationalStatus.lcesComplete).toBe(true);
    const saved = (await mara.put(`${STATE}?mode=life`, changes)).json() as CommandState;
    expect(saved.operationalStatus.lcesComplete).toBe(true);
    expect(saved.boundaries).toEqual(before.boundaries);
  });
});

describe("invalid input", () => {
  test.each([
    ["a mission that is too long", { intent: { mission: "x".repeat(501), outcomes: [] } }, "intent.mission"],
    ["an empty outcome", { intent: { mission: "", outcomes: [" "] } }, "intent.outcomes.0"],
    ["a role that does not exist", { delegations: [{ role: "cook", owner: "Jo" }] }, "delegations.0.role"],
    ["priorities that are no list", { priorities: "all" }, "priorities"],
  ])("is refused: %s", async (_what, change, field) => {
    const mara = await server.signedIn();
    const response = await mara.put(STATE, { ...changes, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: "validation_error",
      fields: { [field]: expect.any(String) },
    });
    expect(await stateOf(mara)).toEqual(EMPTY_COMMAND_STATE);
  });

  test("is refused: an unknown mode", async () => {
    const mara = await server.signedIn();
    expect((await mara.get(`${STATE}?mode=party`)).statusCode).toBe(400);
  });
});

describe("who may see what", () => {
  test("each person has a separate state", async () => {
    const [mara, other] = [await server.signedIn(), await server.signedIn()];
    await mara.put(STATE, { ...changes, userId: other.user.id });
    expect(await stateOf(other)).toEqual(EMPTY_COMMAND_STATE);
    expect((await other.put(STATE, { ...changes, priorities: [], basedOn: null })).statusCode).toBe(200);
    expect((await stateOf(mara)).priorities).toHaveLength(1);
  });

  test.each(["GET", "PUT"] as const)("%s asks a stranger to sign in", async (method) => {
    const response = await server.app.inject({ method, url: STATE });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: "Please sign in to continue.", code: "unauthenticated" });
  });
});
