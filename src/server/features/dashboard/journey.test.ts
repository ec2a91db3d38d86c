import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { controlledClock } from "#server/platform/clock/clock.ts";
import type { Briefing } from "#shared/handover/handover.contract.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { type DailyLife, dailyLife } from "#tests/support/daily-life.ts";
import { startTestServer, type TestServer } from "#tests/support/test-server.ts";

const CLOSED = 409;
const NEW_YORK = "America/New_York";
const LOS_ANGELES = "America/Los_Angeles";

/** Late evenings west of UTC, when UTC already has the next day. The Sunday has 23 hours: two o'clock becomes three. */
describe("a week that begins in New York, in which the clocks go forward, and ends in Los Angeles", () => {
  const clock = controlledClock("2026-03-07T12:00:00.000Z");
  let server: TestServer;
  let mara: DailyLife;
  let taxes: Objective;
  let sundays: Briefing;
  let tuesdays: Briefing;

  beforeAll(async () => {
    server = await startTestServer({ clock });
    mara = dailyLife(await server.signedIn(), clock, NEW_YORK);
  });
  afterAll(() => server.close());

  test("Saturday at 11:30 pm is still Saturday, though it is Sunday in UTC", async () => {
    mara.at("2026-03-07T23:30:00-05:00");
    expect(clock.nowIso()).toBe("2026-03-08T04:30:00.000Z");
    taxes = await mara.plan({ title: "File the taxes", pillar: "Presence", timeBound: "by 2026-03-10" });
    await mara.plan({ title: "Snow shoveled", pillar: "Peace", status: "completed" });
    await mara.handOver("2026-03-07", "Find the receipts", "Cold hands");
    await expect(mara.handOver("2026-03-08", "Too early", "x")).rejects.toThrow("hasn't started yet");
    expect(await mara.prefill("2026-03-07")).toEqual({
      completed: ["Snow shoveled"],
      open: ["File the taxes"],
      changed: ["started: File the taxes"],
    });
    expect(await mara.look()).toMatchObject({
      today: "2026-03-07",
      directive: 10,
      offered: [],
      wins: ["Snow shoveled"],
    });
  });

  test("Sunday is one day for all of its 23 hours", async () => {
    mara.at("2026-03-08T00:05:00-05:00");
    expect(await mara.look()).toMatchObject({
      today: "2026-03-08",
      directive: 7,
      offered: ["Find the receipts (2026-03-07)", "Cold hands (2026-03-07)"],
      signals: ["“File the taxes” is due on March 10 and is at 0%."],
    });
    await mara.decide("Find the receipts", "keep");
    await mara.decide("Cold hands", "drop");
    mara.at("2026-03-08T22:00:00-04:00");
    sundays = await mara.handOver("2026-03-08", "Add it all up", "One receipt missing");
    expect((await mara.prefill("2026-03-08")).completed).toEqual([]);

    mara.at("2026-03-08T23:55:00-04:00");
    expect(await mara.look()).toMatchObject({
      today: "2026-03-08",
      directive: 7,
      offered: [],
      inSight: ["Find the receipts (2026-03-07)"],
    });
    expect(await mara.correct(sundays, "Add everything up")).toBe(200);
  });

  test("Monday begins only 23 hours after Sunday", async () => {
    // 23 hours and ten minutes after Sunday's first visit.
    mara.at("2026-03-09T00:15:00-04:00");
    expect(await mara.correct(sundays, "Add half of it up")).toBe(CLOSED);
    expect(await mara.look()).toMatchObject({
      today: "2026-03-09",
      directive: 3,
      inSight: ["Find the receipts (2026-03-07)"],
      offered: ["Add everything up (2026-03-08)", "One receipt missing (2026-03-08)"],
    });
    await mara.decide("Find the receipts", "done");
    expect((await mara.look()).inSight).toEqual([]);
  });

  test("Tuesday begins in New York and lasts three hours longer in Los Angeles", async () => {
    mara.at("2026-03-10T07:00:00-04:00");
    await mara.decide("Add everything up", { edit: "Add it up on the plane" });
    mara.at("2026-03-10T20:00:00-04:00");
    tuesdays = await mara.handOver("2026-03-10", "Post the form", "Jet lag");

    mara.at("2026-03-10T23:30:00-07:00");
    expect(clock.nowIso()).toBe("2026-03-11T06:30:00.000Z");
    expect(await mara.look()).toMatchObject({ today: "2026-03-11", directive: 4 });
    mara.travelTo(LOS_ANGELES);
    expect(await mara.look()).toEqual({
      today: "2026-03-10",
      directive: 5,
      progress: 50,
      offered: ["One receipt missing (2026-03-08)"],
      inSight: ["Add it up on the plane (2026-03-08)"],
      wins: ["Snow shoveled"],
      focus: "Peace",
      signals: ["“File the taxes” is due on March 10 and is at 0%."],
    });
    expect((await mara.prefill("2026-03-10")).open).toEqual(["File the taxes"]);
    expect(await mara.correct(tuesdays, "Post the form at the airport")).toBe(200);
    await mara.update(taxes, { status: "completed" });
    await expect(mara.handOver("2026-03-11", "Too early", "x")).rejects.toThrow("hasn't started yet");
  });

  test("Wednesday begins at midnight there", async () => {
    mara.at("2026-03-11T00:01:00-07:00");
    expect(await mara.correct(tuesdays, "Post it")).toBe(CLOSED);
    expect(await mara.look()).toEqual({
      today: "2026-03-11",
      directive: 4,
      progress: 100,
      inSight: ["Add it up on the plane (2026-03-08)"],
      signals: [],
      offered: ["Post the form at the airport (2026-03-10)", "Jet lag (2026-03-10)"],
      // Completed at 11:30 pm on Tuesday, which was Wednesday in New York and in UTC.
      wins: ["File the taxes", "Snow shoveled"],
      focus: "Presence",
    });
    expect((await mara.prefill("2026-03-10")).completed).toEqual(["File the taxes"]);
    expect((await mara.prefill("2026-03-11")).completed).toEqual([]);
  });

  test("the seven days of the wins are those of Los Angeles, to the last minute", async () => {
    // The snow was shoveled at 8:30 pm local time on the 7th.
    mara.at("2026-03-13T23:59:00-07:00");
    expect((await mara.look()).wins).toEqual(["File the taxes", "Snow shoveled"]);
    mara.at("2026-03-14T00:01:00-07:00");
    expect((await mara.look()).wins).toEqual(["File the taxes"]);
    mara.at("2026-03-16T23:59:00-07:00");
    expect(await mara.look()).toMatchObject({ wins: ["File the taxes"], focus: "Presence" });
    mara.at("2026-03-17T00:01:00-07:00");
    expect(await mara.look()).toMatchObject({
      today: "2026-03-17",
      wins: [],
      focus: null,
      offered: ["Post the form at the airport (2026-03-10)", "Jet lag (2026-03-10)"],
    });
  });
});
