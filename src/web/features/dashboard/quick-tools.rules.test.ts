import { describe, expect, test } from "vitest";
import { asClock } from "#shared/calendar/clock.format.ts";
import {
  BLANK_CONTAINMENT,
  type Containment,
  containmentOutcomes,
  containmentSchema,
  timeLeft,
} from "./containment.rules.ts";
import { titleFrom } from "./outcome.rules.ts";
import { TEXT_TOOLS, type TextTool } from "./quick-tools.rules.ts";
import { type Entries, hasEntries } from "./tool-entries.rules.ts";
import { type Level, ranked, triageOutcomes } from "./triage.rules.ts";

describe("a title", () => {
  test("is the first line of the first text that has one", () => {
    expect(titleFrom("", undefined, " \n ", "  Call Jo \nthen the bank", "x")).toBe("Call Jo");
    expect(titleFrom()).toBe("");
  });

  test("fits, and is cut between words where it can be", () => {
    const cut = titleFrom("word ".repeat(60));
    expect(cut.length).toBeLessThanOrEqual(200);
    expect(cut).toMatch(/word\.\.\.$/);
    expect(titleFrom("x".repeat(300))).toHaveLength(200);
  });
});

describe("what can become of a tool", () => {
  const outcomes = (tool: TextTool, entries: Entries) =>
    Object.fromEntries(tool.outcomes(entries).map(({ to, beginning }) => [to, beginning]));

  test.each(Object.entries(TEXT_TOOLS))(
    "%s: one field alone is enough for each outcome",
    (_id, tool: TextTool) => {
      for (const { name } of tool.fields) {
        for (const { to, beginning } of tool.outcomes({ [name]: "Something" })) {
          const texts = Object.values(beginning).join(" ");
          expect(`${to}: ${texts}`).toContain("Something");
          if (to === "objective") expect(beginning.title).not.toBe("");
        }
      }
    },
  );

  test("a situation report goes to the risk log once it names a risk", () => {
    const report = TEXT_TOOLS["rapid-sitrep"];
    expect(outcomes(report, { situation: "Snow", risk: " " })).not.toHaveProperty("risk");
    const entries = { situation: "Snow", risk: "Ice on the pass\nafter dark", actions: "Chains" };
    expect(outcomes(report, entries).risk).toEqual({
      hazard: "Ice on the pass",
      mitigation: "Chains",
      notes: "Ice on the pass\nafter dark\nSituation: Snow",
    });
  });

  test("a decision becomes something to review on its day", () => {
    const entries = { decision: "Go with the local bank", why: "Lower fees", review: "2026-12-03" };
    expect(outcomes(TEXT_TOOLS["decision-log"], entries)).toMatchObject({
      handover: {
        whatChanged: "Decided: Go with the local bank\nWhy: Lower fees",
        whatPersists: "Review on: 2026-12-03",
      },
      objective: { title: "Review: Go with the local bank", timeBound: "2026-12-03" },
    });
  });

  test("blank lines count as nothing", () => {
    expect(hasEntries({ a: " ", b: "\n" })).toBe(false);
    expect(hasEntries({ a: "", b: "x" })).toBe(true);
  });
});

describe("triage", () => {
  const priority = (text: string, impact: Level, effort: Level) => ({ text, impact, effort });

  test("first what brings most for its effort, then the greater impact, then as written", () => {
    const given = [
      priority("slog", "low", "high"),
      priority("even, small", "low", "low"),
      priority("even, great", "high", "high"),
      priority(" ", "high", "low"),
      priority("quick win", "high", "low"),
      priority("even, small, later", "low", "low"),
    ];
    expect(ranked(given).map(({ text }) => text)).toEqual([
      "quick win",
      "even, great",
      "even, small",
      "even, small, later",
      "slog",
    ]);
  });

  test("hands over the first as the one priority and the others in their order", () => {
    const given = [priority("b", "low", "low"), priority("a", "high", "low"), priority("c", "low", "high")];
    expect(triageOutcomes(given)).toMatchObject([
      { to: "objective", beginning: { title: "a" } },
      { to: "handover", beginning: { onePriority: "a", whatPersists: "2. b\n3. c" } },
    ]);
    expect(triageOutcomes([])).toEqual([]);
  });
});

describe("containment", () => {
  const startedAt = "2026-11-21T10:00:00.000Z";
  const plan: Containment = { ...BLANK_CONTAINMENT, minutes: 15, startedAt };
  const at = (time: string) => Date.parse(`2026-11-21T${time}.000Z`);

  test("counts from the start to nothing, and never beyond", () => {
    expect(timeLeft({ ...plan, startedAt: null }, at("10:00:00"))).toBeNull();
    expect(timeLeft(plan, at("10:00:00"))).toBe(15 * 60_000);
    expect(timeLeft(plan, at("10:14:59"))).toBe(1000);
    expect(timeLeft(plan, at("10:15:00"))).toBe(0);
    expect(timeLeft(plan, at("12:00:00"))).toBe(0);
    // The device's clock was set back.
    expect(timeLeft(plan, at("09:00:00"))).toBe(15 * 60_000);
  });

  test.each([
    [15 * 60_000, "15:00"],
    [61_000, "1:01"],
    [60_001, "1:01"],
    [1, "0:01"],
    [0, "0:00"],
  ])("%d milliseconds read %s", (milliseconds, text) => {
    expect(asClock(milliseconds)).toBe(text);
  });

  test("takes a timebox of 15 to 45 minutes and one to three actions", () => {
    const isFine = (change: Partial<Containment>) =>
      containmentSchema.safeParse({ ...plan, ...change }).success;
    expect([14, 15, 45, 46].map((minutes) => isFine({ minutes }))).toEqual([false, true, true, false]);
    const actions = (count: number) => Array.from({ length: count }, () => ({ text: "x", done: false }));
    expect([0, 1, 3, 4].map((count) => isFine({ actions: actions(count) }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test("what is open comes first in what becomes of it", () => {
    const actions = [
      { text: "a", done: true },
      { text: "b", done: false },
      { text: "", done: false },
    ];
    expect(containmentOutcomes({ ...plan, actions })).toMatchObject([
      {
        to: "handover",
        beginning: { whatChanged: "Done: a", whatPersists: "Still open: b", onePriority: "b" },
      },
      { to: "objective", beginning: { title: "b", specific: "b\na" } },
    ]);
  });
});
