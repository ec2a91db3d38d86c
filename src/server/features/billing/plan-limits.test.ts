import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import { ECHO_PATHS } from "#shared/echo/echo.contract.ts";
import { repliesOf } from "#tests/support/echo-replies.ts";
import {
  serverForTest,
  startTestServer,
  type TestClient,
  type TestServer,
} from "#tests/support/test-server.ts";

/** Stripe is never asked here. */
const billing = {
  secretKey: "sk_test",
  webhookSecret: "whsec",
  prices: { monthly: "price_m", annual: "price_a" },
  apiBase: "http://127.0.0.1:9",
  timeoutMs: 100,
};
const objective = { title: "Move house", specific: "To Leeds", measurable: "Keys", pillar: "Peace" };

const clock = controlledClock("2026-11-22T09:00:00.000Z");
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock, config: { billing } });
});
afterAll(() => server.close());

let mara: TestClient & { user: { id: string } };
beforeEach(async () => {
  mara = await server.signedIn();
});

const add = (change: object = {}, client: TestClient = mara) =>
  client.post("/api/objectives", { ...objective, ...change });
const addFive = async (client: TestClient = mara): Promise<string[]> => {
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.push((await add({ title: `Number ${n}` }, client)).json().id);
  return ids;
};
const active = async (client: TestClient = mara): Promise<number> =>
  (await client.get("/api/objectives")).json().filter(({ status }: { status: string }) => status === "active")
    .length;
const setPlan = (plan: "guest" | "member_monthly" | "included" | "comped", id = mara.user.id) =>
  server.handle.db.updateTable("profiles").set({ plan }).where("id", "=", id).execute();

const REFUSED = {
  error:
    "The free plan holds 5 active objectives. Complete or archive one, or choose a plan. Nothing is lost.",
  code: "plan_limit",
};

describe("a guest where plans are sold has five active objectives", () => {
  test("when adding, duplicating and planning from a sentence", async () => {
    const [first] = await addFive();
    const answers = [
      await add(),
      await mara.post(`/api/objectives/${first}/copies`, {}),
      await mara.post("/api/instant-plan", { sentence: "Paint the fence on Saturday" }),
    ];
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([402, REFUSED]);
    expect(await active()).toBe(5);
    expect((await add({ status: "completed", progress: 100 })).statusCode).toBe(201);
    expect((await mara.patch(`/api/objectives/${first}`, { title: "Renamed" })).statusCode).toBe(200);
  });

  test("when reopening one or several, and there is room again once one is complete or archived", async () => {
    const [first, second] = await addFive();
    await mara.patch(`/api/objectives/${first}`, { status: "completed" });
    await mara.patch(`/api/objectives/${second}`, { status: "archived" });
    await add();
    await add();
    const one = `/api/objectives/${first}`;
    for (const answer of [
      await mara.patch(one, { status: "active" }),
      await mara.patch(one, { progress: 50 }),
      await mara.patch(`/api/objectives/${second}`, { status: "active" }),
      await mara.patch("/api/objectives", { ids: [first, second], status: "active" }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([402, "plan_limit"]);
    expect(await active()).toBe(5);
  });

  test("but never when undoing a deletion, so that nothing written is lost", async () => {
    const [first] = await addFive();
    const { undoId } = (await mara.delete(`/api/objectives/${first}`)).json();
    await add();
    expect((await mara.post(`/api/undo/${undoId}`)).statusCode).toBe(204);
    expect(await active()).toBe(6);
  });

  test("when importing, all or nothing", async () => {
    const jo = await server.signedIn();
    await addFive(jo);
    const file = (await jo.get("/api/account/export")).json();
    await add();
    const [dry, real] = [1, 0].map((dryRun) => mara.post(`/api/account/import?dryRun=${dryRun}`, file));
    expect([(await dry)?.statusCode, (await real)?.statusCode]).toEqual([402, 402]);
    expect(await active()).toBe(1);
    await mara.patch(`/api/objectives/${(await mara.get("/api/objectives")).json()[0].id}`, {
      status: "archived",
    });
    expect((await mara.post("/api/account/import?dryRun=0", file)).statusCode).toBe(200);
    expect(await active()).toBe(5);
  });

  test("of two at once for the last place, one wins, and a repeated call still succeeds", async () => {
    const ids = await addFive();
    await mara.patch(`/api/objectives/${ids[0]}`, { status: "archived" });
    const id = crypto.randomUUID();
    const answers = await Promise.all([
      add({ id }),
      add(),
      add(),
      mara.patch(`/api/objectives/${ids[0]}`, { status: "active" }),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses.slice(1)).toEqual([402, 402, 402]);
    expect(await active()).toBe(5);
    const stored = (await mara.get("/api/objectives")).json()[0].id;
    expect((await add({ id: stored })).statusCode).toBe(200);
  });

  test("of several reopened at once for the last place, one wins", async () => {
    const ids = await addFive();
    for (const id of ids) await mara.patch(`/api/objectives/${id}`, { status: "archived" });
    for (let n = 0; n < 4; n += 1) await add();
    const answers = await Promise.all(
      ids.map((id) => mara.patch(`/api/objectives/${id}`, { status: "active" })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 402, 402, 402, 402]);
    expect(await active()).toBe(5);
  });

  test.each(["member_monthly", "included", "comped"] as const)(
    "and nobody with the plan %s",
    async (plan) => {
      await addFive();
      await setPlan(plan);
      expect((await add()).statusCode).toBe(201);
      await setPlan("guest");
      expect((await add()).statusCode).toBe(402);
      expect(await active()).toBe(6);
    },
  );
});

describe("a guest where plans are sold has twenty messages to Echo a day", () => {
  const say = (message: string, client: TestClient = mara) => client.post(ECHO_PATHS.chat, { message });
  const saySome = async (count: number, client: TestClient = mara) => {
    for (let n = 0; n < count; n += 1)
      expect((await say("I have to plan a move.", client)).statusCode).toBe(200);
  };

  test("then a refusal that says when they are back, and the next day they are", async () => {
    await saySome(20);
    clock.advance(5 * 3_600_000);
    const refused = await say("And then?");
    expect([refused.statusCode, refused.json()]).toEqual([
      402,
      { code: "plan_limit", error: expect.stringMatching(/They're back in 19 hours\. People to turn to/) },
    ]);
    clock.advance(19 * 3_600_000);
    await saySome(1);
  });

  test("words of danger are always answered", async () => {
    await saySome(20);
    const { text, events } = repliesOf(await say("I want to kill myself"));
    expect(text).toContain("988");
    expect(events.some((event) => "crisis" in event)).toBe(true);
    const history = [
      { role: "user", content: "I want to kill myself" },
      { role: "assistant", content: text },
    ];
    expect((await mara.post(ECHO_PATHS.chat, { message: "I'm not sure", history })).statusCode).toBe(200);
  });

  test("and a member as many as they need", async () => {
    await saySome(20);
    await setPlan("member_monthly");
    clock.advance(60_000);
    await saySome(2);
  });
});

test("where nothing is sold, nobody is limited", async () => {
  const free = await serverForTest();
  const jo = await free.signedIn();
  await addFive(jo);
  expect((await add({}, jo)).statusCode).toBe(201);
  for (let n = 0; n < 22; n += 1)
    expect((await jo.post(ECHO_PATHS.chat, { message: "I have to plan a move." })).statusCode).toBe(200);
});
