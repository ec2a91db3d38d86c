import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import { controlledClock } from "#server/platform/clock/clock.ts";
import { ownDay } from "#shared/calendar/local-days.rules.ts";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";
import type { InstantPlan } from "./instant-plan.rules.ts";
import { createInstantPlanService, type Planner } from "./instant-plan.service.ts";
import { propose } from "./planner.rules.ts";

const PATH = "/api/instant-plan";
/** In Los Angeles it is still the evening of the 21st. */
const clock = controlledClock("2026-11-22T07:30:00.000Z");
let server: TestServer;
let mara: TestClient & { user: { id: string } };
let other: TestClient;

beforeAll(async () => {
  server = await startTestServer({ clock });
  mara = await server.signedIn();
  other = await server.signedIn();
});
afterAll(() => server.close());

function planned(sentence: string, timeZone: string): InstantPlan {
  const instant = clock.nowIso();
  const { plan } = propose({ sentence, today: ownDay(instant, timeZone), instant, timeZone, mode: "life" });
  if (!plan) throw new Error(`No plan for ${sentence}`);
  return plan;
}

const objectivesOf = async (client: TestClient) =>
  (await client.get("/api/objectives")).json() as Objective[];
const milestonesOf = async (id: string) =>
  (await mara.get(`/api/objectives/${id}/milestones`)).json() as Milestone[];

describe("one sentence", () => {
  test("becomes an objective with milestones, in the person's own list and nobody else's", async () => {
    const response = await mara.post(PATH, {
      sentence: "  I need to pass my driving test next Friday ",
      timeZone: "America/Los_Angeles",
      mode: "incident",
    });

    expect(response.statusCode).toBe(201);
    const { message, objectiveId } = response.json();
    expect(message).toBe("Here's a plan with four steps: “Pass my driving test”. Day: November 27.");
    const objective = (await objectivesOf(mara)).find(({ id }) => id === objectiveId);
    expect(objective).toMatchObject({
      title: "Pass my driving test",
      specific: "I need to pass my driving test next Friday",
      timeBound: "by Friday, November 27, 2026",
      dueOn: "2026-11-27",
      dueSource: "given",
      pillar: "Purpose",
      mode: "incident",
      status: "active",
      progress: 0,
      tags: [],
      budget: null,
      milestonesTotal: 4,
      milestonesCompleted: 0,
    });
    for (const field of ["measurable", "achievable", "relevant"] as const) {
      expect(objective?.[field]).not.toBe("");
    }
    const milestones = await milestonesOf(objectiveId);
    expect(milestones.map(({ title }) => title)).toEqual(
      planned("Pass my driving test next Friday", "America/Los_Angeles").milestones,
    );
    expect(milestones.map(({ orderIndex }) => orderIndex)).toEqual([0, 1, 2, 3]);
    expect(await objectivesOf(other)).toEqual([]);
  });

  test("is read in the person's time zone, by default UTC", async () => {
    const timeBoundIn = async (timeZone?: string) => {
      const { objectiveId } = (
        await mara.post(PATH, { sentence: "Paint the fence tomorrow", timeZone })
      ).json();
      return (await objectivesOf(mara)).find(({ id }) => id === objectiveId);
    };
    expect(await timeBoundIn("America/Los_Angeles")).toMatchObject({
      timeBound: "by Sunday, November 22, 2026",
    });
    expect(await timeBoundIn()).toMatchObject({ timeBound: "by Monday, November 23, 2026", mode: "life" });
  });

  test("reads a day in figures by the person's locale", async () => {
    const dueOnIn = async (locale: string) => {
      const { objectiveId } = (
        await mara.post(PATH, { sentence: "Paint the fence by 12/05/2027", locale })
      ).json();
      return (await objectivesOf(mara)).find(({ id }) => id === objectiveId)?.dueOn;
    };
    expect(await dueOnIn("en-US")).toBe("2027-12-05");
    expect(await dueOnIn("en-GB")).toBe("2027-05-12");
  });

  test("may have 500 characters", async () => {
    expect((await mara.post(PATH, { sentence: `Paint the ${"long ".repeat(98)}` })).statusCode).toBe(201);
    expect((await mara.post(PATH, { sentence: "x".repeat(500) })).json().question).not.toBeNull();
  });

  const WRITE_ONE = "Write one sentence about what needs a plan.";
  const ZONE = "A time zone has a name such as Europe/Berlin.";
  const sentence = "Paint the fence";
  test.each([
    ["nothing", {}, "sentence", WRITE_ONE],
    ["an empty sentence", { sentence: "" }, "sentence", WRITE_ONE],
    ["white space", { sentence: " \n\t " }, "sentence", WRITE_ONE],
    ["a number", { sentence: 7 }, "sentence", WRITE_ONE],
    [
      "501 characters",
      { sentence: "x".repeat(501) },
      "sentence",
      "Your sentence can have at most 500 characters.",
    ],
    ["an unknown zone", { sentence, timeZone: "Mars/Olympus" }, "timeZone", ZONE],
    ["an offset for a zone", { sentence, timeZone: "+02:00" }, "timeZone", ZONE],
    ["an empty zone", { sentence, timeZone: "" }, "timeZone", ZONE],
    [
      "an unknown mode",
      { sentence, mode: "party" },
      "mode",
      "Choose one of the modes: life, business or incident.",
    ],
  ])("is refused with %s", async (_what, body, field, message) => {
    const before = await objectivesOf(mara);
    const response = await mara.post(PATH, body);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: message,
      code: "validation_error",
      fields: { [field]: message },
    });
    expect(await objectivesOf(mara)).toEqual(before);
  });

  test("asks a stranger to sign in", async () => {
    const response = await server.anonymous().post(PATH, { sentence: "Paint the fence" });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: "Please sign in to continue.", code: "unauthenticated" });
  });
});

describe("a sentence that leaves too much open", () => {
  const UNCLEAR = "the thing with the thing";

  test("is answered with one question, and stores nothing", async () => {
    const before = await objectivesOf(mara);
    const response = await mara.post(PATH, { sentence: UNCLEAR });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      message: "What would be the first thing to do?",
      objectiveId: null,
      question: { text: "What would be the first thing to do?", choices: expect.any(Array) },
    });
    expect(response.json().question.choices).toHaveLength(3);
    expect(await objectivesOf(mara)).toEqual(before);
  });

  test("becomes a plan with the answer as its first step", async () => {
    const response = await mara.post(PATH, { sentence: UNCLEAR, answer: "look in the blue folder" });
    expect(response.statusCode).toBe(201);
    const { objectiveId, question } = response.json();
    expect(question).toBeNull();
    const [first] = await milestonesOf(objectiveId);
    expect(first?.title).toBe("Look in the blue folder");
    const objective = (await objectivesOf(mara)).find(({ id }) => id === objectiveId);
    expect(objective?.specific).toBe(`${UNCLEAR}\nlook in the blue folder`);
  });

  test("in another language is answered in that language", async () => {
    const { message } = (await mara.post(PATH, { sentence: "quiero arreglar la casa de mi abuela" })).json();
    expect(message).toMatch(/^Por ahora entiendo mejor el inglés/);
  });

  test.each([
    ["an empty answer", { answer: " " }, "answer"],
    ["a long answer", { answer: "x".repeat(201) }, "answer"],
    ["a variant that is no number", { variant: "next" }, "variant"],
    ["the variant 0", { variant: 0 }, "variant"],
  ])("is refused with %s", async (_what, body, field) => {
    const response = await mara.post(PATH, { sentence: UNCLEAR, ...body });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });

  test("of danger in the answer is met with help", async () => {
    const response = await mara.post(PATH, { sentence: UNCLEAR, answer: "I want to kill myself" });
    expect(response.json()).toMatchObject({ objectiveId: null, question: null });
  });
});

describe("another way", () => {
  const SENTENCE = "sell my old guitar by December 5";

  test("takes the place of the plan, with the same day, and twice is once", async () => {
    const { objectiveId: id } = (await mara.post(PATH, { sentence: SENTENCE })).json();
    const titles = async () => (await milestonesOf(id)).map(({ title }) => title);
    const first = await titles();
    const count = (await objectivesOf(mara)).length;

    const response = await mara.post(PATH, { id, sentence: SENTENCE, variant: 1 });
    expect(response.statusCode).toBe(200);
    expect(response.json().objectiveId).toBe(id);
    const second = await titles();
    expect(second).not.toEqual(first);
    await mara.post(PATH, { id, sentence: SENTENCE, variant: 1 });
    expect(await titles()).toEqual(second);
    const objectives = await objectivesOf(mara);
    expect(objectives).toHaveLength(count);
    expect(objectives.find((one) => one.id === id)).toMatchObject({
      dueOn: "2026-12-05",
      milestonesTotal: second.length,
    });
  });

  test("exists for nobody else's plan, nor without one", async () => {
    const { objectiveId: id } = (await mara.post(PATH, { sentence: SENTENCE })).json();
    const before = await milestonesOf(id);
    expect((await other.post(PATH, { id, sentence: SENTENCE, variant: 1 })).statusCode).toBe(404);
    expect((await mara.post(PATH, { sentence: SENTENCE, variant: 1 })).statusCode).toBe(404);
    expect(await milestonesOf(id)).toEqual(before);
  });
});

describe("a sentence of danger", () => {
  test.each([
    "I want to kill myself before Friday",
    "I am going to hurt him tomorrow",
    "My husband hits me and I need a plan",
  ])("%j is answered with where help is, and leaves nothing behind", async (sentence) => {
    const before = await objectivesOf(mara);
    const response = await mara.post(PATH, { sentence });

    expect(response.statusCode).toBe(200);
    const { message, objectiveId } = response.json();
    expect(objectiveId).toBeNull();
    const places = ["emergency number", "At any hour: call", "findahelpline.com", "No plan was made"].map(
      (words) => message.indexOf(words),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(message).not.toMatch(/!|objective|milestone|committed|by Friday/);
    expect(await objectivesOf(mara)).toEqual(before);
  });
});

describe("the planner behind it", () => {
  afterEach(() => vi.useRealTimers());
  const request = { sentence: "Paint the fence", timeZone: "UTC", mode: "life" } as const;
  const embedded = planned("Paint the fence", request.timeZone);
  const proposing = (plan: InstantPlan): Planner => ({ plan: async () => ({ plan, question: null }) });
  const plannedBy = async (planner: Planner) => {
    const service = createInstantPlanService({ ...server.dependencies, planner });
    return (await service.create(mara.user.id as OwnerId, request)).row;
  };

  test("is asked first", async () => {
    const plan: InstantPlan = { ...embedded, title: "Paint it blue", message: "A blue plan." };
    const { message, objectiveId } = await plannedBy(proposing(plan));
    expect(message).toBe("A blue plan.");
    expect((await objectivesOf(mara)).find(({ id }) => id === objectiveId)?.title).toBe("Paint it blue");
  });

  test("cannot change the person's own sentence", async () => {
    const { objectiveId } = await plannedBy(proposing({ ...embedded, specific: "Something else" }));
    expect((await objectivesOf(mara)).find(({ id }) => id === objectiveId)?.specific).toBe("Paint the fence");
  });

  test.each<[string, Planner]>([
    ["fails", { plan: () => Promise.reject(new Error("no connection")) }],
    [
      "answers too many milestones",
      proposing({ ...embedded, message: "x", milestones: Array(5).fill("Go") }),
    ],
    ["answers a long title", proposing({ ...embedded, message: "x", title: "x".repeat(81) })],
    ["answers something else", { plan: async () => "Sure, here is your plan" as never }],
  ])("is replaced by the embedded one when it %s", async (_what, planner) => {
    expect((await plannedBy(planner)).message).toBe(embedded.message);
  });

  test("is replaced by the embedded one after six seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const answer = plannedBy({ plan: () => new Promise(() => {}) });
    await vi.advanceTimersByTimeAsync(6000);
    vi.useRealTimers();
    expect((await answer).message).toBe(embedded.message);
  });

  test("is stored as a whole or not at all", async () => {
    const before = await objectivesOf(mara);
    const twice: InstantPlan = { ...embedded, milestones: ["Sand it", "Paint it", "Sand it"] };
    const { db } = server.handle;
    // Simulates a database failure halfway: the objective is stored, and the third milestone fails.
    await sql`create unique index "noTwins" on milestones ("objectiveId", title)`.execute(db);
    await expect(plannedBy(proposing(twice))).rejects.toThrow(/unique/i);
    await sql`drop index "noTwins"`.execute(db);
    expect(await objectivesOf(mara)).toEqual(before);

    const { objectiveId } = await plannedBy(proposing(twice));
    expect(objectiveId && (await milestonesOf(objectiveId))).toMatchObject([
      { title: "Sand it", completed: false, orderIndex: 0 },
      { title: "Paint it", completed: false, orderIndex: 1 },
      { title: "Sand it", completed: false, orderIndex: 2 },
    ]);
  });
});
