import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantIn, localDays, wallClock } from "./local-days.rules.ts";
import { plainDateOf } from "./plain-date.rules.ts";

describe("a person's own calendar", () => {
  test.each<[instant: string, timeZone: string, day: string, hour: number]>([
    ["2026-03-10T07:30:00Z", "America/Los_Angeles", "2026-03-10", 0],
    ["2026-03-10T06:30:00Z", "America/Los_Angeles", "2026-03-09", 23],
    ["2026-03-10T06:30:00Z", "UTC", "2026-03-10", 6],
    ["2026-03-10T11:00:00Z", "Pacific/Kiritimati", "2026-03-11", 1],
    ["2026-03-10T10:30:00Z", "Pacific/Niue", "2026-03-09", 23],
    ["2026-03-10T18:29:00Z", "Asia/Kolkata", "2026-03-10", 23],
    ["2026-03-10T18:30:00Z", "Asia/Kolkata", "2026-03-11", 0],
    // The clock jumps from 1:59 to 3:00.
    ["2026-03-29T00:59:00Z", "Europe/Paris", "2026-03-29", 1],
    ["2026-03-29T01:00:00Z", "Europe/Paris", "2026-03-29", 3],
    // 25 hours later it is still the same day.
    ["2026-10-24T22:00:00Z", "Europe/Paris", "2026-10-25", 0],
    ["2026-10-25T22:59:00Z", "Europe/Paris", "2026-10-25", 23],
    // This day begins at one o'clock.
    ["2026-04-23T22:00:00Z", "Africa/Cairo", "2026-04-24", 1],
    ["2024-02-29T12:00:00Z", "UTC", "2024-02-29", 12],
  ])("%s in %s", (instant, timeZone, day, hour) => {
    const days = localDays({ instant, timeZone });
    expect([plainDateOf(days.today), days.hourOf(days.now)]).toEqual([day, hour]);
  });

  test("agrees with the platform at any instant, in any zone", () => {
    const zones = [
      "America/St_Johns",
      "Australia/Lord_Howe",
      "Africa/Casablanca",
      "Asia/Kathmandu",
      "Pacific/Apia",
    ];
    const between = { min: new Date("1995-01-01"), max: new Date("2035-01-01"), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(between), fc.constantFrom(...zones), (date, timeZone) => {
        const days = localDays({ instant: date.toISOString(), timeZone });
        const text = date.toLocaleString("sv-SE", { timeZone });
        expect(
          `${wallClock(date.toISOString(), timeZone).date} ${wallClock(date.toISOString(), timeZone).minute}`,
        ).toBe(`${text.slice(0, 10)} ${Number(text.slice(14, 16))}`);
        expect([plainDateOf(days.today), days.hourOf(days.now)]).toEqual([
          text.slice(0, 10),
          Number(text.slice(11, 13)),
        ]);
      }),
    );
  });

  test("says a day in words, with the year where it is not this one", () => {
    const { inWords, today } = localDays({ instant: "2027-01-01T03:00:00Z", timeZone: "America/New_York" });
    expect([inWords(today), inWords(today + 1)]).toEqual(["December 31", "January 1, 2027"]);
  });

  test("refuses a zone or an instant that does not exist", () => {
    expect(() => localDays({ instant: "2026-03-10T00:00:00Z", timeZone: "Mars/Base" })).toThrow(RangeError);
    expect(() => localDays({ instant: "soon", timeZone: "UTC" })).toThrow(RangeError);
  });
});

test.each([
  ["UTC", "2026-11-21", 12, "2026-11-21T12:00:00.000Z"],
  ["America/New_York", "2026-11-21", 12, "2026-11-21T17:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-11-21", 4, "2026-11-20T14:00:00.000Z"],
  // The clocks go back at 2:00 and forward at 2:00.
  ["America/New_York", "2026-11-01", 12, "2026-11-01T17:00:00.000Z"],
  ["America/New_York", "2026-03-08", 12, "2026-03-08T16:00:00.000Z"],
  ["America/New_York", "2026-03-08", 0, "2026-03-08T05:00:00.000Z"],
])("in %s, the clock of %s shows %i:00 at one instant", (zone, day, hour, instant) => {
  expect(instantIn(zone, day, hour * 3_600_000)).toBe(instant);
});
