import { describe, expect, test } from "vitest";
import {
  ago,
  factsOf,
  handover,
  inDays,
  isapSession,
  NOW,
  objective,
  risk,
  safetyItem,
} from "#tests/support/recorded-facts.ts";
import type { RecordedFacts } from "./recorded-facts.rules.ts";

type Row = [name: string, parts: Partial<RecordedFacts>, facts: string[] | null];

const handovers = (...days: number[]) => days.map((day) => handover(day));
const TEN_DAYS = [0, 1, 2, 4, 5, 6, 8, 9, 12, 13];

describe("13, days without a wider look", () => {
  test.each<Row>([
    [
      "10 of 14 days, no ISAP session",
      { handovers: handovers(...TEN_DAYS) },
      ["Handovers for 10 of the last 14 days, and no ISAP session yet."],
    ],
    [
      "an ISAP session 46 days ago",
      { handovers: handovers(...TEN_DAYS), isapSessions: [isapSession(ago(46))] },
      ["Handovers for 10 of the last 14 days, and the last ISAP session was on January 23."],
    ],
    [
      "an ISAP session 45 days ago",
      { handovers: handovers(...TEN_DAYS), isapSessions: [isapSession(ago(45))] },
      null,
    ],
    ["9 of 14 days, one of them twice", { handovers: handovers(...TEN_DAYS.slice(1), 1) }, null],
    ["10 days, one of them before", { handovers: handovers(...TEN_DAYS.slice(0, 9), 14) }, null],
  ])("%s", (_, parts, facts) => expect(factsOf(13, parts)).toEqual(facts));
});

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
      ["A line under “what persists” is back: it stands in the handovers for March 1, March 2 and March 9."],
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
      [
        "A line under “what persists” is back: it stands in the handovers for February 10, March 2 and March 9.",
      ],
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

describe("17, no fresh escape route", () => {
  const ice = risk("Ice on the drive", { severity: "H" });
  test.each<Row>([
    [
      "none, one high risk",
      { risks: [ice] },
      ["No escape route in the safety plan yet, and 1 high risk is open: “Ice on the drive”."],
    ],
    ["none, a medium risk", { risks: [risk("Rain")] }, null],
    ["none, the risk resolved", { risks: [{ ...ice, status: "resolved" }] }, null],
    ["a tagged objective", { risks: [ice], objectives: [objective("A", { tags: ["escape-route"] })] }, null],
    [
      "a tagged objective that is completed",
      { risks: [ice], objectives: [objective("A", { tags: ["escape-route"], status: "completed" })] },
      ["No escape route in the safety plan yet, and 1 high risk is open: “Ice on the drive”."],
    ],
    [
      "a tagged ISAP session",
      { risks: [ice], isapSessions: [isapSession(ago(90), { tags: ["escape-route"] })] },
      null,
    ],
    ["30 days old", { risks: [ice], safetyItems: [safetyItem("escape-route", ago(30))] }, null],
    [
      "31 days old",
      {
        risks: [ice, risk("Flood", { probability: "H" })],
        safetyItems: [safetyItem("escape-route", ago(31))],
      },
      [
        "The escape routes were last updated on February 7, and 2 high risks are open: “Ice on the drive” and “Flood”.",
      ],
    ],
    [
      "one of two refreshed",
      {
        risks: [ice],
        safetyItems: [safetyItem("escape-route", ago(31)), safetyItem("escape-route", ago(2))],
      },
      null,
    ],
  ])("%s", (_, parts, facts) => expect(factsOf(17, parts)).toEqual(facts));
});

describe("17, due within 2 days and below half", () => {
  const due = (days: number, progress: number) => ({
    objectives: [objective("Tax return", { dueOn: inDays(days), progress })],
  });
  test.each<Row>([
    ["due today", due(0, 45), ["“Tax return” is due on March 10 and stands at 45 %."]],
    ["due in 2 days", due(2, 0), ["“Tax return” is due on March 12 and stands at 0 %."]],
    ["due in 3 days", due(3, 0), null],
    ["just below half", due(1, 49), ["“Tax return” is due on March 11 and stands at 49 %."]],
    ["half done", due(1, 50), null],
    ["its day has gone by", due(-1, 10), null],
    [
      "a day that is only suggested",
      { objectives: [objective("A", { dueOn: inDays(1), dueSource: "suggested" })] },
      null,
    ],
    ["words without a due date", { objectives: [objective("A", { timeBound: "by 2026-03-11" })] }, null],
  ])("%s", (_, parts, facts) => expect(factsOf(17, parts)).toEqual(facts));

  test("the days are counted in the person's own calendar", () => {
    const late = { instant: "2026-03-10T06:30:00.000Z", timeZone: "America/Los_Angeles" };
    expect(factsOf(17, due(2, 0), late)).toBeNull();
    expect(factsOf(17, due(2, 0), { ...late, timeZone: "UTC" })).not.toBeNull();
    expect(factsOf(17, due(1, 0), NOW)).not.toBeNull();
  });
});
