import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  centsFromDecimal,
  decimalFromCents,
  dollarsFromCents,
  normalAmount,
  remainingCents,
} from "./money.rules.ts";
import { moneySchema } from "./objectives.contract.ts";

const MAX_CENTS = 9_999_999_999;
const amountInCents = fc.integer({ min: 0, max: MAX_CENTS });

describe("decimal text and cents", () => {
  test.each([
    ["0", 0],
    ["0.5", 50],
    ["0.05", 5],
    ["7", 700],
    ["007.10", 710],
    ["1250.50", 125_050],
    [" 12.3 ", 1230],
    ["99999999.99", MAX_CENTS],
  ])("%j is %i cents", (text, cents) => {
    expect(centsFromDecimal(text)).toBe(cents);
  });

  test.each([
    [0, "0.00"],
    [5, "0.05"],
    [50, "0.50"],
    [-3, "-0.03"],
    [-125_050, "-1250.50"],
    [MAX_CENTS, "99999999.99"],
  ])("%i cents read %j", (cents, text) => {
    expect(decimalFromCents(cents)).toBe(text);
  });

  test("a round trip loses no cent", () => {
    fc.assert(
      fc.property(amountInCents, (cents) => {
        const text = decimalFromCents(cents);
        expect(centsFromDecimal(text)).toBe(cents);
        expect(moneySchema.parse(text)).toBe(text);
      }),
    );
  });

  test("every amount that the contract accepts becomes a whole number of cents in range", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,8}(\.\d{1,2})?$/), (text) => {
        const cents = centsFromDecimal(moneySchema.parse(text));
        expect(Number.isSafeInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(0);
        expect(cents).toBeLessThanOrEqual(MAX_CENTS);
        expect(cents / 100).toBeCloseTo(Number(text), 5);
      }),
    );
  });
});

describe("the stored amount", () => {
  test.each([
    ["0", "0.00"],
    ["0.5", "0.50"],
    ["007", "7.00"],
    ["1250.50", "1250.50"],
    ["", null],
    [null, null],
    [undefined, null],
  ])("%j is kept as %j", (given, kept) => {
    expect(normalAmount(given)).toBe(kept);
  });

  test("normalizing it again changes nothing", () => {
    fc.assert(
      fc.property(amountInCents, (cents) => {
        const kept = normalAmount(decimalFromCents(cents));
        expect(normalAmount(kept)).toBe(kept);
      }),
    );
  });
});

describe("what remains of a budget", () => {
  test.each([
    ["no budget", null, "5", null],
    ["no cost yet", "5", null, 500],
    ["a cost below", "0.30", "0.10", 20],
    ["a cost above", "100", "250.75", -15_075],
    ["a cost that is the budget", "0", "0", 0],
  ])("with %s", (_what, budget, cost, cents) => {
    expect(remainingCents(budget, cost)).toBe(cents);
  });

  test("budget and cost add up exactly, unlike floats", () => {
    fc.assert(
      fc.property(amountInCents, amountInCents, (budget, cost) => {
        const remaining = remainingCents(decimalFromCents(budget), decimalFromCents(cost));
        expect(remaining).toBe(budget - cost);
      }),
    );
  });
});

describe("dollars as people read them", () => {
  test.each([
    [0, "$0.00"],
    [99, "$0.99"],
    [100_000, "$1,000.00"],
    [125_050, "$1,250.50"],
    [-300, "-$3.00"],
    [-1, "-$0.01"],
    [MAX_CENTS, "$99,999,999.99"],
  ])("%i cents read %s", (cents, text) => {
    expect(dollarsFromCents(cents)).toBe(text);
  });

  test("are the decimal text with a dollar sign and commas, nothing else", () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), (cents) => {
        expect(dollarsFromCents(cents).replace(/[$,]/g, "")).toBe(decimalFromCents(cents));
        expect(dollarsFromCents(cents)).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d\d$/);
      }),
    );
  });
});
