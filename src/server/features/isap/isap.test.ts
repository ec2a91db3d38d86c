import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { IsapSession, NewIsapSessionInput } from "#shared/isap/isap.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

const session: NewIsapSessionInput = {
  situation: "The lease ends in six weeks",
  consciousness: ["We have no new flat", "We have savings for a deposit", "I keep putting it off"],
  clarity: ["Production", "Peace"],
  control: { people: "Jo", time: "", budget: "2,000", skills: "" },
  cadence: "weekly",
  reviewTime: "07:30",
  tags: ["escape-route"],
  mode: "life",
};
const UNKNOWN_ID = "01a1fc3f-d5d9-7656-8f6b-faf8addc4d94";

let server: TestServer;
let mara: TestClient;
let other: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  mara = await server.signedIn();
  other = await server.signedIn();
});
afterAll(() => server.close());

describe("saving a session", () => {
  test("reads an empty review time as none", async () => {
    const jo = await server.signedIn();
    const response = await jo.post("/api/isap", { ...session, reviewTime: "" });
    expect([response.statusCode, response.json().reviewTime]).toEqual([201, null]);
  });

  test("returns what was saved, and lists it newest first", async () => {
    const first = await mara.post("/api/isap", session);
    const second = await mara.post("/api/isap", {
      ...session,
      situation: "  The landlord called  ",
      reviewTime: undefined,
    });

    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject(session);
    expect(second.json()).toMatchObject({ situation: "The landlord called", reviewTime: null });
    const list = (await mara.get("/api/isap")).json() as IsapSession[];
    expect(list.map(({ id }) => id)).toEqual([second.json().id, first.json().id]);
    expect((await mara.get("/api/isap/latest")).json()).toEqual(second.json());
  });

  test.each([
    ["an empty situation", { situation: "  " }, "situation", "The situation is missing."],
    ["two truths", { consciousness: ["a", "b"] }, "consciousness", "Write three truths."],
    ["an empty truth", { consciousness: ["a", " ", "c"] }, "consciousness.1", "This truth is missing."],
    ["no pillar", { clarity: [] }, "clarity", "Choose at least one pillar."],
    ["a pillar twice", { clarity: ["Peace", "Peace"] }, "clarity", "Each pillar can be chosen once."],
    ["an unknown pillar", { clarity: ["Power"] }, "clarity.0", "Choose one of the four pillars."],
    [
      "nothing to work with",
      { control: { people: " ", time: "", budget: "", skills: "" } },
      "control",
      "Fill in at least one of people, time, budget and skills.",
    ],
    ["an unknown cadence", { cadence: "hourly" }, "cadence", "Choose daily, weekly or biweekly."],
    ["an impossible time", { reviewTime: "25:00" }, "reviewTime", "A review time looks like 07:30."],
    [
      "a tag that does not exist",
      { tags: ["exit"] },
      "tags.0",
      "Choose from lookout, comms, escape-route and safety-zone.",
    ],
    [
      "a text that is too long",
      { situation: "x".repeat(2001) },
      "situation",
      "The situation can have at most 2000 characters.",
    ],
  ])("refuses %s with a sentence", async (_what, change, field, message) => {
    const before = (await mara.get("/api/isap")).json() as IsapSession[];
    const response = await mara.post("/api/isap", { ...session, ...change });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: message,
      code: "validation_error",
      fields: { [field]: message },
    });
    expect((await mara.get("/api/isap")).json()).toEqual(before);
  });
});

describe("deleting a session", () => {
  test("removes it for good", async () => {
    const { id } = (await mara.post("/api/isap", session)).json();

    expect((await mara.delete(`/api/isap/${id}`)).statusCode).toBe(204);
    expect((await mara.delete(`/api/isap/${id}`)).statusCode).toBe(404);
  });
});

describe("who may see what", () => {
  test("someone else's session is answered exactly like one that does not exist", async () => {
    const { id } = (await mara.post("/api/isap", session)).json();

    const theirs = await other.delete(`/api/isap/${id}`);
    const nobodys = await other.delete(`/api/isap/${UNKNOWN_ID}`);

    expect(theirs.statusCode).toBe(404);
    expect(theirs.json()).toEqual(nobodys.json());
    expect((await other.get("/api/isap")).json()).toEqual([]);
    expect((await other.get("/api/isap/latest")).json()).toBeNull();
    expect(((await mara.get("/api/isap")).json() as IsapSession[]).some((one) => one.id === id)).toBe(true);
  });

  test("a userId in the payload is ignored", async () => {
    const { id } = (await other.post("/api/isap", { ...session, userId: "someone else" })).json();
    expect((await other.get("/api/isap/latest")).json()).toMatchObject({ id });
  });

  test.each([
    ["GET", "/api/isap"],
    ["GET", "/api/isap/latest"],
    ["POST", "/api/isap"],
    ["DELETE", `/api/isap/${UNKNOWN_ID}`],
  ] as const)("%s %s asks a stranger to sign in", async (method, url) => {
    const response = await server.app.inject({ method, url });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: "Please sign in to continue.", code: "unauthenticated" });
  });
});
