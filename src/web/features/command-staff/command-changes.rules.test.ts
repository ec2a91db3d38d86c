import { describe, expect, test } from "vitest";
import type { CommandState } from "#shared/command-staff/command-staff.contract.ts";
import { EMPTY_COMMAND_STATE } from "#shared/command-staff/command-staff.rules.ts";
import {
  addOutcome,
  addPriority,
  type CommandChange,
  editOutcome,
  editPriority,
  linesOf,
  movePriority,
  type Priority,
  removeOutcome,
  removePriority,
  replacePart,
  setMission,
  setOwner,
} from "./command-changes.rules.ts";

const priority = (number: number, change: Partial<Priority> = {}): Priority => ({
  id: `01900000-0000-7000-8000-00000000000${number}`,
  title: `Priority ${number}`,
  status: "active",
  ...change,
});
const [first, second, third] = [priority(1), priority(2), priority(3)] as const;
const base: CommandState = {
  ...EMPTY_COMMAND_STATE,
  intent: { mission: "Move house", outcomes: ["Keys", "Sleep", "Keys"], lastUpdated: null },
  priorities: [first, second, third],
};
const made = (...changes: CommandChange[]) => changes.reduce((state, { apply }) => apply(state), base);
const titles = (state: CommandState) => state.priorities.map(({ title }) => title.at(-1)).join("");

describe("outcomes", () => {
  test("of two with the same text, the one at the place is meant", () => {
    expect(made(removeOutcome(2, "Keys")).intent.outcomes).toEqual(["Keys", "Sleep"]);
    expect(made(editOutcome(2, "Keys", " Both keys ")).intent.outcomes).toEqual([
      "Keys",
      "Sleep",
      "Both keys",
    ]);
  });

  test("are found by their text when others came in between", () => {
    const moved = made(addOutcome("New", 0));
    expect(editOutcome(1, "Sleep", "Rest").apply(moved).intent.outcomes).toEqual([
      "New",
      "Keys",
      "Rest",
      "Keys",
    ]);
    expect(removeOutcome(1, "Gone").apply(base)).toEqual(base);
  });
});

describe("priorities", () => {
  test("take the place of another, up or down", () => {
    expect(titles(made(movePriority(third.id, first.id)))).toBe("312");
    expect(titles(made(movePriority(first.id, second.id)))).toBe("213");
    expect(titles(made(movePriority(first.id, priority(9).id)))).toBe("123");
  });

  test("come back to their place, once", () => {
    const removed = made(removePriority(second.id));
    expect(titles(removed)).toBe("13");
    const putBack = addPriority(second, 1);
    expect(titles(putBack.apply(putBack.apply(removed)))).toBe("123");
  });
});

describe("handing a role over", () => {
  test("counts what goes with it; taking it back leaves no trace", () => {
    const handed = made(setOwner("operations", " Jo ", " From Monday "));
    expect(handed.roleOwners.operations).toBe("Jo");
    expect(handed.delegations).toEqual([
      { role: "operations", owner: "Jo", itemCount: 3, note: "From Monday" },
    ]);
    const back = setOwner("operations", "me", "").apply(handed);
    expect([back.roleOwners.operations, back.delegations]).toEqual(["Me", []]);
  });
});

describe("an edit that meets a newer state", () => {
  const elsewhere = (...changes: CommandChange[]) => made(...changes);

  test.each([
    ["the mission, when priorities changed", setMission("Rest"), elsewhere(removePriority(first.id))],
    ["a new priority, when another was added", addPriority(priority(4)), elsewhere(addPriority(priority(5)))],
    [
      "one priority, when another changed",
      editPriority(first.id, { status: "done" }),
      elsewhere(editPriority(second.id, { title: "x" })),
    ],
    [
      "one outcome, when another changed",
      editOutcome(1, "Sleep", "Rest"),
      elsewhere(editOutcome(0, "Keys", "x")),
    ],
    ["one owner, when another changed", setOwner("pio", "Jo", ""), elsewhere(setOwner("liaison", "Ann", ""))],
  ])("goes on top: %s", (_what, change, current) => {
    expect(change.isUntouched(base, current)).toBe(true);
  });

  test.each([
    ["the same mission", setMission("Rest"), elsewhere(setMission("Work"))],
    [
      "the same priority",
      editPriority(first.id, { status: "done" }),
      elsewhere(editPriority(first.id, { title: "x" })),
    ],
    ["a priority that is gone", editPriority(first.id, { title: "y" }), elsewhere(removePriority(first.id))],
    ["the same outcome", editOutcome(1, "Sleep", "Rest"), elsewhere(editOutcome(1, "Sleep", "Nap"))],
    ["the same owner", setOwner("pio", "Jo", ""), elsewhere(setOwner("pio", "Ann", ""))],
    [
      "the same owner's note",
      setOwner("pio", "Me", ""),
      elsewhere(setOwner("pio", "Me", ""), setOwner("pio", "Ann", "n")),
    ],
  ])("asks: %s", (_what, change, current) => {
    expect(change.isUntouched(base, current)).toBe(false);
  });

  test("keeping mine changes the part alone", () => {
    const mine = made(setMission("Rest"), removePriority(first.id));
    const theirs = made(setMission("Work"), addPriority(priority(4)));
    const kept = replacePart("mission", mine).apply(theirs);
    expect([kept.intent.mission, titles(kept)]).toEqual(["Rest", "1234"]);
    const owner = replacePart("pio", setOwner("pio", "Jo", "n").apply(mine)).apply(theirs);
    expect(linesOf(owner, "pio")).toEqual(["Jo", "n"]);
    expect(owner.intent.mission).toBe("Work");
  });
});
