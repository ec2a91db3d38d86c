import { describe, expect, test } from "vitest";
import { ago, checkIn, factsOf, inDays, objective } from "#tests/support/recorded-facts.ts";
import type { RecordedFacts } from "./recorded-facts.rules.ts";

type Row = [name: string, parts: Partial<RecordedFacts>, facts: string[] | null];

const many = (count: number) => Array.from({ length: count }, (_, index) => objective(`Objective ${index}`));

describe("10, dates that pile up", () => {
  const due = (...days: number[]) => ({
    objectives: days.map((day) => objective("A", { dueOn: inDays(day), progress: 70 })),
  });
  test.each<Row>([
    ["4 within a week", due(6, 0, 2, 3), ["4 objectives are due between March 10 and March 16."]],
    ["4 on one day", due(2, 2, 2, 2), ["4 objectives are due on March 12."]],
    ["3 within a week, one on the day after it", due(6, 0, 2, 8), null],
    [
      "nearly done",
      { objectives: [0, 1, 2, 3].map((day) => objective("A", { dueOn: inDays(day), progress: 80 })) },
      null,
    ],
    ["3 ahead, one gone by", due(6, 0, 2, -1), null],
  ])("%s", (_, parts, facts) => expect(factsOf(10, parts)).toEqual(facts));
});

describe("10, many objectives at once", () => {
  test.each<Row>([
    ["11 active", { objectives: many(11) }, ["11 objectives are active at the same time."]],
    ["a calm person", { objectives: many(11), checkIns: [checkIn(ago(3)), checkIn(ago(1))] }, null],
    [
      "10 active and one completed",
      { objectives: [...many(10), objective("Done", { status: "completed" })] },
      null,
    ],
  ])("%s", (_, parts, facts) => expect(factsOf(10, parts)).toEqual(facts));
});
