import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  milestoneChangesSchema,
  milestoneOrderSchema,
  moneySchema,
  newMilestoneSchema,
  newObjectiveSchema,
  objectiveChangesSchema,
} from "./objectives.contract.ts";

const smallest = { title: "Run", specific: "5 km", measurable: "Strava", pillar: "Peace" };
const messagesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  result.error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("a new objective", () => {
  test("requires a title, specific, measurable and a pillar; the rest has defaults", () => {
    expect(newObjectiveSchema.parse(smallest)).toEqual({
      ...smallest,
      achievable: "",
      relevant: "",
      timeBound: "",
      status: "active",
      progress: 0,
      tags: [],
      mode: "life",
    });
    expect(messagesOf(newObjectiveSchema.safeParse({}))).toEqual([
      ["title", "The title is missing."],
      ["specific", "Specific is missing."],
      ["measurable", "Measurable is missing."],
      ["pillar", "Choose one of the four pillars."],
    ]);
  });

  test("is trimmed before its length is checked", () => {
    const padded = { ...smallest, title: `  ${"x".repeat(200)}  ` };
    expect(newObjectiveSchema.parse(padded).title).toHaveLength(200);
    expect(newObjectiveSchema.safeParse({ ...smallest, title: "x".repeat(201) }).success).toBe(false);
  });

  test("drops unknown fields", () => {
    expect(newObjectiveSchema.parse({ ...smallest, userId: "x" })).not.toHaveProperty("userId");
  });
});

describe("changes to an objective", () => {
  test("hold what was sent and nothing else", () => {
    expect(objectiveChangesSchema.parse({ progress: 35 })).toEqual({ progress: 35 });
    expect(objectiveChangesSchema.parse({ budget: null, mode: "incident" })).toEqual({
      budget: null,
      mode: "incident",
    });
  });

  test.each([[{}], [{ userId: "someone" }]])("refuse %j as nothing to change", (changes) => {
    expect(messagesOf(objectiveChangesSchema.safeParse(changes))).toEqual([
      ["", "There's nothing to change."],
    ]);
  });

  test.each([[-1], [101], [50.5], ["50"], [null], [Number.NaN]])("refuse progress %j", (progress) => {
    expect(messagesOf(objectiveChangesSchema.safeParse({ progress }))).toEqual([
      ["progress", "Progress is a whole number from 0 to 100."],
    ]);
  });
});

describe("an amount", () => {
  test.each([["0"], ["0.5"], ["1250.50"], ["99999999.99"], [" 12 "]])("can be %j", (amount) => {
    expect(moneySchema.parse(amount)).toBe(amount.trim());
  });

  test.each([["-1"], ["1.234"], ["1e3"], ["1,000"], ["$5"], [".5"], ["5."], ["100000000"], ["١٢"], ["0x1F"]])(
    "cannot be %j",
    (amount) => {
      const message = "Enter an amount from 0 to 99999999.99, with at most two decimals.";
      expect(messagesOf(moneySchema.safeParse(amount))).toEqual([["", message]]);
      expect(messagesOf(newObjectiveSchema.safeParse({ ...smallest, budget: amount }))).toEqual([
        ["budget", message],
      ]);
    },
  );

  test("is text, never a number", () => {
    expect(messagesOf(newObjectiveSchema.safeParse({ ...smallest, actualCost: 12.5 }))).toEqual([
      ["actualCost", "Enter an amount such as 1250.50."],
    ]);
  });

  test.each([[""], ["  "], [null], [undefined]])("may be left out as %j on an objective", (amount) => {
    expect(newObjectiveSchema.parse({ ...smallest, budget: amount }).budget || null).toBeNull();
  });

  test("is either refused or a decimal, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 14 }), (text) => {
        const result = moneySchema.safeParse(text);
        if (result.success) expect(Number(result.data)).toBeLessThan(100_000_000);
        else expect(result.error.issues[0]?.message).toMatch(/^Enter an amount/);
      }),
    );
  });
});

describe("a milestone", () => {
  test("starts open and at the end", () => {
    expect(newMilestoneSchema.parse({ title: " Buy shoes " })).toEqual({
      title: "Buy shoes",
      completed: false,
      orderIndex: 0,
    });
  });

  test.each([[-1], [0.5], [1_000_001], ["1"]])("refuses place %j with a sentence", (orderIndex) => {
    const sentence = "A place in the order is a whole number from 0 to 1000000.";
    expect(messagesOf(newMilestoneSchema.safeParse({ title: "x", orderIndex }))).toEqual([
      ["orderIndex", sentence],
    ]);
  });

  test("is not changed when only its objective is sent", () => {
    expect(messagesOf(milestoneChangesSchema.safeParse({ objectiveId: "x" }))).toEqual([
      ["", "There's nothing to change."],
    ]);
    expect(milestoneChangesSchema.parse({ completed: false, objectiveId: "x" })).toEqual({
      completed: false,
      objectiveId: "x",
    });
  });

  test("order is a list of ids", () => {
    expect(messagesOf(milestoneOrderSchema.safeParse({}))).toEqual([
      ["ids", "Send the ids of all milestones in their new order."],
    ]);
    expect(milestoneOrderSchema.safeParse({ ids: ["x"] }).success).toBe(false);
  });
});
