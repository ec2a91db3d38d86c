import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { assessRisk } from "#shared/crisis/assess-risk.ts";
import {
  COMMAND_ROLES,
  commandStaffContentSchema,
  commandStateChangesSchema,
  commandStateSchema,
  MISSION_MAX,
} from "./command-staff.contract.ts";
import { EMPTY_COMMAND_STATE } from "./command-staff.rules.ts";

const file = new URL("../../web/public/content/command-staff.json", import.meta.url);
const read = (): unknown => JSON.parse(readFileSync(file, "utf8"));

describe("the content file", () => {
  const content = commandStaffContentSchema.parse(read());

  test("holds what the contract reads, and nothing besides", () => {
    expect(content).toEqual(read());
  });

  test("has the page's title and a label that follows the numbers", () => {
    expect(content.ui.pageTitle).toBe("Command & General Staff");
    expect(`0 of 8 ${content.ui.delegationMeterLabel}`).toBe("0 of 8 roles delegated");
  });

  test("lists the eight roles in order, three of them primary", () => {
    expect(content.roles.map(({ id }) => id)).toEqual([...COMMAND_ROLES]);
    expect(content.roles.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const primary = content.roles.filter(({ weight }) => weight === "primary").map(({ id }) => id);
    expect(primary).toEqual(["ic", "operations", "safety"]);
  });

  test("each button leads to its page", () => {
    expect(Object.fromEntries(content.roles.map(({ id, ctaRoute }) => [id, ctaRoute]))).toEqual({
      ic: "/isap-compass",
      operations: "/objectives",
      safety: "/safety",
      planning: "/watch-outs",
      logistics: "/wellness",
      finance: "/objectives",
      pio: "/echo",
      liaison: "/safety?open=comms",
    });
  });

  test("no question to Echo is read as danger, so Echo answers it", async () => {
    for (const { id, echoSeed } of content.roles)
      expect([id, (await assessRisk(echoSeed)).level]).toEqual([id, "none"]);
  });

  test.each(content.roles.map((role) => [role.id, role] as const))("%s fits its card", (_, role) => {
    expect(role.purpose.length).toBeLessThanOrEqual(90);
    expect(role.ctaLabel.length).toBeLessThanOrEqual(24);
    const sentences = role.learnMore.split(/[.?](?:\s|$)/).filter((part) => part !== "");
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    expect(role.learnMore).toContain("In your own week");
    expect(role.echoSeed.length).toBeLessThanOrEqual(300);
    expect(JSON.stringify(role)).not.toContain("!");
  });
});

describe("custom content", () => {
  const withRoles = (...changes: Record<string, unknown>[]) => {
    const { ui, roles } = commandStaffContentSchema.parse(read());
    return commandStaffContentSchema.safeParse({
      ui,
      roles: changes.map((change, i) => ({ ...roles[i], ...change })),
    });
  };

  test("may use the alternative ids of three roles", () => {
    const { data } = withRoles({ id: "command" }, { id: "ops" }, { id: "plans" });
    expect(data?.roles.map(({ id }) => id)).toEqual(["ic", "operations", "planning"]);
  });

  test("may not list a role twice, under either id", () => {
    expect(withRoles({ id: "ic" }, { id: "command" }).success).toBe(false);
  });

  test.each(["https://example.org", "//example.org", "/\\example.org", "objectives", "javascript:alert(1)"])(
    "may not lead to %s",
    (ctaRoute) => {
      expect(withRoles({ ctaRoute }).success).toBe(false);
    },
  );

  test("may not leave a text empty", () => {
    expect(withRoles({ purpose: " " }).success).toBe(false);
  });
});

describe("the command state", () => {
  const id = "019378a0-0000-7000-8000-000000000001";
  const changes = {
    intent: { mission: " Get Mum home safely ", outcomes: ["A bed on the ground floor"] },
    priorities: [{ id, title: "Ring the ward" }],
    delegations: [{ role: "logistics", owner: "Sam" }],
    roleOwners: { logistics: "Sam" },
  };

  test("fills in what was left out", () => {
    expect(commandStateChangesSchema.parse(changes)).toEqual({
      intent: { mission: "Get Mum home safely", outcomes: ["A bed on the ground floor"] },
      priorities: [{ id, title: "Ring the ward", status: "active" }],
      delegations: [{ role: "logistics", owner: "Sam", itemCount: 0, note: "" }],
      roleOwners: { ...EMPTY_COMMAND_STATE.roleOwners, logistics: "Sam" },
    });
  });

  test("accepts the browser's whole copy, and drops what is stored elsewhere", () => {
    expect(Object.keys(commandStateChangesSchema.parse(EMPTY_COMMAND_STATE)).sort()).toEqual([
      "delegations",
      "intent",
      "priorities",
      "roleOwners",
    ]);
  });

  test.each([
    ["a mission that is too long", { intent: { mission: "x".repeat(MISSION_MAX + 1), outcomes: [] } }],
    ["an empty outcome", { intent: { mission: "", outcomes: [" "] } }],
    ["two priorities with one id", { priorities: [changes.priorities[0], changes.priorities[0]] }],
    ["a role delegated twice", { delegations: [changes.delegations[0], changes.delegations[0]] }],
    ["half an item", { delegations: [{ role: "ic", owner: "Sam", itemCount: 0.5 }] }],
    ["an unknown role", { delegations: [{ role: "cook", owner: "Sam" }] }],
    ["an owner without a name", { roleOwners: { ic: " " } }],
    ["an unknown status", { priorities: [{ id, title: "Rest", status: "later" }] }],
  ])("refuses %s", (_, change) => {
    expect(commandStateChangesSchema.safeParse({ ...changes, ...change }).success).toBe(false);
  });

  test("the empty state is valid", () => {
    expect(commandStateSchema.parse(EMPTY_COMMAND_STATE)).toEqual(EMPTY_COMMAND_STATE);
  });
});
