import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import { toJson } from "#server/platform/db/database.ts";
import type { User } from "#shared/auth/auth.contract.ts";
import type { Dashboard } from "#shared/dashboard/dashboard.contract.ts";
import { compareUrgency } from "#shared/objectives/due.rules.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import {
  startTestServer,
  type TestClient,
  type TestServer,
  withoutTable,
} from "#tests/support/test-server.ts";

const clock = controlledClock("2026-11-15T12:00:00.000Z");
let server: TestServer;
let mara: TestClient & { user: User };
let other: TestClient & { user: User };

beforeAll(async () => {
  server = await startTestServer({ clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  mara = await server.signedIn();
  other = await server.signedIn();
});

const url = (query: Record<string, string> = {}) =>
  `/api/dashboard?${new URLSearchParams({ today: "2026-11-21", timeZone: "Europe/Berlin", ...query })}`;
const dashboardOf = async (client: TestClient, query?: Record<string, string>) => {
  const response = await client.get(url(query));
  expect(response.statusCode).toBe(200);
  return response.json() as Dashboard;
};
const addObjective = async (client: TestClient, change: object = {}) =>
  (
    await client.post("/api/objectives", {
      title: "Finish the move",
      specific: "s",
      measurable: "m",
      pillar: "Production",
      ...change,
    })
  ).json() as Objective;
const addMilestone = (client: TestClient, objective: Objective, title: string, completed: boolean) =>
  client.post(`/api/objectives/${objective.id}/milestones`, { title, completed });
const addSession = (client: TestClient) =>
  client.post("/api/isap", {
    situation: "The lease ends",
    consciousness: ["a", "b", "c"],
    clarity: ["Peace"],
    control: { people: "Jo", time: "", budget: "", skills: "" },
    cadence: "daily",
    tags: [],
  });

describe("the dashboard", () => {
  test("contains the same data as each feature's own call, and the week's wins", async () => {
    const move = await addObjective(mara);
    const sleep = await addObjective(mara, { title: "Sleep", pillar: "Peace", status: "completed" });
    await addMilestone(mara, move, "Book the van", true);
    await addMilestone(mara, move, "Pack the kitchen", false);
    await addSession(mara);
    await mara.post("/api/risks", { hazard: "Ice on the pass", severity: "H" });
    const milestones = (await mara.get(`/api/objectives/${move.id}/milestones`)).json();

    expect(await dashboardOf(mara)).toEqual({
      objectives: {
        data: {
          mostUrgent: (await mara.get("/api/objectives"))
            .json()
            .filter(({ id }: Objective) => id === move.id)
            .map((objective: Objective) => ({ ...objective, nextMilestone: milestones[1] })),
          active: 1,
          overallProgress: 50,
        },
      },
      risks: { data: { highPriority: 1 } },
      proposals: { data: [] },
      latestIsap: { data: (await mara.get("/api/isap/latest")).json() },
      wins: {
        data: {
          wins: [
            {
              kind: "objective",
              id: sleep.id,
              title: "Sleep",
              objectiveTitle: null,
              pillar: "Peace",
              completedAt: sleep.completedAt,
            },
            {
              kind: "milestone",
              id: milestones[0].id,
              title: "Book the van",
              pillar: "Production",
              objectiveTitle: "Finish the move",
              completedAt: milestones[0].completedAt,
            },
          ],
          focusPillar: "Peace",
        },
      },
      carryOver: { data: (await mara.get(`/api/handover/carry-over?today=2026-11-21`)).json() },
      signals: { data: (await mara.get("/api/watch-outs/signals?timeZone=Europe/Berlin")).json() },
      triggers: { data: { tripped: [], count: 0 } },
      tools: { data: [] },
      checkIns: { data: [] },
      completeness: { data: (await mara.get("/api/lces/completeness")).json() },
    });
  });

  test("offers the open items of the last handover before today", async () => {
    const handover = {
      whatChanged: "The lease is signed",
      whatPersists: "Boxes",
      onePriority: "Book the van",
    };
    await mara.post("/api/briefings", { opPeriod: "2026-11-15", ...handover });
    const offered = async (today: string) =>
      (await dashboardOf(mara, { today })).carryOver.data?.offered.map(({ text }) => text);
    expect(await offered("2026-11-16")).toEqual(["Book the van", "Boxes"]);
    expect(await offered("2026-11-15")).toEqual([]);
  });

  test("contains the completeness of its mode's safety plan, without tags", async () => {
    await addObjective(mara, { tags: ["comms"] });
    await mara.post("/api/safety", { kind: "lookout", mode: "business", title: "Jo" });
    const completenessIn = async (mode: string) => (await dashboardOf(mara, { mode })).completeness.data;
    expect(await completenessIn("business")).toEqual(
      (await mara.get("/api/lces/completeness?mode=business")).json(),
    );
    expect(await completenessIn("business")).toMatchObject({
      percent: 25,
      counts: { lookouts: 1, comms: 0 },
    });
    expect(await completenessIn("life")).toMatchObject({ percent: 0 });
    expect((await dashboardOf(other, { mode: "business" })).completeness.data?.percent).toBe(0);
  });

  test("is empty for a new account", async () => {
    expect(await dashboardOf(mara)).toMatchObject({
      objectives: { data: { mostUrgent: [], active: 0, overallProgress: 0 } },
      risks: { data: { highPriority: 0 } },
      latestIsap: { data: null },
      wins: { data: { wins: [], focusPillar: null } },
      carryOver: { data: { offered: [], kept: [] } },
      signals: { data: { signals: [] } },
      triggers: { data: { tripped: [], count: 0 } },
      tools: { data: [] },
      checkIns: { data: [] },
      completeness: { data: { percent: 0, badge: "Needs Attention" } },
    });
  });

  test("shows the five newest active objectives and counts the rest, likewise for tripped trigger points", async () => {
    const titles = ["a", "b", "c", "d", "e", "f", "g"];
    for (const title of titles) {
      clock.advance(1000);
      await addObjective(mara, { title, progress: 10, status: title === "g" ? "completed" : "active" });
    }
    for (const metric of ["1", "2", "3", "4"]) {
      clock.advance(1000);
      const { id } = (await mara.post("/api/triggers", { metric, threshold: "x", response: "y" })).json();
      await mara.patch(`/api/triggers/${id}`, { status: "tripped" });
    }
    const { objectives, triggers } = await dashboardOf(mara);
    expect(objectives.data?.mostUrgent.map(({ title }) => title)).toEqual(["f", "e", "d", "c", "b"]);
    expect(objectives.data).toMatchObject({ active: 6, overallProgress: 23 });
    expect(triggers.data?.tripped.map(({ metric }) => metric)).toEqual(["4", "3", "2"]);
    expect(triggers.data?.count).toBe(4);
  });

  test("has the check-ins of the last 30 local days, without notes", async () => {
    const state = { energy: "Low", stress: 4, mood: "Up" };
    const made = async (createdAt: string) => {
      const answer = await mara.post("/api/wellness-checks", { ...state, note: "Mine", createdAt });
      const { note: _, ...shown } = answer.json();
      return shown;
    };
    const first = await made("2026-10-17T10:00:00Z");
    const last = await made("2026-11-15T11:00:00Z");
    // The first is made on the 18th in Kiritimati, and on the 16th in Niue.
    const shown = async (today: string) => (await dashboardOf(mara, { today })).checkIns.data;
    expect(new Set(await shown("2026-11-16"))).toEqual(new Set([first, last]));
    expect(await shown("2026-11-18")).toEqual([last]);
    expect(await shown("2027-01-01")).toEqual([]);
    expect((await dashboardOf(other)).checkIns.data).toEqual([]);
  });

  test("drops a win after seven local days", async () => {
    await addObjective(mara, { status: "completed" });
    const winsOn = async (today: string, timeZone: string) =>
      (await dashboardOf(mara, { today, timeZone })).wins.data?.wins.length;
    expect(await winsOn("2026-11-21", "Europe/Berlin")).toBe(1);
    expect(await winsOn("2026-11-22", "Europe/Berlin")).toBe(0);
    // In Kiritimati it was completed on the 16th.
    expect(await winsOn("2026-11-22", "Pacific/Kiritimati")).toBe(1);
  });

  test("shows the five most urgent objectives: by due date, then the latest changed", async () => {
    const person = await server.signedIn();
    const due = {
      "no day": {},
      suggested: { dueOn: "2026-11-02", dueSource: "suggested" },
      later: { dueOn: "2027-01-02" },
      overdue: { dueOn: "2026-11-03" },
      "completed late": { dueOn: "2026-10-02", status: "completed" },
      soon: { dueOn: "2026-11-23" },
      "no day either": {},
    };
    for (const [title, changes] of Object.entries(due)) {
      await addObjective(person, { title, ...changes });
      clock.advance(1000);
    }
    const { mostUrgent = [] } = (await dashboardOf(person)).objectives.data ?? {};
    expect(mostUrgent.map(({ title }) => title)).toEqual([
      "overdue",
      "soon",
      "later",
      "no day either",
      "suggested",
    ]);
    const all = (await person.get("/api/objectives")).json() as Objective[];
    const urgent = all.toSorted(compareUrgency).slice(0, 5);
    expect(mostUrgent).toEqual(urgent.map((objective) => ({ ...objective, nextMilestone: null })));
  });

  test("finds the most urgent objective behind hundreds of newer ones", async () => {
    const overdue = await addObjective(mara, { dueOn: "2026-11-03" });
    const { db } = server.handle;
    const row = await db
      .selectFrom("objectives")
      .selectAll()
      .where("id", "=", overdue.id)
      .executeTakeFirstOrThrow();
    const newer = Array.from({ length: 300 }, () => ({
      ...row,
      id: crypto.randomUUID(),
      tags: toJson(row.tags),
      dueOn: null,
      dueSource: null,
      createdAt: "2026-11-15T13:00:00.000Z",
    }));
    await db.insertInto("objectives").values(newer).execute();
    const { objectives } = await dashboardOf(mara);
    expect(objectives.data?.mostUrgent[0]?.id).toBe(overdue.id);
    expect(objectives.data?.active).toBe(301);
  });

  test("contains nothing of other people's", async () => {
    const theirs = await addObjective(mara, { status: "completed" });
    await addMilestone(mara, theirs, "Book the van", true);
    await addSession(mara);
    await mara.post("/api/risks", { hazard: "Ice on the pass" });
    const handover = { whatChanged: "a", whatPersists: "b", onePriority: "c" };
    await mara.post("/api/briefings", { opPeriod: "2026-11-15", ...handover });
    const mine = await addObjective(other);
    expect(await dashboardOf(other)).toMatchObject({
      objectives: { data: { mostUrgent: [{ id: mine.id }], active: 1, overallProgress: 0 } },
      risks: { data: { highPriority: 0 } },
      latestIsap: { data: null },
      wins: { data: { wins: [] } },
      carryOver: { data: { offered: [] } },
    });
  });

  test.each([
    ["no day", { today: "" }, "today", "Today is a day such as 2026-11-21."],
    ["a day that does not exist", { today: "2026-02-30" }, "today", "Today is a day such as 2026-11-21."],
    [
      "an unknown zone",
      { timeZone: "Mars/Olympus" },
      "timeZone",
      "A time zone has a name such as Europe/Berlin.",
    ],
    ["an offset", { timeZone: "+02:00" }, "timeZone", "A time zone has a name such as Europe/Berlin."],
    ["an unknown mode", { mode: "party" }, "mode", "Choose one of the modes: life, business or incident."],
  ])("is refused with %s", async (_what, query, field, message) => {
    const response = await mara.get(url(query as Record<string, string>));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: message,
      code: "validation_error",
      fields: { [field]: message },
    });
  });

  test("requires only today", async () => {
    expect((await mara.get("/api/dashboard")).statusCode).toBe(400);
    expect((await mara.get("/api/dashboard?today=2026-11-21")).statusCode).toBe(200);
  });

  test("asks a stranger to sign in", async () => {
    const response = await server.anonymous().get(url());
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: "Please sign in to continue.", code: "unauthenticated" });
  });
});

describe("a section that fails", () => {
  const broken = { error: "Couldn't load this part. Please try again." };

  test("contains an error message, and the others work", async () => {
    const { id } = await addObjective(mara, { status: "completed" });
    await withoutTable(server.handle.db, "isap_sessions", async () => {
      expect(await dashboardOf(mara)).toMatchObject({
        objectives: { data: { mostUrgent: [], active: 0, overallProgress: 100 } },
        latestIsap: broken,
        wins: { data: { wins: [{ id }] } },
        carryOver: { data: { offered: [] } },
        signals: broken,
      });
    });
    expect((await dashboardOf(mara)).latestIsap).toEqual({ data: null });
  });

  test("only affects sections that use the same data", async () => {
    await addSession(mara);
    await withoutTable(server.handle.db, "objectives", async () => {
      const dashboard = await dashboardOf(mara);
      expect(dashboard.objectives).toEqual(broken);
      expect(dashboard.wins).toEqual(broken);
      expect(dashboard.carryOver).toEqual({ data: { offered: [], kept: [] } });
      expect(dashboard.latestIsap.data?.situation).toBe("The lease ends");
    });
  });
});
