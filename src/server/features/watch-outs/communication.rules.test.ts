import { describe, expect, test } from "vitest";
import {
  ago,
  checkIn,
  factsOf,
  handover,
  inDays,
  isapSession,
  objective,
  safetyItem,
} from "#tests/support/recorded-facts.ts";
import type { RecordedFacts } from "./recorded-facts.rules.ts";

type Row = [name: string, parts: Partial<RecordedFacts>, facts: string[] | null];

const late = (days: number) => objective("Tax return", { dueOn: inDays(-days), mode: "business" });

describe("5, no way to tell", () => {
  const fact = ["No mode's safety plan has communications yet, and “Tax return” was due on March 9."];
  test.each<Row>([
    ["a day late", { objectives: [late(1)] }, fact],
    [
      "two late",
      { objectives: [late(1), late(30)] },
      ["No mode's safety plan has communications yet, and 2 objectives are past their due date."],
    ],
    ["nobody else waits for it", { objectives: [{ ...late(1), mode: "life" }] }, null],
    ["due today", { objectives: [late(0)] }, null],
    ["31 days late", { objectives: [late(31)] }, null],
    ["completed", { objectives: [{ ...late(1), status: "completed" }] }, null],
    ["communications there", { objectives: [late(1)], safetyItems: [safetyItem("comms", ago(300))] }, null],
    ["another kind there", { objectives: [late(1)], safetyItems: [safetyItem("lookout", ago(1))] }, fact],
    [
      "a tagged ISAP session",
      { objectives: [late(1)], isapSessions: [isapSession(ago(9), { tags: ["comms"] })] },
      null,
    ],
  ])("%s", (_, parts, facts) => expect(factsOf(5, parts)).toEqual(facts));
});

describe("5, handovers that go quiet", () => {
  const safetyItems = [safetyItem("comms", ago(1))];
  const given = (...days: number[]) => ({
    safetyItems,
    objectives: [late(1)],
    handovers: days.map((day) => handover(day)),
  });
  const fact = (day: string) => [`The last handover was for ${day}, and “Tax return” was due on March 9.`];
  test.each<Row>([
    ["7 days after a habit", given(7, 10, 20), fact("March 3")],
    ["6 days", given(6, 7, 8, 9), null],
    ["60 days", given(60, 61, 62), fact("January 9")],
    ["61 days", given(61, 62, 63), null],
    ["a habit of 2", given(7, 8), null],
    ["3 within 15 days", given(7, 8, 21), null],
    ["3 for the same two days", given(7, 8, 8), null],
    ["nothing late", { ...given(7, 10, 20), objectives: [] }, null],
  ])("%s", (_, parts, facts) => expect(factsOf(5, parts)).toEqual(facts));

  test("a handover logged today for an earlier day is not quiet", () => {
    const parts = given(7, 8, 9);
    const logged = handover(7, { createdAt: ago(0, 1) });
    expect(factsOf(5, { ...parts, handovers: [...parts.handovers, logged] })).toBeNull();
  });
});

describe("5, guesses", () => {
  const notes = (...texts: string[]) => ({
    checkIns: texts.map((note, index) => checkIn(ago(2 * index), { note })),
  });
  test.each<Row>([
    [
      "3 notes",
      notes("i guess he is angry", "Havent asked her yet", "no answer from Sam"),
      [
        "Since March 6, 3 of your notes and handovers mention a guess or a question still open with somebody.",
      ],
    ],
    ["silence that is kept", notes("silence", "snow. silence all day", "silence before bed"), null],
    [
      "silence instead of an answer",
      notes("radio silence", "silence from Sam", "still silence"),
      [
        "Since March 6, 3 of your notes and handovers mention a guess or a question still open with somebody.",
      ],
    ],
    ["2 notes", notes("i guess he is angry", "Havent asked her yet", "rain"), null],
  ])("%s", (_, parts, facts) => expect(factsOf(5, parts)).toEqual(facts));
});
