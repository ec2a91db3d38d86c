import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { WatchOutId } from "#shared/doctrine/watch-outs.content.ts";
import { presents, records } from "#tests/support/arbitrary-record.ts";
import {
  ago,
  boundary,
  checkIn,
  factsOf,
  handover,
  inDays,
  isapSession,
  NOW,
  objective,
  recordOf,
  risk,
  safetyItem,
} from "#tests/support/recorded-facts.ts";
import { watchOutSignals, watchOutsFor } from "./engine.rules.ts";
import type { RecordedFacts } from "./recorded-facts.rules.ts";
import { visibleSignals } from "./signal.rules.ts";

const reversed = (record: RecordedFacts): RecordedFacts => ({
  checkIns: record.checkIns.toReversed(),
  isapSessions: record.isapSessions.toReversed(),
  objectives: record.objectives.toReversed(),
  milestones: record.milestones.toReversed(),
  risks: record.risks.toReversed(),
  safetyItems: record.safetyItems.toReversed(),
  handovers: record.handovers.toReversed(),
  boundaries: record.boundaries.toReversed(),
  triggers: record.triggers.toReversed(),
});

describe("for any records", () => {
  test("signals are well formed, strongest first, and hidden once dismissed", () => {
    fc.assert(
      fc.property(records, presents, (record, now) => {
        const signals = watchOutSignals(record, now);
        for (const signal of signals) {
          expect(signal.strength).toBeGreaterThanOrEqual(1);
          expect(signal.strength).toBeLessThanOrEqual(100);
          expect(signal.facts.length).toBeGreaterThan(0);
          for (const fact of signal.facts) expect(fact).toMatch(/^[“A-Z0-9].*\.$/su);
          expect(signal.facts.join()).not.toMatch(/undefined|NaN|Infinity|null/);
        }
        expect(new Set(signals.map((signal) => signal.id)).size).toBe(signals.length);
        expect(signals).toEqual(signals.toSorted((a, b) => b.strength - a.strength || a.id - b.id));
        expect(
          visibleSignals(
            signals,
            signals.map(({ key }) => key),
          ),
        ).toEqual([]);
        expect(visibleSignals(signals, [])).toEqual(signals);
      }),
      { numRuns: 300 },
    );
  });

  test("what is shown fits the person: little on a hard day, nothing on a return, nothing contradictory", () => {
    const graves = fc.record({
      unquotable: fc.constant(new Set<string>()),
      isInDanger: fc.boolean(),
      isGrieving: fc.boolean(),
    });
    fc.assert(
      fc.property(records, presents, fc.option(graves), (record, now, grave) => {
        const { state, signals, people } = watchOutsFor({ ...record, ...(grave && { grave }) }, now);
        const shown = signals.map(({ id }) => id);
        for (const [one, other] of [
          [7, 11],
          [10, 11],
          [1, 6],
        ] as const) {
          expect(shown.includes(one) && shown.includes(other)).toBe(false);
        }
        if (grave?.isInDanger || state === "hard-day") expect(people).toBe(true);
        if (state === "returning") expect(shown).toEqual([]);
        if (state !== "hard-day") return;
        expect(shown.length).toBeLessThanOrEqual(1);
        expect(signals.flatMap(({ facts }) => facts).join()).not.toMatch(/\bdue (on|by|between)\b|\d ?%/);
      }),
      { numRuns: 300 },
    );
  });

  test("the same records give the same signals in any order", () => {
    fc.assert(
      fc.property(records, presents, (record, now) => {
        const signals = watchOutSignals(record, now);
        expect(watchOutSignals(structuredClone(record), now)).toEqual(signals);
        expect(watchOutSignals(reversed(record), now)).toEqual(signals);
      }),
      { numRuns: 150 },
    );
  });

  test("check-ins logged by the product change nothing", () => {
    fc.assert(
      fc.property(records, presents, (record, now) => {
        const checkIns = record.checkIns.filter(({ source }) => source === "prompt" || source === "user");
        expect(watchOutSignals({ ...record, checkIns }, now)).toEqual(watchOutSignals(record, now));
      }),
      { numRuns: 150 },
    );
  });

  test("an hour later on the same day the keys are the same", () => {
    fc.assert(
      fc.property(records, (record) => {
        const at = (time: string) => ({ instant: `2026-03-10T${time}:00.000Z`, timeZone: "UTC" });
        expect(watchOutSignals(record, at("13:00"))).toEqual(watchOutSignals(record, at("12:00")));
      }),
      { numRuns: 150 },
    );
  });
});

test("an empty record shows nothing", () => {
  expect(watchOutSignals(recordOf(), NOW)).toEqual([]);
});

test.each<[id: WatchOutId, parts: Partial<RecordedFacts>]>([
  [
    1,
    {
      objectives: (["Peace", "Presence", "Purpose"] as const).flatMap((pillar) =>
        [1, 2].map(() => objective("A", { pillar, progress: 10 })),
      ),
    },
  ],
  [2, { objectives: [objective("A", { budget: "1", actualCost: "2" })] }],
  [3, { checkIns: [checkIn(ago(0), { energy: "Low", stress: 7 })] }],
  [4, { objectives: [objective("A", { specific: "expected of me", updatedAt: ago(0) })] }],
  [5, { objectives: [objective("A", { dueOn: inDays(-1), mode: "business" })] }],
  [6, { objectives: [1, 2, 3, 4].map(() => objective("A")) }],
  [7, { checkIns: [checkIn(ago(0), { stress: 8 })] }],
  [
    8,
    {
      isapSessions: [isapSession(ago(20))],
      risks: [1, 2].map((day) => risk("A", { severity: "H", mitigation: "", createdAt: ago(day) })),
    },
  ],
  [9, { checkIns: [checkIn(ago(0), { mood: "Down", stress: 7 })] }],
  [10, { objectives: [1, 2, 3, 4].map((day) => objective("A", { dueOn: inDays(day) })) }],
  [11, { checkIns: [checkIn(ago(0), { energy: "Low", mood: "Down", stress: 5 })] }],
  [
    12,
    {
      isapSessions: [isapSession(ago(20), { clarity: ["Peace"] })],
      objectives: [
        objective("A", { pillar: "Peace" }),
        ...[1, 2, 3].map((day) => objective("B", { updatedAt: ago(day) })),
      ],
    },
  ],
  [13, { isapSessions: [isapSession(ago(20))], checkIns: [checkIn(ago(1))] }],
  [14, { checkIns: [0, 4, 8, 10, 12, 14].map((day) => checkIn(ago(day), { stress: 6 })) }],
  [15, { objectives: [objective("A")], handovers: [handover(3, { whatChanged: "My hours were cut" })] }],
  [16, { risks: [9, 5, 1].map((day) => risk("Leaky tap", { createdAt: ago(day) })) }],
  [17, { risks: [risk("Ice", { severity: "H" })] }],
  [18, { boundaries: ["A", "B", "C"].map((name) => boundary(name)) }],
])("watch-out %i can be shown by a record", (id, parts) => {
  expect(factsOf(id, parts)).not.toBeNull();
  expect(factsOf(id, {})).toBeNull();
});

test("texts that speak of danger are never quoted, nor called a small problem", () => {
  const hazard = "he hits me";
  const risks = [9, 5, 1].map((day) => risk(hazard, { createdAt: ago(day), mitigation: "", severity: "M" }));
  const record = recordOf({ risks, checkIns: [checkIn(ago(1), { stress: 5 })] });
  expect(watchOutsFor(record, NOW).signals.map(({ id }) => id)).toEqual([16]);
  const grave = { unquotable: new Set(risks.map(({ id }) => id)), isInDanger: true, isGrieving: false };
  expect(watchOutsFor({ ...record, grave }, NOW)).toEqual({
    state: "hard-day",
    signals: [],
    people: true,
  });
});

describe("one thing on a hard day", () => {
  const flood = objective("Leave before the bridge goes", {
    mode: "incident",
    dueOn: inDays(0),
    progress: 20,
    updatedAt: ago(0),
  });
  const trigger = {
    id: "gauge",
    objectiveId: flood.id,
    metric: "river gauge",
    threshold: "11 ft",
    status: "tripped",
  } as const;
  const record = (routeAge: number) =>
    recordOf({
      objectives: [flood],
      triggers: [trigger],
      risks: [risk("Bridge closes", { severity: "H", owner: "Carol", mitigation: "Leave early" })],
      checkIns: [checkIn(ago(0), { stress: 7 })],
      safetyItems: [safetyItem("escape-route", ago(routeAge))],
    });

  test("in an incident whose way out is uncertain, it is the way out, even when the risk has an owner", () => {
    const { state, people, signals } = watchOutsFor(record(400), NOW);
    expect({ state, people, ids: signals.map(({ id }) => id) }).toEqual({
      state: "hard-day",
      people: true,
      ids: [17],
    });
    expect(signals[0]?.facts.join(" ")).not.toMatch(/\bdue\b|%/);
  });

  test("with a fresh way out it is no hard day", () => {
    expect(watchOutsFor(record(2), NOW).state).toBe("ordinary");
  });

  test("in grief, low energy is no load to name, and neither is stress", () => {
    const grave = { unquotable: new Set<string>(), isInDanger: false, isGrieving: true };
    const weeks = [0, 1, 5, 9].map((day) => checkIn(ago(day), { energy: "Low", stress: 8 }));
    const ids = (checkIns: typeof weeks, grieving: boolean) =>
      watchOutsFor({ ...recordOf({ checkIns }), grave: { ...grave, isGrieving: grieving } }, NOW).signals.map(
        ({ id }) => id,
      );
    expect(ids(weeks, false)).toContain(3);
    expect(ids(weeks, true)).toEqual([]);
    expect(
      ids(
        weeks.map((each) => ({ ...each, mood: "Down" })),
        true,
      ),
    ).toEqual([9]);
  });
});
