import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Briefing, HANDOVER_PATHS } from "#shared/handover/handover.contract.ts";
import { SAFETY_PATHS, type SafetyItem } from "#shared/safety/safety.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { TEST_USER } from "#tests/support/render-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";
import { sessionStore } from "#web/platform/session/session.ts";
import { ownToday } from "#web/platform/time/own-day.ts";
import { outbox } from "./outbox.ts";
import type { Change } from "./outbox-queue.ts";

const CREATE = `POST ${HANDOVER_PATHS.list}`;
const EDIT = "PATCH /api/safety/:id";
const REMOVE = "DELETE /api/safety/:id";
const MARA = TEST_USER.id;
const JO = sampleId(99);

const item = SAFETY_PATHS.one(sampleId(7));
let baseUpdatedAt: string;

const describeIt = { title: "A change", labels: { title: "Title" } };
const create = (number: number, opPeriod = ownToday()): Change => ({
  method: "POST",
  path: HANDOVER_PATHS.list,
  body: { id: sampleId(number), opPeriod, whatChanged: "c", whatPersists: "p", onePriority: "o" },
  describe: describeIt,
});
/** Changes the title of the item as it was stored first. */
const edit = (title: string): Change => ({
  method: "PATCH",
  path: item,
  body: { title, baseUpdatedAt },
  describe: describeIt,
});
const remove: Change = { method: "DELETE", path: item, describe: describeIt };

const waiting = () => outbox.list().map(({ path }) => path);
const created = async () => (await api.get<Briefing[]>(HANDOVER_PATHS.list)).map(({ id }) => id).sort();
const storedTitle = async () => (await api.get<SafetyItem[]>(SAFETY_PATHS.list))[0]?.title;

/** Starts a page in which this person is signed in. */
const startPage = (id: string | null, store = sessionStore) =>
  store.setState({ ...store.getInitialState(), user: id === null ? null : { ...TEST_USER, id } });

/** The outbox of another page in the same browser: a second tab, or this one after a restart. */
async function anotherPage(id: string) {
  vi.resetModules();
  const [{ outbox: other }, { sessionStore: store }] = await Promise.all([
    import("./outbox.ts"),
    import("#web/platform/session/session.ts"),
  ]);
  startPage(id, store);
  return other;
}

beforeEach(async () => {
  startPage(MARA);
  const newItem = { id: sampleId(7), kind: "lookout", mode: "life", title: "Al" };
  ({ updatedAt: baseUpdatedAt } = await api.post<SafetyItem>(SAFETY_PATHS.list, newItem));
});
afterEach(() => {
  startPage(null);
  localStorage.clear();
  vi.resetModules();
});

describe("with a connection", () => {
  test("a change is sent at once, and nothing is kept", async () => {
    expect(await outbox.sendOrQueue(create(1))).toMatchObject({ isSent: true, answer: { id: sampleId(1) } });
    expect(outbox.list()).toEqual([]);
  });

  test("a refusal is thrown to the caller, and nothing is kept", async () => {
    await expect(outbox.sendOrQueue(create(1, "2999-01-01"))).rejects.toMatchObject({ status: 400 });
    expect(outbox.list()).toEqual([]);
  });
});

describe("without one", () => {
  test.each([
    ["no response", () => api.disconnect()],
    ["a proxy's 503", () => api.fail("*", 503, "Away")],
  ])("and with %s, changes wait and are sent once, in their order", async (_how, goOffline) => {
    goOffline();
    expect((await outbox.sendOrQueue(create(1))).isSent).toBe(false);
    await outbox.sendOrQueue(edit("Jo"));
    await outbox.sendOrQueue(create(2));
    await outbox.sendOrQueue(edit("Jo and Sam"));
    expect(outbox.list()).toHaveLength(3);

    const before = api.sent().length;
    api.restore();
    await Promise.all([outbox.flush(), outbox.flush()]);
    expect(api.bodies().slice(before)).toEqual([
      create(1).body,
      { title: "Jo and Sam", baseUpdatedAt },
      create(2).body,
    ]);
    expect(outbox.list()).toEqual([]);
    expect(await storedTitle()).toBe("Jo and Sam");
  });

  test("they survive a restart, and belong to one person", async () => {
    api.disconnect();
    await outbox.sendOrQueue(create(1));
    startPage(JO);
    expect(outbox.list()).toEqual([]);
    const restarted = await anotherPage(MARA);
    expect(restarted.list().map(({ body }) => body?.id)).toEqual([sampleId(1)]);
  });

  test("W4: one that always fails on the server stops nothing else, and is kept", async () => {
    api.disconnect();
    await outbox.sendOrQueue(edit("Jo"));
    await outbox.sendOrQueue(create(1));
    api.restore();
    api.fail(EDIT, 500, "Broken.");
    await outbox.flush();
    expect(outbox.list().map(({ path, tries }) => [path, tries])).toEqual([[item, 1]]);
    expect((await outbox.sendOrQueue(create(2))).isSent).toBe(true);
    expect((await outbox.sendOrQueue(edit("Jo and Sam"))).isSent).toBe(false);
    expect(outbox.list()).toHaveLength(1);
    expect(await created()).toEqual([sampleId(1), sampleId(2)]);
  });

  test("W4: one that gets no response from a reachable server stops nothing else either", async () => {
    api.disconnect();
    await outbox.sendOrQueue(edit("Jo"));
    await outbox.sendOrQueue(create(1));
    api.restore();
    api.disconnect(EDIT);
    await outbox.flush();
    expect(waiting()).toEqual([item]);
  });

  test("one that the free plan has no room for stops nothing else, and is kept with the reason", async () => {
    api.disconnect();
    await outbox.sendOrQueue(edit("Jo"));
    await outbox.sendOrQueue(create(1));
    api.restore();
    api.fail(EDIT, 402, "The free plan is full.");
    await outbox.flush();
    expect(await created()).toEqual([sampleId(1)]);
    expect(outbox.list()).toMatchObject([
      { body: { title: "Jo" }, refusal: { status: 402, sentence: "The free plan is full." } },
    ]);
  });

  test("W1: they wait for their person when somebody else is signed in by now", async () => {
    const signInAgain = await api.changePerson();
    expect((await outbox.sendOrQueue(create(1))).isSent).toBe(false);
    expect(sessionStore.getState().end).toEqual({ reason: "other-person", username: null });
    const before = api.sent().length;
    await outbox.flush();
    await expect(outbox.sendOrQueue(create(2))).resolves.toMatchObject({ isSent: false });
    expect(api.sent()).toHaveLength(before);
    expect(await created()).toEqual([]);
    signInAgain();
    await (await anotherPage(MARA)).flush();
    expect(await created()).toEqual([sampleId(1), sampleId(2)]);
  });

  test("W3: an expired session is reported, and another page can send them", async () => {
    api.disconnect();
    await outbox.sendOrQueue(create(1));
    api.restore();
    api.fail(CREATE, 401, "Sign in.");
    await outbox.flush();
    expect(sessionStore.getState().isExpired).toBe(true);
    api.restore(CREATE);
    await (await anotherPage(MARA)).flush();
    expect(await created()).toEqual([sampleId(1)]);
  });

  test("an expired session or a busy server leaves them waiting", async () => {
    api.disconnect();
    await outbox.sendOrQueue(create(1));
    api.restore();
    for (const status of [401, 429, 500]) {
      api.fail(CREATE, status, "Later.");
      await outbox.flush();
      expect(outbox.list().map(({ refusal }) => refusal)).toEqual([undefined]);
    }
  });
});

test("a deletion of what is already gone is done", async () => {
  api.disconnect();
  await outbox.sendOrQueue(remove);
  await api.delete(item);
  api.restore();
  await outbox.flush();
  expect(outbox.list()).toEqual([]);
});

describe("a conflict", () => {
  beforeEach(async () => {
    api.disconnect();
    await outbox.sendOrQueue(edit("Sam"));
    await outbox.sendOrQueue(create(1));
    await api.patch(item, { title: "Kim" });
    api.restore();
    await outbox.flush();
  });

  test("waits for the person with both versions, and blocks nothing else", async () => {
    expect(await created()).toEqual([sampleId(1)]);
    expect(outbox.list()).toMatchObject([
      { body: { title: "Sam" }, refusal: { status: 409, current: { title: "Kim" } } },
    ]);
  });

  test("is sent in place of the other version when the person says so", async () => {
    await outbox.sendAgain(outbox.list()[0]?.id ?? "");
    expect(await storedTitle()).toBe("Sam");
    expect(outbox.list()).toEqual([]);
  });

  test("is gone for good once discarded", async () => {
    outbox.discard(outbox.list()[0]?.id ?? "");
    expect(outbox.list()).toEqual([]);
    await api.settled();
    expect(await storedTitle()).toBe("Kim");
  });
});

test("of two tabs one sends", async () => {
  api.disconnect();
  await outbox.sendOrQueue(remove);
  api.restore();
  const held = api.hold(REMOVE);
  const otherTab = await anotherPage(MARA);
  const before = api.sent().length;
  const sending = outbox.flush();
  await otherTab.flush();
  held.release();
  await sending;
  expect(api.sent().length - before).toBe(1);
});
