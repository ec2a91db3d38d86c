import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Milestone, MilestoneOrder, Objective } from "#shared/objectives/objectives.contract.ts";
import {
  type FakeRequest,
  type FakeRoutes,
  failure,
  heldAnswer,
  json,
  noContent,
} from "#tests/support/fake-api.ts";
import {
  renderObjectives,
  sampleId,
  sampleMilestone,
  sampleObjective,
} from "#tests/support/objectives-screen.tsx";

const LIST = "GET /api/objectives/:id/milestones";
const ADD = "POST /api/objectives/:id/milestones";
const CHANGE = "PATCH /api/milestones/:id";
const ORDER = "PUT /api/objectives/:id/milestones/order";
const DELETE = "DELETE /api/milestones/:id";

const owner = sampleObjective(1, { title: "Move house", milestonesTotal: 3 });
const THREE = ["Book the van", "Pack the kitchen", "Read the meters"].map((title, index) =>
  sampleMilestone(owner, index + 1, { title }),
);

/** The screen with a card open on these milestones. */
async function openMilestones(milestones: readonly Milestone[] = THREE, routes: FakeRoutes = {}) {
  const objective: Objective = {
    ...owner,
    milestonesTotal: milestones.length,
    milestonesCompleted: milestones.filter(({ completed }) => completed).length,
  };
  const rendered = renderObjectives([objective], {
    [LIST]: () => json(milestones),
    [CHANGE]: ({ params, body }: FakeRequest) =>
      json({ ...milestones.find(({ id }) => id === params.id), ...(body as Partial<Milestone>) }),
    [ORDER]: ({ body }: FakeRequest) =>
      json((body as MilestoneOrder).ids.map((id) => milestones.find((milestone) => milestone.id === id))),
    [DELETE]: () => json({ undoId: sampleId(500) }),
    "POST /api/undo/:undoId": noContent,
    ...routes,
  });
  const toggle = await screen.findByRole("button", { name: "Move house" });
  expect(rendered.api.sent(LIST)).toEqual([]);
  await rendered.person.click(toggle);
  await screen.findByRole("textbox", { name: "New milestone" });
  return { ...rendered, bodies: (route: string) => rendered.api.sent(route).map(({ body }) => body) };
}

const list = () => screen.getByRole("list", { name: "Milestones of Move house" });
const titles = () =>
  within(list())
    .queryAllByRole("checkbox")
    .map((box) => box.getAttribute("aria-label"));
const newMilestone = () => screen.getByRole("textbox", { name: "New milestone" });

describe("adding", () => {
  test("sends the trimmed title, and keeps the focus for the next one", async () => {
    const { person, bodies } = await openMilestones([], {
      [ADD]: ({ body }) => json({ ...sampleMilestone(owner, 9), ...(body as Partial<Milestone>) }, 201),
    });
    await person.type(newMilestone(), "  Book the van {Enter}");
    expect(await screen.findByText("Milestone Added")).toBeInTheDocument();
    expect(bodies(ADD)).toEqual([
      { id: expect.any(String), title: "Book the van", completed: false, orderIndex: 0 },
    ]);
    expect(titles()).toEqual(["Book the van"]);
    expect(newMilestone()).toHaveValue("");
    expect(newMilestone()).toHaveFocus();
    expect(screen.getByText("Production · 0 of 1 milestones")).toBeInTheDocument();
  });

  test("an empty title is not sent", async () => {
    const { person, bodies } = await openMilestones();
    await person.type(newMilestone(), "   {Enter}");
    expect(newMilestone()).toHaveAccessibleDescription("Write a few words for the milestone first.");
    expect(bodies(ADD)).toEqual([]);
  });

  test("a failure keeps the words", async () => {
    const { person } = await openMilestones(THREE, { [ADD]: () => failure(409, "The list is full.") });
    await person.type(newMilestone(), "Book the van");
    await person.click(screen.getByRole("button", { name: "Add" }));
    expect(await screen.findByText("Failed to add milestone")).toBeInTheDocument();
    expect(screen.getByText("The list is full.")).toBeInTheDocument();
    expect(newMilestone()).toHaveValue("Book the van");
  });
});

describe("ticking", () => {
  test("shows at once and counts on the card", async () => {
    const { person, bodies } = await openMilestones();
    await person.click(screen.getByRole("checkbox", { name: "Book the van" }));
    await waitFor(() => expect(screen.getByText("Production · 1 of 3 milestones")).toBeInTheDocument());
    expect(bodies(CHANGE)).toEqual([{ completed: true, objectiveId: owner.id }]);
    await person.click(screen.getByRole("checkbox", { name: "Book the van" }));
    await waitFor(() => expect(screen.getByText("Production · 0 of 3 milestones")).toBeInTheDocument());
  });

  test("goes back when it could not be saved", async () => {
    const { person } = await openMilestones(THREE, { [CHANGE]: () => failure(500, "The disk is full.") });
    await person.click(screen.getByRole("checkbox", { name: "Book the van" }));
    expect(await screen.findByText("Failed to toggle milestone")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Book the van" })).not.toBeChecked());
  });

  test("one that is under way shows when the card is opened again, and the next change waits for it", async () => {
    const { handler, give } = heldAnswer();
    const { person, api, bodies } = await openMilestones(THREE, { [CHANGE]: handler });
    await person.click(screen.getByRole("checkbox", { name: "Book the van" }));
    await person.click(screen.getByRole("button", { name: "Move house" }));
    await person.click(screen.getByRole("button", { name: "Move house" }));
    const tick = await screen.findByRole("checkbox", { name: "Book the van" });
    expect(tick).toBeChecked();
    await person.click(tick);
    expect(tick).not.toBeChecked();
    expect(bodies(CHANGE)).toEqual([{ completed: true, objectiveId: owner.id }]);

    api.on(CHANGE, ({ body }) => json({ ...THREE[0], ...(body as Partial<Milestone>) }));
    give(json({ ...THREE[0], completed: true }));
    await waitFor(() => expect(bodies(CHANGE)).toHaveLength(2));
    expect(bodies(CHANGE)[1]).toEqual({ completed: false, objectiveId: owner.id });
    expect(tick).not.toBeChecked();
  });

  test("the last one offers to set progress to 100", async () => {
    const almost = THREE.map((milestone, index) => ({ ...milestone, completed: index > 0 }));
    const { api, person } = await openMilestones(almost, {
      "PATCH /api/objectives/:id": ({ body }) =>
        json({ ...owner, ...(body as object), status: "completed", completedAt: owner.updatedAt }),
    });
    await person.click(screen.getByRole("checkbox", { name: "Book the van" }));
    await person.click(await screen.findByRole("button", { name: "Set progress to 100 %" }));
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
    const { person, bodies } = await openMilestones();
    await person.click(screen.getByRole("button", { name: "Edit milestone: Book the van" }));
    await person.keyboard(" today{Enter}");
    await waitFor(() => expect(titles()).toContain("Book the van today"));
    expect(bodies(CHANGE)).toEqual([{ title: "Book the van today", objectiveId: owner.id }]);
  });

  test("a failure keeps the words", async () => {
    const { person } = await openMilestones(THREE, { [CHANGE]: () => failure(500, "The disk is full.") });
    await person.click(screen.getByRole("button", { name: "Edit milestone: Book the van" }));
    await person.keyboard(" today{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("The disk is full.");
    expect(screen.getByRole("textbox", { name: "milestone" })).toHaveValue("Book the van today");
  });
});

describe("reordering", () => {
  const idsOf = (...places: number[]) => ({ ids: places.map((place) => THREE[place]?.id) });

  test("by keyboard, with what happened read out", async () => {
    const { person, bodies } = await openMilestones();
    const handle = screen.getByRole("button", { name: "Move Book the van" });
    expect(handle).toHaveAccessibleDescription("1 of 3. Use the arrow keys to move it, or drag it.");
    handle.focus();
    await person.keyboard("{ArrowDown}");
    expect(titles()).toEqual(["Pack the kitchen", "Book the van", "Read the meters"]);
    expect(screen.getByText("Book the van is now 2 of 3.")).toHaveAttribute("role", "status");
    expect(screen.getByRole("button", { name: "Move Book the van" })).toHaveFocus();
    await waitFor(() => expect(bodies(ORDER)).toEqual([idsOf(1, 0, 2)]));
    await person.keyboard("{End}");
    expect(titles()).toEqual(["Pack the kitchen", "Read the meters", "Book the van"]);
    await waitFor(() => expect(bodies(ORDER)).toEqual([idsOf(1, 0, 2), idsOf(1, 2, 0)]));
  });

  test("by buttons, for those who do not drag", async () => {
    const { person, bodies } = await openMilestones();
    await person.click(screen.getByRole("button", { name: "Move Read the meters" }));
    expect(screen.getByRole("button", { name: "Move Read the meters down" })).toBeDisabled();
    await person.click(screen.getByRole("button", { name: "Move Read the meters up" }));
    expect(titles()).toEqual(["Book the van", "Read the meters", "Pack the kitchen"]);
    await waitFor(() => expect(bodies(ORDER)).toEqual([idsOf(0, 2, 1)]));
  });

  test("by drag", async () => {
    const { person, bodies } = await openMilestones();
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
    await waitFor(() => expect(bodies(ORDER)).toEqual([idsOf(1, 2, 0)]));
  });

  test("several quick moves are sent as one order at a time", async () => {
    const { handler, give } = heldAnswer();
    const { person, api, bodies } = await openMilestones(THREE, { [ORDER]: handler });
    screen.getByRole("button", { name: "Move Read the meters" }).focus();
    await person.keyboard("{ArrowUp}{ArrowUp}");
    expect(titles()).toEqual(["Read the meters", "Book the van", "Pack the kitchen"]);
    expect(bodies(ORDER)).toHaveLength(1);
    api.on(ORDER, ({ body }) =>
      json((body as MilestoneOrder).ids.map((id) => THREE.find((milestone) => milestone.id === id))),
    );
    give(json(THREE));
    await waitFor(() => expect(bodies(ORDER)).toEqual([idsOf(0, 2, 1), idsOf(2, 0, 1)]));
    expect(titles()).toEqual(["Read the meters", "Book the van", "Pack the kitchen"]);
  });

  test("goes back when it could not be saved", async () => {
    const { person } = await openMilestones(THREE, { [ORDER]: () => failure(409, "This list has changed.") });
    screen.getByRole("button", { name: "Move Book the van" }).focus();
    await person.keyboard("{ArrowDown}");
    expect(await screen.findByText("Failed to move milestone")).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(["Book the van", "Pack the kitchen", "Read the meters"]));
  });
});

describe("deleting", () => {
  test("takes it away at once, and Undo brings it back to its place", async () => {
    const { api, person } = await openMilestones();
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
    const { person } = await openMilestones(THREE, { [DELETE]: () => failure(500, "The disk is full.") });
    await person.click(screen.getByRole("button", { name: "Delete Pack the kitchen" }));
    expect(await screen.findByText("Failed to delete milestone")).toBeInTheDocument();
    await waitFor(() => expect(titles()).toHaveLength(3));
  });
});

test("says when the milestones could not be loaded, and tries again", async () => {
  const { api, person } = renderObjectives([owner], { [LIST]: () => failure(500, "The disk is full.") });
  await person.click(await screen.findByRole("button", { name: "Move house" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The disk is full.");
  api.on(LIST, () => json(THREE));
  await person.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});
