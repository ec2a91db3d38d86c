import { describe, expect, test } from "vitest";
import { ago, factsOf, isapSession, NOW } from "#tests/support/recorded-facts.ts";
import type { IsapFact } from "./recorded-facts.rules.ts";

const control = (fields: Partial<IsapFact["control"]>) => ({
  control: { people: "", time: "", budget: "", skills: "", ...fields },
});
const ALL: IsapFact["clarity"] = ["Peace", "Production", "Purpose", "Presence"];

describe("the newest ISAP session", () => {
  test.each<[id: 1 | 2 | 6 | 10 | 13 | 18, changes: Partial<IsapFact>, facts: string[] | null]>([
    [
      1,
      { clarity: ["Peace", "Presence", "Purpose"] },
      ["3 pillars chosen on March 9: Presence, Purpose and Peace."],
    ],
    [1, { clarity: ALL }, ["4 pillars chosen on March 9: Presence, Purpose, Production and Peace."]],
    [1, {}, null],
    [
      2,
      control({ time: "an hour" }),
      ["Of people, time, budget and skills, only time was filled in on March 9."],
    ],
    [2, control({}), ["None of people, time, budget and skills was filled in on March 9."]],
    [2, {}, null],
    [6, { clarity: ["Peace"] }, ["One pillar chosen on March 9: Peace."]],
    [6, {}, null],
    [10, { clarity: ALL }, ["All 4 pillars chosen on March 9."]],
    [10, { clarity: ALL.slice(1) }, null],
    [13, { cadence: "daily" }, ["A daily review chosen on March 9."]],
    [13, { cadence: "biweekly" }, null],
    [18, { reviewTime: null }, ["No review time in the ISAP session of March 9."]],
    [18, {}, null],
  ])("%i %o", (id, changes, facts) => {
    expect(factsOf(id, { isapSessions: [isapSession(ago(1), changes)] })).toEqual(facts);
  });

  test("counts for 14 local days", () => {
    const daily = (createdAt: string) => ({ isapSessions: [isapSession(createdAt, { cadence: "daily" })] });
    expect(factsOf(13, daily("2026-02-24T00:00:00.000Z"))).not.toBeNull();
    expect(factsOf(13, daily("2026-02-23T23:59:00.000Z"))).toBeNull();
    const west = { ...NOW, timeZone: "America/Los_Angeles" };
    expect(factsOf(13, daily("2026-02-24T07:59:00.000Z"), west)).toBeNull();
    expect(factsOf(13, daily("2026-02-24T08:00:00.000Z"), west)).toEqual([
      "A daily review chosen on February 24.",
    ]);
  });

  test("hides an older session", () => {
    const isapSessions = [isapSession(ago(1)), isapSession(ago(2), { cadence: "daily" })];
    expect(factsOf(13, { isapSessions })).toBeNull();
  });

  test("is named with its year if it is from another year", () => {
    const now = { instant: "2026-01-03T12:00:00.000Z", timeZone: "UTC" };
    const isapSessions = [isapSession("2025-12-30T12:00:00.000Z", { cadence: "daily" })];
    expect(factsOf(13, { isapSessions }, now)).toEqual(["A daily review chosen on December 30, 2025."]);
  });
});
