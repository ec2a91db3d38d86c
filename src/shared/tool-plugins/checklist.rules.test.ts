import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { guardrailMessages, type ItemState } from "./checklist.rules.ts";
import { checklistConfigSchema } from "./tool-plugins.contract.ts";

const config = (onSevereCombo: object[]) =>
  checklistConfigSchema.parse({
    locations: ["safety"],
    items: ["a", "b", "c", "d"].map((code) => ({ code, label: code })),
    logic: { onSevereCombo },
  });
const states = (text: string): ItemState[] =>
  text
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => ({
      code: word[0] ?? "",
      checked: word[1] !== "-",
      severity: "LMH".includes(word[1] ?? "") ? (word[1] as "L") : "M",
    }));

describe("the guardrail", () => {
  const rule = { whenCodesAny: ["a"], message: "Stop and look" };
  test.each([
    ["nothing is checked", rule, "", []],
    ["the listed item alone", rule, "aM", []],
    ["the listed item and another", rule, "aM bL", ["Stop and look"]],
    ["the listed item is there but not checked", rule, "a- bM cM", []],
    ["two others", rule, "bM cM", []],
    ["two severe ones", rule, "bH cH", []],
    ["three severe ones, by default", rule, "bH cH dH", ["Stop and look"]],
    ["severe ones that are not checked", rule, "bH cH d-", []],
    ["a threshold of its own", { ...rule, orWhenSeverityH: 1 }, "bH", ["Stop and look"]],
    ["a rule without words", { whenCodesAny: ["b"] }, "aM bM", ["Critical gaps detected"]],
  ])("%s", (_what, combo, text, messages) => {
    expect(guardrailMessages(config([combo]), states(text))).toEqual(messages);
  });

  test("repeats no message, and omits none", () => {
    const two = config([
      rule,
      { ...rule, whenCodesAny: ["b"] },
      { whenCodesAny: ["b"], message: "Call first" },
    ]);
    expect(guardrailMessages(two, states("aM bM"))).toEqual(["Stop and look", "Call first"]);
  });

  test("never disappears when another item is checked", () => {
    const plan = config([{ whenCodesAny: ["a", "c"], orWhenSeverityH: 2, message: "x" }]);
    const state = fc.record({
      code: fc.constantFrom("a", "b", "c", "d"),
      checked: fc.boolean(),
      severity: fc.constantFrom("L" as const, "M" as const, "H" as const),
    });
    fc.assert(
      fc.property(fc.uniqueArray(state, { selector: ({ code }) => code }), fc.nat(3), (items, index) => {
        const before = guardrailMessages(plan, items);
        const after = guardrailMessages(
          plan,
          items.map((item, place) => (place === index ? { ...item, checked: true } : item)),
        );
        expect(after).toEqual(expect.arrayContaining(before));
      }),
    );
  });
});
