import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { CustomMeditation } from "#shared/custom-meditations/custom-meditations.contract.ts";
import { startTestServer, type TestClient } from "#tests/support/test-server.ts";

const PATH = "/api/custom-meditations";
const NOON = "2026-11-21T12:00:00.000Z";
const UNKNOWN_ID = "01900000-0000-7000-8000-00000000dead";

const clock = controlledClock(NOON);
const server = await startTestServer({ clock });
afterAll(() => server.close());

let mara: TestClient;
let other: TestClient;
beforeEach(async () => {
  clock.advance(Date.parse(NOON) - clock.now().getTime());
  mara = await server.signedIn();
  other = await server.signedIn();
});

const add = (client: TestClient, changes: object = {}) =>
  client.post(PATH, { title: "Body scan", ...changes });
const listed = async (client: TestClient): Promise<CustomMeditation[]> => (await client.get(PATH)).json();

const ADDRESS = "Enter a web address, such as https://example.org.";
const MINUTES = "The minutes are a whole number from 1 to 600.";

describe("adding a meditation", () => {
  test("returns what was stored, and lists it oldest first", async () => {
    const first = await add(mara, {
      title: " Evening sit ",
      url: " www.example.org/sit ",
      durationMinutes: 12,
      notes: " By the window ",
    });
    clock.advance(1000);
    const second = await add(mara, { url: " ", notes: "" });
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(first.json()).toEqual({
      id: expect.any(String),
      title: "Evening sit",
      url: "https://www.example.org/sit",
      durationMinutes: 12,
      notes: "By the window",
      createdAt: NOON,
    });
    expect(second.json()).toMatchObject({ url: null, durationMinutes: null, notes: null });
    expect(await listed(mara)).toEqual([first.json(), second.json()]);
  });

  test.each([
    ["no title", { title: " " }, "title", "The title is missing."],
    ["too long a title", { title: "x".repeat(201) }, "title", "The title can have at most 200 characters."],
    ["a script", { url: "javascript:alert(1)" }, "url", ADDRESS],
    ["a phone number as its link", { url: "tel:988" }, "url", ADDRESS],
    ["an email address as its link", { url: "sam@example.org" }, "url", ADDRESS],
    ["data as its link", { url: "data:text/html,hi" }, "url", ADDRESS],
    ["no length at all", { durationMinutes: 0 }, "durationMinutes", MINUTES],
    ["half a minute", { durationMinutes: 0.5 }, "durationMinutes", MINUTES],
    ["too many minutes", { durationMinutes: 601 }, "durationMinutes", MINUTES],
    ["a length in words", { durationMinutes: "ten" }, "durationMinutes", MINUTES],
    ["too long notes", { notes: "x".repeat(2001) }, "notes", "The notes can have at most 2000 characters."],
  ])("refuses %s with a sentence", async (_what, change, field, message) => {
    const response = await add(mara, change);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: message,
      code: "validation_error",
      fields: { [field]: message },
    });
    expect(await listed(mara)).toEqual([]);
  });
});

describe("changing a meditation", () => {
  test("changes what is sent and nothing else", async () => {
    const meditation = (await add(mara, { url: "https://example.org", durationMinutes: 5 })).json();
    const patch = async (changes: object) => {
      const response = await mara.patch(`${PATH}/${meditation.id}`, changes);
      expect(response.statusCode).toBe(200);
      return response.json();
    };
    expect(await patch({ title: "Longer", durationMinutes: 20 })).toEqual({
      ...meditation,
      title: "Longer",
      durationMinutes: 20,
    });
    expect(await patch({ url: "", durationMinutes: null, notes: "Why" })).toMatchObject({
      title: "Longer",
      url: null,
      durationMinutes: null,
      notes: "Why",
    });
  });

  test.each([
    ["nothing at all", {}, "There's nothing to change."],
    ["an empty title", { title: "" }, "The title is missing."],
    ["a script", { url: "JaVaScRiPt:alert(1)" }, ADDRESS],
  ])("refuses %s with a sentence", async (_what, changes, message) => {
    const meditation = (await add(mara)).json();
    const response = await mara.patch(`${PATH}/${meditation.id}`, changes);
    expect([response.statusCode, response.json().error]).toEqual([400, message]);
    expect(await listed(mara)).toEqual([meditation]);
  });
});

describe("deleting a meditation", () => {
  test("can be undone", async () => {
    const meditation = (await add(mara)).json() as CustomMeditation;
    const response = await mara.delete(`${PATH}/${meditation.id}`);
    expect(response.statusCode).toBe(200);
    expect(await listed(mara)).toEqual([]);
    expect((await other.post(`/api/undo/${response.json().undoId}`)).statusCode).toBe(404);
    expect((await mara.post(`/api/undo/${response.json().undoId}`)).statusCode).toBe(204);
    expect(await listed(mara)).toEqual([meditation]);
  });
});

describe("who may see what", () => {
  test("someone else's meditation is answered exactly like one that does not exist", async () => {
    const meditation = (await add(mara)).json() as CustomMeditation;
    for (const ask of [
      (id: string) => other.patch(`${PATH}/${id}`, { title: "Mine" }),
      (id: string) => other.delete(`${PATH}/${id}`),
    ]) {
      const [theirs, nobodys] = [await ask(meditation.id), await ask(UNKNOWN_ID)];
      expect(theirs.statusCode).toBe(404);
      expect(theirs.json()).toEqual(nobodys.json());
      expect(theirs.json().error).toBe("That meditation isn't here. It may have been deleted.");
    }
    expect(await listed(other)).toEqual([]);
    expect(await listed(mara)).toEqual([meditation]);
  });

  test("a userId in the payload is ignored", async () => {
    const { user } = await server.signedIn();
    const { id } = (await add(mara, { userId: user.id })).json();
    await mara.patch(`${PATH}/${id}`, { title: "Changed", userId: user.id });
    expect(await listed(mara)).toMatchObject([{ id, title: "Changed" }]);
  });

  test.each([
    ["GET", PATH],
    ["POST", PATH],
    ["PATCH", `${PATH}/${UNKNOWN_ID}`],
    ["DELETE", `${PATH}/${UNKNOWN_ID}`],
  ] as const)("%s %s asks a stranger to sign in", async (method, url) => {
    const response = await server.app.inject({ method, url });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: "Please sign in to continue.", code: "unauthenticated" });
  });
});
