import { describe, expect, test } from "vitest";
import { PILLARS, type Pillar } from "#shared/doctrine/pillars.ts";
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
import type { ObjectiveFact, RecordedFacts } from "./recorded-facts.rules.ts";

type Row = [name: string, parts: Partial<RecordedFacts>, facts: string[] | null];

describe("1, many fronts", () => {
  const begun = (pillars: string, changes: Partial<ObjectiveFact> = {}) =>
    Array.from(pillars, (pillar) =>
      objective("A", {
        pillar: PILLARS[Number(pillar)] ?? "Peace",
        progress: 5,
        updatedAt: ago(8),
        ...changes,
      }),
    );
  test.each<Row>([
    [
      "6 in 3 pillars, half of them still",
      { objectives: [...begun("001"), ...begun("122", { updatedAt: ago(1) })] },
      ["6 objectives in 3 pillars are active, and 3 of them have not changed for a week."],
    ],
    ["6 in 2 pillars", { objectives: begun("000111") }, null],
    ["5 in 4 pillars", { objectives: begun("01233") }, null],
    ["most of them moving", { objectives: [...begun("00"), ...begun("1122", { updatedAt: ago(7) })] }, null],
    ["one completed", { objectives: [...begun("01233"), ...begun("0", { status: "completed" })] }, null],
    [
      "a full life of a calm person",
      { objectives: begun("001122"), checkIns: [checkIn(ago(3)), checkIn(ago(1))] },
      null,
    ],
  ])("%s", (_, parts, facts) => expect(factsOf(1, parts)).toEqual(facts));
});

describe("6, one pillar", () => {
  const inPillars = (...pillars: Pillar[]) => pillars.map((pillar) => objective("A", { pillar, id: pillar }));
  const four = Array.from({ length: 4 }, () => objective("A", { pillar: "Purpose" }));
  const steps = (pillar: Pillar, ...days: number[]) => days.map((day) => milestone(pillar, ago(day)));
  const nine = steps("Production", 1, 2, 3, 4, 5, 6, 7, 8, 28);
  const objectives = inPillars("Production", "Peace");

  test.each<Row>([
    ["4 objectives in one", { objectives: four }, ["All 4 active objectives are in Purpose."]],
    ["3 objectives in one", { objectives: four.slice(1) }, null],
    [
      "2, and an evening with somebody did not happen",
      { objectives: four.slice(2), boundaries: [boundary("Supper with Jo", { type: "family" })] },
      ["All 2 active objectives are in Purpose."],
    ],
    [
      "a calm person with one garden",
      { objectives: four, checkIns: [checkIn(ago(3)), checkIn(ago(1))] },
      null,
    ],
    ["another one elsewhere", { objectives: [...four, objective("B")] }, null],
    [
      "9 of 10 milestones",
      { objectives, milestones: [...nine, ...steps("Peace", 3)] },
      ["9 of the 10 milestones completed since February 10 are in Production."],
    ],
    ["8 of 10 milestones", { objectives, milestones: [...nine.slice(1), ...steps("Peace", 3, 4)] }, null],
    [
      "17 of 19 milestones",
      { objectives, milestones: [...nine, ...nine.slice(1), ...steps("Peace", 3, 4)] },
      null,
    ],
    ["9 of 9 milestones", { objectives, milestones: nine }, null],
    ["one of them 29 days old", { objectives, milestones: [...nine, ...steps("Production", 29)] }, null],
    [
      "nothing active elsewhere",
      { objectives: objectives.slice(0, 1), milestones: [...nine, ...steps("Production", 9)] },
      null,
    ],
  ])("%s", (_, parts, facts) => expect(factsOf(6, parts)).toEqual(facts));
});

describe("6, the other pillars wait", () => {
  const work = [1, 2, 3].map((day) => objective("Work", { updatedAt: ago(day) }));
  const parts = {
    objectives: [...work, objective("Garden", { pillar: "Peace", updatedAt: ago(22) })],
    boundaries: [boundary("Supper with Jo", { type: "family" })],
  };
  test.each<Row>([
    [
      "3 moving, 1 waiting, a boundary not kept",
      parts,
      ["All 3 objectives that changed in the last 21 days are in Production; 1 elsewhere did not."],
    ],
    ["every boundary kept", { ...parts, boundaries: [] }, null],
    ["a calm person", { ...parts, checkIns: [checkIn(ago(3)), checkIn(ago(1))] }, null],
    ["2 moving", { ...parts, objectives: parts.objectives.slice(1) }, null],
  ])("%s", (_, given, facts) => expect(factsOf(6, given)).toEqual(facts));
});

describe("12, a priority out of sight", () => {
  const kitchen = objective("Kitchen", { id: "kitchen", specific: "Painting the walls" });
  const milestones = [ago(2), ago(1), ago(0, 1)].map((at) => milestone("kitchen", at));
  const parts = {
    objectives: [kitchen],
    milestones,
    handovers: [handover(3, { onePriority: "Call the bank" })],
  };
  const named = (onePriority: string, day = 3) => ({ ...parts, handovers: [handover(day, { onePriority })] });
  test.each<Row>([
    [
      "no word in common",
      parts,
      [
        "On March 7 your one priority was “Call the bank”. None of your objectives mentions it; you have completed 3 milestones since.",
      ],
    ],
    ["another form of the word", named("Paint!"), null],
    ["a milestone's word", named("First steps"), null],
    ["no word of substance", named("Get it all for today"), null],
    ["a script without spaces", named("銀行に電話する"), null],
    ["2 milestones since", { ...parts, milestones: milestones.slice(1) }, null],
    [
      "7 days ago",
      named("Call the bank", 7),
      [
        "On March 3 your one priority was “Call the bank”. None of your objectives mentions it; you have completed 3 milestones since.",
      ],
    ],
    ["8 days ago", named("Call the bank", 8), null],
    [
      "in an objective completed since",
      { ...parts, objectives: [kitchen, objective("Bank", { status: "completed", updatedAt: ago(1) })] },
      null,
    ],
    [
      "a newer handover that fits",
      { ...parts, handovers: [...parts.handovers, handover(2, { onePriority: "Kitchen" })] },
      null,
    ],
  ])("%s", (_, given, facts) => expect(factsOf(12, given)).toEqual(facts));
});

describe("12, the first pillar stands still", () => {
  const session = isapSession(ago(60), { clarity: ["Purpose", "Peace"] });
  const book = objective("Book", { id: "book", pillar: "Purpose", updatedAt: ago(15) });
  const others = (count: number, updatedAt = ago(14)) =>
    Array.from({ length: count }, () => objective("A", { updatedAt }));
  const parts = { isapSessions: [session], objectives: [book, ...others(3)] };
  test.each<Row>([
    [
      "15 days, 3 others",
      parts,
      [
        "Purpose was chosen on January 9. No objective in it has changed since February 23; 3 objectives in Production have.",
      ],
    ],
    ["14 days", { ...parts, objectives: [{ ...book, updatedAt: ago(14) }, ...others(3)] }, null],
    ["a milestone since", { ...parts, milestones: [milestone("book", ago(3))] }, null],
    ["2 others", { ...parts, objectives: [book, ...others(2)] }, null],
    ["others still too", { ...parts, objectives: [book, ...others(3, ago(15))] }, null],
    [
      "nothing active in it",
      { ...parts, objectives: [{ ...book, status: "completed" }, ...others(3)] },
      null,
    ],
    [
      "an ISAP session of 121 days ago",
      { ...parts, isapSessions: [{ ...session, createdAt: ago(121) }] },
      null,
    ],
    [
      "another pillar first",
      { ...parts, isapSessions: [{ ...session, clarity: ["Peace", "Purpose"] }] },
      null,
    ],
  ])("%s", (_, given, facts) => expect(factsOf(12, given)).toEqual(facts));
});

describe("12, the objective that matters most stands still", () => {
  const novel = objective("Finish the novel", { relevant: "the ONE thing this year", updatedAt: ago(22) });
  const chores = [1, 2, 3].map((day) => objective("Chore", { updatedAt: ago(day) }));
  test.each<Row>([
    [
      "22 days",
      { objectives: [novel, ...chores] },
      [
        "You wrote that “Finish the novel” matters most. It last changed on February 16; 3 other objectives have changed in the last 14 days.",
      ],
    ],
    ["21 days", { objectives: [{ ...novel, updatedAt: ago(21) }, ...chores] }, null],
    ["2 others", { objectives: [novel, ...chores.slice(1)] }, null],
    ["no such words", { objectives: [{ ...novel, relevant: "I like it" }, ...chores] }, null],
  ])("%s", (_, given, facts) => expect(factsOf(12, given)).toEqual(facts));
});
