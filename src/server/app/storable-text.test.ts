import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
let mara: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  mara = await server.signedIn();
});
afterAll(() => server.close());

/** A whole emoji between two lone surrogates, NUL, and an escaped backslash that only looks like an escape. */
const BROKEN = "a\ud83d b\ude00 c\u0000 \u{1f600} \\ud83d \\u0000";
const REPAIRED = "a\ufffd b\ufffd c\ufffd \u{1f600} \\ud83d \\u0000";

describe("text that neither engine can store", () => {
  const smart = { specific: BROKEN, measurable: "m", achievable: "a", relevant: "r", timeBound: "t" };
  const objective = { ...smart, title: BROKEN, pillar: "Peace", tags: [] };

  test("is repaired before it is stored, and returned as stored", async () => {
    const created = await mara.post("/api/objectives", objective);
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ title: REPAIRED, specific: REPAIRED });
    expect((await mara.get("/api/objectives")).json()).toContainEqual(created.json());
  });

  test("is repaired in a JSON column too", async () => {
    const session = {
      situation: BROKEN,
      consciousness: [BROKEN, "b", "c"],
      clarity: ["Peace"],
      control: { people: BROKEN, time: "", budget: "", skills: "" },
      cadence: "daily",
    };
    const created = await mara.post("/api/isap", session);
    expect([created.statusCode, created.body]).toEqual([201, expect.any(String)]);
    expect((await mara.get("/api/isap")).json()).toContainEqual(created.json());
    expect(created.json()).toMatchObject({ situation: REPAIRED, control: { people: REPAIRED } });
  });

  test("does not keep a sentence from becoming a plan", async () => {
    const answer = await mara.post("/api/instant-plan", { sentence: `Paint the ${BROKEN} fence` });
    expect(answer.statusCode).toBe(201);
  });

  test("is repaired in an account's name", async () => {
    const signup = {
      email: "broken@example.org",
      username: BROKEN,
      password: "a long enough \u0000 password",
    };
    const client = server.anonymous();
    expect((await client.post("/api/auth/signup", signup)).json()).toMatchObject({ username: REPAIRED });
    expect((await client.post("/api/auth/login", signup)).statusCode).toBe(200);
  });

  test("is not found in an address, on any path", async () => {
    const { paths } = (await mara.get("/api/openapi.json")).json() as {
      paths: Record<string, Record<string, unknown>>;
    };
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase() as "GET", path] as const),
    );
    const cookie = [...mara.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("; ");
    for (const [method, path] of calls) {
      const nul = path.includes("{") ? path.replaceAll(/\{\w+\}/g, "%00") : `${path}?since=%00&mode=%00`;
      const response = await server.app.inject({ method, url: nul, headers: { cookie } });
      expect([method, nul, response.statusCode, response.json().code]).toEqual([
        method,
        nul,
        404,
        "not_found",
      ]);
    }
  });
});

test.each(["0000-01-01T00:00:00Z", "0000-12-31T23:59:59.999Z"])(
  "%s, a moment before the calendar begins, is refused",
  async (moment) => {
    expect((await mara.get(`/api/wellness-checks?since=${moment}`)).statusCode).toBe(400);
    const checkIn = { energy: "Low", stress: 5, mood: "Down", createdAt: moment };
    expect((await mara.post("/api/wellness-checks", checkIn)).statusCode).toBe(400);
    const items = `/api/safety/${crypto.randomUUID()}`;
    expect((await mara.patch(items, { title: "x", baseUpdatedAt: moment })).statusCode).toBe(400);
  },
);
