import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { CreatedCalendarFeed } from "#shared/calendar-feed/calendar-feed.contract.ts";
import { startTestServer, type TestClient, type TestServer } from "#tests/support/test-server.ts";

const FEED = "/api/calendar-feed";
const NOW = "2026-10-20T08:00:00.000Z";
const clock = controlledClock(NOW);

let server: TestServer;
let mara: TestClient;
beforeAll(async () => {
  server = await startTestServer({ clock });
});
beforeEach(async () => {
  clock.advance(Date.parse(NOW) - clock.now().getTime());
  mara = await server.signedIn();
});
afterAll(() => server.close());

const smart = { specific: "All of it", measurable: "The keys are back", pillar: "Peace" };

async function feedOf(client: TestClient, settings: object = {}): Promise<CreatedCalendarFeed> {
  const answer = await client.post(FEED, { timeZone: "Europe/Berlin", ...settings });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

/** The events as a calendar program reads them. */
async function eventsAt(path: string) {
  const { statusCode, headers, body } = await server.anonymous().get(path);
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  return new ICAL.Component(ICAL.parse(body)).getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      isDay: event.startDate.isDate,
      start: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
    };
  });
}

async function withRecords() {
  const objective = (
    await mara.post("/api/objectives", {
      ...smart,
      title: "Finish the move; all, of it",
      dueOn: "2026-12-12",
    })
  ).json();
  await mara.post(`/api/objectives/${objective.id}/milestones`, { title: "Book the van" });
  await mara.post("/api/objectives", { ...smart, title: "Someday" });
  const done = (await mara.post("/api/objectives", { ...smart, title: "Done", dueOn: "2026-12-01" })).json();
  await mara.patch(`/api/objectives/${done.id}`, { progress: 100 });
  const risk = (await mara.post("/api/risks", { hazard: "Ice – 氷", reviewDate: "2026-11-03" })).json();
  await mara.post("/api/risks", { hazard: "Gone", reviewDate: "2026-11-04", status: "resolved" });
  await mara.post("/api/isap", {
    situation: "The lease ends",
    consciousness: ["a", "b", "c"],
    clarity: ["Peace"],
    control: { people: "Jo", time: "", budget: "", skills: "" },
    cadence: "weekly",
    reviewTime: "07:30",
  });
  return { objective, risk };
}

describe("the calendar", () => {
  test("has due days, risks' reviews and review times in the person's zone, also when the clocks change", async () => {
    const { objective, risk } = await withRecords();
    const { path } = await feedOf(mara);
    const events = await eventsAt(path);
    expect(events.filter(({ isDay }) => isDay)).toEqual([
      {
        uid: `risk-${risk.id}@ridgeline`,
        summary: "Review the risk: Ice – 氷",
        description: null,
        isDay: true,
        start: "2026-11-03",
      },
      {
        uid: `objective-${objective.id}@ridgeline`,
        summary: "Due: Finish the move; all, of it",
        description: "0% done\nNext: Book the van",
        isDay: true,
        start: "2026-12-12",
      },
    ]);
    // Summer time ends on October 25.
    expect(events.filter(({ isDay }) => !isDay).map(({ start }) => start)).toEqual([
      "2026-10-27T06:30:00.000Z",
      "2026-11-03T06:30:00.000Z",
      "2026-11-10T06:30:00.000Z",
      "2026-11-17T06:30:00.000Z",
      "2026-11-24T06:30:00.000Z",
      "2026-12-01T06:30:00.000Z",
      "2026-12-08T06:30:00.000Z",
      "2026-12-15T06:30:00.000Z",
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  test("stays the same until something changes, and says so by its ETag", async () => {
    const { objective } = await withRecords();
    const { path } = await feedOf(mara);
    const first = await server.anonymous().get(path);
    const { etag } = first.headers;
    clock.advance(60_000);
    const again = (headers = {}) => server.app.inject({ url: path, headers });
    const same = await again({ "if-none-match": String(etag) });
    expect([same.statusCode, same.body]).toEqual([304, ""]);
    expect(first.headers).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "private, no-cache" });
    await mara.patch(`/api/objectives/${objective.id}`, { dueOn: "2026-12-13" });
    const changed = await again({ "if-none-match": String(etag) });
    expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
    const uids = (text: string) => text.match(/UID:objective-.*/g);
    expect(uids(changed.body)).toEqual(uids(first.body));
  });

  test("hides every word on request", async () => {
    await withRecords();
    const { path } = await feedOf(mara, { showsTitles: false });
    const { body } = await server.anonymous().get(path);
    for (const word of ["move", "van", "Ice", "ISAP"]) expect(body).not.toContain(word);
    expect(new Set((await eventsAt(path)).map(({ summary }) => summary))).toEqual(
      new Set(["Busy with Ridgeline"]),
    );
    expect((await mara.patch(FEED, { showsTitles: true })).json()).toMatchObject({ showsTitles: true });
    expect((await server.anonymous().get(path)).body).toContain("Book the van");
  });
});

describe("its address", () => {
  test("is shown once, stored as a hash, and says when it was last used", async () => {
    expect((await mara.get(FEED)).json()).toBeNull();
    const { path, ...feed } = await feedOf(mara);
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    expect((await mara.get(FEED)).json()).toEqual(feed);
    const rows = await server.handle.db.selectFrom("calendar_feeds").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(path.slice(10, -4));
    await server.anonymous().get(path);
    expect((await mara.get(FEED)).json()).toMatchObject({ lastFetchedAt: NOW });
  });

  test("stops working when it is renewed or turned off, and nobody else's is touched", async () => {
    const other = await server.signedIn();
    const others = await feedOf(other);
    const { path: old } = await feedOf(mara);
    const { path } = await feedOf(mara);
    const statusOf = async (at: string) => (await server.anonymous().get(at)).statusCode;
    expect([await statusOf(old), await statusOf(path)]).toEqual([404, 200]);
    expect((await mara.delete(FEED)).statusCode).toBe(204);
    expect([await statusOf(path), await statusOf(others.path)]).toEqual([404, 200]);
    expect((await mara.patch(FEED, { showsTitles: true })).statusCode).toBe(404);
  });

  test("cannot be guessed: unknown ones lead nowhere, and guesses are limited", async () => {
    const stranger = server.anonymous("203.0.113.7");
    for (const path of ["/calendar/x.ics", `/calendar/${"a".repeat(43)}.ics`, "/calendar/%27%20or%201=1.ics"])
      expect((await stranger.get(path)).statusCode).toBe(404);
    let status = 404;
    for (let guess = 0; guess < 300 && status === 404; guess += 1)
      ({ statusCode: status } = await stranger.get(`/calendar/${guess}.ics`));
    expect(status).toBe(429);
  });

  test("needs a session and a time zone to be made", async () => {
    const stranger = server.anonymous();
    const answers = [
      await stranger.get(FEED),
      await stranger.post(FEED, { timeZone: "UTC" }),
      await stranger.patch(FEED, { showsTitles: true }),
      await stranger.delete(FEED),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
    expect((await mara.post(FEED, { timeZone: "Mars/Base" })).statusCode).toBe(400);
    expect((await mara.patch(FEED, {})).statusCode).toBe(400);
  });
});
