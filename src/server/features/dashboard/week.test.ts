import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { Briefing } from "#shared/handover/handover.contract.ts";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import { type DailyLife, dailyLife } from "#tests/support/daily-life.ts";
import { startTestServer, type TestServer } from "#tests/support/test-server.ts";

const CLOSED = 409;
const DUE_SOON = "“Finish the move” is due on October 23 and is at 40%.";

/** Nine days in Berlin, one per test. The Sunday has 25 hours: at three in the morning it is two again. */
describe("a week in Berlin, in which the clocks go back", () => {
  const clock = controlledClock("2026-10-19T06:00:00.000Z");
  let server: TestServer;
  let mara: DailyLife;
  let move: Objective;
  let sleep: Objective;
  let van: Milestone;
  let kitchen: Milestone;
  let mondays: Briefing;
  let sundays: Briefing;

  beforeAll(async () => {
    server = await startTestServer({ clock });
    mara = dailyLife(await server.signedIn(), clock, "Europe/Berlin");
  });
  afterAll(() => server.close());

  const nothing = { offered: [], inSight: [], wins: [], focus: null, progress: 0, signals: [] };

  test("Monday begins empty and ends with a first handover", async () => {
    mara.at("2026-10-19T08:00:00+02:00");
    expect(await mara.look()).toEqual({ ...nothing, today: "2026-10-19", directive: 6 });
    move = await mara.plan({ title: "Finish the move", pillar: "Production", timeBound: "by 2026-10-23" });
    sleep = await mara.plan({ title: "Sleep by eleven", pillar: "Peace" });
    van = await mara.addMilestone(move, "Book the van");
    kitchen = await mara.addMilestone(move, "Pack the kitchen");

    mara.at("2026-10-19T22:30:00+02:00");
    await mara.complete(van);
    await mara.update(move, { progress: 40 });
    expect(await mara.prefill("2026-10-19")).toEqual({
      completed: ["Book the van"],
      open: ["Finish the move", "Sleep by eleven"],
      changed: ["started: Sleep by eleven", "started: Finish the move"],
    });
    mondays = await mara.handOver("2026-10-19", "Buy boxes", "No key yet");
    expect(await mara.look()).toMatchObject({ offered: [], wins: ["Book the van"], progress: 20 });

    mara.at("2026-10-19T23:59:00+02:00");
    expect(await mara.correct(mondays, "Buy six boxes")).toBe(200);
  });

  test("Tuesday begins with Monday's open items, each decided once, and ends without a handover", async () => {
    mara.at("2026-10-20T00:01:00+02:00");
    expect(await mara.correct(mondays, "Buy seven boxes")).toBe(CLOSED);

    mara.at("2026-10-20T07:00:00+02:00");
    const morning = {
      today: "2026-10-20",
      directive: 2,
      inSight: [],
      signals: [],
      offered: ["Buy six boxes (2026-10-19)", "No key yet (2026-10-19)"],
      wins: ["Book the van"],
      focus: "Production",
      progress: 20,
    };
    expect(await mara.look()).toEqual(morning);
    await mara.decide("Buy six boxes", "keep");
    await mara.decide("No key yet", { edit: "Ask Sam for the key" });

    mara.at("2026-10-20T21:00:00+02:00");
    await mara.update(sleep, { status: "completed" });
    expect(await mara.look()).toEqual({
      ...morning,
      offered: [],
      inSight: ["Buy six boxes (2026-10-19)", "Ask Sam for the key (2026-10-19)"],
      // In a tie, the pillar of the newer win.
      wins: ["Sleep by eleven", "Book the van"],
      focus: "Peace",
      progress: 70,
    });
    await mara.decide("Ask Sam for the key", "drop");
  });

  test("Wednesday offers nothing twice, and offers Tuesday's open items once its handover is logged", async () => {
    mara.at("2026-10-21T07:00:00+02:00");
    expect(await mara.look()).toEqual({
      today: "2026-10-21",
      directive: 4,
      offered: [],
      inSight: ["Buy six boxes (2026-10-19)"],
      wins: ["Sleep by eleven", "Book the van"],
      focus: "Peace",
      progress: 70,
      signals: [DUE_SOON],
    });
    await mara.decide("Buy six boxes", "done");

    expect(await mara.prefill("2026-10-20")).toMatchObject({
      completed: ["Sleep by eleven"],
      open: ["Finish the move"],
    });
    const late = await mara.handOver("2026-10-20", "Call the landlord", "Rain");
    expect((await mara.look()).offered).toEqual(["Call the landlord (2026-10-20)", "Rain (2026-10-20)"]);
    await mara.decide("Rain", "drop");

    // It was logged today, so it can still be changed.
    mara.at("2026-10-21T22:00:00+02:00");
    expect(await mara.correct(late, "Call the landlord at noon")).toBe(200);
    expect((await mara.look()).offered).toEqual(["Call the landlord at noon (2026-10-20)"]);
    await mara.handOver("2026-10-21", "Pack the kitchen", "Boxes in the hall");
    expect((await mara.look()).offered).toEqual(["Call the landlord at noon (2026-10-20)"]);
  });

  test("Friday follows a Thursday without a visit, and offers only the newest handover", async () => {
    mara.at("2026-10-23T07:30:00+02:00");
    expect(await mara.look()).toEqual({
      today: "2026-10-23",
      directive: 3,
      inSight: [],
      offered: ["Pack the kitchen (2026-10-21)", "Boxes in the hall (2026-10-21)"],
      wins: ["Sleep by eleven", "Book the van"],
      focus: "Peace",
      progress: 70,
      signals: [DUE_SOON],
    });
    await mara.decide("Pack the kitchen", "keep");

    mara.at("2026-10-23T23:50:00+02:00");
    await mara.complete(kitchen);
    expect(await mara.prefill("2026-10-23")).toMatchObject({
      completed: ["Pack the kitchen"],
      open: ["Finish the move"],
    });
    await mara.handOver("2026-10-23", "Hand over the keys", "One shelf");
    expect(await mara.look()).toMatchObject({
      offered: ["Boxes in the hall (2026-10-21)"],
      inSight: ["Pack the kitchen (2026-10-21)"],
      wins: ["Pack the kitchen", "Sleep by eleven", "Book the van"],
      focus: "Production",
    });
    await mara.decide("Pack the kitchen", "done");
  });

  test("Saturday logs Thursday's handover two days late, which does not change the morning", async () => {
    mara.at("2026-10-24T09:00:00+02:00");
    const offered = ["Hand over the keys (2026-10-23)", "One shelf (2026-10-23)"];
    expect(await mara.look()).toMatchObject({ today: "2026-10-24", directive: 9, offered, inSight: [] });
    expect(await mara.prefill("2026-10-22")).toEqual({
      completed: [],
      open: ["Finish the move"],
      changed: [],
    });
    await mara.handOver("2026-10-22", "Rest", "Nothing");
    expect((await mara.look()).offered).toEqual(offered);
    expect((await mara.prefill("2026-10-24")).open).toEqual(["Finish the move (overdue)"]);
    const listed = (await mara.client.get("/api/briefings")).json() as Briefing[];
    expect(listed.map(({ opPeriod }) => opPeriod)).toEqual(
      ["22", "23", "21", "20", "19"].map((day) => `2026-10-${day}`),
    );
  });

  test("Sunday is one day for all of its 25 hours", async () => {
    mara.at("2026-10-25T00:10:00+02:00");
    const firstHour = await mara.look();
    expect(firstHour).toMatchObject({
      today: "2026-10-25",
      directive: 10,
      offered: ["Hand over the keys (2026-10-23)", "One shelf (2026-10-23)"],
    });
    await mara.decide("Hand over the keys", "keep");
    sundays = await mara.handOver("2026-10-25", "Return the van", "One lamp");

    mara.at("2026-10-25T02:30:00+02:00");
    const before = await mara.plan({ title: "Clock wound", pillar: "Purpose", status: "completed" });
    mara.at("2026-10-25T02:30:00+01:00");
    await mara.plan({ title: "Clock wound again", pillar: "Purpose", status: "completed" });

    // More than 24 hours after the first visit.
    mara.at("2026-10-25T23:59:00+01:00");
    expect(await mara.look()).toMatchObject({
      today: "2026-10-25",
      directive: 10,
      inSight: ["Hand over the keys (2026-10-23)"],
      wins: ["Clock wound again", "Clock wound", "Pack the kitchen", "Sleep by eleven", "Book the van"],
      focus: "Purpose",
    });
    await mara.decide("Hand over the keys", "done");
    expect(await mara.correct(sundays, "Return the van by ten")).toBe(200);
    expect((await mara.prefill("2026-10-25")).completed).toEqual(["Clock wound again", before.title]);
  });

  test("Monday drops only the wins of the Monday before", async () => {
    mara.at("2026-10-26T00:01:00+01:00");
    expect(await mara.correct(sundays, "Return the van by noon")).toBe(CLOSED);
    expect(await mara.look()).toEqual({
      today: "2026-10-26",
      directive: 5,
      inSight: [],
      offered: ["Return the van by ten (2026-10-25)", "One lamp (2026-10-25)"],
      wins: ["Clock wound again", "Clock wound", "Pack the kitchen", "Sleep by eleven"],
      focus: "Purpose",
      progress: 85,
      signals: [],
    });
  });

  test("Tuesday drops the wins of the Tuesday before; undecided items wait", async () => {
    mara.at("2026-10-27T21:00:00+01:00");
    expect(await mara.look()).toMatchObject({
      today: "2026-10-27",
      directive: 1,
      offered: ["Return the van by ten (2026-10-25)", "One lamp (2026-10-25)"],
      wins: ["Clock wound again", "Clock wound", "Pack the kitchen"],
    });
  });

  test("a Saturday after a week away is a day like any other", async () => {
    mara.at("2026-11-07T10:00:00+01:00");
    expect(await mara.look()).toMatchObject({
      today: "2026-11-07",
      inSight: [],
      wins: [],
      focus: null,
      progress: 85,
      offered: ["Return the van by ten (2026-10-25)", "One lamp (2026-10-25)"],
    });
  });
});
