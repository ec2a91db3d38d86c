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
  test("come as a Markdown file with everything in it", async () => {
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
    });

    const response = await mara.get("/api/export/objectives?mode=life&includeCompleted=true");

    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(response.headers["content-disposition"]).toBe(
      'attachment; filename="ridgeline-objectives-2026-11-21.md"',
    );
    expect(response.body).toBe(`# Objectives

Exported from Ridgeline on 2026-11-21.

## Active (1)

### Finish the move

- Pillar: Production
- Progress: 0 %
- Counts toward: escape-route
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
- Progress: 100 %
- Completed: 2026-11-21

**Specific:** Pack all seven rooms

**Measurable:** Nothing is left

**Time-bound:** by 12 December
`);
  });

  test("leave the completed ones out when asked", async () => {
    const { body } = await mara.get("/api/export/objectives?includeCompleted=false");
    expect(body).toContain("Finish the move");
    expect(body).not.toContain("Cancel the internet");
  });
});

test("sessions come with what they set and the Watch Outs they raised", async () => {
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
  expect(body).toContain("**Review:** weekly, at 07:30");
  expect(body).toMatch(/- W2 .+: .+\n- W6 .+: /);
});

test("a person with nothing gets a file that says so, and sees nothing of anyone else", async () => {
  const other = await server.signedIn();
  expect((await other.get("/api/export/objectives")).body).toContain("There are no objectives yet.");
  expect((await other.get("/api/export/isap")).body).toContain("There are no sessions yet.");
});

test("an unknown kind leads nowhere, a wrong question gets a sentence, and a stranger is asked to sign in", async () => {
  expect((await mara.get("/api/export/passwords")).statusCode).toBe(404);
  const wrong = await mara.get("/api/export/objectives?mode=party");
  expect([wrong.statusCode, wrong.json().fields]).toEqual([
    400,
    { mode: "Choose one of the modes: life, business or incident." },
  ]);
  expect((await server.anonymous().get("/api/export/objectives")).statusCode).toBe(401);
});
