import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import { DAY_MS } from "#shared/calendar/plain-date.rules.ts";
import type { KeptConversation, KeptMessage } from "#shared/echo/conversations.contract.ts";
import { startTestServer, type TestClient } from "#tests/support/test-server.ts";

const LIST = "/api/echo/conversations";
const SETTINGS = "/api/echo/settings";
const NOON = "2026-11-21T12:00:00.000Z";

const clock = controlledClock(NOON);
const server = await startTestServer({ clock });
afterAll(() => server.close());

let mara: TestClient & { user: User };
let other: typeof mara;
beforeEach(async () => {
  clock.advance(Date.parse(NOON) - clock.now().getTime());
  mara = await server.signedIn();
  other = await server.signedIn();
  for (const client of [mara, other]) await turn(client, true);
});

const turn = (client: TestClient, keepsConversations: boolean) =>
  client.put(SETTINGS, { keepsConversations });
const message = (content: string, changes: Partial<KeptMessage> = {}): KeptMessage => ({
  id: uuidv7(),
  role: "user",
  content,
  timestamp: NOON,
  ...changes,
});
const put = (id: string, messages: readonly object[], client: TestClient = mara) =>
  client.put(`${LIST}/${id}`, { messages });
const listed = async (client: TestClient = mara, query = ""): Promise<KeptConversation[]> =>
  (await client.get(`${LIST}${query}`)).json();
const contents = ({ messages }: KeptConversation) => messages.map((one) => (one as KeptMessage).content);

describe("the choice", () => {
  test("is off at first, and nothing is stored until it is made", async () => {
    const jo = await server.signedIn();
    expect((await jo.get(SETTINGS)).json()).toMatchObject({ keepsConversations: false });
    const refused = await put(uuidv7(), [message("Hello")], jo);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      "Your conversations aren't kept on the server. Nothing was saved there.",
    ]);
    expect(await listed(jo)).toEqual([]);
    expect((await turn(jo, true)).json()).toMatchObject({ keepsConversations: true });
    expect((await jo.get(SETTINGS)).json()).toMatchObject({ keepsConversations: true });
  });

  test("deletes everything of this person at once when it is taken back", async () => {
    await put(uuidv7(), [message("Mine")]);
    await put(uuidv7(), [message("Theirs")], other);
    expect((await turn(mara, false)).statusCode).toBe(200);
    const rows = await server.handle.db.selectFrom("echo_conversations").select(["userId"]).execute();
    expect(rows.map(({ userId }) => userId)).not.toContain(mara.user.id);
    expect((await listed(other)).map(contents)).toEqual([["Theirs"]]);
  });

  test("is true or false", async () => {
    const response = await mara.put(SETTINGS, { keepsConversations: "yes" });
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      "Whether conversations are kept is true or false.",
    ]);
  });
});

describe("keeping a conversation", () => {
  test("stores it whole and lists it, page by page", async () => {
    const messages = [
      message("Anna needs her pills", { crisis: { level: "none", kind: null, subject: null } }),
      message("When?", { role: "assistant", speaker: { kind: "guided" }, notices: ["Short."], end: "cut" }),
    ];
    const [first, second] = [uuidv7(), uuidv7()];
    const response = await put(first, messages);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ id: first, messages, isDeleted: false, updatedAt: NOON });
    await put(second, [message("More")]);
    expect((await listed()).map(({ id }) => id)).toEqual([first, second]);
    const page = await mara.get(`${LIST}?limit=1`);
    expect(page.json()).toEqual([response.json()]);
    const next = /<(.+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? "";
    expect((await mara.get(next)).json()).toMatchObject([{ id: second }]);
  });

  test("merges what two devices say, losing no message", async () => {
    const id = uuidv7();
    const [one, reply, two, three] = ["One", "Reply", "Two", "Three"].map((text) => message(text));
    await put(
      id,
      [one, reply, two].map((each) => ({ ...each, revision: 1 })),
    );
    // The other device knows an older version of the first message, asked for the reply again and wrote a third.
    const merged = await put(id, [{ ...one, content: "Old", replaced: [reply?.id] }, three as KeptMessage]);
    expect(contents(merged.json())).toEqual(["One", "Two", "Three"]);
    await put(id, [{ ...two, content: "Two, more", revision: 2 } as KeptMessage, reply as KeptMessage]);
    expect((await listed()).map(contents)).toEqual([["One", "Two, more", "Three"]]);
  });

  test("says what has changed since a moment, and nothing twice", async () => {
    const [first, second] = [uuidv7(), uuidv7()];
    const same = [message("First")];
    await put(first, same);
    const { updatedAt } = (await put(second, [message("Second")])).json();
    expect((await listed(mara, `?since=${updatedAt}`)).map(({ id }) => id)).toEqual([second]);
    await put(first, same);
    expect(await listed(mara, `?since=${updatedAt}`)).toHaveLength(1);
    await put(first, [...same, message("Later")]);
    expect((await listed(mara, `?since=${updatedAt}`)).map(({ id }) => id)).toEqual([second, first]);
  });

  test.each([
    ["no messages", {}, "The messages are a list."],
    ["an empty list", { messages: [] }, "A conversation has at least one message."],
    [
      "too many messages",
      { messages: Array.from({ length: 1001 }, () => message("a")) },
      "A conversation can have at most 1,000 messages.",
    ],
    [
      "too many characters",
      { messages: [message("x".repeat(200_000))] },
      "A conversation can have at most 200,000 characters.",
    ],
  ])("refuses %s with a sentence", async (_what, body, sentence) => {
    const response = await mara.put(`${LIST}/${uuidv7()}`, body);
    expect([response.statusCode, response.json().error]).toEqual([400, sentence]);
    expect(await listed()).toEqual([]);
  });

  test("refuses what is too large only after merging, and one conversation too many", async () => {
    const id = uuidv7();
    await put(id, [message("x".repeat(150_000))]);
    const large = await put(id, [message("y".repeat(150_000))]);
    expect([large.statusCode, large.json().error]).toEqual([
      409,
      "A conversation can have at most 200,000 characters. This one stays on this device.",
    ]);
    const rows = Array.from({ length: 499 }, () => ({
      id: uuidv7(),
      userId: mara.user.id,
      messages: "[]",
      isDeleted: false,
      updatedAt: NOON,
    }));
    await server.handle.db.insertInto("echo_conversations").values(rows).execute();
    const response = await put(uuidv7(), [message("One more")]);
    expect([response.statusCode, response.json().code]).toEqual([409, "too_many"]);
    expect(response.json().error).toMatch(/^You have 500 conversations on the server/);
    await mara.delete(`${LIST}/${id}`);
    expect((await put(uuidv7(), [message("One more")])).statusCode).toBe(200);
  });
});

describe("deleting a conversation", () => {
  test("removes its words and keeps it deleted, for other devices too", async () => {
    const id = uuidv7();
    const messages = [message("Private")];
    await put(id, messages);
    expect((await mara.delete(`${LIST}/${id}`)).statusCode).toBe(204);
    expect(await listed()).toEqual([{ id, messages: [], isDeleted: true, updatedAt: expect.any(String) }]);
    expect((await put(id, messages)).statusCode).toBe(404);
    expect((await mara.delete(`${LIST}/${id}`)).statusCode).toBe(404);
    expect((await listed()).flatMap(contents)).toEqual([]);
  });

  test("is remembered for as long as a device can be signed in", async () => {
    const [id, kept] = [uuidv7(), uuidv7()];
    for (const one of [id, kept]) await put(one, [message("a")]);
    await mara.delete(`${LIST}/${id}`);
    const ids = async () =>
      (
        await server.handle.db
          .selectFrom("echo_conversations")
          .select("id")
          .where("userId", "=", mara.user.id)
          .execute()
      ).map((row) => row.id);
    clock.advance(179 * DAY_MS);
    await server.dependencies.conversationsService.forgetDeleted();
    expect(await ids()).toHaveLength(2);
    clock.advance(2 * DAY_MS);
    await server.dependencies.conversationsService.forgetDeleted();
    expect(await ids()).toEqual([kept]);
  });
});

describe("who may see what", () => {
  test("another's conversation is answered like one that does not exist, and stays as it is", async () => {
    const id = uuidv7();
    await put(id, [message("Private")]);
    const before = await listed();
    for (const response of [
      await put(id, [message("Mine now")], other),
      await other.delete(`${LIST}/${id}`),
      await other.delete(`${LIST}/${uuidv7()}`),
      await mara.put(`${LIST}/first`, { messages: [message("a")] }),
    ])
      expect(response.statusCode).toBe(404);
    expect(await listed(other)).toEqual([]);
    expect(await listed()).toEqual(before);
  });

  test.each([
    ["GET", LIST],
    ["PUT", `${LIST}/${uuidv7()}`],
    ["DELETE", `${LIST}/${uuidv7()}`],
    ["GET", SETTINGS],
    ["PUT", SETTINGS],
  ] as const)("%s %s asks a stranger to sign in", async (method, url) => {
    expect((await server.app.inject({ method, url })).statusCode).toBe(401);
  });
});
