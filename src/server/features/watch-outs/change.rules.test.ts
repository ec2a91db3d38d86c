import { describe, expect, test } from "vitest";
import {
  ago,
  checkIn,
  factsOf,
  handover,
  inDays,
  isapSession,
  milestone,
  NOW,
  objective,
  risk,
} from "#tests/support/recorded-facts.ts";
import type { RecordedFacts, TriggerFact } from "./recorded-facts.rules.ts";

type Row = [name: string, parts: Partial<RecordedFacts>, facts: string[] | null];

describe("15, a trigger point", () => {
  const house = objective("House", { id: "house" });
  const wire = (status: TriggerFact["status"]) => ({
    objectives: [house],
    triggers: [{ id: "wire", objectiveId: "house", metric: "Mortgage rate", threshold: "5%", status }],
  });
  test.each<Row>([
    ["tripped", wire("tripped"), ["The trigger point on “House” has tripped: “Mortgage rate” at “5%”."]],
    ["watching", wire("watching"), null],
    ["retired", wire("retired"), null],
    [
      "tripped on a completed objective",
      { ...wire("tripped"), objectives: [{ ...house, status: "completed" }] },
      null,
    ],
    [
      "tripped in the safety plan",
      {
        triggers: [
          { id: "smoke", objectiveId: null, metric: "Smoke", threshold: "the ridge", status: "tripped" },
        ],
      },
      ["The trigger point of your safety plan has tripped: “Smoke” at “the ridge”."],
    ],
  ])("%s", (_, parts, facts) => expect(factsOf(15, parts)).toEqual(facts));
});

describe("15, a change that the plan does not show", () => {
  const plan = objective("House", { id: "house", updatedAt: ago(4) });
  const told = (day: number, whatChanged = "My hours were cut") => [handover(day, { whatChanged })];
  const parts = { objectives: [plan], handovers: told(3) };
  const fact = [
    "Your handover for March 7 tells of a change. No objective has changed since, and you haven’t run ISAP again.",
  ];
  test.each<Row>([
    ["3 days ago", parts, fact],
    [
      "for an earlier day, logged late, the plan touched in between",
      { ...parts, handovers: [handover(5, { whatChanged: "My hours", createdAt: ago(3) })] },
      null,
    ],
    ["2 days ago", { ...parts, handovers: told(2) }, null],
    [
      "14 days ago",
      { objectives: [{ ...plan, updatedAt: ago(20) }], handovers: told(14) },
      [
        "Your handover for February 24 tells of a change. No objective has changed since, and you haven’t run ISAP again.",
      ],
    ],
    ["22 days ago", { objectives: [{ ...plan, updatedAt: ago(30) }], handovers: told(22) }, null],
    [
      "told in a note",
      { objectives: [plan], checkIns: [checkIn(ago(3), { note: "laid off today" })] },
      [
        "Your note of March 7 tells of a change. No objective has changed since, and you haven’t run ISAP again.",
      ],
    ],
    ["an ordinary note", { objectives: [plan], checkIns: [checkIn(ago(3), { note: "long day" })] }, null],
    ["nothing had changed", { ...parts, handovers: told(3, "Not much.") }, null],
    [
      "an objective touched that same day",
      { ...parts, objectives: [{ ...plan, updatedAt: "2026-03-07T00:00:00.000Z" }] },
      null,
    ],
    ["a milestone since", { ...parts, milestones: [milestone("house", ago(1))] }, null],
    ["an ISAP session since", { ...parts, isapSessions: [isapSession(ago(1))] }, null],
    ["nothing active", { ...parts, objectives: [{ ...plan, status: "completed" }] }, null],
    ["a newer handover without a change", { ...parts, handovers: [...told(3), handover(1)] }, fact],
  ])("%s", (_, given, facts) => expect(factsOf(15, given)).toEqual(facts));

  test("the same day is the person's own day", () => {
    const west = { ...NOW, timeZone: "America/Los_Angeles" };
    const touched = { ...plan, updatedAt: "2026-03-07T07:30:00.000Z" };
    expect(factsOf(15, { ...parts, objectives: [touched] })).toBeNull();
    expect(factsOf(15, { ...parts, objectives: [touched] }, west)).toEqual(fact);
  });
});

describe("15, an overdue review", () => {
  const ice = (days: number) => risk("Ice", { reviewDate: inDays(-days) });
  test.each<Row>([
    ["8 days ago", { risks: [ice(8)] }, ["The review of “Ice” was set for March 2."]],
    ["7 days ago", { risks: [ice(7)] }, null],
    ["resolved", { risks: [{ ...ice(8), status: "resolved" }] }, null],
    ["no date", { risks: [{ ...ice(8), reviewDate: "in spring" }] }, null],
  ])("%s", (_, parts, facts) => expect(factsOf(15, parts)).toEqual(facts));
});

describe("15, what somebody ruled out", () => {
  const race = objective("Spring marathon", {
    id: "race",
    specific: "Five runs a week",
    updatedAt: ago(50),
  });
  const other = objective("Date night", { id: "other", updatedAt: ago(2) });
  const note = (text: string, day = 8) => ({
    objectives: [race, other],
    checkIns: [checkIn(ago(day), { note: text })],
  });
  const fact = [
    "Your note of March 2 rules out something that “Spring marathon” plans, and the plan is as it was.",
  ];
  test.each<Row>([
    ["by a doctor", note("Neuro says no long runs for now"), fact],
    ["told to stop", note("gp told me to stop running until the scan"), fact],
    ["of something that no objective names", note("Doctor says no coffee"), null],
    ["that one is free to do", note("Doctor says running is fine"), null],
    ["only yesterday", note("Neuro says no long runs for now", 1), null],
    [
      "with a plan changed since",
      { ...note("Neuro says no long runs for now"), objectives: [{ ...race, updatedAt: ago(4) }] },
      null,
    ],
  ])("%s", (_, parts, facts) => expect(factsOf(15, parts)).toEqual(facts));
});
