import { describe, expect, test } from "vitest";
import { type CheckInState, watchOutForCheckIn } from "#shared/wellness/check-in.rules.ts";
import { ago, checkIn, factsOf, NOW, objective } from "#tests/support/recorded-facts.ts";
import type { CheckInFact } from "./recorded-facts.rules.ts";

const ENERGIES = ["Low", "Steady", "High"] as const;
const MOODS = ["Down", "Neutral", "Up"] as const;
const STRESSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The ranges in which each alert is visible, spelled out instead of in order of precedence. */
function expected({ energy, stress, mood }: CheckInState): number | null {
  const isLow = energy === "Low";
  const isDown = mood === "Down";
  if (isLow && stress >= 7 && stress <= 10) return 3;
  if (!isLow && isDown && stress >= 7 && stress <= 10) return 9;
  if (!isLow && !isDown && stress >= 8 && stress <= 10) return 7;
  if (isLow && isDown && (stress === 5 || stress === 6)) return 11;
  return null;
}

describe("the alert after a check-in", () => {
  const states = ENERGIES.flatMap((energy) =>
    MOODS.flatMap((mood) => STRESSES.map((stress) => ({ energy, mood, stress, source: "user" as const }))),
  );

  test("every one of the 90 states has the alert of its range", () => {
    expect(states.map((state) => [state, watchOutForCheckIn(state)])).toEqual(
      states.map((state) => [state, expected(state)]),
    );
  });

  test("stress 7 with steady energy and an even mood shows none", () => {
    expect(watchOutForCheckIn({ energy: "Steady", stress: 7, mood: "Neutral", source: "prompt" })).toBeNull();
  });

  test("check-ins logged by the product show none", () => {
    for (const source of ["boundary-builder", "meditation"] as const) {
      for (const state of states) expect(watchOutForCheckIn({ ...state, source })).toBeNull();
    }
  });
});

describe("the newest check-in as a signal", () => {
  test.each<[id: 3 | 7 | 9 | 11, state: Partial<CheckInFact>, facts: string[] | null]>([
    [3, { energy: "Low", stress: 7, mood: "Down" }, ["Energy Low and stress 7 on March 10."]],
    [3, { energy: "Low", stress: 6 }, null],
    [9, { energy: "High", stress: 7, mood: "Down" }, ["Mood Down and stress 7 on March 10."]],
    [9, { energy: "High", stress: 6, mood: "Down" }, null],
    [9, { energy: "Low", stress: 9, mood: "Down" }, null],
    [7, { stress: 8 }, ["Stress 8 on March 10."]],
    [7, { stress: 7 }, null],
    [11, { energy: "Low", stress: 5, mood: "Down" }, ["Energy Low and mood Down on March 10."]],
    [11, { energy: "Low", stress: 4, mood: "Down" }, null],
    [11, { energy: "Low", stress: 7, mood: "Down" }, null],
  ])("%i %o", (id, state, facts) => {
    expect(factsOf(id, { checkIns: [checkIn(ago(0, 1), state)] })).toEqual(facts);
  });

  test.each<[name: string, createdAt: string, isShown: boolean]>([
    ["on the first minute of the day before yesterday", "2026-03-08T00:00:00.000Z", true],
    ["on the last minute before it", "2026-03-07T23:59:00.000Z", false],
    ["by a clock that runs ahead", "2026-03-10T12:05:00.000Z", true],
  ])("made %s", (_, createdAt, isShown) => {
    const facts = factsOf(7, { checkIns: [checkIn(createdAt, { stress: 10 })] });
    expect(facts !== null).toBe(isShown);
  });

  test("only the newest counts, and clears the previous one", () => {
    const checkIns = [checkIn(ago(0, 1), { stress: 2 }), checkIn(ago(0, 2), { stress: 9 })];
    expect(factsOf(7, { checkIns })).toBeNull();
  });

  test("a logged meditation does not clear it", () => {
    const checkIns = [
      checkIn(ago(0, 2), { stress: 9 }),
      checkIn(ago(0, 1), { stress: 2, source: "meditation" }),
    ];
    expect(factsOf(7, { checkIns })).toEqual(["Stress 9 on March 10."]);
  });

  test("the date is the local one at 11:30 pm west of UTC", () => {
    const now = { instant: "2026-03-10T07:00:00.000Z", timeZone: "America/Los_Angeles" };
    const checkIns = [checkIn("2026-03-10T06:30:00.000Z", { stress: 9 })];
    expect(factsOf(7, { checkIns }, now)).toEqual(["Stress 9 on March 9."]);
    expect(factsOf(7, { checkIns }, { ...now, timeZone: "UTC" })).toEqual(["Stress 9 on March 10."]);
  });
});

type States = Partial<CheckInFact>[];
/** Check-ins one day apart, the last one an hour ago. */
const daily = (states: States) =>
  states.map((state, index) => checkIn(ago(states.length - 1 - index, 1), state));
const times = (count: number, state: Partial<CheckInFact>): States => Array(count).fill(state);

const LOW = { energy: "Low", stress: 6 } as const;
const DOWN = { mood: "Down" } as const;
const LOW_AND_DOWN = { energy: "Low", mood: "Down", stress: 3 } as const;
const WELL = { energy: "High", stress: 3, mood: "Up" } as const;

describe("patterns over several check-ins", () => {
  const lowFacts = (low: number, tense: number) => [
    `Energy Low in ${low} of your last 4 check-ins, since March 7.`,
    `Stress 6 or more in ${tense} of them.`,
  ];

  test.each<[name: string, id: 3 | 7 | 9 | 11 | 14, states: States, facts: string[] | null]>([
    ["low 3 of 4", 3, [LOW, WELL, LOW, LOW], lowFacts(3, 3)],
    [
      "low 4 of 4, stress on two",
      3,
      [{ ...LOW, stress: 5 }, { ...LOW, stress: 1 }, LOW, LOW],
      lowFacts(4, 2),
    ],
    ["low 2 of 4", 3, [LOW, WELL, LOW, { ...WELL, stress: 6 }], null],
    ["low 3 of 4, stress on one", 3, [{ ...LOW, stress: 5 }, { ...LOW, stress: 5 }, WELL, LOW], null],
    ["low 3 of 3", 3, times(3, LOW), null],
    ["low before, well for two days", 3, [...times(5, LOW), WELL, WELL], null],
    [
      "stress 3 of 5",
      7,
      [{ stress: 8 }, WELL, { stress: 9 }, { stress: 10 }, WELL],
      ["Stress 8 or more in 3 of your last 5 check-ins, since March 6."],
    ],
    ["stress 3 of 5, one of them 7", 7, [{ stress: 7 }, WELL, { stress: 9 }, { stress: 10 }, WELL], null],
    ["stress 3 of 5 with low energy", 7, times(5, { stress: 9, energy: "Low" }), null],
    ["stress 3 of 6", 7, [{ stress: 9 }, WELL, WELL, { stress: 9 }, { stress: 9 }, WELL], null],
    ["down 3 of 4", 9, [DOWN, WELL, DOWN, DOWN], ["Mood Down in 3 of your last 4 check-ins, since March 7."]],
    ["down and low while nothing presses", 9, times(4, LOW_AND_DOWN), null],
    [
      "down and low while nothing presses, for days",
      11,
      [LOW_AND_DOWN, WELL, LOW_AND_DOWN, LOW_AND_DOWN],
      ["Mood Down in 3 and energy Low in 3 of your last 4 check-ins, since March 7."],
    ],
    ["down and low under stress", 11, times(4, { ...LOW_AND_DOWN, stress: 7 }), null],
    ["down 2 of 4", 9, [DOWN, WELL, WELL, DOWN], null],
    [
      "energy falls, stress rises",
      14,
      [WELL, WELL, { stress: 4 }, { stress: 6 }, { stress: 5 }, { stress: 6 }],
      [
        "Stress averages 5.7 in your last 3 check-ins, after 3.3 in the 3 before (since March 5), and energy is lower.",
      ],
    ],
    [
      "energy falls, stress rises to a usual day",
      14,
      [WELL, WELL, { stress: 4 }, { stress: 5 }, { stress: 4 }, { stress: 5 }],
      null,
    ],
    [
      "energy falls by one only",
      14,
      [WELL, { stress: 3 }, { stress: 3 }, { stress: 6 }, { stress: 6 }, { stress: 6 }],
      null,
    ],
    [
      "stress rises by less than one",
      14,
      [WELL, WELL, WELL, { stress: 3 }, { stress: 4 }, { stress: 4 }],
      null,
    ],
  ])("%s", (_, id, states, facts) => {
    expect(factsOf(id, { checkIns: daily(states) })).toEqual(facts);
  });

  test("check-ins more than two weeks apart make no pattern", () => {
    const spread = (days: number[]) => days.map((day) => checkIn(ago(day), DOWN));
    expect(factsOf(9, { checkIns: spread([14, 9, 4, 0]) })).not.toBeNull();
    expect(factsOf(9, { checkIns: spread([15, 9, 4, 0]) })).toBeNull();
  });

  test("a pattern without a check-in in the last 7 days is over", () => {
    const earlier = (days: number) => [0, 1, 2, 3].map((day) => checkIn(ago(days + day), DOWN));
    expect(factsOf(9, { checkIns: earlier(7) })).not.toBeNull();
    expect(factsOf(9, { checkIns: earlier(8) })).toBeNull();
  });

  test("3 of 5 made at night, local time, on the night of a clock change", () => {
    const timeZone = "America/New_York";
    const now = { instant: "2026-03-08T16:00:00.000Z", timeZone };
    // 00:30, 04:59 (an hour that only exists after the jump at 2) and 05:00.
    const night = ["2026-03-08T05:30:00.000Z", "2026-03-08T08:59:00.000Z", "2026-03-07T05:10:00.000Z"];
    const day = ["2026-03-06T15:00:00.000Z", "2026-03-06T18:00:00.000Z"];
    const made = (instants: string[], stress = 6) => instants.map((instant) => checkIn(instant, { stress }));
    expect(factsOf(14, { checkIns: made([...night, ...day]) }, now)).toEqual([
      "3 of your last 5 check-ins, since March 6, were made between midnight and 5 in the morning, with stress 6 or more.",
    ]);
    expect(factsOf(14, { checkIns: made([...night, ...day], 5) }, now)).toBeNull();
    const later = [...night.slice(0, 1), "2026-03-08T09:00:00.000Z", ...night.slice(2), ...day];
    expect(factsOf(14, { checkIns: made(later) }, now)).toBeNull();
    expect(factsOf(14, { checkIns: made([...night, ...day]) }, { ...now, timeZone: "UTC" })).toBeNull();
  });

  test("low energy with three objectives due", () => {
    const due = ["2026-03-10", "2026-03-12", "2026-03-13"].map((dueOn) =>
      objective("A", { dueOn, progress: 60 }),
    );
    const checkIns = [checkIn(ago(1), { energy: "Low", stress: 2 })];
    expect(factsOf(3, { checkIns, objectives: due })).toEqual([
      "Energy Low on March 9, with 3 objectives due by March 13.",
    ]);
    expect(factsOf(3, { checkIns, objectives: due.slice(1) })).toBeNull();
    const oneLater = [...due.slice(1), objective("A", { dueOn: "2026-03-18", progress: 60 })];
    expect(factsOf(3, { checkIns, objectives: oneLater })).toBeNull();
    expect(factsOf(3, { checkIns: [checkIn(ago(0))], objectives: due })).toBeNull();
    expect(factsOf(3, { checkIns, objectives: due }, { ...NOW, instant: ago(-3) })).toBeNull();
  });
});
