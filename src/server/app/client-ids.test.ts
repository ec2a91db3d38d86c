import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type TestClient } from "#tests/support/test-server.ts";

const server = await startTestServer();
afterAll(() => server.close());

let mara: TestClient;
let other: TestClient;
beforeEach(async () => {
  mara = await server.signedIn();
  other = await server.signedIn();
});

const objective = { title: "Move house", specific: "To Leeds", measurable: "Keys", pillar: "Peace" };

/** Every record that accepts an id made by the client: where to send it, its body, and where it is listed. */
const CREATED = [
  ["an objective", "/api/objectives", objective, "/api/objectives"],
  ["a boundary", "/api/boundaries", { name: "Evenings", statement: "No calls." }, "/api/boundaries"],
  [
    "an ISAP session",
    "/api/isap",
    {
      situation: "The lease ends",
      consciousness: ["a", "b", "c"],
      clarity: ["Peace"],
      control: { people: "Sam", time: "", budget: "", skills: "" },
      cadence: "daily",
    },
    "/api/isap",
  ],
  ["an instant plan", "/api/instant-plan", { sentence: "Paint the fence" }, "/api/objectives"],
  ["a check-in", "/api/wellness-checks", { energy: "Low", stress: 3, mood: "Up" }, "/api/wellness-checks"],
  [
    "a handover",
    "/api/briefings",
    { opPeriod: "2026-01-05", whatChanged: "a", whatPersists: "b", onePriority: "c" },
    "/api/briefings",
  ],
  ["a risk", "/api/risks", { hazard: "Ice on the stairs" }, "/api/risks"],
  ["a safety item", "/api/safety", { kind: "lookout", mode: "life" }, "/api/safety"],
  ["a meditation", "/api/custom-meditations", { title: "Body scan" }, "/api/custom-meditations"],
  ["a resource", "/api/custom-resources", { name: "Dr. Lee" }, "/api/custom-resources"],
  ["a trigger point", "/api/triggers", { metric: "Savings", threshold: "500" }, "/api/triggers"],
] as const;

describe.each(CREATED)("%s with an id made by the client", (_what, path, body, list) => {
  const idsOf = async (client: TestClient) =>
    ((await client.get(list)).json() as { id: string }[]).map(({ id }) => id);

  test("is stored once, even when sent repeatedly or in parallel", async () => {
    const id = uuidv7();
    const answers = await Promise.all([1, 2, 3].map(() => mara.post(path, { ...body, id })));
    const again = await mara.post(path, { ...body, id: id.toUpperCase() });
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    expect(again.statusCode).toBe(200);
    for (const answer of answers) expect(answer.json()).toEqual(again.json());
    expect(await idsOf(mara)).toEqual([id]);
  });

  test("is refused when the id is somebody else's, whose record stays unchanged", async () => {
    const id = uuidv7();
    await other.post(path, { ...body, id });
    const stored = (await other.get(list)).json();
    const response = await mara.post(path, { ...body, id });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: "id_taken", error: expect.stringMatching(/\.$/) });
    expect(await idsOf(mara)).toEqual([]);
    expect((await other.get(list)).json()).toEqual(stored);
  });

  test("is refused with a sentence when the id is not a UUID", async () => {
    const response = await mara.post(path, { ...body, id: "first" });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "validation_error", fields: { id: "An id is a UUID." } });
  });
});

describe("a milestone with an id made by the client", () => {
  const add = (client: TestClient, objectiveId: string, id: string) =>
    client.post(`/api/objectives/${objectiveId}/milestones`, { id, title: "Pack" });
  const newObjective = async (client: TestClient): Promise<string> =>
    (await client.post("/api/objectives", objective)).json().id;

  test("is stored once, and keeps its place when it is sent again", async () => {
    const [first, second, id] = [await newObjective(mara), await newObjective(mara), uuidv7()];
    const answers = await Promise.all([1, 2, 3].map(() => add(mara, first, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    expect((await mara.get(`/api/objectives/${first}/milestones`)).json()).toEqual([answers[0]?.json()]);
    expect((await add(mara, second, id)).json()).toMatchObject({ code: "id_taken" });
    expect((await add(other, await newObjective(other), id)).json()).toMatchObject({ code: "id_taken" });
  });
});
