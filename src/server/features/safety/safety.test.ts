import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { LogEntry } from "#shared/safety/history.contract.ts";
import { inPlanOrder } from "#shared/safety/plan-order.rules.ts";
import type { SafetyItem } from "#shared/safety/safety.contract.ts";
import { startTestServer, type TestClient } from "#tests/support/test-server.ts";

const START = "2026-11-21T09:00:00.000Z";
const MINUTE_MS = 60_000;
const SAFETY = "/api/safety";

const clock = controlledClock(START);
const server = await startTestServer({ clock });
afterAll(() => server.close());

let mara: Awaited<ReturnType<typeof server.signedIn>>;
beforeEach(async () => {
  clock.advance(Date.parse(START) - clock.now().getTime());
  mara = await server.signedIn();
});

const lookout = { kind: "lookout", mode: "life", title: "Jo", details: "Next door" };
const added = async (client: TestClient, changes: object = {}): Promise<SafetyItem> => {
  const response = await client.post(SAFETY, { ...lookout, ...changes });
  expect(response.statusCode).toBe(201);
  return response.json();
};
const listed = async (client: TestClient, query = ""): Promise<SafetyItem[]> =>
  (await client.get(`${SAFETY}${query}`)).json();
const historyOf = async (client: TestClient, id: string): Promise<LogEntry[]> =>
  (await client.get(`/api/logs?entity=safety&itemId=${id}`)).json();
const shortHistoryOf = async (client: TestClient, id: string) =>
  (await historyOf(client, id)).map(({ field, oldValue, newValue }) => [field, oldValue, newValue]);

describe("adding", () => {
  test("stores what was sent, for the signed-in person", async () => {
    const item = await added(mara, { linkUrl: " tel:+15551234567 ", useAllModes: true });
    expect(item).toEqual({
      ...lookout,
      id: item.id,
      linkUrl: "tel:+15551234567",
      useAllModes: true,
      pinned: false,
      orderIndex: 0,
      confidence: null,
      ownerId: mara.user.id,
      updatedBy: mara.user.id,
      createdAt: START,
      updatedAt: START,
    });
    expect(await listed(mara)).toEqual([item]);
  });

  test.each([
    ["lookout", "New lookout"],
    ["comms", "New communication"],
    ["escape-route", "New escape route"],
    ["safety-zone", "New safety zone"],
  ])("without a title, a %s is called %s", async (kind, title) => {
    const response = await mara.post(SAFETY, { kind, mode: "incident" });
    expect(response.json()).toMatchObject({ kind, mode: "incident", title, details: "", linkUrl: null });
  });

  test("ignores owner and other server fields in the payload", async () => {
    const jo = await server.signedIn();
    const item = await added(mara, {
      userId: jo.user.id,
      ownerId: jo.user.id,
      updatedBy: jo.user.id,
      confidence: 5,
      createdAt: "2020-01-01T00:00:00.000Z",
      updatedAt: "2020-01-01T00:00:00.000Z",
    });
    expect(item).toMatchObject({ ownerId: mara.user.id, updatedBy: mara.user.id, confidence: null });
    expect(item).toMatchObject({ createdAt: START, updatedAt: START });
    expect(await listed(jo)).toEqual([]);
  });

  test("again with the same id returns the stored item and adds no second one", async () => {
    const id = uuidv7();
    const item = await added(mara, { id });
    expect(item.id).toBe(id);
    const again = await mara.post(SAFETY, { ...lookout, id, title: "Someone else" });
    expect([again.statusCode, again.json()]).toEqual([200, item]);
    expect(await listed(mara)).toEqual([item]);
    expect(await shortHistoryOf(mara, id)).toEqual([["created", null, "Jo"]]);
  });

  test("with the same id several times at once adds one item", async () => {
    const id = uuidv7();
    const answers = await Promise.all([1, 2, 3, 4].map(() => mara.post(SAFETY, { ...lookout, id })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 201]);
    expect(await listed(mara)).toHaveLength(1);
    expect(await historyOf(mara, id)).toHaveLength(1);
  });

  test("with an id of someone else's is refused without revealing the owner", async () => {
    const { id } = await added(mara);
    const jo = await server.signedIn();
    const response = await jo.post(SAFETY, { ...lookout, id });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      error: "This item couldn't be saved under its id. Please try again with a new one.",
      code: "id_taken",
    });
    expect(await listed(jo)).toEqual([]);
    expect(await shortHistoryOf(mara, id)).toEqual([["created", null, "Jo"]]);
  });

  test.each([
    ["an unknown kind", { kind: "parachute" }, "kind", /^Choose one of lookout/],
    ["an unknown mode", { mode: "party" }, "mode", /^Choose one of the modes/],
    ["an id that is none", { id: "7" }, "id", /./],
    ["an empty title", { title: "  " }, "title", /^The title is missing/],
    ["a title that is too long", { title: "x".repeat(201) }, "title", /at most 200 characters/],
    ["details that are too long", { details: "x".repeat(4001) }, "details", /at most 4000 characters/],
    ["a link that would run", { linkUrl: "javascript:alert(1)" }, "linkUrl", /^Enter a web address/],
    [
      "the same with spaces and capitals",
      { linkUrl: " JavaScript:alert(1)" },
      "linkUrl",
      /^Enter a web address/,
    ],
    ["the same with a line break", { linkUrl: "java\nscript:alert(1)" }, "linkUrl", /^Enter a web address/],
    ["a data link", { linkUrl: "data:text/html,x" }, "linkUrl", /^Enter a web address/],
    ["a link without a beginning", { linkUrl: "/safety" }, "linkUrl", /^Enter a web address/],
    ["a link that is too long", { linkUrl: `https://e.org/${"x".repeat(2000)}` }, "linkUrl", /at most 2000/],
    ["a word for yes", { useAllModes: "yes" }, "useAllModes", /either on or off/],
  ])("refuses %s with a sentence", async (_what, change, field, sentence) => {
    const response = await mara.post(SAFETY, { ...lookout, ...change });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: "validation_error",
      fields: { [field]: expect.any(String) },
    });
    expect(response.json().fields[field]).toMatch(sentence);
    expect(await listed(mara)).toEqual([]);
  });
});

describe("the list", () => {
  test("is oldest first, and contains a mode's own items and those for all modes", async () => {
    const life = await added(mara, { title: "First" });
    const everywhere = await added(mara, { title: "Second", mode: "business", useAllModes: true });
    clock.advance(MINUTE_MS);
    const comms = await added(mara, { title: "Third", kind: "comms" });
    const incident = await added(mara, { title: "Fourth", mode: "incident" });
    expect(await listed(mara)).toEqual([life, everywhere, comms, incident]);
    expect(await listed(mara, "?mode=life")).toEqual([life, everywhere, comms]);
    expect(await listed(mara, "?mode=incident&kind=lookout")).toEqual([everywhere, incident]);
    expect(await listed(mara, "?kind=comms")).toEqual([comms]);
    expect(await listed(mara, "?kind=safety-zone&mode=life")).toEqual([]);
  });

  test.each([
    ["mode=party", "mode"],
    ["kind=parachute", "kind"],
    ["mode=life&mode=business", "mode"],
  ])("refuses %s with a sentence", async (query, field) => {
    const response = await mara.get(`${SAFETY}?${query}`);
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });
});

describe("changing", () => {
  test("changes the sent fields, and increases the version even within a millisecond", async () => {
    const item = await added(mara);
    const first = await mara.patch(`${SAFETY}/${item.id}`, { title: "Jo Park", linkUrl: "sms:+15551234567" });
    expect([first.statusCode, first.json()]).toEqual([
      200,
      {
        ...item,
        title: "Jo Park",
        linkUrl: "sms:+15551234567",
        updatedAt: "2026-11-21T09:00:00.001Z",
      },
    ]);
    const second = await mara.patch(`${SAFETY}/${item.id}`, { useAllModes: true, linkUrl: "" });
    expect(second.json()).toMatchObject({ linkUrl: null, useAllModes: true });
    expect(second.json().updatedAt).toBe("2026-11-21T09:00:00.002Z");
    clock.advance(-MINUTE_MS);
    const third = await mara.patch(`${SAFETY}/${item.id}`, { details: "" });
    expect(third.json().updatedAt).toBe("2026-11-21T09:00:00.003Z");
    expect(await listed(mara)).toEqual([third.json()]);
  });

  test("nothing leaves version and history unchanged, whatever the base version", async () => {
    const item = await added(mara);
    clock.advance(MINUTE_MS);
    const { title, details, linkUrl, useAllModes } = item;
    for (const base of [
      {},
      { baseUpdatedAt: item.updatedAt },
      { baseUpdatedAt: "2026-01-01T00:00:00.000Z" },
    ]) {
      const same = { title: ` ${title} `, details, linkUrl, useAllModes, ...base };
      const response = await mara.patch(`${SAFETY}/${item.id}`, same);
      expect([response.statusCode, response.json()]).toEqual([200, item]);
    }
    expect(await historyOf(mara, item.id)).toHaveLength(1);
  });

  test("based on an older version is refused, with the current item", async () => {
    const item = await added(mara);
    const path = `${SAFETY}/${item.id}`;
    const theirs = await mara.patch(path, { title: "From the phone", baseUpdatedAt: item.updatedAt });
    expect(theirs.statusCode).toBe(200);
    for (const baseUpdatedAt of [item.updatedAt, theirs.json().updatedAt.replace("Z", "5Z")]) {
      const mine = await mara.patch(path, { title: "From the desk", baseUpdatedAt });
      expect(mine.statusCode).toBe(409);
      expect(mine.json()).toEqual({
        error: "This was changed somewhere else since you opened it. Nothing was overwritten.",
        code: "conflict",
        current: theirs.json(),
      });
    }
    expect(await listed(mara)).toEqual([theirs.json()]);
    expect(await historyOf(mara, item.id)).toHaveLength(2);
    const settled = await mara.patch(path, {
      title: "From the desk",
      baseUpdatedAt: theirs.json().updatedAt,
    });
    expect([settled.statusCode, settled.json().title]).toEqual([200, "From the desk"]);
  });

  test("the same version many times in parallel succeeds exactly once", async () => {
    const item = await added(mara);
    const titles = ["a", "b", "c", "d", "e", "f"];
    const answers = await Promise.all(
      titles.map((title) => mara.patch(`${SAFETY}/${item.id}`, { title, baseUpdatedAt: item.updatedAt })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect(await listed(mara)).toEqual([winner]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(answer.json().current).toEqual(winner);
    }
    expect(await shortHistoryOf(mara, item.id)).toEqual([
      ["title", "Jo", winner.title],
      ["created", null, "Jo"],
    ]);
  });

  test("without a base version succeeds every time", async () => {
    const item = await added(mara);
    const answers = await Promise.all(
      ["a", "b", "c", "d"].map((title) => mara.patch(`${SAFETY}/${item.id}`, { title })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().updatedAt)).size).toBe(4);
    const [newest] = answers
      .map((answer) => answer.json())
      .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
    expect(await listed(mara)).toEqual([newest]);
  });

  test("ignores fields that cannot be changed", async () => {
    const jo = await server.signedIn();
    const item = await added(mara);
    const response = await mara.patch(`${SAFETY}/${item.id}`, {
      title: "Kim",
      userId: jo.user.id,
      ownerId: jo.user.id,
      updatedBy: jo.user.id,
      kind: "comms",
      mode: "business",
      updatedAt: "2030-01-01T00:00:00.000Z",
      id: uuidv7(),
    });
    expect(response.json()).toEqual({ ...item, title: "Kim", updatedAt: response.json().updatedAt });
    expect(response.json().updatedAt < "2027").toBe(true);
    expect(await listed(jo)).toEqual([]);
  });

  test.each([
    ["nothing", {}, undefined],
    ["a version alone", { baseUpdatedAt: START }, undefined],
    ["only what cannot be changed", { kind: "comms" }, undefined],
    ["an empty title", { title: "" }, "title"],
    ["a title that is too long", { title: "x".repeat(201) }, "title"],
    ["details that are too long", { details: "x".repeat(4001) }, "details"],
    ["a link that would run", { linkUrl: "javascript:alert(1)" }, "linkUrl"],
    ["a data link", { linkUrl: "data:text/html,x" }, "linkUrl"],
    ["a relative link", { linkUrl: "//example.org" }, "linkUrl"],
    ["a version that is no moment", { title: "Kim", baseUpdatedAt: "yesterday" }, "baseUpdatedAt"],
  ])("refuses %s with a sentence", async (_what, change, field) => {
    const item = await added(mara);
    const response = await mara.patch(`${SAFETY}/${item.id}`, change);
    expect([response.statusCode, response.json().code]).toEqual([400, "validation_error"]);
    expect(Object.keys(response.json().fields ?? {})).toEqual(field ? [field] : []);
    expect(await listed(mara)).toEqual([item]);
  });
});

describe("the person's own order", () => {
  const ORDER = `${SAFETY}/order`;
  const inOrder = async (query: string) =>
    inPlanOrder(await listed(mara, `?kind=lookout&${query}`)).map(({ title }) => title);
  const ids = (...items: SafetyItem[]) => items.map(({ id }) => id);

  test("rearranges one list of a mode; items that this mode doesn't show keep their places", async () => {
    const a = await added(mara, { title: "A" });
    const b = await added(mara, { title: "B", mode: "incident" });
    const c = await added(mara, { title: "C", useAllModes: true });
    const d = await added(mara, { title: "D" });
    await added(mara, { title: "A route", kind: "escape-route" });
    const answer = await mara.put(ORDER, { kind: "lookout", mode: "life", ids: ids(d, a, c) });
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    expect(await inOrder("")).toEqual(["D", "B", "A", "C"]);
    expect(await inOrder("mode=life")).toEqual(["D", "A", "C"]);
    expect((await mara.put(ORDER, { kind: "lookout", mode: "incident", ids: ids(c, b) })).statusCode).toBe(
      204,
    );
    expect(await inOrder("")).toEqual(["D", "C", "A", "B"]);

    await added(mara, { title: "E" });
    expect(await inOrder("mode=life")).toEqual(["D", "C", "A", "E"]);
    const versions = (await listed(mara)).map(({ updatedAt }) => updatedAt);
    expect(new Set(versions)).toEqual(new Set([START]));
    expect(await historyOf(mara, a.id)).toHaveLength(1);
  });

  test("is refused for anything but the current list, and then nothing moves", async () => {
    const a = await added(mara, { title: "A" });
    const b = await added(mara, { title: "B" });
    const elsewhere = await added(mara, { title: "C", mode: "incident" });
    const jo = await server.signedIn();
    const theirs = await added(jo);
    for (const wrong of [ids(b), ids(b, a, a), ids(b, a, elsewhere), ids(b, theirs), [b.id, uuidv7()], []]) {
      const answer = await mara.put(ORDER, { kind: "lookout", mode: "life", ids: wrong });
      expect([answer.statusCode, answer.json().code]).toEqual([409, "stale_order"]);
    }
    expect((await mara.put(ORDER, { kind: "parachute", mode: "life", ids: [] })).statusCode).toBe(400);
    expect((await mara.put(ORDER, { kind: "lookout", mode: "life", ids: ["7"] })).statusCode).toBe(400);
    expect(await inOrder("mode=life")).toEqual(["A", "B"]);
    expect(await listed(jo)).toEqual([theirs]);
  });

  test("has pinned items first; pinning makes no version, no history and no conflict", async () => {
    const a = await added(mara, { title: "A" });
    const b = await added(mara, { title: "B" });
    clock.advance(MINUTE_MS);
    const pinned = await mara.patch(`${SAFETY}/${b.id}`, {
      pinned: true,
      baseUpdatedAt: "2020-01-01T00:00:00.000Z",
    });
    expect([pinned.statusCode, pinned.json()]).toEqual([200, { ...b, pinned: true }]);
    expect(await inOrder("mode=life")).toEqual(["B", "A"]);
    const renamed = await mara.patch(`${SAFETY}/${b.id}`, { title: "Bo", baseUpdatedAt: b.updatedAt });
    expect(renamed.json()).toMatchObject({ title: "Bo", pinned: true });
    const both = await mara.patch(`${SAFETY}/${b.id}`, { details: "Here", pinned: false });
    expect(both.json()).toMatchObject({ title: "Bo", details: "Here", pinned: false });
    expect(await inOrder("mode=life")).toEqual(["A", "Bo"]);
    expect((await shortHistoryOf(mara, b.id)).map(([field]) => field)).not.toContain("pinned");
    expect((await mara.patch(`${SAFETY}/${a.id}`, { pinned: "yes" })).json().fields.pinned).toMatch(
      /on or off/,
    );
  });

  test("outlives deleting with Undo, and orders the exported plan", async () => {
    const a = await added(mara, { title: "A" });
    const b = await added(mara, { title: "B" });
    const c = await added(mara, { title: "C" });
    await mara.put(ORDER, { kind: "lookout", mode: "life", ids: ids(b, a, c) });
    await mara.patch(`${SAFETY}/${c.id}`, { pinned: true });
    const { undoId } = (await mara.delete(`${SAFETY}/${b.id}`)).json();
    expect((await mara.post(`/api/undo/${undoId}`)).statusCode).toBe(204);
    expect(await inOrder("mode=life")).toEqual(["C", "B", "A"]);
    const plan = (await mara.get("/api/export/safety?mode=life")).body;
    expect(plan.match(/### [ABC]$/gm)).toEqual(["### C", "### B", "### A"]);
  });
});

describe("deleting", () => {
  test("can be undone, with its version and its history", async () => {
    const item = await added(mara, { useAllModes: true });
    const deleted = await mara.delete(`${SAFETY}/${item.id}`);
    expect(deleted.statusCode).toBe(200);
    expect(await listed(mara)).toEqual([]);
    const undo = `/api/undo/${deleted.json().undoId}`;
    const jo = await server.signedIn();
    expect((await jo.post(undo)).statusCode).toBe(404);
    expect((await mara.post(undo)).statusCode).toBe(204);
    expect(await listed(mara)).toEqual([item]);
    expect(await shortHistoryOf(mara, item.id)).toEqual([
      ["restored", null, "Jo"],
      ["deleted", "Jo", null],
      ["created", null, "Jo"],
    ]);
    expect((await mara.post(undo)).statusCode).toBe(404);
    expect(await historyOf(mara, item.id)).toHaveLength(3);
  });

  test("is undone once by parallel calls", async () => {
    const item = await added(mara);
    const { undoId } = (await mara.delete(`${SAFETY}/${item.id}`)).json();
    const answers = await Promise.all([1, 2, 3, 4].map(() => mara.post(`/api/undo/${undoId}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404, 404, 404]);
    expect(await historyOf(mara, item.id)).toHaveLength(3);
  });

  test("cannot be undone when the id was used again, which leaves no trace in the history", async () => {
    const item = await added(mara);
    const { undoId } = (await mara.delete(`${SAFETY}/${item.id}`)).json();
    clock.advance(MINUTE_MS);
    const again = await added(mara, { id: item.id, title: "Kim" });
    expect((await mara.post(`/api/undo/${undoId}`)).statusCode).toBe(204);
    expect(await listed(mara)).toEqual([again]);
    expect((await shortHistoryOf(mara, item.id))[0]).toEqual(["created", null, "Kim"]);
  });
});

describe("the history", () => {
  test("lists changes with time, newest first, each field with both values", async () => {
    const item = await added(mara);
    clock.advance(MINUTE_MS);
    await mara.patch(`${SAFETY}/${item.id}`, { title: "Kim", linkUrl: "tel:911", useAllModes: true });
    const entries = await historyOf(mara, item.id);
    expect(entries.map(({ field, oldValue, newValue }) => [field, oldValue, newValue])).toEqual([
      ["useAllModes", "false", "true"],
      ["linkUrl", null, "tel:911"],
      ["title", "Jo", "Kim"],
      ["created", null, "Jo"],
    ]);
    expect(entries[2]).toEqual({
      id: expect.any(String),
      entity: "safety",
      itemId: item.id,
      field: "title",
      oldValue: "Jo",
      newValue: "Kim",
      mode: "life",
      createdAt: "2026-11-21T09:01:00.000Z",
    });
  });

  test("records a text saved while typing once, with the first old value and the last new one", async () => {
    const { id } = await added(mara);
    const save = (details: string) => mara.patch(`${SAFETY}/${id}`, { details });
    for (const details of ["K", "Ki", "Kim", "Kim, 555"]) {
      clock.advance(MINUTE_MS);
      await save(details);
    }
    clock.advance(11 * MINUTE_MS);
    await save("Kim, 555 0100");
    const changes = async () =>
      (await historyOf(mara, id)).map(({ field, oldValue, newValue }) => [field, oldValue, newValue]);
    const typed = ["details", "Next door", "Kim, 555"];
    expect(await changes()).toEqual([
      ["details", "Kim, 555", "Kim, 555 0100"],
      typed,
      ["created", null, "Jo"],
    ]);
    // Reverted at once, so there is no change.
    await save("Kim, 555");
    expect(await changes()).toEqual([typed, ["created", null, "Jo"]]);
  });

  test("begins a new change after an entry of the person's own", async () => {
    const { id } = await added(mara);
    await mara.patch(`${SAFETY}/${id}`, { details: "Kim" });
    await mara.post("/api/logs", { entity: "safety", itemId: id, field: "Asked her, she agreed" });
    await mara.patch(`${SAFETY}/${id}`, { details: "Something worse" });
    const [newest] = await historyOf(mara, id);
    expect(newest).toMatchObject({ field: "details", oldValue: "Kim", newValue: "Something worse" });
  });

  test("accepts a person's own entries, sorted after everything before them", async () => {
    const { id } = await added(mara);
    await mara.patch(`${SAFETY}/${id}`, { title: "Kim" });
    const entry = {
      entity: "safety",
      itemId: id,
      field: "details",
      oldValue: "a",
      newValue: "b",
      mode: "incident",
    };
    const logged = await mara.post("/api/logs", {
      ...entry,
      userId: uuidv7(),
      createdAt: "2020-01-01T00:00:00Z",
    });
    expect([logged.statusCode, logged.json()]).toEqual([
      201,
      { ...entry, id: expect.any(String), createdAt: "2026-11-21T09:00:00.001Z" },
    ]);
    const noted = await mara.post("/api/logs", { entity: "safety", itemId: id, field: "Called Kim" });
    expect(noted.json()).toMatchObject({ oldValue: null, newValue: null, mode: "life" });
    expect((await historyOf(mara, id)).slice(0, 2)).toEqual([noted.json(), logged.json()]);
  });

  test("is kept for a deleted item, but accepts no more entries", async () => {
    const { id } = await added(mara);
    await mara.delete(`${SAFETY}/${id}`);
    expect((await shortHistoryOf(mara, id))[0]).toEqual(["deleted", "Jo", null]);
    const late = await mara.post("/api/logs", { entity: "safety", itemId: id, field: "note" });
    expect(late.statusCode).toBe(404);
  });

  test.each([
    ["another entity", { entity: "risk" }, "entity"],
    ["an id that is none", { itemId: "7" }, "itemId"],
    ["no field", { field: " " }, "field"],
    ["a field that is too long", { field: "x".repeat(61) }, "field"],
    ["a word that is the server's", { field: "deleted" }, "field"],
    ["a value that is too long", { newValue: "x".repeat(4001) }, "newValue"],
    ["an unknown mode", { mode: "party" }, "mode"],
  ])("refuses %s with a sentence", async (_what, change, field) => {
    const { id } = await added(mara);
    const response = await mara.post("/api/logs", { entity: "safety", itemId: id, field: "note", ...change });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
    expect(await historyOf(mara, id)).toHaveLength(1);
  });

  test.each([
    "entity=safety",
    "entity=risk&itemId=0192b0a0-0000-7000-8000-000000000001",
    "entity=safety&itemId=7",
  ])("refuses to look for %s", async (query) => {
    expect((await mara.get(`/api/logs?${query}`)).statusCode).toBe(400);
  });
});

describe("someone else's item", () => {
  test("is answered in every call like one that does not exist", async () => {
    const item = await added(mara);
    const jo = await server.signedIn();
    const calls = (id: string) => [
      jo.patch(`${SAFETY}/${id}`, { title: "Mine" }),
      jo.patch(`${SAFETY}/${id}`, { title: "Mine", baseUpdatedAt: item.updatedAt }),
      jo.patch(`${SAFETY}/${id}`, { pinned: true }),
      jo.delete(`${SAFETY}/${id}`),
      jo.get(`/api/logs?entity=safety&itemId=${id}`),
      jo.post("/api/logs", { entity: "safety", itemId: id, field: "note" }),
    ];
    const theirs = await Promise.all(calls(item.id));
    const nobodys = await Promise.all(calls(uuidv7()));
    expect(theirs.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(theirs.map((response) => response.json())).toEqual(nobodys.map((response) => response.json()));
    expect(await listed(mara)).toEqual([item]);
    expect(await historyOf(mara, item.id)).toHaveLength(1);
    expect(await listed(jo)).toEqual([]);
  });

  test("an invalid id is not found", async () => {
    expect((await mara.patch(`${SAFETY}/7`, { title: "x" })).statusCode).toBe(404);
    expect((await mara.delete(`${SAFETY}/../me`)).statusCode).toBe(404);
  });
});

test("a stranger is asked to sign in", async () => {
  const { id } = await added(mara);
  const stranger = server.anonymous();
  const answers = await Promise.all([
    stranger.get(SAFETY),
    stranger.post(SAFETY, lookout),
    stranger.patch(`${SAFETY}/${id}`, { title: "x" }),
    stranger.put(`${SAFETY}/order`, {}),
    stranger.delete(`${SAFETY}/${id}`),
    stranger.get(`/api/logs?entity=safety&itemId=${id}`),
    stranger.post("/api/logs", {}),
    stranger.get("/api/lces"),
    stranger.get("/api/lces/completeness"),
    stranger.get("/api/lces/trend"),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 401));
});
