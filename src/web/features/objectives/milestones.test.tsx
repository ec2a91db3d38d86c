import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { type Milestone, OBJECTIVE_PATHS } from "#shared/objectives/objectives.contract.ts";
import { api } from "#tests/support/app-api.ts";
import {
  renderObjectives,
  type SampleMilestone,
  sampleMilestone,
  sampleObjective,
  storeMilestones,
  storeObjectives,
} from "#tests/support/objectives-screen.tsx";

const LIST = "GET /api/objectives/:id/milestones";
const ADD = "POST /api/objectives/:id/milestones";
const CHANGE = "PATCH /api/milestones/:id";
const ORDER = "PUT /api/objectives/:id/milestones/order";
const DELETE = "DELETE /api/milestones/:id";

const owner = sampleObjective(1, { title: "Move house" });
const THREE = ["Book the van", "Pack the kitchen", "Read the meters"].map((title, index) =>
  sampleMilestone(index + 1, { title }),
);

/** The screen with a card open on these milestones. */
async function openMilestones(milestones: readonly SampleMilestone[] = THREE) {
  await storeObjectives([owner]);
  await storeMilestones(owner.id, milestones);
  const rendered = await renderObjectives([]);
  const toggle = await screen.findByRole("button", { name: "Move house" });
  expect(api.sent(LIST)).toEqual([]);
  await rendered.person.click(toggle);
  await screen.findByRole("textbox", { name: "New milestone" });
  return rendered;
}
const stored = () => api.get<Milestone[]>(OBJECTIVE_PATHS.milestones(owner.id));

const list = () => screen.getByRole("list", { name: "Milestones of Move house" });
const titles = () =>
  within(list())
    .queryAllByRole("checkbox")
    .map((box) => box.getAttribute("aria-label"));
const newMilestone = () => screen.getByRole("textbox", { name: "New milestone" });

describe("adding", () => {
  test("sends the trimmed title, and keeps the focus for the next one", async () => {
    const { person } = await openMilestones([]);
    await person.type(newMilestone(), "  Book the van {Enter}");
    expect(await screen.findByText("Milestone Added")).toBeInTheDocument();
    expect(await stored()).toMatchObject([{ title: "Book the van", completed: false }]);
    expect(titles()).toEqual(["Book the van"]);
    expect(newMilestone()).toHaveValue("");
    expect(newMilestone()).toHaveFocus();
    expect(screen.getByText("Production · 0 of 1 milestones")).toBeInTheDocument();
  });

  test("an empty title is not sent", async () => {
    const { person } = await openMilestones();
    await person.type(newMilestone(), "   {Enter}");
    expect(newMilestone()).toHaveAccessibleDescription("Write a few words for the milestone first.");
    expect(api.bodies(ADD)).toEqual([]);
  });

  test("a failure keeps the words", async () => {
    api.fail(ADD, 409, "The list is full.");
    const { person } = await openMilestones();
    await person.type(newMilestone(), "Book the van");
    await person.click(screen.getByRole("button", { name: "Add" }));
    expect(await screen.findByText("Failed to add milestone")).toBeInTheDocument();
    expect(screen.getByText("The list is full.")).toBeInTheDocument();
    expect(newMilestone()).toHaveValue("Book the van");
  });
});

describe("ticking", () => {
  test("shows at once and counts on the card", async () => {
    const { person } = await openMilestones();
    await person.click(screen.getByRole("checkbox", { name: "Book the van" }));
    await waitFor(() => expect(screen.getByText("Production · 1 of 3 milestones")).toBeInTheDocument());
    expect(api.bodies(CHANGE)).toEqual([{ completed: true, objectiveId: owner.id }]);
    await person.click(screen.getByRole("checkbox", { name: "Book the van" }));
    await waitFor(() => expect(screen.getByText("Production · 0 of 3 milestones")).toBeInTheDocument());
  });

  test("goes back when it could not be saved", async () => {
    api.fail(CHANGE, 500, "The disk is full.");
    const { person } = await openMilestones();
    await person.click(screen.getByRole("checkbox", { name: "Book the van" }));
    expect(await screen.findByText("Failed to toggle milestone")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Book the van" })).not.toBeChecked());
  });

  test("one that is under way shows when the card is opened again, and the next change waits for it", async () => {
    const held = api.hold(CHANGE);
    const { person } = await openMilestones();
    await person.click(screen.getByRole("checkbox", { name: "Book the van" }));
    await person.click(screen.getByRole("button", { name: "Move house" }));
    await person.click(screen.getByRole("button", { name: "Move house" }));
    const tick = await screen.findByRole("checkbox", { name: "Book the van" });
    expect(tick).toBeChecked();
    await person.click(tick);
    expect(tick).not.toBeChecked();
    expect(api.bodies(CHANGE)).toEqual([{ completed: true, objectiveId: owner.id }]);

    held.release();
    await waitFor(() => expect(api.bodies(CHANGE)).toHaveLength(2));
    expect(api.bodies(CHANGE)[1]).toEqual({ completed: false, objectiveId: owner.id });
    expect(tick).not.toBeChecked();
  });

  test("the last one offers to set progress to 100", async () => {
    const almost = THREE.map((milestone, index) => ({ ...milestone, completed: index > 0 }));
    const { person } = await openMilestones(almost);
    await person.click(screen.getByRole("checkbox", { name: "Book the van" }));
    await person.click(await screen.findByRole("button", { name: "Set progress to 100%" }));
    await waitFor(() => expect(screen.queryByText(/^That was the last milestone/)).not.toBeInTheDocument());
    expect(api.sent("PATCH /api/objectives/:id")[0]?.body).toEqual({ progress: 100 });
    expect(await screen.findByText(/^Completed /)).toBeInTheDocument();
  });

  test("the offer can be declined", async () => {
    const { person } = await openMilestones(THREE.slice(0, 1));
    await person.click(screen.getByRole("checkbox", { name: "Book the van" }));
    await person.click(await screen.findByRole("button", { name: "Not yet" }));
    expect(screen.queryByText(/^That was the last milestone/)).not.toBeInTheDocument();
    expect(screen.getByRole("slider", { name: "Progress" })).toHaveAttribute("aria-valuenow", "40");
  });
});

describe("renaming", () => {
  test("in place", async () => {
    const { person } = await openMilestones();
    await person.click(screen.getByRole("button", { name: "Edit milestone: Book the van" }));
    await person.keyboard(" today{Enter}");
    await waitFor(() => expect(titles()).toContain("Book the van today"));
    expect(api.bodies(CHANGE)).toEqual([{ title: "Book the van today", objectiveId: owner.id }]);
  });

  test("a failure keeps the words", async () => {
    api.fail(CHANGE, 500, "The disk is full.");
    const { person } = await openMilestones();
    await person.click(screen.getByRole("button", { name: "Edit milestone: Book the van" }));
    await person.keyboard(" today{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("The disk is full.");
    expect(screen.getByRole("textbox", { name: "milestone" })).toHaveValue("Book the van today");
  });
});

describe("reordering", () => {
  const idsOf = (...places: number[]) => ({ ids: places.map((place) => THREE[place]?.id) });

  test("by keyboard, with what happened read out", async () => {
    const { person } = await openMilestones();
    const handle = screen.getByRole("button", { name: "Move Book the van" });
    expect(handle).toHaveAccessibleDescription("1 of 3. Use the arrow keys to move it, or drag it.");
    handle.focus();
    await person.keyboard("{ArrowDown}");
    expect(titles()).toEqual(["Pack the kitchen", "Book the van", "Read the meters"]);
    expect(screen.getByText("Book the van is now 2 of 3.")).toHaveAttribute("role", "status");
    expect(screen.getByRole("button", { name: "Move Book the van" })).toHaveFocus();
    await waitFor(() => expect(api.bodies(ORDER)).toEqual([idsOf(1, 0, 2)]));
    await person.keyboard("{End}");
    expect(titles()).toEqual(["Pack the kitchen", "Read the meters", "Book the van"]);
    await waitFor(() => expect(api.bodies(ORDER)).toEqual([idsOf(1, 0, 2), idsOf(1, 2, 0)]));
  });

  test("by buttons, for those who do not drag", async () => {
    const { person } = await openMilestones();
    await person.click(screen.getByRole("button", { name: "Move Read the meters" }));
    expect(screen.getByRole("button", { name: "Move Read the meters down" })).toBeDisabled();
    await person.click(screen.getByRole("button", { name: "Move Read the meters up" }));
    expect(titles()).toEqual(["Book the van", "Read the meters", "Pack the kitchen"]);
    await waitFor(() => expect(api.bodies(ORDER)).toEqual([idsOf(0, 2, 1)]));
  });

  test("by drag", async () => {
    const { person } = await openMilestones();
    for (const [index, row] of within(list()).getAllByRole("listitem").entries()) {
      row.getBoundingClientRect = () => ({ top: index * 48, height: 48 }) as DOMRect;
    }
    await person.pointer([
      {
        keys: "[MouseLeft>]",
        target: screen.getByRole("button", { name: "Move Book the van" }),
        coords: { y: 24 },
      },
      { coords: { y: 60 } },
      { coords: { y: 125 } },
      { keys: "[/MouseLeft]" },
    ]);
    expect(titles()).toEqual(["Pack the kitchen", "Read the meters", "Book the van"]);
    await waitFor(() => expect(api.bodies(ORDER)).toEqual([idsOf(1, 2, 0)]));
  });

  test("several quick moves are sent as one order at a time", async () => {
    const held = api.hold(ORDER);
    const { person } = await openMilestones();
    screen.getByRole("button", { name: "Move Read the meters" }).focus();
    await person.keyboard("{ArrowUp}{ArrowUp}");
    expect(titles()).toEqual(["Read the meters", "Book the van", "Pack the kitchen"]);
    expect(api.bodies(ORDER)).toHaveLength(1);
    held.release();
    await waitFor(() => expect(api.bodies(ORDER)).toEqual([idsOf(0, 2, 1), idsOf(2, 0, 1)]));
    expect(titles()).toEqual(["Read the meters", "Book the van", "Pack the kitchen"]);
  });

  test("goes back when it could not be saved", async () => {
    api.fail(ORDER, 409, "This list has changed.");
    const { person } = await openMilestones();
    screen.getByRole("button", { name: "Move Book the van" }).focus();
    await person.keyboard("{ArrowDown}");
    expect(await screen.findByText("Failed to move milestone")).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(["Book the van", "Pack the kitchen", "Read the meters"]));
  });
});

describe("deleting", () => {
  test("takes it away at once, and Undo brings it back to its place", async () => {
    const { person } = await openMilestones();
    await person.click(screen.getByRole("button", { name: "Delete Pack the kitchen" }));
    await waitFor(() => expect(titles()).toEqual(["Book the van", "Read the meters"]));
    expect(await screen.findByText("Milestone Deleted")).toBeInTheDocument();
    expect(api.sent(DELETE)).toHaveLength(1);
    expect(screen.getByText("Production · 0 of 2 milestones")).toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(titles()).toEqual(["Book the van", "Pack the kitchen", "Read the meters"]));
    expect(screen.getByText("Production · 0 of 3 milestones")).toBeInTheDocument();
  });

  test("puts it back when it could not be deleted", async () => {
    api.fail(DELETE, 500, "The disk is full.");
    const { person } = await openMilestones();
    await person.click(screen.getByRole("button", { name: "Delete Pack the kitchen" }));
    expect(await screen.findByText("Failed to delete milestone")).toBeInTheDocument();
    await waitFor(() => expect(titles()).toHaveLength(3));
  });
});

test("says when the milestones could not be loaded, and tries again", async () => {
  await storeObjectives([owner]);
  await storeMilestones(owner.id, THREE);
  api.fail(LIST, 500, "The disk is full.");
  const { person } = await renderObjectives([]);
  await person.click(await screen.findByRole("button", { name: "Move house" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The disk is full.");
  api.restore(LIST);
  await person.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});
