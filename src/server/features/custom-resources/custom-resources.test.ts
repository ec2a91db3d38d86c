import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { CustomResource } from "#shared/custom-resources/custom-resources.contract.ts";
import { startTestServer, type TestClient } from "#tests/support/test-server.ts";

const PATH = "/api/custom-resources";
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

const add = (client: TestClient, changes: object = {}) => client.post(PATH, { name: "Dr. Lee", ...changes });
const listed = async (client: TestClient): Promise<CustomResource[]> => (await client.get(PATH)).json();

const ADDRESS = "Enter a web address such as https://example.org, or an email address.";
const PHONE = "Enter a phone number in digits, such as 988 or +1 555 0100.";

describe("adding a resource", () => {
  test("returns what was stored, and lists it oldest first", async () => {
    const first = await add(mara, {
      name: " Dr. Lee ",
      url: "lee@example.org",
      phone: " +1 (555) 010-0123 ",
      description: " Tuesdays ",
      category: "therapy",
    });
    clock.advance(1000);
    const second = await add(mara, { url: "", phone: " ", description: "" });
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(first.json()).toEqual({
      id: expect.any(String),
      name: "Dr. Lee",
      url: "mailto:lee@example.org",
      phone: "+1 (555) 010-0123",
      description: "Tuesdays",
      category: "therapy",
      createdAt: NOON,
    });
    expect(second.json()).toMatchObject({ url: null, phone: null, description: null, category: "other" });
    expect(await listed(mara)).toEqual([first.json(), second.json()]);
  });

  test.each([
    ["no name", { name: " " }, "name", "The name is missing."],
    ["too long a name", { name: "x".repeat(201) }, "name", "The name can have at most 200 characters."],
    ["a script", { url: "javascript:alert(1)" }, "url", ADDRESS],
    ["a file as its link", { url: "file:///etc/passwd" }, "url", ADDRESS],
    ["words as a phone number", { phone: "call Jo" }, "phone", PHONE],
    ["a script as a phone number", { phone: "javascript:alert(1)" }, "phone", PHONE],
    ["too short a phone number", { phone: "12" }, "phone", PHONE],
    [
      "an unknown category",
      { category: "pets" },
      "category",
      "Choose a category: crisis, meditation, therapy, spiritual or other.",
    ],
    [
      "too long a description",
      { description: "x".repeat(2001) },
      "description",
      "The description can have at most 2000 characters.",
    ],
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

describe("changing a resource", () => {
  test("changes what is sent and nothing else", async () => {
    const resource = (await add(mara, { phone: "988", category: "crisis" })).json();
    const patch = async (changes: object) => {
      const response = await mara.patch(`${PATH}/${resource.id}`, changes);
      expect(response.statusCode).toBe(200);
      return response.json();
    };
    expect(await patch({ name: "The lifeline" })).toEqual({ ...resource, name: "The lifeline" });
    expect(await patch({ phone: "", url: "988lifeline.org", category: "other" })).toMatchObject({
      name: "The lifeline",
      phone: null,
      url: "https://988lifeline.org",
      category: "other",
    });
  });

  test.each([
    ["nothing at all", {}, "There's nothing to change."],
    ["an empty name", { name: "" }, "The name is missing."],
    ["a script", { url: "vbscript:x" }, ADDRESS],
  ])("refuses %s with a sentence", async (_what, changes, message) => {
    const resource = (await add(mara)).json();
    const response = await mara.patch(`${PATH}/${resource.id}`, changes);
    expect([response.statusCode, response.json().error]).toEqual([400, message]);
    expect(await listed(mara)).toEqual([resource]);
  });
});

describe("deleting a resource", () => {
  test("can be undone", async () => {
    const resource = (await add(mara)).json() as CustomResource;
    const response = await mara.delete(`${PATH}/${resource.id}`);
    expect(response.statusCode).toBe(200);
    expect(await listed(mara)).toEqual([]);
    expect((await other.post(`/api/undo/${response.json().undoId}`)).statusCode).toBe(404);
    expect((await mara.post(`/api/undo/${response.json().undoId}`)).statusCode).toBe(204);
    expect(await listed(mara)).toEqual([resource]);
  });
});

describe("who may see what", () => {
  test("someone else's resource is answered exactly like one that does not exist", async () => {
    const resource = (await add(mara)).json() as CustomResource;
    for (const ask of [
      (id: string) => other.patch(`${PATH}/${id}`, { name: "Mine" }),
      (id: string) => other.delete(`${PATH}/${id}`),
    ]) {
      const [theirs, nobodys] = [await ask(resource.id), await ask(UNKNOWN_ID)];
      expect(theirs.statusCode).toBe(404);
      expect(theirs.json()).toEqual(nobodys.json());
      expect(theirs.json().error).toBe("That resource isn't here. It may have been deleted.");
    }
    expect(await listed(other)).toEqual([]);
    expect(await listed(mara)).toEqual([resource]);
  });

  test("a userId in the payload is ignored", async () => {
    const { user } = await server.signedIn();
    const { id } = (await add(mara, { userId: user.id })).json();
    await mara.patch(`${PATH}/${id}`, { name: "Changed", userId: user.id });
    expect(await listed(mara)).toMatchObject([{ id, name: "Changed" }]);
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
