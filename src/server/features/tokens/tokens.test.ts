import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PERSON_HEADER } from "#shared/auth/auth-paths.ts";
import { type CreatedToken, type NewTokenInput, TOKEN_PATHS } from "#shared/tokens/tokens.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const RISK = { hazard: "Ice on the stairs" };
const UNKNOWN = `rdg_${"x".repeat(43)}`;

let now = Date.parse("2026-11-21T12:00:00.000Z");
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    clock: { now: () => new Date(now), nowIso: () => new Date(now).toISOString() },
  });
});
afterAll(() => server.close());

let mara: TestClient & { user: { id: string } };
beforeEach(async () => {
  mara = await server.signedIn();
});

async function create(fields: Partial<NewTokenInput> = {}): Promise<CreatedToken> {
  const answer = await mara.post(TOKEN_PATHS.list, { name: "Notes on my laptop", scope: "read", ...fields });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const statusOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;

describe("a token", () => {
  test("is shown once, and stored as its hash alone", async () => {
    const { token, ...rest } = await create();
    expect(token).toMatch(/^rdg_[\w-]{43}$/);
    expect((await mara.get(TOKEN_PATHS.list)).json()).toEqual([rest]);
    const [row] = await server.handle.db.selectFrom("access_tokens").selectAll().execute();
    expect(row?.tokenHash).toBe(createHash("sha256").update(token).digest("hex"));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test.each([
    [{ name: " " }, "name"],
    [{ name: "x".repeat(81) }, "name"],
    [{ scope: "admin" }, "scope"],
    [{ days: 0 }, "days"],
    [{ days: 1.5 }, "days"],
  ])("with %j is refused", async (fields, field) => {
    const answer = await mara.post(TOKEN_PATHS.list, { name: "Notes", scope: "read", ...fields });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty(field);
  });

  test("is one of at most 20", async () => {
    const answers = [];
    for (let count = 0; count < 21; count += 1)
      answers.push(await mara.post(TOKEN_PATHS.list, { name: "Notes", scope: "read" }));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    expect(answers.at(-1)?.json()).toEqual({
      code: "too_many",
      error:
        "You have 20 access tokens, the most one person can keep. Nothing was added. Revoke one that you no longer use.",
    });
  });

  test("of somebody else is not there, and nobody lists or makes any without a session", async () => {
    const { id } = await create();
    const ben = await server.signedIn();
    expect(await statusOf(ben.delete(TOKEN_PATHS.one(id)))).toBe(404);
    expect((await ben.get(TOKEN_PATHS.list)).json()).toEqual([]);
    expect((await mara.get(TOKEN_PATHS.list)).json()).toHaveLength(1);
    const stranger = server.anonymous();
    expect(await statusOf(stranger.get(TOKEN_PATHS.list))).toBe(401);
    expect(await statusOf(stranger.post(TOKEN_PATHS.list, { name: "a", scope: "read" }))).toBe(401);
    expect(await statusOf(stranger.delete(TOKEN_PATHS.one(id)))).toBe(401);
  });

  test("goes with the account", async () => {
    await create();
    await server.handle.db.deleteFrom("profiles").where("id", "=", mara.user.id).execute();
    const rows = await server.handle.db
      .selectFrom("access_tokens")
      .where("userId", "=", mara.user.id)
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
  });
});

describe("a call with a token", () => {
  test("does what its scope allows, as the person", async () => {
    const [read, propose, write] = await Promise.all(
      (["read", "propose", "write"] as const).map(async (scope) =>
        server.withToken((await create({ scope })).token),
      ),
    );
    expect(await statusOf(write?.post("/api/risks", RISK) as never)).toBe(201);
    for (const client of [read, propose, write])
      expect((await client?.get("/api/risks"))?.json()).toMatchObject([RISK]);
    for (const client of [read, propose]) {
      const refused = await client?.post("/api/risks", RISK);
      expect([refused?.statusCode, refused?.json()]).toEqual([
        403,
        {
          code: "forbidden",
          error: "This access token isn't allowed to do that. It takes one that may write.",
        },
      ]);
      expect(refused?.headers["www-authenticate"]).toBe('Bearer error="insufficient_scope", scope="write"');
    }
    const { id } = (await mara.get("/api/risks")).json()[0];
    expect(await statusOf(read?.delete(`/api/risks/${id}`) as never)).toBe(403);
    expect(await statusOf(write?.patch(`/api/risks/${id}`, { hazard: "Ice" }) as never)).toBe(200);
    expect(await statusOf(write?.delete(`/api/risks/${id}`) as never)).toBe(200);
  });

  test("never touches the account, its tokens or the server", async () => {
    const { id, token } = await create({ scope: "write" });
    const client = server.withToken(token);
    for (const answer of await Promise.all([
      client.get(TOKEN_PATHS.list),
      client.post(TOKEN_PATHS.list, { name: "More", scope: "write" }),
      client.delete(TOKEN_PATHS.one(id)),
      client.get("/api/profile"),
      client.patch("/api/profile", { username: "Eve" }),
      client.get("/api/profile/sessions"),
      client.get("/api/account/export"),
      client.get("/api/admin/users"),
    ]))
      expect([answer.statusCode, answer.json().error]).toEqual([
        403,
        "An access token can't do that. Sign in to Ridgeline instead.",
      ]);
    expect((await client.get("/api/auth/me")).json()).toBeNull();
    expect((await mara.get(TOKEN_PATHS.list)).json()).toHaveLength(1);
  });

  test("is refused when the token is unknown, changed, revoked or expired", async () => {
    const { id, token } = await create();
    const short = await create({ days: 1 });
    for (const wrong of [UNKNOWN, `${token}x`, token.slice(0, -1)]) {
      const answer = await server.withToken(wrong).get("/api/risks");
      expect([answer.statusCode, answer.json().code]).toEqual([401, "unauthenticated"]);
      expect(answer.headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
    }
    expect(await statusOf(server.withToken(token).get("/api/risks"))).toBe(200);
    expect(await statusOf(mara.delete(TOKEN_PATHS.one(id)))).toBe(204);
    expect(await statusOf(server.withToken(token).get("/api/risks"))).toBe(401);
    expect(await statusOf(mara.delete(TOKEN_PATHS.one(id)))).toBe(404);

    expect(await statusOf(server.withToken(short.token).get("/api/risks"))).toBe(200);
    now += DAY;
    expect(await statusOf(server.withToken(short.token).get("/api/risks"))).toBe(401);
    expect((await mara.get(TOKEN_PATHS.list)).json()).toMatchObject([{ id: short.id }]);
  });

  test("is noted to the hour", async () => {
    const { token } = await create();
    const lastUsed = async () => (await mara.get(TOKEN_PATHS.list)).json()[0].lastUsedAt;
    const client = server.withToken(token);
    expect(await lastUsed()).toBeNull();
    const first = new Date(now).toISOString();
    await client.get("/api/risks");
    now += HOUR - 1;
    await client.get("/api/risks");
    expect(await lastUsed()).toBe(first);
    now += 1;
    await client.get("/api/risks");
    expect(await lastUsed()).toBe(new Date(now).toISOString());
  });

  test("needs no origin of its own, but never comes with a session", async () => {
    const { token } = await create({ scope: "write" });
    const post = (headers: Record<string, string>) =>
      server.app.inject({ method: "POST", url: "/api/risks", payload: RISK, headers });
    const authorization = `Bearer ${token}`;
    const elsewhere = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    expect((await post({ authorization, ...elsewhere })).statusCode).toBe(201);

    const [[name, value] = ["", ""]] = [...mara.cookies];
    const cookie = `${name}=${encodeURIComponent(value)}`;
    const both = await post({ authorization, cookie });
    expect([both.statusCode, both.json().error]).toEqual([
      400,
      "A call brings a session or an access token, not both.",
    ]);
    expect((await post({ authorization, cookie, ...elsewhere })).statusCode).toBe(403);
    expect((await mara.get("/api/risks")).json()).toHaveLength(1);
  });

  test("that is meant for somebody else is refused", async () => {
    const { token } = await create();
    const ben = await server.signedIn();
    const headers = { authorization: `Bearer ${token}`, [PERSON_HEADER]: ben.user.id };
    const answer = await server.app.inject({ url: "/api/risks", headers });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "other_person"]);
  });

  test("reads the dashboard and the objectives, which leave early for a session", async () => {
    const { token } = await create();
    const client = server.withToken(token);
    expect((await client.get("/api/objectives")).json()).toEqual([]);
    expect(await statusOf(client.get("/api/dashboard?today=2026-11-21&timeZone=UTC"))).toBe(200);
    expect(await statusOf(server.withToken(UNKNOWN).get("/api/objectives"))).toBe(401);
  });
});
