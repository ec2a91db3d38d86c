import { describe, expect, test } from "vitest";
import {
  ago,
  boundary,
  factsOf,
  handover,
  inDays,
  isapSession,
  milestone,
  objective,
} from "#tests/support/recorded-facts.ts";
import type { RecordedFacts } from "./recorded-facts.rules.ts";

type Row = [name: string, parts: Partial<RecordedFacts>, facts: string[] | null];

const many = (count: number) => Array.from({ length: count }, (_, index) => objective(`Objective ${index}`));

describe("10, dates that pile up", () => {
  const due = (...days: number[]) => ({
    objectives: days.map((day) => objective("A", { dueOn: inDays(day), progress: 80 })),
  });
  test.each<Row>([
    ["4 within a week", due(6, 0, 2, 3), ["4 objectives are due between March 10 and March 16."]],
    ["4 on one day", due(2, 2, 2, 2), ["4 objectives are due on March 12."]],
    ["3 within a week, one on the day after it", due(6, 0, 2, 7), null],
    ["3 ahead, one gone by", due(6, 0, 2, -1), null],
  ])("%s", (_, parts, facts) => expect(factsOf(10, parts)).toEqual(facts));
});

describe("10, many objectives at once", () => {
  test.each<Row>([
    ["11 active", { objectives: many(11) }, ["11 objectives are active at the same time."]],
    [
      "10 active and one completed",
      { objectives: [...many(10), objective("Done", { status: "completed" })] },
      null,
    ],
  ])("%s", (_, parts, facts) => expect(factsOf(10, parts)).toEqual(facts));
});

describe("14, boundaries that give way", () => {
  test.each<Row>([
    [
      "2 of work and personal life",
      {
        boundaries: [
          boundary("No mail after 7"),
          boundary("Sleep at 11", { type: "personal", updatedAt: ago(14) }),
        ],
      },
      ["2 boundaries are marked as not kept: “Sleep at 11” and “No mail after 7”."],
    ],
    ["one kept", { boundaries: [boundary("A"), boundary("B", { honored: true })] }, null],
    ["one not marked", { boundaries: [boundary("A"), boundary("B", { honored: null })] }, null],
    ["one with family", { boundaries: [boundary("A"), boundary("B", { type: "family" })] }, null],
    ["one 15 days ago", { boundaries: [boundary("A"), boundary("B", { updatedAt: ago(15) })] }, null],
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
