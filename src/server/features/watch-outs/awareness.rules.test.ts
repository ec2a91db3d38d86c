import { describe, expect, test } from "vitest";
import {
  ago,
  checkIn,
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
      ["You logged handovers for 10 of the last 14 days, and no ISAP session yet."],
    ],
    [
      "an ISAP session 46 days ago",
      { handovers: handovers(...TEN_DAYS), isapSessions: [isapSession(ago(46))] },
      ["You logged handovers for 10 of the last 14 days, and the last ISAP session was on January 23."],
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

describe("13, a rhythm of reviews that was not kept", () => {
  const session = (cadence: "daily" | "weekly" | "biweekly", day: number) => [
    isapSession(ago(day), { cadence }),
  ];
  const lately = [checkIn(ago(2))];
  test.each<Row>([
    [
      "weekly, 18 days ago",
      { isapSessions: session("weekly", 18), checkIns: lately },
      ["You chose a weekly review on February 20. The last session was on February 20."],
    ],
    ["weekly, 15 days ago", { isapSessions: session("weekly", 15), checkIns: lately }, null],
    [
      "weekly, 24 days ago with handovers since",
      { isapSessions: session("weekly", 24), handovers: [handover(9)], checkIns: lately },
      null,
    ],
    [
      "daily, kept for some days",
      { isapSessions: session("daily", 20), handovers: [handover(8)], checkIns: lately },
      ["You chose a daily review on February 18. The last session or handover was on March 2."],
    ],
    ["daily, a handover 5 days ago", { isapSessions: session("daily", 20), handovers: [handover(5)] }, null],
    ["two-weekly, 35 days ago", { isapSessions: session("biweekly", 35), checkIns: lately }, null],
    [
      "nothing else recorded for 8 days",
      { isapSessions: session("weekly", 18), checkIns: [checkIn(ago(8))] },
      null,
    ],
    ["a session of 101 days ago", { isapSessions: session("weekly", 101), checkIns: lately }, null],
  ])("%s", (_, parts, facts) => expect(factsOf(13, parts)).toEqual(facts));
});

describe("17, no fresh escape route", () => {
  const ice = risk("Ice on the drive", { severity: "H" });
  test.each<Row>([
    [
      "none, one high risk",
      { risks: [ice] },
      ["No mode's safety plan has an escape route yet, and 1 high risk is open: “Ice on the drive”."],
    ],
    ["an owner and a mitigation", { risks: [{ ...ice, owner: "me" }] }, null],
    ["none, a medium risk", { risks: [risk("Rain")] }, null],
    ["none, the risk resolved", { risks: [{ ...ice, status: "resolved" }] }, null],
    ["a tagged objective", { risks: [ice], objectives: [objective("A", { tags: ["escape-route"] })] }, null],
    [
      "a tagged objective that is completed",
      { risks: [ice], objectives: [objective("A", { tags: ["escape-route"], status: "completed" })] },
      ["No mode's safety plan has an escape route yet, and 1 high risk is open: “Ice on the drive”."],
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
        "Your escape routes were last updated on February 7, and 2 high risks are open: “Ice on the drive” and “Flood”.",
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

describe("17, due soon and far from done", () => {
  const due = (days: number, progress: number) => ({
    objectives: [objective("Tax return", { dueOn: inDays(days), progress })],
  });
  test.each<Row>([
    ["due today", due(0, 45), ["“Tax return” is due on March 10 and is at 45%."]],
    ["due in 2 days", due(2, 0), ["“Tax return” is due on March 12 and is at 0%."]],
    ["due in 3 days, hardly begun", due(3, 19), ["“Tax return” is due on March 13 and is at 19%."]],
    ["due in 3 days, begun", due(3, 20), null],
    ["due in a week, of a calm person", { ...due(7, 0), checkIns: [checkIn(ago(3)), checkIn(ago(1))] }, null],
    ["due in 8 days", due(8, 0), null],
    ["just below half", due(1, 49), ["“Tax return” is due on March 11 and is at 49%."]],
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
    expect(factsOf(17, due(2, 30), late)).toBeNull();
    expect(factsOf(17, due(2, 30), { ...late, timeZone: "UTC" })).not.toBeNull();
    expect(factsOf(17, due(1, 0), NOW)).not.toBeNull();
  });
});
