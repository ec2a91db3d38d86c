import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import { startTestServer, type TestClient } from "#tests/support/test-server.ts";

const clock = controlledClock("2026-11-21T12:00:00.000Z");
const server = await startTestServer({ clock });
afterAll(() => server.close());

let mara: TestClient;
let other: TestClient;
beforeEach(async () => {
  // Sign-ups from one address are limited per hour.
  clock.advance(60 * 60_000);
  mara = await server.signedIn();
  other = await server.signedIn();
});

const objective = { title: "Move", specific: "To Leeds", measurable: "Keys", pillar: "Peace" };
const session = {
  situation: "The lease ends",
  consciousness: ["a", "b", "c"],
  clarity: ["Peace"],
  control: { people: "Sam", time: "", budget: "", skills: "" },
  cadence: "daily",
};
const handover = { opPeriod: "2026-01-05", whatChanged: "a", whatPersists: "b", onePriority: "c" };
const checkIn = { energy: "Low", stress: 3, mood: "Up" };

/** Every list that grows with a person's records: its path, and a body to add a row. */
const LISTS: [path: string, body: object, query?: string][] = [
  ["/api/objectives", objective],
  ["/api/boundaries", { name: "Evenings", statement: "No calls." }],
  ["/api/isap", session],
  ["/api/briefings", handover],
  ["/api/risks", { hazard: "Ice" }],
  ["/api/triggers", { metric: "Savings", threshold: "500" }],
  ["/api/wellness-checks", checkIn, "since=2026-11-21T00:00:00.000Z"],
  ["/api/safety", { kind: "lookout", mode: "life" }, "mode=life&kind=lookout"],
];

const SOME_ID = "01900000-0000-7000-8000-00000000dead";
const NO_PAGES = [
  "limit=0",
  "limit=1001",
  "limit=ten",
  "limit=1.5",
  "after=",
  "after=x",
  "after=2026-11-21T12:00:00.000Z",
  `after=2026-02-31T12:00:00.000Z_${SOME_ID}`,
  `after=0000-01-01T12:00:00.000Z_${SOME_ID}`,
  `after=2026-11-21T12:00:00.000Z_${SOME_ID}_x`,
];

interface ListRow {
  id: string;
  createdAt: string;
}

/** Reads all pages by following the Link header. */
async function walk<Row>(client: TestClient, url: string, between = async () => {}): Promise<Row[][]> {
  const pages: Row[][] = [];
  let next: string | undefined = url;
  while (next !== undefined) {
    const response = await client.get(next);
    expect(response.statusCode).toBe(200);
    pages.push(response.json());
    next = /^<(\/api\/[^>]+)>; rel="next"$/.exec(String(response.headers.link ?? ""))?.[1];
    await between();
  }
  return pages;
}

describe.each(LISTS)("the pages of %s", (path, body, query = "") => {
  const add = async (client: TestClient) => {
    const response = await client.post(path, body);
    expect(response.statusCode).toBe(201);
  };

  test("together are the whole list in order, without duplicates even while rows are added, and without other people's rows", async () => {
    // Three rows share a timestamp, so the id decides their order.
    for (let count = 0; count < 7; count += 1) {
      if (count > 2) clock.advance(1000);
      await add(mara);
      await add(other);
    }
    const whole = (await mara.get(`${path}?${query}`)).json() as ListRow[];
    expect(whole).toHaveLength(7);
    for (const limit of [1, 3, 7]) {
      const pages = await walk<ListRow>(mara, `${path}?${query}&limit=${limit}`);
      expect(pages.every((page) => page.length <= limit)).toBe(true);
      expect(pages.flat()).toEqual(whole);
    }
    let added = 0;
    const pages = await walk<ListRow>(mara, `${path}?${query}&limit=2`, async () => {
      clock.advance(1000);
      if (added < 3) await add(mara);
      added += 1;
    });
    const ids = pages.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => whole.some((row) => row.id === id))).toEqual(whole.map(({ id }) => id));
  });

  test("refuse an invalid page with a sentence", async () => {
    for (const wrong of NO_PAGES) {
      const response = await mara.get(`${path}?${wrong}`);
      expect(response.statusCode).toBe(400);
      const [field = ""] = wrong.split("=");
      expect(response.json()).toMatchObject({
        code: "validation_error",
        fields: { [field]: expect.stringMatching(/^(The limit is a whole number|This list can't begin)/) },
      });
    }
  });
});

test("the history of a safety item and the days of a check are paged", async () => {
  const item = (await mara.post("/api/safety", { kind: "lookout", mode: "life" })).json();
  const tool = (
    (await mara.get("/api/tool-plugins")).json() as { slug: string; config: { items?: { code: string }[] } }[]
  ).find(({ config }) => config.items?.length);
  const code = tool?.config.items?.[0]?.code;
  for (let day = 1; day <= 5; day += 1) {
    clock.advance(60_000);
    await mara.post("/api/logs", {
      entity: "safety",
      itemId: item.id,
      field: "note",
      newValue: `Note ${day}`,
    });
    const check = { day: `2026-11-0${day}`, checked: true };
    expect((await mara.put(`/api/tool-plugins/${tool?.slug}/checks/${code}`, check)).statusCode).toBe(200);
  }
  for (const path of [
    `/api/logs?entity=safety&itemId=${item.id}`,
    `/api/tool-plugins/${tool?.slug}/history?`,
  ]) {
    const whole = (await mara.get(path)).json();
    expect(whole.length).toBeGreaterThanOrEqual(5);
    const pages = await walk(mara, `${path}&limit=2`);
    expect(pages.length).toBe(Math.ceil(whole.length / 2));
    expect(pages.flat()).toEqual(whole);
  }
  expect((await mara.get(`/api/tool-plugins/${tool?.slug}/history?after=soon`)).statusCode).toBe(400);
});

test("a list without parameters returns its first 1,000 rows and links to the next page", async () => {
  const { id: userId } = (await mara.get("/api/auth/me")).json();
  await server.handle.db
    .insertInto("wellness_checks")
    .values(
      Array.from({ length: 1001 }, (_, index) => ({
        ...checkIn,
        energy: "Low" as const,
        mood: "Up" as const,
        source: "user" as const,
        id: `01900000-0000-7000-8000-${String(index).padStart(12, "0")}`,
        userId,
        createdAt: "2026-11-20T12:00:00.000Z",
      })),
    )
    .execute();
  const pages = await walk<ListRow>(mara, "/api/wellness-checks");
  expect(pages.map(({ length }) => length)).toEqual([1000, 1]);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(1001);
});
