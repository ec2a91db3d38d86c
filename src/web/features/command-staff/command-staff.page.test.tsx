import { readFileSync } from "node:fs";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { COMMAND_STAFF_PATHS } from "#shared/command-staff/command-staff.contract.ts";
import { SAFETY_KINDS } from "#shared/safety/safety.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { sampleItem, storeItems } from "#tests/support/safety-screen.tsx";
import { sampleId } from "#tests/support/sample-id.ts";
import { card, renderStaff, storedState } from "#tests/support/staff-screen.tsx";

const CONTENT = `GET ${COMMAND_STAFF_PATHS.content}`;
const READ = `GET ${COMMAND_STAFF_PATHS.state}`;
const SAVE = `PUT ${COMMAND_STAFF_PATHS.state}`;
/** The texts as they ship. */
const content = JSON.parse(readFileSync(`src/web/public${COMMAND_STAFF_PATHS.content}`, "utf8"));

describe("the page", () => {
  test("shows the eight roles in order, each with its owner and the ways on that exist", async () => {
    await renderStaff();
    expect(
      await screen.findByRole("heading", { level: 1, name: "Command & General Staff" }),
    ).toBeInTheDocument();
    expect(await screen.findByText("0 of 8 roles delegated")).toBeInTheDocument();
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      content.roles.map(({ title }: { title: string }) => title),
    );
    const commander = within(await card("Incident Commander"));
    expect(commander.getByRole("link", { name: "Open the compass" })).toHaveAttribute(
      "href",
      "/isap-compass",
    );
    expect(commander.getByRole("button", { name: /^Me: owner/ })).toBeInTheDocument();
    const safety = within(await card("Safety Officer"));
    expect(safety.getByText("Incomplete")).toBeInTheDocument();
    expect(safety.getByRole("link", { name: "Open the safety plan" })).toHaveAttribute("href", "/safety");
  });

  test("explains a role on request", async () => {
    const { person } = await renderStaff();
    await person.click(
      await screen.findByRole("button", { name: "Learn more about Public Information Officer" }),
    );
    const dialog = await screen.findByRole("dialog", { name: "Public Information Officer" });
    expect(dialog).toHaveTextContent("two true sentences");
  });

  test("says when its texts cannot be loaded, and tries again", async () => {
    api.fail(CONTENT, 404, "Gone.");
    const { person } = await renderStaff();
    expect(await screen.findByText("Failed to load content")).toBeInTheDocument();
    api.restore(CONTENT);
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await card("Operations")).toBeInTheDocument();
  });

  test.each([
    ["no JSON", "<html>"],
    [
      "a role that does not exist",
      JSON.stringify({ ...content, roles: [{ ...content.roles[0], id: "cook" }] }),
    ],
  ])("does not show texts that are %s", async (_what, text) => {
    api.replaceAnswers(CONTENT, text);
    await renderStaff();
    expect(await screen.findByText("Failed to load content")).toBeInTheDocument();
  });

  test("says when the state cannot be loaded, and tries again", async () => {
    api.fail(READ, 500, "Not now.");
    const { person } = await renderStaff();
    expect(await screen.findByText("Not now.")).toBeInTheDocument();
    api.restore(READ);
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await card("Operations")).toBeInTheDocument();
  });
});

describe("warning flags", () => {
  beforeEach(() => storeItems(SAFETY_KINDS.map((kind, index) => sampleItem(index, { kind }))));
  const flags = () => screen.queryAllByText(/Could anyone share it/).length;

  test("are on what the person holds alone, and go with it", async () => {
    const { person } = await renderStaff({
      intent: { mission: "Move", outcomes: [] },
      priorities: [{ id: sampleId(1), title: "Van", status: "active" }],
    });
    await card("Operations");
    expect(flags()).toBe(2);
    await person.click(screen.getByRole("checkbox", { name: "Done: Van" }));
    await waitFor(() => expect(flags()).toBe(1));
  });

  test("are absent while nothing is open", async () => {
    await renderStaff();
    await card("Operations");
    expect(flags()).toBe(0);
  });
});

describe("what the person writes", () => {
  test("is saved: the mission, an outcome, a priority", async () => {
    const { person } = await renderStaff();
    const commander = within(await card("Incident Commander"));
    await person.click(commander.getByRole("button", { name: /^Edit mission/ }));
    await person.type(commander.getByRole("textbox", { name: "mission" }), "x".repeat(60));
    await person.keyboard("{Escape}");
    await waitFor(async () => expect((await storedState()).intent.mission).toBe("x".repeat(60)));
    expect(await commander.findByText(`${"x".repeat(50)}…`)).toBeInTheDocument();

    await person.type(commander.getByRole("textbox", { name: "New outcome" }), "Keys{Enter}");
    await person.type(commander.getByRole("textbox", { name: "New outcome" }), "Sleep{Enter}");
    await waitFor(async () => expect((await storedState()).intent.outcomes).toEqual(["Keys", "Sleep"]));
    await person.click(commander.getByRole("button", { name: "Delete Keys" }));
    await waitFor(async () => expect((await storedState()).intent.outcomes).toEqual(["Sleep"]));
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => expect((await storedState()).intent.outcomes).toEqual(["Keys", "Sleep"]));

    const operations = within(await card("Operations"));
    await person.type(operations.getByRole("textbox", { name: "New priority" }), "Van{Enter}");
    await person.type(operations.getByRole("textbox", { name: "New priority" }), "School{Enter}");
    await waitFor(async () => expect((await storedState()).priorities).toHaveLength(2));
    await person.click(operations.getByRole("button", { name: "More for School" }));
    await person.click(await screen.findByRole("menuitem", { name: "Move up" }));
    await waitFor(async () =>
      expect((await storedState()).priorities.map(({ title }) => title)).toEqual(["School", "Van"]),
    );
    await person.click(operations.getByRole("button", { name: "More for School" }));
    await person.click(await screen.findByRole("menuitem", { name: "Pause" }));
    await waitFor(async () => expect((await storedState()).priorities[0]?.status).toBe("paused"));
    expect(operations.getByRole("button", { name: /Active priorities 1/ })).toBeInTheDocument();
    expect(api.sent(SAVE).every(({ query }) => query.get("mode") === "life")).toBe(true);
  });

  test("stays in its box when saving fails", async () => {
    api.fail(SAVE, 500, "Not now.");
    const { person } = await renderStaff();
    const commander = within(await card("Incident Commander"));
    await person.type(commander.getByRole("textbox", { name: "New outcome" }), "Keys{Enter}");
    expect(await commander.findByText("Not now.")).toBeInTheDocument();
    expect(commander.getByRole("textbox", { name: "New outcome" })).toHaveValue("Keys");
    expect(commander.queryByRole("list", { name: "Outcomes" })).not.toBeInTheDocument();

    await person.click(commander.getByRole("button", { name: /^Edit mission/ }));
    await person.type(commander.getByRole("textbox", { name: "mission" }), "Rest");
    await person.keyboard("{Escape}");
    expect(await commander.findByRole("button", { name: "Retry" })).toBeInTheDocument();
    expect(commander.getByRole("textbox", { name: "mission" })).toHaveValue("Rest");
    expect(api.sent(SAVE)).toHaveLength(2);
  });

  test("a role goes to somebody with a note, and comes back", async () => {
    const { person } = await renderStaff();
    const logistics = within(await card("Logistics"));
    await person.click(logistics.getByRole("button", { name: "Me: owner of Logistics, change" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Who holds Logistics?" }));
    await person.click(dialog.getByRole("button", { name: "Hand it over" }));
    expect(await dialog.findByText("The owner is missing.")).toBeInTheDocument();
    await person.type(dialog.getByLabelText("Name"), "Jo");
    await person.type(dialog.getByLabelText("What they need to know"), "Food and the car");
    await person.click(dialog.getByRole("button", { name: "Hand it over" }));
    expect(await screen.findByText("1 of 8 roles delegated")).toBeInTheDocument();
    expect(logistics.getByText("Food and the car")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect((await storedState()).delegations).toEqual([
      { role: "logistics", owner: "Jo", itemCount: 0, note: "Food and the car" },
    ]);

    await person.click(logistics.getByRole("button", { name: "Jo: owner of Logistics, change" }));
    await person.click(await screen.findByRole("button", { name: "Take it back" }));
    expect(await screen.findByText("0 of 8 roles delegated")).toBeInTheDocument();
    await waitFor(async () => expect((await storedState()).delegations).toEqual([]));
  });
});

describe("boundaries", () => {
  test("are managed from the commander's card, and its count and flag follow at once", async () => {
    const { person } = await renderStaff();
    const commander = within(await card("Incident Commander"));
    const flag = () => commander.queryByText(/Could anyone share it/);
    expect(flag()).not.toBeInTheDocument();
    await person.click(commander.getByRole("button", { name: "Manage Boundaries" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Boundary Builder" }));
    await person.type(dialog.getByLabelText("Name"), "Evenings");
    await person.type(dialog.getByLabelText("Statement"), "No calls after eight.");
    await person.click(dialog.getByRole("button", { name: "Create Boundary" }));
    await dialog.findByRole("article", { name: "Evenings" });
    expect(commander.getByText("Boundaries").nextSibling).toHaveTextContent("1");
    expect(flag()).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem("command-store") ?? "null").boundaries).toMatchObject([
      { name: "Evenings", honored: null },
    ]);

    await person.click(dialog.getByRole("button", { name: "Delete Evenings" }));
    await waitFor(() => expect(flag()).not.toBeInTheDocument());
    await person.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(commander.getByRole("button", { name: "Manage Boundaries" })).toHaveFocus());
    expect(commander.getByText("Boundaries").nextSibling).toHaveTextContent("0");
  });
});
