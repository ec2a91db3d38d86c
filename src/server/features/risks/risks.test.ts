import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { Risk } from "#shared/risks/risks.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

const UNKNOWN_ID = "01a1fc3f-d5d9-7656-8f6b-faf8addc4d94";
const CHECK = { sourcePlugin: "ten-and-eighteen", sourceCode: "order-3" };
const NOT_HERE = { error: "That risk isn't here. It may have been deleted.", code: "not_found" };

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

const list = async (client = mara) => (await client.get("/api/risks")).json() as Risk[];
const add = async (fields: object = {}, client = mara) =>
  (await client.post("/api/risks", { hazard: "Ice on the pass", ...fields })).json() as Risk;
const change = async ({ id }: Risk, fields: object) =>
  (await mara.patch(`/api/risks/${id}`, fields)).json() as Risk;
const remove = async ({ id }: Risk) => (await mara.delete(`/api/risks/${id}`)).json().undoId as string;

describe("adding a risk", () => {
  test("returns what was saved with its priority, and no user id", async () => {
    expect(await list()).toEqual([]);
    const response = await mara.post("/api/risks", {
      userId: UNKNOWN_ID,
      hazard: "  Ice on the pass ",
      probability: "H",
      severity: "M",
      mitigation: "Chains in the car",
      owner: "Jo",
      reviewDate: "2026-12-01",
      context: "The move",
      status: "mitigating",
      notes: "Ask",
    });

    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      id: expect.any(String),
      hazard: "Ice on the pass",
      probability: "H",
      severity: "M",
      mitigation: "Chains in the car",
      owner: "Jo",
      reviewDate: "2026-12-01",
      context: "The move",
      status: "mitigating",
      notes: "Ask",
      priority: "high",
      sourcePlugin: null,
      sourceCode: null,
      createdAt: clock.nowIso(),
      updatedAt: clock.nowIso(),
    });
    expect(await list()).toEqual([response.json()]);
    expect(await list(other)).toEqual([]);
  });

  test("requires only the hazard; empty fields become null", async () => {
    expect(await add({ owner: " ", reviewDate: "", context: "" })).toMatchObject({
      probability: "M",
      severity: "M",
      priority: "med",
      mitigation: "",
      status: "identified",
      owner: null,
      reviewDate: null,
      context: null,
      notes: "",
    });
  });

  test("puts the newest first, even within a millisecond", async () => {
    await add({ hazard: "a" });
    await add({ hazard: "b" });
    clock.advance(1000);
    await add({ hazard: "c" });
    expect((await list()).map(({ hazard }) => hazard)).toEqual(["c", "b", "a"]);
  });

  test("may repeat a hazard without a source", async () => {
    await add();
    await add();
    expect(await list()).toHaveLength(2);
  });

  test("twice with the same id stores it once, unchanged", async () => {
    const id = uuidv7();
    expect(await add({ id })).toMatchObject({ id });
    await mara.patch(`/api/risks/${id}`, { hazard: "Black ice", status: "resolved" });
    const again = await mara.post("/api/risks", { id, hazard: "Ice on the pass" });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({ id, hazard: "Black ice", status: "resolved" });
    expect(await list()).toEqual([again.json()]);
  });

  test("is refused with the id of somebody else's risk", async () => {
    const theirs = await add({}, other);
    const response = await mara.post("/api/risks", { id: theirs.id, hazard: "Mine" });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      error: "This risk couldn't be saved under its id. Please try again with a new one.",
      code: "id_taken",
    });
    expect(await list()).toEqual([]);
    expect(await list(other)).toEqual([theirs]);
  });

  test.each([
    ["no hazard", { hazard: " " }, "hazard", "The hazard is missing."],
    ["a long hazard", { hazard: "x".repeat(301) }, "hazard", "The hazard can have at most 300 characters."],
    ["an unknown probability", { probability: "X" }, "probability", "Choose L, M or H."],
    ["an unknown severity", { severity: "high" }, "severity", "Choose L, M or H."],
    ["an unknown status", { status: "done" }, "status", "Choose identified, mitigating or resolved."],
    ["no day", { reviewDate: "soon" }, "reviewDate", "The review date is a day such as 2026-11-21."],
    [
      "a day that is none",
      { reviewDate: "2026-02-30" },
      "reviewDate",
      "The review date is a day such as 2026-11-21.",
    ],
    [
      "a long mitigation",
      { mitigation: "x".repeat(2001) },
      "mitigation",
      "The mitigation can have at most 2000 characters.",
    ],
    ["long notes", { notes: "x".repeat(4001) }, "notes", "The notes can have at most 4000 characters."],
    ["an id that is none", { id: "7" }, "id", "An id is a UUID."],
  ])("is refused with %s", async (_what, fields, field, message) => {
    const response = await mara.post("/api/risks", { hazard: "Ice", ...fields });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: message,
      code: "validation_error",
      fields: { [field]: message },
    });
    expect(await list()).toEqual([]);
  });

  test("is refused with half a source", async () => {
    const response = await mara.post("/api/risks", { hazard: "Ice", sourcePlugin: "lces-check" });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe("A source has both a tool and a code.");
  });
});

describe("a risk from a tool's check", () => {
  test("exists once, and a second tick returns it unchanged", async () => {
    const first = await mara.post("/api/risks", { hazard: "No lookout", severity: "H", ...CHECK });
    expect(first.statusCode).toBe(201);
    const changed = await change(first.json(), { hazard: "Nobody watches", status: "mitigating" });
    clock.advance(1000);
    const second = await mara.post("/api/risks", { hazard: "No lookout", severity: "L", ...CHECK });
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(changed);
    expect(await list()).toEqual([changed]);
  });

  test("exists once after ten parallel ticks", async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => mara.post("/api/risks", { hazard: "No lookout", ...CHECK })),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 201]);
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  test("is reopened if it was resolved", async () => {
    const risk = await add(CHECK);
    await change(risk, { status: "resolved", notes: "Jo watches" });
    clock.advance(1000);
    expect(await add(CHECK)).toMatchObject({
      id: risk.id,
      status: "identified",
      notes: "Jo watches",
      createdAt: risk.createdAt,
      updatedAt: clock.nowIso(),
    });
  });

  test("is separate for each person and each item", async () => {
    await add(CHECK);
    await add({ ...CHECK, sourceCode: "order-4" });
    await add(CHECK, other);
    expect(await list()).toHaveLength(2);
    expect(await list(other)).toHaveLength(1);
  });
});

describe("changing a risk", () => {
  test("changes the sent fields, and the priority accordingly", async () => {
    const risk = await add();
    clock.advance(1000);
    const changed = await change(risk, { severity: "H", owner: "Jo" });
    expect(changed).toEqual({
      ...risk,
      severity: "H",
      owner: "Jo",
      priority: "high",
      updatedAt: clock.nowIso(),
    });
    expect((await change(risk, { severity: "L" })).priority).toBe("med");
    expect((await change(risk, { probability: "L" })).priority).toBe("low");
    expect((await change(risk, { hazard: "Black ice" })).priority).toBe("low");
    expect((await list()).map(({ priority, hazard }) => [priority, hazard])).toEqual([["low", "Black ice"]]);
  });

  test("of probability and severity in parallel results in the priority of both", async () => {
    const risk = await add({ probability: "H", severity: "H" });
    await Promise.all([change(risk, { probability: "L" }), change(risk, { severity: "L" })]);
    expect(await list()).toMatchObject([{ probability: "L", severity: "L", priority: "low" }]);
  });

  test("sets any status; a reopened one is identified", async () => {
    const risk = await add();
    for (const status of ["mitigating", "resolved", "identified"]) {
      expect(await change(risk, { status })).toMatchObject({ status });
    }
  });

  test("clears optional fields", async () => {
    const risk = await add({ owner: "Jo", reviewDate: "2026-12-01", notes: "Ask", mitigation: "Chains" });
    expect(await change(risk, { owner: "", reviewDate: null, notes: "", mitigation: "" })).toMatchObject({
      owner: null,
      reviewDate: null,
      notes: "",
      mitigation: "",
    });
  });

  test.each([
    ["nothing", {}, "There's nothing to change."],
    ["only what cannot be changed", { priority: "low", userId: UNKNOWN_ID }, "There's nothing to change."],
    ["an empty hazard", { hazard: "" }, "The hazard is missing."],
    ["an unknown status", { status: "gone" }, "Choose identified, mitigating or resolved."],
  ])("is refused with %s", async (_what, fields, message) => {
    const risk = await add();
    const response = await mara.patch(`/api/risks/${risk.id}`, fields);
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(message);
    expect(await list()).toEqual([risk]);
  });
});

describe("deleting a risk", () => {
  test("can be undone completely", async () => {
    const risk = await add({ ...CHECK, notes: "Ask", owner: "Jo", reviewDate: "2026-12-01" });
    const undoId = await remove(risk);
    expect(await list()).toEqual([]);
    expect((await mara.post(`/api/undo/${undoId}`)).statusCode).toBe(204);
    expect(await list()).toEqual([risk]);
    expect((await mara.post(`/api/undo/${undoId}`)).statusCode).toBe(404);
  });

  test("cannot be undone when the same check has created it again", async () => {
    const undoId = await remove(await add(CHECK));
    const anew = await add(CHECK);
    const response = await mara.post(`/api/undo/${undoId}`);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      error: "This has been added again since then, so the deleted one wasn't restored.",
      code: "replaced",
    });
    expect(await list()).toEqual([anew]);
    // The undo id is not used up: once the new risk is gone, the old one can be restored.
    await remove(anew);
    expect((await mara.post(`/api/undo/${undoId}`)).statusCode).toBe(204);
  });
});

describe("a risk of somebody else's", () => {
  test.each([
    ["changing", (id: string) => other.patch(`/api/risks/${id}`, { status: "resolved" })],
    ["deleting", (id: string) => other.delete(`/api/risks/${id}`)],
  ])("is not there for %s, word for word as one that does not exist", async (_what, call) => {
    const risk = await add();
    for (const id of [risk.id, UNKNOWN_ID]) {
      const response = await call(id);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual(NOT_HERE);
    }
    expect((await call("7")).statusCode).toBe(404);
    expect(await list()).toEqual([risk]);
  });

  test("cannot be restored by anyone else", async () => {
    const undoId = await remove(await add());
    expect((await other.post(`/api/undo/${undoId}`)).statusCode).toBe(404);
    expect(await list(other)).toEqual([]);
  });
});

test.each([
  ["listing", (client: TestClient) => client.get("/api/risks")],
  ["adding", (client: TestClient) => client.post("/api/risks", { hazard: "Ice" })],
  ["changing", (client: TestClient) => client.patch(`/api/risks/${UNKNOWN_ID}`, { notes: "a" })],
  ["deleting", (client: TestClient) => client.delete(`/api/risks/${UNKNOWN_ID}`)],
])("%s asks a stranger to sign in", async (_what, call) => {
  const response = await call(server.anonymous());
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ error: "Please sign in to continue.", code: "unauthenticated" });
});
