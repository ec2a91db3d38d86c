import { describe, expect, test } from "vitest";
import type { Pillar } from "#shared/doctrine/pillars.ts";
import { ago, checkIn, factsOf, isapSession, NOW, objective } from "#tests/support/recorded-facts.ts";
import type { IsapFact, RecordedFacts } from "./recorded-facts.rules.ts";

const control = (fields: Partial<IsapFact["control"]>) => ({
  control: { people: "", time: "", budget: "", skills: "", ...fields },
});
const ALL: IsapFact["clarity"] = ["Peace", "Production", "Purpose", "Presence"];

describe("the newest ISAP session, where the other records agree", () => {
  const tense = [checkIn(ago(2), { stress: 6 }), checkIn(ago(1), { stress: 7 })];
  const calm = [checkIn(ago(2)), checkIn(ago(1))];
  const inPillars = (...pillars: Pillar[]) => pillars.map((pillar) => objective("A", { pillar }));
  const wide = inPillars("Peace", "Presence", "Purpose", "Purpose");
  const narrow = inPillars("Peace", "Peace", "Peace");

  test.each<
    [
      id: 1 | 2 | 6 | 10 | 13 | 18,
      changes: Partial<IsapFact>,
      parts: Partial<RecordedFacts>,
      facts: string[] | null,
    ]
  >([
    [
      1,
      { clarity: ["Peace", "Presence", "Purpose"] },
      { objectives: wide },
      ["3 pillars chosen on March 9: Presence, Purpose and Peace."],
    ],
    [
      1,
      { clarity: ALL },
      { objectives: wide },
      ["4 pillars chosen on March 9: Presence, Purpose, Production and Peace."],
    ],
    [1, { clarity: ALL }, {}, null],
    [1, { clarity: ALL }, { objectives: wide, checkIns: calm }, null],
    [1, {}, { objectives: wide }, null],
    [
      2,
      control({ time: "an hour" }),
      { objectives: wide },
      ["Of people, time, budget and skills, only time was filled in on March 9."],
    ],
    [
      2,
      control({}),
      { objectives: wide },
      ["None of people, time, budget and skills was filled in on March 9."],
    ],
    [2, control({}), {}, null],
    [2, {}, { objectives: wide }, null],
    [6, { clarity: ["Peace"] }, { objectives: narrow }, ["One pillar chosen on March 9: Peace."]],
    [6, { clarity: ["Peace"] }, { objectives: narrow, checkIns: calm }, null],
    [6, { clarity: ["Peace"] }, { objectives: wide }, null],
    [6, {}, { objectives: narrow }, null],
    [10, { clarity: ALL }, { checkIns: tense }, ["All 4 pillars chosen on March 9."]],
    [10, { clarity: ALL }, { checkIns: calm }, null],
    [10, { clarity: ALL.slice(1) }, { checkIns: tense }, null],
    [13, { cadence: "daily" }, { checkIns: tense }, null],
    [18, { reviewTime: null }, { checkIns: tense }, ["No review time in the ISAP session of March 9."]],
    [18, { reviewTime: null }, { checkIns: calm }, null],
    [18, {}, { checkIns: tense }, null],
  ])("%i %o", (id, changes, parts, facts) => {
    expect(factsOf(id, { isapSessions: [isapSession(ago(1), changes)], ...parts })).toEqual(facts);
  });

  const bare = control({});
  test("counts for 30 local days", () => {
    const at = (createdAt: string) => ({
      isapSessions: [isapSession(createdAt, bare)],
      objectives: wide,
    });
    expect(factsOf(2, at("2026-02-08T00:00:00.000Z"))).not.toBeNull();
    expect(factsOf(2, at("2026-02-07T23:59:00.000Z"))).toBeNull();
    const west = { ...NOW, timeZone: "America/Los_Angeles" };
    expect(factsOf(2, at("2026-02-08T07:59:00.000Z"), west)).toBeNull();
    expect(factsOf(2, at("2026-02-08T08:00:00.000Z"), west)).toEqual([
      "None of people, time, budget and skills was filled in on February 8.",
    ]);
  });

  test("hides an older session", () => {
    const isapSessions = [isapSession(ago(1)), isapSession(ago(2), bare)];
    expect(factsOf(2, { isapSessions, objectives: wide })).toBeNull();
  });

  test("is named with its year if it is from another year", () => {
    const now = { instant: "2026-01-03T12:00:00.000Z", timeZone: "UTC" };
    const isapSessions = [isapSession("2025-12-30T12:00:00.000Z", bare)];
    expect(factsOf(2, { isapSessions, objectives: wide }, now)).toEqual([
      "None of people, time, budget and skills was filled in on December 30, 2025.",
    ]);
  });
});
