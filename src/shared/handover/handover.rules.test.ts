import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ownDay } from "#shared/calendar/local-days.rules.ts";
import type { Briefing, DecidedItem } from "./handover.contract.ts";
import { carryOverFor, hasBegun, isStillOpen, morningOf, outcomeOf } from "./handover.rules.ts";

const ZONES = [
  "UTC",
  "America/Los_Angeles",
  "America/St_Johns",
  "Europe/Berlin",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Kiritimati",
  "Pacific/Niue",
];
const anyInstant = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());
const anyZone = fc.constantFrom(...ZONES);

const friday: Briefing = {
  id: "01900000-0000-7000-8000-000000000001",
  opPeriod: "2026-11-20",
  whatChanged: "The van is booked",
  whatPersists: "No boxes yet",
  onePriority: "Buy boxes",
  createdAt: "2026-11-20T21:00:00.000Z",
  updatedAt: "2026-11-20T21:00:00.000Z",
};
const decided = (changes: Partial<DecidedItem>): DecidedItem => ({
  briefingId: friday.id,
  item: "onePriority",
  text: "Buy boxes",
  opPeriod: friday.opPeriod,
  decision: "kept",
  decidedOn: "2026-11-21",
  endedOn: null,
  ...changes,
});

test.each<[instant: string, timeZone: string, day: string]>([
  ["2026-11-22T07:30:00Z", "America/Los_Angeles", "2026-11-21"],
  ["2026-11-22T08:00:00Z", "America/Los_Angeles", "2026-11-22"],
  ["2026-11-21T10:00:00Z", "Pacific/Kiritimati", "2026-11-22"],
  // The clock goes back, so one hour occurs twice.
  ["2026-10-25T22:59:59Z", "Europe/Berlin", "2026-10-25"],
  ["2026-10-25T23:00:00Z", "Europe/Berlin", "2026-10-26"],
])("%s in %s is the day %s", (instant, timeZone, day) => {
  expect(ownDay(instant, timeZone)).toBe(day);
});

test.each([
  ["2026-11-22", "America/Los_Angeles", "2026-11-22T12:00:00.000Z"],
  ["2026-11-22", "Asia/Kathmandu", "2026-11-21T22:15:00.000Z"],
  // The clock goes forward at 2, back at 3.
  ["2026-03-08", "America/New_York", "2026-03-08T08:00:00.000Z"],
  ["2026-10-25", "Europe/Berlin", "2026-10-25T03:00:00.000Z"],
])("the morning of %s in %s begins at %s", (day, timeZone, instant) => {
  expect(morningOf(day, timeZone)).toBe(instant);
});

describe("the days a handover can be logged for", () => {
  test("at 11:30 pm west of UTC, today is still today, and tomorrow has not begun", () => {
    const now = "2026-11-22T07:30:00Z";
    expect(hasBegun("2026-11-21", now, "America/Los_Angeles")).toBe(true);
    expect(hasBegun("2026-11-22", now, "America/Los_Angeles")).toBe(false);
    expect(hasBegun("2026-11-22", now, "UTC")).toBe(true);
  });

  test("today and every day before it, wherever the person lives", () => {
    fc.assert(
      fc.property(anyInstant, anyZone, fc.integer({ min: -400, max: 400 }), (now, timeZone, away) => {
        const today = Date.parse(ownDay(now, timeZone));
        const day = new Date(today + away * 86_400_000).toISOString().slice(0, 10);
        expect(hasBegun(day, now, timeZone)).toBe(away <= 0);
      }),
    );
  });

  test("without a zone, everyone on Earth can log their own today", () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (now, timeZone) => {
        expect(hasBegun(ownDay(now, timeZone), now, undefined)).toBe(true);
      }),
    );
    expect(hasBegun("2026-11-24", "2026-11-22T07:30:00Z", undefined)).toBe(false);
  });
});

describe("how long a handover can be changed", () => {
  test("until midnight by the person's own clock", () => {
    const logged = { createdAt: "2026-11-21T18:00:00Z" };
    expect(isStillOpen(logged, "2026-11-22T07:59:59Z", "America/Los_Angeles")).toBe(true);
    expect(isStillOpen(logged, "2026-11-22T08:00:00Z", "America/Los_Angeles")).toBe(false);
    expect(isStillOpen(logged, "2026-11-22T00:30:00Z", "UTC")).toBe(false);
  });

  test("a day of 25 hours is one day, and a day of 23 hours ends with its midnight", () => {
    const berlin = "Europe/Berlin";
    expect(isStillOpen({ createdAt: "2026-10-24T22:00:00Z" }, "2026-10-25T22:59:00Z", berlin)).toBe(true);
    expect(isStillOpen({ createdAt: "2026-03-28T23:00:00Z" }, "2026-03-29T22:30:00Z", berlin)).toBe(false);
  });

  test("never longer than 25 hours, and always at the moment it is logged", () => {
    fc.assert(
      fc.property(
        anyInstant,
        anyZone,
        fc.integer({ min: 0, max: 60 * 60 }),
        (createdAt, timeZone, minutes) => {
          const now = new Date(Date.parse(createdAt) + minutes * 60_000).toISOString();
          const isOpen = isStillOpen({ createdAt }, now, timeZone);
          if (minutes === 0) expect(isOpen).toBe(true);
          if (minutes > 25 * 60) expect(isOpen).toBe(false);
        },
      ),
    );
  });
});

describe("what is offered to carry over", () => {
  test("the priority first, then what persists, each with the day it comes from", () => {
    expect(carryOverFor(friday, [])).toEqual({
      offered: [
        { briefingId: friday.id, item: "onePriority", text: "Buy boxes", opPeriod: "2026-11-20" },
        { briefingId: friday.id, item: "whatPersists", text: "No boxes yet", opPeriod: "2026-11-20" },
      ],
      kept: [],
    });
  });

  test("nothing without a handover, and nothing for an empty answer", () => {
    expect(carryOverFor(null, [])).toEqual({ offered: [], kept: [] });
    for (const whatPersists of ["", "None.", "n/a", "?", "-", "TODO", "Nothing new"]) {
      const { offered } = carryOverFor({ ...friday, whatPersists }, []);
      expect(offered.map(({ item }) => item)).toEqual(["onePriority"]);
    }
  });

  test("kept items stay until they are done or dropped", () => {
    const kept = decided({ decidedOn: "2026-11-01" });
    const dropped = decided({ item: "whatPersists", decision: "dropped" });
    expect(carryOverFor(friday, [kept, dropped])).toEqual({ offered: [], kept: [kept] });
    const done = { ...kept, endedOn: "2026-11-21" };
    expect(carryOverFor(friday, [done, dropped])).toEqual({ offered: [], kept: [] });
  });

  test("the same words are not offered beside a kept item, nor after it was done", () => {
    for (const endedOn of [null, "2026-11-21"]) {
      const kept = decided({
        briefingId: "01900000-0000-7000-8000-000000000002",
        text: "buy boxes!",
        endedOn,
      });
      expect(carryOverFor(friday, [kept]).offered.map(({ item }) => item)).toEqual(["whatPersists"]);
    }
  });

  test("every item is either offered or decided, never both", () => {
    const items = fc.uniqueArray(fc.constantFrom("onePriority" as const, "whatPersists" as const));
    const decision = fc.constantFrom("kept" as const, "edited" as const, "dropped" as const);
    fc.assert(
      fc.property(items, decision, fc.constantFrom(null, "2026-11-25"), (chosen, how, endedOn) => {
        const decisions = chosen.map((item) => decided({ item, decision: how, endedOn }));
        const { offered, kept } = carryOverFor(friday, decisions);
        expect(offered.length + chosen.length).toBe(2);
        expect(offered.some(({ item }) => chosen.includes(item))).toBe(false);
        expect(kept).toHaveLength(how !== "dropped" && endedOn === null ? chosen.length : 0);
      }),
    );
  });

  test.each([
    [
      { decision: "keep", item: "onePriority" },
      { decision: "kept", text: "Buy boxes" },
    ],
    [
      { decision: "keep", item: "onePriority", text: "else" },
      { decision: "kept", text: "Buy boxes" },
    ],
    [
      { decision: "edit", item: "whatPersists", text: "Six boxes" },
      { decision: "edited", text: "Six boxes" },
    ],
    [
      { decision: "done", item: "onePriority" },
      { decision: "kept", text: "Buy boxes" },
    ],
    [
      { decision: "drop", item: "whatPersists" },
      { decision: "dropped", text: "No boxes yet" },
    ],
  ] as const)("%o leaves %o", (asked, outcome) => {
    expect(outcomeOf({ text: undefined, ...asked }, friday)).toEqual(outcome);
  });
});
