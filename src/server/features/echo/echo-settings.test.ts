import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ECHO_PATHS } from "#shared/echo/echo.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

let server: TestServer;
let mara: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  mara = await server.signedIn();
});
afterAll(() => server.close());

const settingsOf = async (client: TestClient) => (await client.get(ECHO_PATHS.settings)).json();
const briefOf = async (client: TestClient) => (await client.get(ECHO_PATHS.brief)).json();

describe("what Echo may read", () => {
  test("is everything at first, and changes part by part for this person alone", async () => {
    const other = await server.signedIn();
    const nothingHidden = { keepsConversations: false, hiddenParts: [], modelTokens: null };
    expect(await settingsOf(mara)).toEqual(nothingHidden);

    await mara.put(ECHO_PATHS.settings, { parts: { risks: false, objectives: false } });
    const answer = await mara.put(ECHO_PATHS.settings, { parts: { risks: true, boundaries: false } });

    expect(answer.json()).toEqual({ ...nothingHidden, hiddenParts: ["objectives", "boundaries"] });
    await mara.put(ECHO_PATHS.settings, { keepsConversations: true });
    expect(await settingsOf(mara)).toMatchObject({
      keepsConversations: true,
      hiddenParts: ["objectives", "boundaries"],
    });
    expect(await settingsOf(other)).toEqual(nothingHidden);
  });

  test("changed at once on two devices keeps both changes", async () => {
    await Promise.all(
      ["risks", "session", "handover"].map((part) =>
        mara.put(ECHO_PATHS.settings, { parts: { [part]: false } }),
      ),
    );
    expect((await settingsOf(mara)).hiddenParts).toEqual(["session", "risks", "handover"]);
  });

  test("decides on the server what the brief holds, whatever a call asks for", async () => {
    await mara.post("/api/objectives", {
      title: "Find a therapist",
      specific: "a",
      measurable: "b",
      pillar: "Peace",
    });
    await mara.post("/api/boundaries", { name: "Evenings", statement: "No calls." });
    expect((await briefOf(mara)).objectives).toHaveLength(1);

    await mara.put(ECHO_PATHS.settings, { parts: { objectives: false } });

    const brief = await briefOf(mara);
    expect([brief.objectives, brief.boundaries.length]).toEqual([[], 1]);
    const reply = await mara.post(ECHO_PATHS.chat, {
      message: "Which objectives do I have?",
      parts: ["objectives", "boundaries"],
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain("therapist");
    await mara.put(ECHO_PATHS.settings, { parts: { objectives: true } });
    const open = await mara.post(ECHO_PATHS.chat, { message: "Which objectives do I have?" });
    expect(open.body).toContain("therapist");
  });

  test.each([
    [{ parts: { secrets: false } }],
    [{ parts: { risks: "no" } }],
    [{ parts: ["risks"] }],
    [{ keepsConversations: 1 }],
  ])("refuses %j", async (body) => {
    const answer = await mara.put(ECHO_PATHS.settings, body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "validation_error"]);
  });

  test("is nobody's without a session", async () => {
    expect((await server.anonymous().get(ECHO_PATHS.settings)).statusCode).toBe(401);
    expect((await server.anonymous().put(ECHO_PATHS.settings, {})).statusCode).toBe(401);
  });
});

test("a model with a daily share says how much of it is used", async () => {
  const echo = {
    provider: "openai-compatible" as const,
    baseUrl: "http://localhost:9",
    model: "small",
    apiKey: undefined,
    timeoutMs: 1000,
    tokensPerDay: 5000,
  };
  const limited = await startTestServer({ config: { echo } });
  try {
    const jo = await limited.signedIn();
    expect((await settingsOf(jo)).modelTokens).toEqual({ used: 0, perDay: 5000 });
    await limited.dependencies.modelTokens.spend(jo.user.id as never, 1200);
    expect((await settingsOf(jo)).modelTokens).toEqual({ used: 1200, perDay: 5000 });
  } finally {
    await limited.close();
  }
});
