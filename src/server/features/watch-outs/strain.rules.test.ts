import { describe, expect, test } from "vitest";
import {
  ago,
  boundary,
  checkIn,
  factsOf,
  handover,
  isapSession,
  milestone,
  objective,
} from "#tests/support/recorded-facts.ts";
import type { RecordedFacts } from "./recorded-facts.rules.ts";

type Row = [name: string, parts: Partial<RecordedFacts>, facts: string[] | null];

const stresses = (...each: [day: number, stress: number][]) => ({
  checkIns: each.map(([day, stress]) => checkIn(ago(day), { stress })),
});

describe("14, long steady stress", () => {
  test.each<Row>([
    [
      "6 or 7 for two weeks",
      stresses([13, 6], [10, 7], [7, 6], [5, 6], [2, 7], [0, 6]),
      ["Stress between 6 and 7 in all of your last 6 check-ins, since February 25."],
    ],
    [
      "one easier day among five",
      stresses([14, 6], [11, 7], [8, 5], [5, 6], [2, 7], [0, 6]),
      ["Stress between 5 and 7 in all of your last 6 check-ins, since February 24."],
    ],
    ["a calm day", stresses([14, 6], [11, 7], [8, 6], [5, 4], [2, 7], [0, 6]), null],
    ["a week without a check-in", stresses([20, 6], [18, 7], [9, 6], [5, 6], [2, 7], [0, 6]), null],
    ["12 days", stresses([12, 6], [10, 7], [7, 6], [5, 6], [2, 7], [0, 6]), null],
    ["5 check-ins", stresses([13, 6], [10, 7], [7, 6], [4, 6], [0, 6]), null],
  ])("%s", (_, parts, facts) => expect(factsOf(14, parts)).toEqual(facts));
});

describe("14, creeping stress", () => {
  test.each<Row>([
    [
      "from 3 to 6 in three weeks",
      stresses([20, 3], [16, 3], [12, 4], [8, 5], [4, 6], [0, 6]),
      ["Stress averages 6 in your last 2 check-ins, after 3 in the first 2 since February 18."],
    ],
    ["up and down", stresses([20, 3], [16, 3], [12, 7], [8, 7], [4, 6], [0, 6]), null],
    ["still low", stresses([20, 1], [16, 1], [12, 2], [8, 3], [4, 4], [0, 4]), null],
    ["within 9 days", stresses([9, 3], [8, 3], [6, 4], [4, 5], [2, 6], [0, 6]), null],
    ["over for 9 days", stresses([29, 3], [25, 3], [21, 4], [17, 5], [13, 6], [9, 6]), null],
  ])("%s", (_, parts, facts) => expect(factsOf(14, parts)).toEqual(facts));
});

describe("14 and 18, boundaries that give way", () => {
  test("3 or more are a missing pause", () => {
    const boundaries = [
      boundary("A"),
      boundary("B", { type: "personal" }),
      boundary("C", { type: "family" }),
    ];
    expect(factsOf(14, { boundaries })).toBeNull();
    expect(factsOf(18, { boundaries })).toEqual(["3 boundaries are marked as not kept: “A”, “B” and “C”."]);
  });

  test.each<Row>([
    [
      "2 of work and personal life",
      {
        boundaries: [
          boundary("No mail after 7"),
          boundary("Sleep at 11", { type: "personal", updatedAt: ago(14), lastReviewAt: ago(14) }),
        ],
      },
      ["2 boundaries are marked as not kept: “Sleep at 11” and “No mail after 7”."],
    ],
    ["one kept", { boundaries: [boundary("A"), boundary("B", { honored: true })] }, null],
    ["one not marked", { boundaries: [boundary("A"), boundary("B", { honored: null })] }, null],
    ["one with family", { boundaries: [boundary("A"), boundary("B", { type: "family" })] }, null],
    [
      "one 15 days ago, although its text was changed since",
      { boundaries: [boundary("A"), boundary("B", { lastReviewAt: ago(15), updatedAt: ago(1) })] },
      null,
    ],
  ])("%s", (_, parts, facts) => expect(factsOf(14, parts)).toEqual(facts));
});

describe("18, work without looking back", () => {
  const kitchen = objective("Kitchen", { id: "kitchen", createdAt: ago(22) });
  const steps = (...days: number[]) => days.map((day) => milestone("kitchen", ago(day)));
  const work = { objectives: [kitchen], milestones: steps(1, 2, 3, 3, 14) };
  test.each<Row>([
    ["never looked back", work, ["5 milestones completed in 14 days, and no handover or ISAP session yet."]],
    [
      "looked back 22 days ago",
      { ...work, handovers: [handover(22)], isapSessions: [isapSession(ago(30))] },
      ["5 milestones completed in 14 days, and no handover or ISAP session since February 16."],
    ],
    ["a handover 21 days ago", { ...work, handovers: [handover(21)] }, null],
    ["an ISAP session 21 days ago", { ...work, isapSessions: [isapSession(ago(21))] }, null],
    ["one milestone a day too old", { ...work, milestones: steps(1, 2, 3, 3, 15) }, null],
    ["one milestone open", { ...work, milestones: [...steps(1, 2, 3, 3), milestone("kitchen", null)] }, null],
    ["begun 21 days ago", { ...work, objectives: [{ ...kitchen, createdAt: ago(21) }] }, null],
  ])("%s", (_, parts, facts) => expect(factsOf(18, parts)).toEqual(facts));
});
