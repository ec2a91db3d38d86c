import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RISK_LEVELS, RISK_STATUSES, type Risk } from "./risks.contract.ts";
import { cellOf, inOrderOfAttention, isHighPriority, isReviewOverdue, priorityOf } from "./risks.rules.ts";

const TODAY = "2026-11-21";
let made = 0;
function risk(change: Partial<Risk> = {}): Risk {
  made += 1;
  return {
    id: `01a1fc3f-d5d9-7656-8f6b-${String(made).padStart(12, "0")}`,
    hazard: "Ice on the pass",
    probability: "M",
    severity: "M",
    mitigation: "",
    priority: "med",
    owner: null,
    reviewDate: null,
    context: null,
    status: "identified",
    sourcePlugin: null,
    sourceCode: null,
    notes: "",
    createdAt: "2026-11-01T08:00:00.000Z",
    updatedAt: "2026-11-01T08:00:00.000Z",
    ...change,
  } as Risk;
}
const level = fc.constantFrom(...RISK_LEVELS);
const rated = fc.record({ probability: level, severity: level });

describe("the priority", () => {
  test.each([
    ["L", "L", "low"],
    ["L", "M", "med"],
    ["M", "L", "med"],
    ["M", "M", "med"],
    ["L", "H", "high"],
    ["H", "L", "high"],
    ["M", "H", "high"],
    ["H", "M", "high"],
    ["H", "H", "high"],
  ] as const)("of probability %s and severity %s is %s", (probability, severity, priority) => {
    expect(priorityOf({ probability, severity })).toBe(priority);
  });

  test("is the same when probability and severity are swapped", () => {
    fc.assert(
      fc.property(rated, ({ probability, severity }) => {
        expect(priorityOf({ probability: severity, severity: probability })).toBe(
          priorityOf({ probability, severity }),
        );
      }),
    );
  });

  test("never falls when probability or severity rises", () => {
    const rank = { low: 0, med: 1, high: 2 };
    fc.assert(
      fc.property(rated, rated, (a, b) => {
        const isAtLeast =
          RISK_LEVELS.indexOf(b.probability) >= RISK_LEVELS.indexOf(a.probability) &&
          RISK_LEVELS.indexOf(b.severity) >= RISK_LEVELS.indexOf(a.severity);
        if (isAtLeast) expect(rank[priorityOf(b)]).toBeGreaterThanOrEqual(rank[priorityOf(a)]);
      }),
    );
  });

  test("is high exactly while either is H and the risk is not resolved", () => {
    fc.assert(
      fc.property(level, level, fc.constantFrom(...RISK_STATUSES), (probability, severity, status) => {
        expect(isHighPriority({ probability, severity, status })).toBe(
          (probability === "H" || severity === "H") && status !== "resolved",
        );
      }),
    );
  });
});

describe("a review", () => {
  test("is overdue from the day after its date, unless the risk is resolved", () => {
    expect(isReviewOverdue(risk({ reviewDate: "2026-11-20" }), TODAY)).toBe(true);
    expect(isReviewOverdue(risk({ reviewDate: TODAY }), TODAY)).toBe(false);
    expect(isReviewOverdue(risk(), TODAY)).toBe(false);
    expect(isReviewOverdue(risk({ reviewDate: "2026-11-20", status: "resolved" }), TODAY)).toBe(false);
  });
});

describe("the order of attention", () => {
  test("is high priority, then what is due, then the newest", () => {
    const low = risk({ hazard: "low", probability: "L", severity: "L", reviewDate: "2026-11-01" });
    const older = risk({ hazard: "older", createdAt: "2026-11-02T08:00:00.000Z" });
    const newer = risk({ hazard: "newer", createdAt: "2026-11-03T08:00:00.000Z", reviewDate: "2026-12-01" });
    const due = risk({ hazard: "due today", reviewDate: TODAY });
    const longDue = risk({ hazard: "long due", reviewDate: "2026-11-02" });
    const high = risk({ hazard: "high", severity: "H" });
    const order = inOrderOfAttention([low, older, newer, due, longDue, high], TODAY);
    expect(order.map(({ hazard }) => hazard)).toEqual([
      "high",
      "long due",
      "due today",
      "newer",
      "older",
      "low",
    ]);
  });

  test("does not depend on the input order, and loses nothing", () => {
    const some = fc.array(
      fc.record({
        probability: level,
        severity: level,
        reviewDate: fc.constantFrom(null, "2026-11-01", TODAY, "2026-12-24"),
        createdAt: fc.constantFrom("2026-11-01T08:00:00.000Z", "2026-11-02T08:00:00.000Z"),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(some, (fields) => {
        const risks = fields.map(risk);
        const order = inOrderOfAttention(risks, TODAY);
        expect(inOrderOfAttention(risks.toReversed(), TODAY)).toEqual(order);
        expect(new Set(order)).toEqual(new Set(risks));
      }),
    );
  });
});

test("the cell of the matrix is probability, then severity", () => {
  expect(cellOf({ probability: "H", severity: "L" })).toBe("HL");
});
