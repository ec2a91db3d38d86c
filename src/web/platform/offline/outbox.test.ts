import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { failure, fakeApi, heldAnswer, json, noContent } from "#tests/support/fake-api.ts";
import { TEST_USER } from "#tests/support/render-screen.tsx";
import { sessionStore } from "#web/platform/session/session.ts";
import { outbox } from "./outbox.ts";
import type { Change } from "./outbox-queue.ts";

const describeIt = { title: "A change", labels: { title: "Title" } };
const create = (id: string): Change => ({
  method: "POST",
  path: "/api/briefings",
  body: { id },
  describe: describeIt,
});
const edit = (id: string, title: string, baseUpdatedAt = "v1"): Change => ({
  method: "PATCH",
  path: `/api/safety/${id}`,
  body: { title, baseUpdatedAt },
  describe: describeIt,
});
/** The call that finds out whether the server is there. */
const ALIVE = "GET /api/instance";
const away = () => {
  throw new TypeError("Failed to fetch");
};

/** A page as it is after loading, in which somebody is signed in. */
const beginPage = (id: string | null, store = sessionStore) =>
  store.setState({ ...store.getInitialState(), user: id === null ? null : { ...TEST_USER, id } });

/** The outbox of another page in the same browser: a second tab, or this one after a restart. */
async function anotherPage(id: string) {
  vi.resetModules();
  const [{ outbox: other }, { sessionStore: store }] = await Promise.all([
    import("./outbox.ts"),
    import("#web/platform/session/session.ts"),
  ]);
  beginPage(id, store);
  return other;
}

beforeEach(() => beginPage("mara"));
afterEach(() => {
  beginPage(null);
  localStorage.clear();
  vi.resetModules();
});

describe("while the server is there", () => {
  test("a change is sent at once, and nothing is kept", async () => {
    fakeApi({ "POST /api/briefings": () => json({ id: "1" }, 201) });
    expect(await outbox.sendOrQueue(create("1"))).toEqual({ isSent: true, answer: { id: "1" } });
    expect(outbox.list()).toEqual([]);
  });

  test("a refusal is the caller's, and nothing is kept", async () => {
    fakeApi({ "POST /api/briefings": () => failure(400, "That day has not begun yet.") });
    await expect(outbox.sendOrQueue(create("1"))).rejects.toMatchObject({ status: 400 });
    expect(outbox.list()).toEqual([]);
  });
});

describe("while it is away", () => {
  test.each([
    ["gives no answer", away],
    ["is behind a proxy that says so", () => failure(503, "Away")],
  ])("and %s, changes wait and are sent once, in their order", async (_how, answer) => {
    const api = fakeApi({ "POST /api/briefings": answer, "PATCH /api/safety/:id": answer });
    expect((await outbox.sendOrQueue(create("1"))).isSent).toBe(false);
    await outbox.sendOrQueue(edit("7", "Jo"));
    await outbox.sendOrQueue(create("2"));
    await outbox.sendOrQueue(edit("7", "Jo and Sam"));
    expect(outbox.list()).toHaveLength(3);

    const before = api.requests.length;
    api.on("POST /api/briefings", ({ body }) => json(body, 201));
    api.on("PATCH /api/safety/:id", () => json({ id: "7", updatedAt: "v2" }));
    await Promise.all([outbox.flush(), outbox.flush()]);
    expect(api.requests.slice(before).map(({ body }) => body)).toEqual([
      { id: "1" },
      { title: "Jo and Sam", baseUpdatedAt: "v1" },
      { id: "2" },
    ]);
    expect(outbox.list()).toEqual([]);
  });

  test("they survive a restart, and belong to one person", async () => {
    fakeApi({ "POST /api/briefings": away });
    await outbox.sendOrQueue(create("1"));
    beginPage("jo");
    expect(outbox.list()).toEqual([]);
    const restarted = await anotherPage("mara");
    expect(restarted.list().map(({ body }) => body)).toEqual([{ id: "1" }]);
  });

  test("W4: one that the server always fails at stops nothing else, and is kept", async () => {
    const api = fakeApi({ "PATCH /api/safety/:id": away, "POST /api/briefings": away });
    await outbox.sendOrQueue(edit("7", "Jo"));
    await outbox.sendOrQueue(create("1"));
    api.on("PATCH /api/safety/:id", () => failure(500, "Broken."));
    api.on("POST /api/briefings", ({ body }) => json(body, 201));
    await outbox.flush();
    expect(outbox.list().map(({ path, tries }) => [path, tries])).toEqual([["/api/safety/7", 1]]);
    expect((await outbox.sendOrQueue(create("2"))).isSent).toBe(true);
    expect((await outbox.sendOrQueue(edit("7", "Jo and Sam"))).isSent).toBe(false);
    expect(outbox.list()).toHaveLength(1);
  });

  test("W4: one that gets no answer from a server that is there stops nothing else either", async () => {
    const api = fakeApi({ "PATCH /api/safety/:id": away, "POST /api/briefings": away });
    await outbox.sendOrQueue(edit("7", "Jo"));
    await outbox.sendOrQueue(create("1"));
    api.on(ALIVE, () => json({}));
    api.on("POST /api/briefings", ({ body }) => json(body, 201));
    await outbox.flush();
    expect(outbox.list().map(({ path }) => path)).toEqual(["/api/safety/7"]);
  });

  test("W1: they wait for their person when somebody else is signed in by now", async () => {
    const api = fakeApi({
      "POST /api/briefings": () => json({ error: "Someone else.", code: "other_person" }, 409),
    });
    expect((await outbox.sendOrQueue(create("1"))).isSent).toBe(false);
    expect(sessionStore.getState().end).toEqual({ reason: "other-person", username: null });
    const before = api.requests.length;
    await outbox.flush();
    await expect(outbox.sendOrQueue(create("2"))).resolves.toMatchObject({ isSent: false });
    expect(api.requests).toHaveLength(before);
    expect((await anotherPage("mara")).list().map(({ body }) => body)).toEqual([{ id: "1" }, { id: "2" }]);
  });

  test("W3: a session that has ended is asked about while the outbox lets go of the line", async () => {
    const api = fakeApi({ "POST /api/briefings": away });
    await outbox.sendOrQueue(create("1"));
    api.on("POST /api/briefings", () => failure(401, "Sign in."));
    await outbox.flush();
    expect(sessionStore.getState().isExpired).toBe(true);
    api.on("POST /api/briefings", ({ body }) => json(body, 201));
    await (await anotherPage("mara")).flush();
    expect(api.sent("POST /api/briefings")).toHaveLength(3);
  });

  test("a session that has ended, or a busy server, leaves them in line", async () => {
    const api = fakeApi({ "POST /api/briefings": away });
    await outbox.sendOrQueue(create("1"));
    for (const status of [401, 429, 500]) {
      api.on("POST /api/briefings", () => failure(status, "Later."));
      await outbox.flush();
      expect(outbox.list().map(({ refusal }) => refusal)).toEqual([undefined]);
    }
  });
});

test("a deletion of what is gone already is done", async () => {
  const api = fakeApi({ "DELETE /api/safety/:id": away });
  await outbox.sendOrQueue({ method: "DELETE", path: "/api/safety/7", describe: describeIt });
  api.on("DELETE /api/safety/:id", () => failure(404, "Not found"));
  await outbox.flush();
  expect(outbox.list()).toEqual([]);
});

describe("a conflict", () => {
  async function refused() {
    const api = fakeApi({ "PATCH /api/safety/:id": away, "POST /api/briefings": away });
    await outbox.sendOrQueue(edit("7", "Sam"));
    await outbox.sendOrQueue(create("1"));
    const theirs = { id: "7", title: "Kim", updatedAt: "v2" };
    api.on("PATCH /api/safety/:id", () =>
      json({ error: "Changed.", code: "conflict", current: theirs }, 409),
    );
    api.on("POST /api/briefings", () => json({ id: "1" }, 201));
    await outbox.flush();
    return api;
  }

  test("waits for the person with both versions, and blocks nothing else", async () => {
    const api = await refused();
    expect(api.sent("POST /api/briefings")).toHaveLength(1);
    expect(outbox.list()).toMatchObject([
      { body: { title: "Sam" }, refusal: { status: 409, sentence: "Changed.", current: { title: "Kim" } } },
    ]);
  });

  test("is sent in the place of the other version when the person says so", async () => {
    const api = await refused();
    const [entry] = outbox.list();
    api.on("PATCH /api/safety/:id", () => json({ id: "7", title: "Sam", updatedAt: "v3" }));
    await outbox.sendAgain(entry?.id ?? "");
    expect(api.sent("PATCH /api/safety/:id").at(-1)?.body).toEqual({ title: "Sam", baseUpdatedAt: "v2" });
    expect(outbox.list()).toEqual([]);
  });

  test("goes for good when it is thrown away", async () => {
    await refused();
    outbox.discard(outbox.list()[0]?.id ?? "");
    expect(outbox.list()).toEqual([]);
  });
});

test("of two tabs one sends", async () => {
  const api = fakeApi({ "DELETE /api/safety/:id": away });
  await outbox.sendOrQueue({ method: "DELETE", path: "/api/safety/7", describe: describeIt });
  const answer = heldAnswer();
  api.on("DELETE /api/safety/:id", answer.handler);
  const otherTab = await anotherPage("mara");
  const before = api.requests.length;
  const sending = outbox.flush();
  await otherTab.flush();
  answer.give(noContent());
  await sending;
  expect(api.requests.length - before).toBe(1);
});
