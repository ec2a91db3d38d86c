import { describe, expect, test } from "vitest";
import { PILLARS } from "#shared/doctrine/pillars.ts";
import { ago, inDays, NOW, objective, recordOf } from "#tests/support/recorded-facts.ts";
import { watchOutSignals } from "./engine.rules.ts";

describe("a year of records", () => {
  const at = (index: number, count: number) => ago((index * 365) / count);
  const range = (count: number) => Array.from({ length: count }, (_, index) => index);
  const text =
    "Paint the walls, fit the counter and improve the light, as people in this house would like. ".repeat(3);
  const year = recordOf({
    checkIns: range(365).map((index) => ({
      id: `check-${index}`,
      energy: (["Low", "Steady", "Low", "High"] as const)[index % 4] ?? "Low",
      stress: 1 + ((index * 7) % 10),
      mood: index % 3 === 0 ? "Down" : "Neutral",
      source: "user",
      createdAt: at(index, 365),
    })),
    isapSessions: range(26).map((index) => ({
      id: `isap-${index}`,
      clarity: [...PILLARS],
      control: { people: "", time: "a day", budget: "", skills: "" },
      cadence: "daily",
      reviewTime: null,
      tags: [],
      createdAt: at(index, 26),
    })),
    objectives: range(120).map((index) =>
      objective(`Objective ${index}`, {
        id: `objective-${index}`,
        specific: text,
        relevant: text,
        status: index < 40 ? "active" : "completed",
        progress: index < 40 ? 30 : 100,
        pillar: PILLARS[index % 4] ?? "Peace",
        dueOn: inDays((index % 30) - 10),
        createdAt: at(index, 120),
        updatedAt: at(index, 240),
      }),
    ),
    milestones: range(600).map((index) => ({
      objectiveId: `objective-${index % 120}`,
      title: `Step ${index}`,
      completed: true,
      completedAt: at(index, 600),
      createdAt: at(index, 600),
    })),
    handovers: range(300).map((index) => ({
      id: `handover-${index}`,
      opPeriod: at(index, 300).slice(0, 10),
      whatChanged: "The delivery moved to Friday and the plan for the week with it",
      whatPersists: `Waiting for the bank\nThe cold\nDay ${index % 5}`,
      onePriority: "Zebra xylophone",
      createdAt: at(index, 300),
    })),
    risks: range(80).map((index) => ({
      id: `risk-${index}`,
      hazard: `Hazard ${index % 30}`,
      probability: index % 3 === 0 ? "H" : "M",
      severity: "M",
      mitigation: "",
      owner: null,
      status: index % 2 === 0 ? "identified" : "resolved",
      reviewDate: inDays(-index),
      createdAt: at(index, 80),
    })),
  });

  test("is read in about the time that it takes to copy it as JSON", () => {
    const fastest = (work: () => void) =>
      Math.min(
        ...range(20).map(() => {
          const start = performance.now();
          work();
          return performance.now() - start;
        }),
      );
    const reading = fastest(() => watchOutSignals(year, { ...NOW, timeZone: "America/Los_Angeles" }));
    const copying = fastest(() => JSON.parse(JSON.stringify(year)));
    // A ratio, and of the fastest runs: a busy machine slows both.
    expect(reading / copying).toBeLessThan(10);
    expect(watchOutSignals(year, NOW).length).toBeGreaterThan(6);
  });
});
