import { describe, expect, test } from "vitest";
import {
  ago,
  checkIn,
  inDays,
  isapSession,
  milestone,
  NOW,
  objective,
  recordOf,
  risk,
} from "#tests/support/recorded-facts.ts";
import { watchOutSignals } from "./engine.rules.ts";
import type { RecordedFacts } from "./recorded-facts.rules.ts";
import { visibleSignals } from "./signal.rules.ts";

const signalsOf = (parts: Partial<RecordedFacts>, instant = NOW.instant) =>
  watchOutSignals(recordOf(parts), { ...NOW, instant });
const signalOf = (id: number, parts: Partial<RecordedFacts>, instant = NOW.instant) =>
  signalsOf(parts, instant).find((signal) => signal.id === id);
const keysOf = (parts: Partial<RecordedFacts>) => signalsOf(parts).map(({ key }) => key);
const visibleIds = (parts: Partial<RecordedFacts>, dismissed: string[], instant = NOW.instant) =>
  visibleSignals(signalsOf(parts, instant), dismissed).map(({ id }) => id);

const tax = objective("Tax return", { dueOn: inDays(1) });
const loan = objective("Loan", { dueOn: inDays(2) });
const ice = risk("Ice", { severity: "H" });
const BARE = { control: { people: "", time: "a day", budget: "", skills: "" } };

describe("the signal of a watch-out", () => {
  test("combines the facts of all its rules, strongest first, and gets slightly stronger with each", () => {
    const alone = signalOf(17, { risks: [ice] });
    const both = signalOf(17, { risks: [ice], objectives: [tax] });
    expect(both?.facts).toEqual([
      "“Tax return” is due on March 11 and is at 0%.",
      "No mode's safety plan has an escape route yet, and 1 high risk is open: “Ice”.",
    ]);
    expect([alone?.strength, signalOf(17, { objectives: [tax] })?.strength, both?.strength]).toEqual([
      64, 70, 74,
    ]);
  });

  test("ranks conditions before dates and dates before choices; ties by number", () => {
    const signals = signalsOf({
      checkIns: [checkIn(ago(0), { energy: "Low", stress: 10 })],
      isapSessions: [isapSession(ago(1), BARE)],
      objectives: [tax],
    });
    expect(signals.map(({ id }) => id)).toEqual([3, 17, 2]);
    const tie = signalsOf({
      isapSessions: [isapSession(ago(1), BARE)],
      objectives: [1, 2, 3, 4].map(() => objective("A")),
    });
    expect(tie.map(({ id, strength }) => [id, strength])).toEqual([
      [2, 40],
      [6, 40],
    ]);
  });

  test("the strength stays below 101", () => {
    const checkIns = [3, 2, 1, 0].map((day) => checkIn(ago(day), { energy: "Low", stress: 10 }));
    const objectives = [0, 0, 1, 1].map((day) => objective("A", { dueOn: inDays(day) }));
    expect(signalOf(3, { checkIns, objectives })).toMatchObject({ strength: 100 });
  });
});

describe("a dismissed signal", () => {
  test("stays hidden on the following days while its facts are the same", () => {
    const parts = { isapSessions: [isapSession(ago(1), BARE)], objectives: [objective("A")], risks: [ice] };
    for (const days of [0, 1, 5, 12]) expect(visibleIds(parts, keysOf(parts), ago(-days))).toEqual([]);
  });

  test("stays hidden when only the wording changes", () => {
    const renamed = { objectives: [{ ...tax, title: "Taxes", progress: 20 }] };
    expect(visibleIds(renamed, keysOf({ objectives: [tax] }))).toEqual([]);
  });

  test("stays hidden when one of its facts clears", () => {
    const dismissed = keysOf({ objectives: [tax, loan], risks: [ice] });
    expect(visibleIds({ objectives: [loan] }, dismissed)).toEqual([]);
  });

  test("comes back with a new fact, and when a date moves", () => {
    const dismissed = keysOf({ objectives: [tax] });
    expect(visibleIds({ objectives: [tax, loan] }, dismissed)).toEqual([17]);
    expect(visibleIds({ objectives: [{ ...tax, dueOn: inDays(2) }] }, dismissed)).toEqual([17]);
  });

  test("does not affect others", () => {
    const parts = { objectives: [tax], isapSessions: [isapSession(ago(1), BARE)] };
    const key = signalOf(17, parts)?.key ?? "";
    expect(visibleIds(parts, [key])).toEqual([2]);
  });

  test("of a pattern stays hidden from one check-in to the next, and comes back when it grows or starts again", () => {
    const down = (day: number) => checkIn(ago(day), { mood: "Down" });
    const well = (day: number) => checkIn(ago(day));
    const first = [well(9), down(8), down(7), well(6), down(5)];
    const dismissed = keysOf({ checkIns: first });
    expect(visibleIds({ checkIns: first }, [], ago(5))).toEqual([9]);
    const stillThree = [...first, down(4)];
    expect(signalOf(9, { checkIns: stillThree })?.facts).toEqual([
      "Mood Down in 3 of your last 4 check-ins, since March 3.",
    ]);
    expect(visibleIds({ checkIns: stillThree }, dismissed)).toEqual([]);
    const four = [...stillThree, down(3), down(2)];
    expect(visibleIds({ checkIns: four }, dismissed)).toEqual([9]);
    const eased = [...four, well(1)];
    expect(visibleIds({ checkIns: eased }, keysOf({ checkIns: four }))).toEqual([]);
    const once = [...stillThree, well(3), well(3), down(2), down(1), down(0)];
    expect(visibleIds({ checkIns: once }, dismissed)).toEqual([9]);
  });

  test("of a cost comes back with the next quarter of its budget", () => {
    const cost = (actualCost: string) => ({
      objectives: [objective("K", { id: "k", budget: "100", actualCost })],
    });
    const dismissed = keysOf(cost("111"));
    expect(visibleIds(cost("124.99"), dismissed)).toEqual([]);
    expect(visibleIds(cost("125"), dismissed)).toEqual([2]);
    expect(visibleIds(cost("111"), keysOf(cost("130")))).toEqual([]);
  });

  test("of a one-sided month comes back after 20 further milestones", () => {
    const objectives = [objective("Work", { id: "work" }), objective("Garden", { pillar: "Peace" })];
    const once = (count: number) => ({
      objectives,
      milestones: Array.from({ length: count }, () => milestone("work", ago(3))),
    });
    const dismissed = keysOf(once(10));
    expect(visibleIds(once(19), dismissed)).toEqual([]);
    expect(visibleIds(once(20), dismissed)).toEqual([6]);
  });

  test("keys of very many facts stay short", () => {
    const objectives = Array.from({ length: 40 }, () => objective("A", { dueOn: inDays(1) }));
    expect(keysOf({ objectives }).every((key) => key.length < 70)).toBe(true);
    expect(visibleIds({ objectives }, keysOf({ objectives }))).toEqual([]);
  });
});
