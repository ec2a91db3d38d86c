import { describe, expect, test } from "vitest";
import {
  ago,
  checkIn,
  factsOf,
  inDays,
  isapSession,
  milestone,
  objective,
  risk,
} from "#tests/support/recorded-facts.ts";
import type { RecordedFacts } from "./recorded-facts.rules.ts";

type Row = [name: string, parts: Partial<RecordedFacts>, facts: string[] | null];

describe("2, over budget", () => {
  const kitchen = (budget: string | null, actualCost: string | null) => ({
    objectives: [objective("Kitchen", { budget, actualCost })],
  });
  test.each<Row>([
    [
      "over a tenth more",
      kitchen("1000", "1100.01"),
      ["“Kitchen” has cost $1,100.01 of a $1,000.00 budget."],
    ],
    ["a dollar over", kitchen("1000", "1001"), null],
    ["on the cent", kitchen("1000.00", "1000"), null],
    ["no budget", kitchen(null, "50"), null],
    ["a budget of nothing", kitchen("0.00", "50"), null],
    ["no cost yet", kitchen("50", null), null],
    [
      "completed",
      { objectives: [objective("K", { budget: "1", actualCost: "2", status: "completed" })] },
      null,
    ],
  ])("%s", (_, parts, facts) => expect(factsOf(2, parts)).toEqual(facts));
});

describe("8, risks without owner or mitigation", () => {
  const bare = { severity: "H", mitigation: " ", owner: null, createdAt: ago(1) } as const;
  const isapSessions = [isapSession(ago(30))];
  test.each<Row>([
    [
      "2 bare",
      {
        isapSessions,
        risks: [risk("Ice", bare), risk("Flood", { ...bare, severity: "L", probability: "H" })],
      },
      ["2 high risks have no owner and no mitigation yet: “Ice” and “Flood”."],
    ],
    ["nobody else is part of it", { risks: [risk("Ice", bare), risk("Flood", bare)] }, null],
    [
      "one with an owner",
      { isapSessions, risks: [risk("Ice", bare), risk("Flood", { ...bare, owner: "Jo" })] },
      null,
    ],
    [
      "one with a mitigation",
      { isapSessions, risks: [risk("Ice", bare), risk("Flood", { ...bare, mitigation: "Sandbags" })] },
      null,
    ],
    [
      "one not high",
      { isapSessions, risks: [risk("Ice", bare), risk("Flood", { ...bare, severity: "M" })] },
      null,
    ],
    [
      "one resolved",
      { isapSessions, risks: [risk("Ice", bare), risk("Flood", { ...bare, status: "resolved" })] },
      null,
    ],
    [
      "one noted today",
      { isapSessions, risks: [risk("Ice", bare), risk("Flood", { ...bare, createdAt: ago(0, 12) })] },
      null,
    ],
  ])("%s", (_, parts, facts) => expect(factsOf(8, parts)).toEqual(facts));
});

describe("8, nobody knows who does it", () => {
  const texts = (...notes: string[]) => notes.map((note, index) => checkIn(ago(index), { note }));
  const who = texts("fish came twice. who orders?", "linen: ana thought marcus, marcus thought ana");
  test.each<Row>([
    [
      "2 notes, and a risk without an owner",
      { checkIns: who, risks: [risk("Double orders")] },
      [
        "Since March 9, 2 of your handovers and notes ask who does something.",
        "1 open risk has no owner: “Double orders”.",
      ],
    ],
    [
      "questions in few words",
      { checkIns: texts("who call the city?", "who meet gas man?"), risks: [risk("Double orders")] },
      [
        "Since March 9, 2 of your handovers and notes ask who does something.",
        "1 open risk has no owner: “Double orders”.",
      ],
    ],
    [
      "questions about oneself",
      { checkIns: texts("who am i now?", "who would miss me? who cares?"), risks: [risk("Double orders")] },
      null,
    ],
    ["1 note", { checkIns: who.slice(1), risks: [risk("Double orders")] }, null],
    ["each risk has an owner", { checkIns: who, risks: [risk("Double orders", { owner: "Ana" })] }, null],
    ["other questions", { checkIns: texts("why me?", "what now?"), risks: [risk("Double orders")] }, null],
  ])("%s", (_, parts, facts) => expect(factsOf(8, parts)).toEqual(facts));
});

describe("8, objectives without milestones or people", () => {
  const alone = isapSession(ago(60), { control: { people: " ", time: "a day", budget: "", skills: "" } });
  const move = objective("Move", { id: "move", dueOn: inDays(14), mode: "business" });
  const paint = objective("Paint", { id: "paint", dueOn: inDays(0) });
  const parts = { isapSessions: [alone], objectives: [move, paint] };
  test.each<Row>([
    [
      "2 bare objectives, nobody named",
      parts,
      [
        "2 objectives due by March 24 have no milestones: “Paint” and “Move”.",
        "The ISAP session of January 9 names no people.",
      ],
    ],
    ["somebody named", { ...parts, isapSessions: [isapSession(ago(60))] }, null],
    ["no ISAP session", { ...parts, isapSessions: [] }, null],
    ["the ISAP session is 61 days old", { ...parts, isapSessions: [{ ...alone, createdAt: ago(61) }] }, null],
    ["one has a milestone", { ...parts, milestones: [milestone("move", null)] }, null],
    ["one is due in 15 days", { ...parts, objectives: [{ ...move, dueOn: inDays(15) }, paint] }, null],
  ])("%s", (_, given, facts) => expect(factsOf(8, given)).toEqual(facts));
});
