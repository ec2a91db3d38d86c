import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { CommandState } from "#shared/command-staff/command-staff.contract.ts";
import { card, priorityId, renderStaff } from "#tests/support/staff-screen.tsx";

describe("a change in two places", () => {
  const editMission = async (person: ReturnType<typeof renderStaff>["person"], text: string) => {
    const commander = within(await card("Incident Commander"));
    await person.click(commander.getByRole("button", { name: /^Edit mission/ }));
    await person.type(commander.getByRole("textbox", { name: "mission" }), text);
    await person.keyboard("{Escape}");
    return commander;
  };
  const theirMission = (state: CommandState) => ({
    ...state,
    intent: { ...state.intent, mission: "Theirs" },
  });

  test("of different things keeps both without asking", async () => {
    const { person, stored, elsewhere } = renderStaff();
    await card("Operations");
    elsewhere((state) => ({ ...state, priorities: [{ id: priorityId(1), title: "Van", status: "active" }] }));
    await editMission(person, "Mine");
    expect(await screen.findByText("Van")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect([stored().intent.mission, stored().priorities.length]).toEqual(["Mine", 1]);
  });

  test("of the same thing shows both; mine can be kept", async () => {
    const { person, stored, elsewhere } = renderStaff();
    await card("Operations");
    elsewhere(theirMission);
    await editMission(person, "Mine");
    const dialog = within(await screen.findByRole("dialog", { name: "Changed in two places" }));
    expect(dialog.getByRole("region", { name: /^Mine/ })).toHaveTextContent("Mine");
    expect(dialog.getByRole("region", { name: /^Theirs/ })).toHaveTextContent("Theirs");
    expect(stored().intent.mission).toBe("Theirs");
    await person.click(dialog.getByRole("button", { name: "Keep mine" }));
    await waitFor(() => expect(stored().intent.mission).toBe("Mine"));
  });

  test("theirs can be taken", async () => {
    const { person, stored, elsewhere } = renderStaff();
    await card("Operations");
    elsewhere(theirMission);
    const commander = await editMission(person, "Mine");
    await person.click(await screen.findByRole("button", { name: "Take theirs" }));
    expect(await commander.findByRole("button", { name: /Edit mission: Theirs/ })).toBeInTheDocument();
    expect(stored().intent.mission).toBe("Theirs");
  });

  test("can be left open: the text stays, and asks again", async () => {
    const { person, stored, elsewhere } = renderStaff();
    await card("Operations");
    elsewhere(theirMission);
    const commander = await editMission(person, "Mine");
    await screen.findByRole("dialog");
    await person.keyboard("{Escape}");
    expect(await commander.findByText(/^Not saved yet/)).toBeInTheDocument();
    expect(commander.getByRole("textbox", { name: "mission" })).toHaveValue("Mine");
    await person.click(commander.getByRole("button", { name: "Retry" }));
    await person.click(await screen.findByRole("button", { name: "Keep mine" }));
    await waitFor(() => expect(stored().intent.mission).toBe("Mine"));
  });
});

describe("the copy on the device", () => {
  const copy = () => JSON.parse(localStorage.getItem("command-store") ?? "null") as CommandState | null;

  test("follows what is stored", async () => {
    const { person, stored } = renderStaff({ intent: { mission: "Move", outcomes: [], lastUpdated: null } });
    await waitFor(() => expect(copy()).toEqual(stored()));
    const operations = within(await card("Operations"));
    await person.type(operations.getByRole("textbox", { name: "New priority" }), "Van{Enter}");
    await waitFor(() => expect(copy()?.priorities).toHaveLength(1));
    expect(copy()).toEqual(stored());
  });

  test("is trimmed when it is large, and what is sent is not", async () => {
    const priorities = Array.from({ length: 900 }, (_, index) => ({
      id: `01900000-0000-7000-8000-${String(index).padStart(12, "0")}`,
      title: `${index} ${"山".repeat(190)}`,
      status: "done" as const,
    }));
    const { person, stored } = renderStaff({ priorities });
    await waitFor(() => expect(copy()?.priorities).toHaveLength(100));
    const operations = within(await card("Operations"));
    await person.type(operations.getByRole("textbox", { name: "New priority" }), "Van{Enter}");
    await waitFor(() => expect(stored().priorities).toHaveLength(901));
  });
});
