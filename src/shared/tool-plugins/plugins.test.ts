import { describe, expect, test } from "vitest";
import { HAZARD_MAX, MITIGATION_MAX } from "../risks/risks.contract.ts";
import { PLUGINS } from "./plugins.content.ts";
import { checklistConfigSchema } from "./tool-plugins.contract.ts";

describe("the tools that ship with the product", () => {
  test("are the four", () => {
    expect(PLUGINS.map(({ name }) => name)).toEqual([
      "10 & 18 Safety Check",
      "LCES Check",
      "Household Emergency Readiness",
      "Project Go / No-Go",
    ]);
  });

  test.each(PLUGINS.map((plugin) => [plugin.name, plugin] as const))(
    "%s can be shown and acts",
    (_, plugin) => {
      const { items, logic, locations } = checklistConfigSchema.parse(plugin.config);
      expect(checklistConfigSchema.parse(plugin.config)).toEqual(plugin.config);
      expect(locations.length).toBeGreaterThan(0);
      expect(logic.onCheck).toMatchObject([{ action: "ADD_RISK_TO_215A" }]);
      const codes = items.map(({ code }) => code);
      for (const { whenCodesAny, message } of logic.onSevereCombo) {
        expect(message).not.toBe("");
        expect(codes).toEqual(expect.arrayContaining(whenCodesAny));
      }
      for (const { label, mitigation_hint } of items) {
        expect(label.length).toBeLessThanOrEqual(HAZARD_MAX);
        expect(mitigation_hint.length).toBeLessThanOrEqual(MITIGATION_MAX);
        expect(mitigation_hint).not.toBe("");
      }
    },
  );

  test("the 10 & 18 has ten Orders and eighteen Watch Outs", () => {
    const codes = PLUGINS[0]?.config.items.map(({ code }) => code) ?? [];
    expect(codes.filter((code) => code.startsWith("order-"))).toHaveLength(10);
    expect(codes.filter((code) => code.startsWith("watch-out-"))).toHaveLength(18);
    expect(new Set(PLUGINS[0]?.config.items.map(({ group }) => group)).size).toBe(2);
  });
});
