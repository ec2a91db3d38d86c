import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

const objective = { title: "Move", specific: "All of it", measurable: "The keys", pillar: "Production" };
/** Sunday evening in Los Angeles, Monday in UTC. */
const clock = controlledClock("2026-11-23T04:00:00.000Z");
let server: TestServer;
let mara: TestClient & { user: User };
let other: TestClient & { user: User };

beforeAll(async () => {
  server = await startTestServer({ clock });
  mara = await server.signedIn();
  other = await server.signedIn();
});
afterAll(() => server.close());

const add = async (changes: object): Promise<Objective> =>
  (await mara.post("/api/objectives", { ...objective, ...changes })).json();
const change = async ({ id }: Objective, changes: object): Promise<Objective> =>
  (await mara.patch(`/api/objectives/${id}`, changes)).json();
const due = ({ dueOn, dueSource }: Objective) => [dueOn, dueSource];

describe("a due date is read from Time-bound", () => {
  test("when an objective is added and when the text is changed", async () => {
    const added = await add({ timeBound: "By December 1, 2026, the van first" });
    expect(due(added)).toEqual(["2026-12-01", "given"]);
    expect(due(await change(added, { timeBound: "by 2026-12-09" }))).toEqual(["2026-12-09", "given"]);
    expect(due(await change(added, { timeBound: "when the snow melts" }))).toEqual([null, null]);
    expect(due(await add({}))).toEqual([null, null]);
    expect(due(await add({ timeBound: "by 1 December 2025" }))).toEqual([null, null]);
  });

  test("by the person's own day and customs", async () => {
    const read = async (changes: object) => (await add(changes)).dueOn;
    expect(await read({ timeBound: "tomorrow" })).toBe("2026-11-24");
    expect(await read({ timeBound: "tomorrow", timeZone: "America/Los_Angeles" })).toBe("2026-11-23");
    expect(await read({ timeBound: "by 12/01/2026" })).toBe("2026-12-01");
    expect(await read({ timeBound: "by 12/01/2027", locale: "en-GB" })).toBe("2027-01-12");
  });

  test("and stays while other fields change", async () => {
    const added = await add({ timeBound: "by 2026-12-09" });
    expect(due(await change(added, { progress: 40 }))).toEqual(["2026-12-09", "given"]);
    expect(due(await change(added, { timeBound: added.timeBound, title: "Move house" }))).toEqual([
      "2026-12-09",
      "given",
    ]);
  });
});

describe("the same words mean the same day", () => {
  test("although the text around them is changed a week later", async () => {
    const added = await add({ timeBound: "by Friday" });
    expect(due(added)).toEqual(["2026-11-27", "given"]);
    clock.advance(8 * 24 * 3_600_000);
    expect(due(await change(added, { timeBound: "by Friday, the van first" }))).toEqual([
      "2026-11-27",
      "given",
    ]);
    const confirmed = await change(added, { dueOn: "2026-12-05" });
    expect(due(await change(confirmed, { timeBound: "by Friday!" }))).toEqual(["2026-12-05", "confirmed"]);
    expect(due(await change(added, { timeBound: "by next Monday" }))[1]).toBe("given");
  });
});

test("words that name a day only roughly suggest it", async () => {
  expect(due(await add({ timeBound: "in the spring" }))).toEqual(["2027-05-31", "suggested"]);
});

describe("a due date that is sent", () => {
  test("wins over the words, is confirmed unless it says otherwise, and null clears it", async () => {
    const added = await add({ timeBound: "by 2026-12-09", dueOn: "2026-12-11" });
    expect(due(added)).toEqual(["2026-12-11", "confirmed"]);
    const suggested = await change(added, { dueOn: "2026-12-14", dueSource: "suggested" });
    expect(due(suggested)).toEqual(["2026-12-14", "suggested"]);
    expect(due(await change(added, { dueOn: null, dueSource: "given" }))).toEqual([null, null]);
    expect(due(await add({ timeBound: "by 2026-12-09", dueOn: null }))).toEqual([null, null]);
  });

  test("stays while the words name no day", async () => {
    const added = await add({ dueOn: "2026-12-11" });
    expect(due(await change(added, { timeBound: "The van first" }))).toEqual(["2026-12-11", "confirmed"]);
    expect(due(await change(added, { timeBound: "by 2026-12-09" }))).toEqual(["2026-12-09", "given"]);
  });

  test("comes back with an undone deletion", async () => {
    const added = await add({ dueOn: "2026-12-11", dueSource: "suggested" });
    const { undoId } = (await mara.delete(`/api/objectives/${added.id}`)).json();
    expect((await mara.post(`/api/undo/${undoId}`, {})).statusCode).toBe(204);
    const objectives = (await mara.get("/api/objectives")).json() as Objective[];
    expect(objectives.find(({ id }) => id === added.id)).toEqual(added);
  });

  test.each([
    [{ dueOn: "2026-02-30" }, "The due date is a day such as 2026-11-21."],
    [{ dueOn: "soon" }, "The due date is a day such as 2026-11-21."],
    [{ dueOn: "2026-12-11", dueSource: "guessed" }, "Choose given, confirmed or suggested."],
    [{ timeBound: "tomorrow", timeZone: "Mars/Base" }, "A time zone has a name such as Europe/Berlin."],
    [{ timeBound: "tomorrow", locale: "en_GB!" }, "A locale has a name such as en-GB."],
  ])("%j is refused with a sentence", async (changes, sentence) => {
    const added = await add({});
    for (const response of [
      await mara.patch(`/api/objectives/${added.id}`, changes),
      await mara.post("/api/objectives", { ...objective, ...changes }),
    ]) {
      expect(response.statusCode).toBe(400);
      expect(response.json().error).toBe(sentence);
    }
  });

  test("alone changes nothing when it is only a source or a zone", async () => {
    const added = await add({ dueOn: "2026-12-11" });
    for (const changes of [{ dueSource: "suggested" }, { timeZone: "UTC" }, { locale: "en-GB" }]) {
      expect((await mara.patch(`/api/objectives/${added.id}`, changes)).statusCode).toBe(400);
    }
  });

  test("is the owner's alone", async () => {
    const { id } = await add({});
    const changes = { dueOn: "2026-12-11" };
    expect((await other.patch(`/api/objectives/${id}`, changes)).statusCode).toBe(404);
    expect((await server.anonymous().patch(`/api/objectives/${id}`, changes)).statusCode).toBe(401);
  });
});
