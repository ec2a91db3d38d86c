import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { CommandState } from "#shared/command-staff/command-staff.contract.ts";
import type { RenderedScreen } from "#tests/support/render-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";
import { card, changeElsewhere, renderStaff, storedState } from "#tests/support/staff-screen.tsx";

describe("a change in two places", () => {
  const editMission = async (person: RenderedScreen["person"], text: string) => {
    const commander = within(await card("Incident Commander"));
    await person.click(commander.getByRole("button", { name: /^Edit mission/ }));
    await person.type(commander.getByRole("textbox", { name: "mission" }), text);
    await person.keyboard("{Escape}");
    return commander;
  };
  const theirMission = { intent: { mission: "Theirs", outcomes: [] } };

  test("of different things keeps both without asking", async () => {
    const { person } = await renderStaff();
    await card("Operations");
    await changeElsewhere({ priorities: [{ id: sampleId(1), title: "Van", status: "active" }] });
    await editMission(person, "Mine");
    expect(await screen.findByText("Van")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(await storedState()).toMatchObject({
      intent: { mission: "Mine" },
      priorities: [{ title: "Van" }],
    });
  });

  test("of the same thing shows both; mine can be kept", async () => {
    const { person } = await renderStaff();
    await card("Operations");
    await changeElsewhere(theirMission);
    await editMission(person, "Mine");
    const dialog = within(await screen.findByRole("dialog", { name: "Changed in two places" }));
    expect(dialog.getByRole("region", { name: /^Mine/ })).toHaveTextContent("Mine");
    expect(dialog.getByRole("region", { name: /^Theirs/ })).toHaveTextContent("Theirs");
    expect((await storedState()).intent.mission).toBe("Theirs");
    await person.click(dialog.getByRole("button", { name: "Keep mine" }));
    await waitFor(async () => expect((await storedState()).intent.mission).toBe("Mine"));
  });

  test("theirs can be taken", async () => {
    const { person } = await renderStaff();
    await card("Operations");
    await changeElsewhere(theirMission);
    const commander = await editMission(person, "Mine");
    await person.click(await screen.findByRole("button", { name: "Take theirs" }));
    expect(await commander.findByRole("button", { name: /Edit mission: Theirs/ })).toBeInTheDocument();
    expect((await storedState()).intent.mission).toBe("Theirs");
  });

  test("can be left open: the text stays, and asks again", async () => {
    const { person } = await renderStaff();
    await card("Operations");
    await changeElsewhere(theirMission);
    const commander = await editMission(person, "Mine");
    await screen.findByRole("dialog");
    await person.keyboard("{Escape}");
    expect(await commander.findByText(/^Not saved yet/)).toBeInTheDocument();
    expect(commander.getByRole("textbox", { name: "mission" })).toHaveValue("Mine");
    await person.click(commander.getByRole("button", { name: "Retry" }));
    await person.click(await screen.findByRole("button", { name: "Keep mine" }));
    await waitFor(async () => expect((await storedState()).intent.mission).toBe("Mine"));
  });
});

describe("the copy on the device", () => {
  const copy = () => JSON.parse(localStorage.getItem("command-store") ?? "null") as CommandState | null;

  test("follows what is stored", async () => {
    const { person } = await renderStaff({ intent: { mission: "Move", outcomes: [] } });
    await waitFor(async () => expect(copy()).toEqual(await storedState()));
    const operations = within(await card("Operations"));
    await person.type(operations.getByRole("textbox", { name: "New priority" }), "Van{Enter}");
    await waitFor(() => expect(copy()?.priorities).toHaveLength(1));
    expect(copy()).toEqual(await storedState());
  });

  test("is trimmed when it is large, and what is sent is not", async () => {
    // The app takes bodies of 256 KB, and the copy is trimmed from 250 KB on.
    const priorities = Array.from({ length: 950 }, (_, index) => ({
      id: sampleId(index),
      title: `${index}`.padEnd(199, "."),
      status: "done" as const,
    }));
    const { person } = await renderStaff({ priorities });
    await waitFor(() => expect(copy()?.priorities).toHaveLength(100));
    const operations = within(await card("Operations"));
    await person.type(operations.getByRole("textbox", { name: "New priority" }), "Van{Enter}");
    await waitFor(async () => expect((await storedState()).priorities).toHaveLength(951));
  });
});
