import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

const smart = {
  specific: "Pack all seven rooms",
  measurable: "Nothing is left",
  timeBound: "by 12 December",
  pillar: "Production",
  tags: ["escape-route"],
  budget: "100",
  actualCost: "120.5",
};

let server: TestServer;
let mara: TestClient;

beforeAll(async () => {
  server = await startTestServer({ clock: controlledClock("2026-11-21T23:30:00.000Z") });
  mara = await server.signedIn();
});
afterAll(() => server.close());

describe("objectives", () => {
  test("are exported as a Markdown file with all fields", async () => {
    const { id } = (await mara.post("/api/objectives", { ...smart, title: "Finish the move" })).json();
    await mara.post(`/api/objectives/${id}/milestones`, { title: "Book the van", completed: true });
    await mara.post(`/api/objectives/${id}/milestones`, { title: "Hand over the keys" });
    await mara.post("/api/objectives", {
      ...smart,
      title: "Cancel the internet",
      progress: 100,
      budget: undefined,
      actualCost: undefined,
      tags: [],
      dueOn: "2026-12-14",
      dueSource: "suggested",
    });

    const response = await mara.get("/api/export/objectives?mode=life&includeCompleted=true");

    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(response.headers["content-disposition"]).toBe(
      'attachment; filename="ridgeline-objectives-2026-11-21.md"',
    );
    expect(response.body).toBe(`# Objectives

Exported from Ridgeline on November 21, 2026.

## Active (1)

### Finish the move

- Pillar: Production
- Progress: 0%
- Due: December 12, 2026
- Counts toward: escape route
- Budget: $100.00
- Actual cost: $120.50
- Remaining: -$20.50

**Specific:** Pack all seven rooms

**Measurable:** Nothing is left

**Time-bound:** by 12 December

**Milestones**

- [x] Book the van
- [ ] Hand over the keys

## Completed (1)

### Cancel the internet

- Pillar: Production
- Progress: 100%
- Due (suggested): December 14, 2026
- Completed: November 21, 2026

**Specific:** Pack all seven rooms

**Measurable:** Nothing is left

**Time-bound:** by 12 December
`);
  });

  test("omit completed ones on request", async () => {
    const { body } = await mara.get("/api/export/objectives?includeCompleted=false");
    expect(body).toContain("Finish the move");
    expect(body).not.toContain("Cancel the internet");
  });
});

test("sessions are exported with their settings and the Watch Outs they raised", async () => {
  await mara.post("/api/isap", {
    situation: "The lease ends",
    consciousness: ["It ends in six weeks", "We have savings", "I put it off"],
    clarity: ["Peace"],
    control: { people: "Jo", time: "", budget: "", skills: "" },
    cadence: "weekly",
    reviewTime: "07:30",
    tags: [],
  });
  const { body, headers } = await mara.get("/api/export/isap?mode=incident");
  expect(headers["content-disposition"]).toBe('attachment; filename="ridgeline-isap-2026-11-21.md"');
  expect(body).toContain("**Three truths**\n\n1. It ends in six weeks\n2. We have savings\n3. I put it off");
  expect(body).toContain("**People:** Jo");
  expect(body).toContain("**Review:** weekly, at 7:30 AM");
  expect(body).toMatch(/- W2 .+: .+\n- W6 .+: /);
});

describe("the safety plan", () => {
  test("is exported with its mode's lists, risks and trigger points", async () => {
    const jo = await server.signedIn();
    const add = (item: object) => jo.post("/api/safety", { mode: "life", ...item });
    await add({ kind: "lookout", title: "Kim", details: "Next door", linkUrl: "tel:+15551234567" });
    await add({ kind: "lookout" });
    await add({ kind: "comms", mode: "incident", title: "Group chat", useAllModes: true });
    await add({ kind: "safety-zone", mode: "business", title: "The meeting room" });
    const objective = { ...smart, title: "Finish the move", tags: [] };
    const { id } = (await jo.post("/api/objectives", { ...objective, mode: "life" })).json();
    const elsewhere = (await jo.post("/api/objectives", { ...objective, mode: "business" })).json();

    const { db } = server.handle;
    const row = (createdAt: string) => ({
      id: uuidv7(),
      userId: jo.user.id,
      createdAt,
      updatedAt: createdAt,
    });
    const none = { owner: null, reviewDate: null, context: null, sourcePlugin: null, sourceCode: null };
    const risk = { ...none, probability: "H", severity: "M", mitigation: "", notes: null } as const;
    await db
      .insertInto("risks")
      .values([
        {
          ...row("2026-11-20T10:00:00.000Z"),
          ...risk,
          hazard: "Ice on the ramp",
          priority: "high",
          mitigation: "Salt it",
          owner: "Kim",
          reviewDate: "2026-12-01",
          notes: "Twice",
          status: "mitigating",
        },
        {
          ...row("2026-11-19T10:00:00.000Z"),
          ...risk,
          hazard: "No boxes",
          priority: "high",
          status: "resolved",
        },
      ])
      .execute();
    const trigger = {
      threshold: "three days",
      lookout: null,
      response: "",
      status: "watching",
      trippedAt: null,
    } as const;
    await db
      .insertInto("triggers")
      .values([
        {
          ...row("2026-11-20T10:00:00.000Z"),
          ...trigger,
          objectiveId: null,
          metric: "The snow",
          lookout: "Kim",
          response: "We wait",
        },
        { ...row("2026-11-19T10:00:00.000Z"), ...trigger, objectiveId: id, metric: "The delay" },
        { ...row("2026-11-18T10:00:00.000Z"), ...trigger, objectiveId: elsewhere.id, metric: "The bill" },
      ])
      .execute();

    const { body, headers } = await jo.get("/api/export/safety?mode=life");
    expect(headers["content-disposition"]).toBe('attachment; filename="ridgeline-safety-2026-11-21.md"');
    expect(body).toBe(`# Safety plan

Exported from Ridgeline on November 21, 2026.

Mode: Life

## Lookouts (1)

### Kim

Next door

- Link: <tel:+15551234567>

## Communications (1)

### Group chat

- Used in all modes

## Escape Routes (0)

Nothing here yet.

## Safety Zones (0)

Nothing here yet.

## Open risks (1)

### Ice on the ramp

- Priority: high (probability high, severity medium)
- Status: mitigating
- Owner: Kim
- Review: December 1, 2026

**Mitigation:** Salt it

**Notes:** Twice

## Resolved risks (1)

### No boxes

- Priority: high (probability high, severity medium)
- Status: resolved

## Trigger points (2)

### If The snow reaches three days

- Status: watching
- Who tells me: Kim

**Then:** We wait

### If The delay reaches three days

- Status: watching
- Objective: Finish the move
`);
    const business = (await jo.get("/api/export/safety?mode=business")).body;
    expect(business).toContain("### The meeting room");
    expect(business).toContain("### If The bill reaches");
    expect(business).not.toContain("Next door");
  });
});

describe("a large account", () => {
  test("comes whole and in its order, though it is read in pages", async () => {
    const rich = await server.signedIn();
    const times = { createdAt: "2026-11-20T12:00:00.000Z", updatedAt: null };
    const titles = Array.from({ length: 250 }, (_, index) => `Change ${String(index).padStart(3, "0")}`);
    await server.handle.db
      .insertInto("briefings")
      .values(
        titles.map((whatChanged) => ({
          ...times,
          id: uuidv7(),
          userId: rich.user.id,
          opPeriod: "2026-11-20",
          whatChanged,
          whatPersists: "Ice",
          onePriority: "Salt",
        })),
      )
      .execute();
    const { body } = await rich.get("/api/export/handovers");
    expect(body.match(/Change \d+/g)).toEqual([...titles].reverse());
  });

  test("is answered with an error, not with half a file, when its records cannot be read", async () => {
    const own = await startTestServer();
    const jo = await own.signedIn();
    await own.handle.db.schema.alterTable("briefings").renameTo("elsewhere").execute();
    const { statusCode, headers } = await own.app.inject({
      url: "/api/export/handovers",
      headers: {
        cookie: [...jo.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "accept-encoding": "gzip",
      },
    });
    expect([statusCode, headers["content-type"]]).toEqual([500, "application/json; charset=utf-8"]);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers["content-disposition"]).toBeUndefined();
    await own.close();
  });
});

test("a person without records gets a file that says so, without other people's records", async () => {
  const other = await server.signedIn();
  expect((await other.get("/api/export/objectives")).body).toContain("No objectives yet.");
  expect((await other.get("/api/export/isap")).body).toContain("No sessions yet.");
  const plan = (await other.get("/api/export/safety")).body;
  expect(plan.match(/\(0\)\n\nNothing here yet\./g)).toHaveLength(7);
});

describe("days and times", () => {
  test.each([
    ["America/Los_Angeles", "2026-11-21T02:30:00.000Z", "2026-11-20", "November 20, 2026", "6:30 PM"],
    ["Pacific/Auckland", "2026-11-20T20:05:00.000Z", "2026-11-21", "November 21, 2026", "9:05 AM"],
  ])("are those of the person, in %s", async (timeZone, now, day, words, time) => {
    const own = await startTestServer({ clock: controlledClock(now) });
    const jo = await own.signedIn();
    await jo.post("/api/briefings", {
      opPeriod: day,
      whatChanged: "Snow",
      whatPersists: "Ice",
      onePriority: "Salt",
      timeZone,
    });
    await jo.post("/api/objectives", { ...smart, title: "Done", status: "completed", progress: 100 });
    const file = (type: string) => jo.get(`/api/export/${type}?timeZone=${timeZone}`);

    const handovers = await file("handovers");
    expect(handovers.headers["content-disposition"]).toBe(
      `attachment; filename="ridgeline-handovers-${day}.md"`,
    );
    expect(handovers.body).toContain(`Exported from Ridgeline on ${words}.`);
    expect(handovers.body).toContain(`- Logged: ${words} at ${time}`);
    expect((await file("objectives")).body).toContain(`- Completed: ${words}`);
    expect((await file("isap")).headers["content-disposition"]).toContain(day);
    await own.close();
  });

  test("are refused for an unknown time zone", async () => {
    expect((await mara.get("/api/export/isap?timeZone=Mars/Base")).statusCode).toBe(400);
  });
});

test("an unknown kind is not found, an invalid query gets a sentence, and a stranger is asked to sign in", async () => {
  expect((await mara.get("/api/export/passwords")).statusCode).toBe(404);
  const wrong = await mara.get("/api/export/objectives?mode=party");
  expect([wrong.statusCode, wrong.json().fields]).toEqual([
    400,
    { mode: "Choose one of the modes: life, business or incident." },
  ]);
  expect((await server.anonymous().get("/api/export/objectives")).statusCode).toBe(401);
});
