import { describe, expect, test } from "vitest";
import { ago, checkIn, factsOf, handover, risk } from "#tests/support/recorded-facts.ts";
import type { RecordedFacts } from "./recorded-facts.rules.ts";

type Row = [name: string, parts: Partial<RecordedFacts>, facts: string[] | null];

describe("16, a hazard that is back", () => {
  const before = risk("Leaky tap", { status: "resolved", createdAt: ago(70) });
  const now = risk("leaky tap.", { createdAt: ago(3) });
  const fact = ["“leaky tap.” has been recorded 2 times, last on March 7, and is open."];
  test.each<Row>([
    ["resolved before, open now", { risks: [before, now] }, fact],
    ["open twice", { risks: [{ ...before, status: "mitigating" }, now] }, null],
    [
      "open three times",
      { risks: [risk("Leaky tap"), risk("Leaky tap"), now] },
      ["“leaky tap.” has been recorded 3 times, last on March 7, and is open."],
    ],
    ["resolved again", { risks: [before, { ...now, status: "resolved" }] }, null],
    ["another hazard", { risks: [before, risk("Leaky roof")] }, null],
    ["not a small one", { risks: [before, { ...now, severity: "H" }] }, null],
    [
      "60 days ago",
      { risks: [before, { ...now, createdAt: ago(60) }] },
      ["“leaky tap.” has been recorded 2 times, last on January 9, and is open."],
    ],
    ["61 days ago", { risks: [before, { ...now, createdAt: ago(61) }] }, null],
  ])("%s", (_, parts, facts) => expect(factsOf(16, parts)).toEqual(facts));
});

describe("16, a persisting line that is back", () => {
  const on = (day: number, whatPersists: string) => handover(day, { whatPersists });
  test.each<Row>([
    [
      "in 3, away in between, other words around it",
      {
        handovers: [on(9, "Back pain"), on(8, "back  pain!\nRain"), on(5, "None"), on(1, "Rain; BACK PAIN.")],
      },
      ["You’ve noted the same open point in 3 handovers since March 1, and it was gone in between."],
    ],
    ["in 2 only", { handovers: [on(9, "Back pain"), on(5, "None"), on(1, "Back pain")] }, null],
    [
      "carried over without a break",
      { handovers: [on(3, "Back pain"), on(2, "Back pain"), on(1, "Back pain")] },
      null,
    ],
    [
      "gone from the newest",
      {
        handovers: [on(9, "Back pain"), on(8, "Back pain"), on(5, "None"), on(2, "Back pain"), on(1, "None")],
      },
      null,
    ],
    [
      "the first of them 29 days ago",
      { handovers: [on(29, "Back pain"), on(8, "Back pain"), on(5, "None"), on(1, "Back pain")] },
      null,
    ],
    [
      "the first of them 28 days ago",
      { handovers: [on(28, "Back pain"), on(8, "Back pain"), on(5, "None"), on(1, "Back pain")] },
      ["You’ve noted the same open point in 3 handovers since February 10, and it was gone in between."],
    ],
    [
      "nothing to tell",
      {
        handovers: [on(9, "Nothing new"), on(8, "n/a"), on(5, "Rain"), on(2, "None."), on(1, "Nothing new")],
      },
      null,
    ],
  ])("%s", (_, parts, facts) => expect(factsOf(16, parts)).toEqual(facts));
});

describe("16, a word that is back", () => {
  const notes = (...written: [day: number, note: string][]) => ({
    checkIns: written.map(([day, note]) => checkIn(ago(day), { note })),
  });
  test.each<Row>([
    [
      "in notes and handovers, with a repair that does not hold",
      {
        ...notes([20, "pump tripped again"], [9, "Pump. Reset it"]),
        handovers: [handover(2, { whatPersists: "The pump" })],
      },
      ["You’ve written about “pump” on 3 days since February 18."],
    ],
    ["on 2 days", notes([20, "pump tripped again"], [9, "pump, reset"]), null],
    ["without words of trouble", notes([20, "choir"], [9, "choir again"], [3, "choir"]), null],
    ["a body", notes([20, "knee again"], [9, "my knee again"], [3, "knee again"]), null],
    ["a person", notes([20, "mother again"], [9, "mother again"], [3, "mother again"]), null],
    ["36 days ago", notes([36, "pump again"], [9, "pump again"], [3, "pump again"]), null],
  ])("%s", (_, parts, facts) => expect(factsOf(16, parts)).toEqual(facts));
});
