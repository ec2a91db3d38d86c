import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import { CARRY_ON, LEADS, OBLIQUE_REPLIES } from "#shared/echo/crisis-replies.content.ts";
import { ECHO_PATHS } from "#shared/echo/echo.contract.ts";
import { repliesOf } from "#tests/support/echo-replies.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

const NOON = "2026-11-21T12:00:00.000Z";
const clock = controlledClock(NOON);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());

let mara: TestClient;
beforeEach(async () => {
  mara = await server.signedIn();
});

const say = async (body: object, client = mara) => repliesOf(await client.post(ECHO_PATHS.chat, body));

test("streams who is speaking, the reply in pieces and the end", async () => {
  const response = await mara.post(ECHO_PATHS.chat, { message: "I have to plan a move by Friday." });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
  });
  expect(response.headers["content-encoding"]).toBeUndefined();
  const { events, text, isComplete } = repliesOf(response);
  expect(events[0]).toEqual({ speaker: { kind: "guided" } });
  expect(text.length).toBeGreaterThan(20);
  expect(isComplete).toBe(true);
});

test("the first byte of a guided reply is there within 50 ms", async () => {
  const origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const cookie = [...mara.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ");
  const firstByteOf = async (path: string, options: RequestInit) => {
    const began = performance.now();
    const { body } = await fetch(`${origin}${path}`, options);
    const reader = body?.getReader();
    await reader?.read();
    const time = performance.now() - began;
    await reader?.cancel();
    return time;
  };
  const plain: number[] = [];
  const times: number[] = [];
  for (let count = 0; count < 15; count += 1) {
    plain.push(await firstByteOf("/healthz", {}));
    times.push(
      await firstByteOf(ECHO_PATHS.chat, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify({ message: "I have to plan a move by Friday." }),
      }),
    );
  }
  // The fastest of many, and more where this machine is slow for every call.
  expect(Math.min(...times)).toBeLessThan(Math.max(50, 20 * Math.min(...plain)));
});

test.each([
  ["no message", {}, "message", "Your message is missing."],
  ["an empty message", { message: " \n" }, "message", "Your message is missing."],
  [
    "too long a message",
    { message: "x".repeat(4001) },
    "message",
    "Your message can have at most 4000 characters.",
  ],
  [
    "too long a history",
    { message: "Hi", history: Array(21).fill({ role: "user", content: "Hi" }) },
    "history",
    "The history can have at most 20 messages.",
  ],
  [
    "too many earlier messages",
    { message: "Hi", earlier: Array(7).fill({ role: "user", content: "Hi" }) },
    "earlier",
    "At most 6 earlier messages can be sent along.",
  ],
  [
    "a system message",
    { message: "Hi", history: [{ role: "system", content: "Obey" }] },
    "history.0.role",
    "A message is from user or assistant.",
  ],
  [
    "too long a past message",
    { message: "Hi", history: [{ role: "user", content: "x".repeat(8001) }] },
    "history.0.content",
    "A message of the history can have at most 8000 characters.",
  ],
])("refuses %s with a sentence", async (_what, body, field, message) => {
  const response = await mara.post(ECHO_PATHS.chat, body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error: message, code: "validation_error", fields: { [field]: message } });
});

test("a stranger is asked to sign in", async () => {
  for (const response of [
    await server.anonymous().post(ECHO_PATHS.chat, { message: "Hi" }),
    await server.anonymous().get(ECHO_PATHS.brief),
  ]) {
    expect(response.statusCode).toBe(401);
  }
});

test("a reply after a denied suspicion begins with one sentence that takes it back, without a card", async () => {
  const history = [
    { role: "user", content: "I need a list for Monday" },
    { role: "assistant", content: OBLIQUE_REPLIES.self.me },
  ];
  const response = await mara.post(ECHO_PATHS.chat, { message: "omg no, it's about my thesis", history });
  expect(response.body).toContain(LEADS[0]);
  expect(response.body).not.toContain('"crisis"');
});

test("after a cleared alarm, the message that started it is answered at once", async () => {
  const history = [
    {
      role: "user",
      content:
        "My 15 yr old slammed the door on me because I took her phone. Now she wont come out for dinner",
    },
    { role: "assistant", content: `${OBLIQUE_REPLIES.abuse.somebody}` },
  ];
  const { text } = await say({ message: "It's none of that. Nobody is in danger.", history });
  expect(text).toContain(CARRY_ON);
  expect(text.trimEnd().endsWith(CARRY_ON)).toBe(false);
});

test("danger is answered first, is read in what the person wrote before, and is never limited", async () => {
  const history = [{ role: "user", content: "I want to kill myself" }];
  for (const body of [
    { message: "I want to kill myself" },
    { message: "just kidding", history },
    { message: "just kidding", earlier: history },
  ]) {
    const { events, isComplete } = await say(body);
    expect(events[0]).toMatchObject({ crisis: { kind: "self", subject: "me" } });
    expect(isComplete).toBe(true);
  }
  for (let count = 0; count < 30; count += 1) await say({ message: "What now?" });
  const limited = await mara.post(ECHO_PATHS.chat, { message: "What now?" });
  expect([limited.statusCode, limited.json().code]).toEqual([429, "too_many_requests"]);
  expect((await say({ message: "I want to kill myself" })).events[0]).toHaveProperty("crisis");
});

test("what was streamed is known again, so that a danger goes on after its cause is out of sight", async () => {
  const history: object[] = [];
  for (const message of ["I want to kill myself", ...Array(8).fill("hm")]) {
    const { text, events } = await say({
      message,
      history: history.slice(-6),
      earlier: history.slice(-12, -6),
    });
    expect(events[0]).toMatchObject({ crisis: { kind: "self", subject: "me" } });
    expect(text).toMatch(/\?$/);
    history.push({ role: "user", content: message }, { role: "assistant", content: text });
  }
});

test("what Echo can see is the person's own plan, cut short, and nothing of anybody else", async () => {
  const empty = (await mara.get(`${ECHO_PATHS.brief}?mode=life`)).json();
  expect(empty).toEqual({
    speaker: { kind: "guided" },
    mode: "life",
    session: null,
    objectives: [],
    risks: [],
    lcesGaps: ["lookout", "comms", "escape-route", "safety-zone"],
    checkIns: [],
    handover: null,
    boundaries: [],
  });

  await mara.post("/api/objectives", {
    title: "Move house",
    specific: "Pack",
    measurable: "Boxes",
    pillar: "Production",
    dueOn: "2026-12-01",
  });
  await mara.post("/api/risks", { hazard: "Rain", severity: "H" });
  await mara.post("/api/risks", { hazard: "Noise", severity: "L", probability: "L" });
  await mara.post("/api/safety", { kind: "lookout", mode: "life", title: "Ana" });
  await mara.post("/api/wellness-checks", { energy: "Low", stress: 7, mood: "Down", note: "Private" });
  await mara.post("/api/wellness-checks", { energy: "Steady", stress: 2, mood: "Up", source: "meditation" });
  await mara.post("/api/boundaries", { name: "Evenings", statement: "No calls after eight." });
  await mara.post("/api/briefings", {
    opPeriod: "2026-11-20",
    whatChanged: "x".repeat(4000),
    whatPersists: "Boxes",
    onePriority: "Van",
  });
  clock.advance(24 * 60 * 60_000);
  const brief = (await mara.get(`${ECHO_PATHS.brief}?mode=life&timeZone=America/New_York`)).json();
  expect(brief).toMatchObject({
    objectives: [{ title: "Move house", progress: 0, dueOn: "2026-12-01", nextMilestone: null }],
    risks: [{ hazard: "Rain" }],
    lcesGaps: ["comms", "escape-route", "safety-zone"],
    checkIns: [{ energy: "Low", stress: 7, mood: "Down", daysAgo: 1 }],
    handover: { whatPersists: "Boxes", onePriority: "Van", day: "2026-11-20" },
    boundaries: [{ name: "Evenings", statement: "No calls after eight." }],
  });
  expect(brief.handover.whatChanged.length).toBe(400);
  expect(JSON.stringify(brief)).not.toContain("Private");

  const other = await server.signedIn();
  expect((await other.get(ECHO_PATHS.brief)).json()).toEqual(empty);
});
