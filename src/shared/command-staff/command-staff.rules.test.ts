import { describe, expect, test } from "vitest";
import { COMMAND_ROLES, type CommandState } from "./command-staff.contract.ts";
import {
  activePriorityCount,
  COMMAND_STORE_MAX_BYTES,
  delegationMeter,
  EMPTY_COMMAND_STATE,
  fitCommandStore,
  hasWarning,
  isOwnedByMe,
  missionPreview,
} from "./command-staff.rules.ts";

const idOf = (i: number) => `019378a0-0000-7000-8000-${String(i).padStart(12, "0")}`;
const boundary = (i: number) => ({
  id: idOf(i),
  name: `Boundary ${i}`,
  statement: "I stop at six.",
  honored: null,
});
const priority = (i: number, status: "active" | "paused" | "done" = "active") => ({
  id: idOf(i),
  title: `Priority ${i}`,
  status,
});
/** A state without warnings. */
const quiet: CommandState = {
  ...EMPTY_COMMAND_STATE,
  operationalStatus: { lcesComplete: true, riskCount: 0, lastUpdated: null },
};
const flagged = (change: Partial<CommandState>) =>
  COMMAND_ROLES.filter((role) => hasWarning(role, { ...quiet, ...change }));

describe("warning flags", () => {
  test("none in a quiet state", () => {
    expect(flagged({})).toEqual([]);
  });

  test("the incident commander: a mission or at least one boundary", () => {
    expect(flagged({ intent: { ...quiet.intent, mission: "Move house" } })).toEqual(["ic"]);
    expect(flagged({ boundaries: [boundary(1)] })).toEqual(["ic"]);
    expect(flagged({ intent: { ...quiet.intent, mission: "  ", outcomes: ["Beds made"] } })).toEqual([]);
  });

  test("operations: at least one active priority", () => {
    expect(flagged({ priorities: [priority(1)] })).toEqual(["operations"]);
    expect(flagged({ priorities: [priority(1, "paused"), priority(2, "done")] })).toEqual([]);
  });

  test("safety: LCES incomplete, or any risk", () => {
    const status = quiet.operationalStatus;
    expect(flagged({ operationalStatus: { ...status, lcesComplete: false } })).toEqual(["safety"]);
    expect(flagged({ operationalStatus: { ...status, riskCount: 1 } })).toEqual(["safety"]);
  });

  test("only on roles that the person holds", () => {
    const everything = {
      intent: { ...quiet.intent, mission: "Move house" },
      priorities: [priority(1)],
      operationalStatus: { ...quiet.operationalStatus, riskCount: 2 },
    };
    expect(flagged(everything)).toEqual(["ic", "operations", "safety"]);
    const roleOwners = { ...quiet.roleOwners, operations: "Sam", safety: "Ana" };
    expect(flagged({ ...everything, roleOwners })).toEqual(["ic"]);
  });
});

test.each([
  ["Me", true],
  [" me ", true],
  ["", true],
  ["Mel", false],
  ["Sam", false],
])("the owner %j is me: %s", (owner, expected) => {
  expect(isOwnedByMe(owner)).toBe(expected);
});

test("active priorities are counted", () => {
  expect(activePriorityCount({ priorities: [priority(1), priority(2, "done"), priority(3)] })).toBe(2);
});

describe("the delegation meter", () => {
  const { roleOwners } = EMPTY_COMMAND_STATE;

  test("is 0 of 8 until something is delegated", () => {
    expect(delegationMeter(roleOwners)).toEqual({ delegated: 0, total: 8 });
    expect(delegationMeter({ ...roleOwners, finance: "Sam", pio: "Ana" })).toEqual({
      delegated: 2,
      total: 8,
    });
  });

  test("counts only the roles on the page", () => {
    expect(delegationMeter({ ...roleOwners, pio: "Ana" }, ["ic", "safety"])).toEqual({
      delegated: 0,
      total: 2,
    });
  });
});

describe("the preview of a mission", () => {
  test("keeps up to 50 characters unchanged, on one line", () => {
    expect(missionPreview("x".repeat(50))).toBe("x".repeat(50));
    expect(missionPreview("  Get Mum\nhome safely ")).toBe("Get Mum home safely");
    expect(missionPreview("")).toBe("");
  });

  test("cuts at 50 characters", () => {
    expect(missionPreview("x".repeat(51))).toBe(`${"x".repeat(50)}…`);
    expect(missionPreview(`${"x".repeat(49)} y`)).toBe(`${"x".repeat(49)}…`);
  });

  test("never cuts a character in half", () => {
    expect(missionPreview("👩‍🚒".repeat(51))).toBe(`${"👩‍🚒".repeat(50)}…`);
  });
});

describe("the browser's copy", () => {
  const many = (count: number): CommandState => ({
    ...quiet,
    intent: { ...quiet.intent, outcomes: Array.from({ length: 20 }, (_, i) => `Outcome ${i}`) },
    priorities: Array.from({ length: 150 }, (_, i) => priority(i)),
    boundaries: Array.from({ length: count }, (_, i) => boundary(i)),
  });

  test("is kept whole while it fits", () => {
    const state = many(60);
    expect(fitCommandStore(state)).toBe(state);
  });

  test("keeps the last 50 boundaries, 100 priorities and 10 outcomes once it does not", () => {
    const state = many(3000);
    const kept = fitCommandStore(state);
    expect(kept.boundaries).toEqual(state.boundaries.slice(2950));
    expect(kept.priorities).toEqual(state.priorities.slice(50));
    expect(kept.intent.outcomes).toEqual(state.intent.outcomes.slice(10));
    expect(kept.roleOwners).toEqual(state.roleOwners);
    expect(state.boundaries).toHaveLength(3000);
  });

  test("is measured in bytes, up to exactly 250 KB", () => {
    const state = many(60);
    const bytes = new TextEncoder().encode(JSON.stringify(state)).length;
    const padded = (extra: string) => ({ ...state, intent: { ...state.intent, mission: extra } });
    const room = COMMAND_STORE_MAX_BYTES - bytes;
    expect(fitCommandStore(padded("x".repeat(room))).priorities).toHaveLength(150);
    expect(fitCommandStore(padded("x".repeat(room + 1))).priorities).toHaveLength(100);
    expect(fitCommandStore(padded("é".repeat(room / 2 + 1))).priorities).toHaveLength(100);
  });
});
