import { describe, expect, test } from "vitest";
import { watchOutById, watchOutsMatchingText } from "#shared/doctrine/watch-out.rules.ts";
import { ago, checkIn, factsOf, objective } from "#tests/support/recorded-facts.ts";
import type { ObjectiveFact, RecordedFacts } from "./recorded-facts.rules.ts";

type Row = [name: string, parts: Partial<RecordedFacts>, facts: string[] | null];

describe("4, borrowed words", () => {
  const marathon = (changes: Partial<ObjectiveFact>) => ({
    objectives: [objective("Run a marathon", { updatedAt: ago(30), ...changes })],
  });
  test.each<Row>([
    [
      "a clear phrase",
      marathon({ specific: "It is Expected of me at work" }),
      ["“Run a marathon” says “expected of me”."],
    ],
    [
      "with an everyday word beside it",
      marathon({ relevant: "I should, I feel pressured" }),
      ["“Run a marathon” says “should” and “pressured”."],
    ],
    ["an everyday word alone", marathon({ relevant: "We should train" }), null],
    [
      "somebody else's wish",
      marathon({ relevant: "Papa wants it" }),
      ["“Run a marathon” says “Papa wants”."],
    ],
    ["a wish shared with somebody", marathon({ relevant: "With Papa, because I love it" }), null],
    ["nothing of the kind", marathon({}), null],
    ["91 days old", marathon({ specific: "expected of me", updatedAt: ago(91) }), null],
    ["a gift to somebody who wants it", marathon({ relevant: "He wants it and is good at it" }), null],
    ["completed", marathon({ specific: "expected of me", status: "completed" }), null],
  ])("%s", (_, parts, facts) => expect(factsOf(4, parts)).toEqual(facts));

  test("only the three newest are named", () => {
    const objectives = [4, 1, 3, 2].map((day) =>
      objective(`Goal ${day}`, { specific: "expected of me", createdAt: ago(day), updatedAt: ago(day) }),
    );
    expect(factsOf(4, { objectives })).toEqual(
      [1, 2, 3].map((day) => `“Goal ${day}” says “expected of me”.`),
    );
  });

  test("every phrase of the text scan is found in every form", () => {
    const forms = watchOutById(4).triggers.flatMap((trigger) => [
      trigger,
      trigger.toUpperCase(),
      trigger.replace(/ing\b/, "ed"),
      trigger.replace(/ing\b/, "e"),
      trigger.replace(/(ing|ed)\b/, "es"),
      trigger.replace("prove", "proving"),
      trigger.replaceAll(" ", "-"),
    ]);
    const isFound = (text: string) => watchOutsMatchingText(text).some(({ watchOut }) => watchOut.id === 4);
    expect(forms.filter(isFound).length).toBeGreaterThan(10);
    for (const text of forms.filter(isFound)) {
      expect([
        text,
        factsOf(4, { objectives: [objective("A", { specific: text, updatedAt: ago(1) })] }),
      ]).toEqual([text, [expect.stringContaining("“A” says “")]]);
    }
  });
});

test("4, what others want, in 2 notes", () => {
  const notes = ["his dream not mine", "mom expects an answer", "rain"].map((note, day) =>
    checkIn(ago(day), { note }),
  );
  const objectives = [objective("Medical school", { updatedAt: ago(100) })];
  expect(factsOf(4, { objectives, checkIns: notes })).toEqual([
    "Since March 9, 2 of your notes and handovers speak of what others want or expect.",
  ]);
  expect(factsOf(4, { objectives, checkIns: notes.slice(1) })).toBeNull();
  expect(factsOf(4, { checkIns: notes })).toBeNull();
});

describe("4, no reason given", () => {
  const bare = (count: number) => Array.from({ length: count }, () => objective("A", { relevant: " " }));
  const full = (count: number) => Array.from({ length: count }, () => objective("A"));
  test.each<Row>([
    [
      "3 of 6",
      { objectives: [...bare(3), ...full(3)] },
      ["3 of 6 active objectives have nothing under Relevant yet."],
    ],
    ["3 of 7", { objectives: [...bare(3), ...full(4)] }, null],
    ["2 of 2", { objectives: bare(2) }, null],
    ["somebody who never fills it in", { objectives: bare(3) }, null],
    [
      "3, one completed",
      { objectives: [...bare(2), objective("B", { relevant: "", status: "completed" })] },
      null,
    ],
  ])("%s", (_, parts, facts) => expect(factsOf(4, parts)).toEqual(facts));
});
