import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { OBJECTIVE_PATHS } from "#shared/objectives/objectives.contract.ts";
import { api } from "#tests/support/app-api.ts";
import { openCard, PATCH, sampleMilestone, shownTitles } from "#tests/support/objectives-screen.tsx";

const slider = () => screen.getByRole("slider", { name: "Progress" });
const card = () => screen.getByRole("button", { name: "Book the van" }).closest("li") ?? document.body;

describe("progress", () => {
  test("is saved in steps of five, by keyboard too", async () => {
    const { person } = await openCard();
    slider().focus();
    await person.keyboard("{ArrowRight}");
    expect(await screen.findByText("Progress Updated")).toBeInTheDocument();
    expect(api.bodies(PATCH)).toEqual([{ progress: 45 }]);
    expect(within(card()).getAllByText("45%").length).toBeGreaterThan(0);
    expect(slider()).toHaveAttribute("aria-valuenow", "45");
  });

  test("is saved when the pointer lets go, not on the way", async () => {
    await openCard();
    const track = slider().parentElement?.parentElement ?? document.body;
    track.getBoundingClientRect = () => ({ left: 0, width: 100, top: 0, height: 20 }) as DOMRect;
    const captured = new Set<number>();
    track.setPointerCapture = (id) => void captured.add(id);
    track.hasPointerCapture = (id) => captured.has(id);
    track.releasePointerCapture = (id) => void captured.delete(id);
    fireEvent.pointerDown(track, { clientX: 60, pointerId: 1 });
    fireEvent.pointerMove(track, { clientX: 70, pointerId: 1 });
    fireEvent.pointerMove(track, { clientX: 82, pointerId: 1 });
    expect(api.bodies(PATCH)).toEqual([]);
    fireEvent.pointerUp(track, { clientX: 82, pointerId: 1 });
    await waitFor(() => expect(api.bodies(PATCH)).toEqual([{ progress: 80 }]));
  });

  test("shows at once, and rolls back when it could not be saved", async () => {
    const held = api.hold(PATCH);
    const { person } = await openCard();
    slider().focus();
    await person.keyboard("{ArrowRight}");
    await waitFor(() =>
      expect(screen.getByRole("progressbar", { name: "Progress of Book the van" })).toHaveAttribute(
        "aria-valuenow",
        "45",
      ),
    );
    held.fail(500, "The disk is full.");
    expect(await screen.findByText("Failed to update progress")).toBeInTheDocument();
    expect(screen.getByText("The disk is full.")).toBeInTheDocument();
    await waitFor(() => expect(slider()).toHaveAttribute("aria-valuenow", "40"));
  });

  test("can be completed and reopened without the slider", async () => {
    const { person } = await openCard();
    await person.click(screen.getByRole("button", { name: "Complete" }));
    expect(await within(card()).findByText(/^Completed /)).toBeInTheDocument();
    expect(slider()).toHaveAttribute("aria-valuenow", "100");
    await person.click(screen.getByRole("button", { name: "Reopen" }));
    await waitFor(() => expect(slider()).toHaveAttribute("aria-valuenow", "40"));
    expect(api.bodies(PATCH)).toEqual([{ status: "completed" }, { status: "active" }]);
    expect(await screen.findByText("It's active again, at 40%.")).toBeInTheDocument();
  });

  test("a completed one stays in its place until the person filters anew, and Undo takes it back", async () => {
    const { person } = await openCard({}, { path: "/objectives?tab=active" });
    slider().focus();
    await person.keyboard("{End}");
    expect(await screen.findByText("It's complete now.")).toBeInTheDocument();
    expect(shownTitles()).toEqual(["Book the van", "Objective 2"]);
    expect(slider()).toHaveAttribute("aria-valuenow", "100");

    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(slider()).toHaveAttribute("aria-valuenow", "40"));
    expect(api.bodies(PATCH)).toEqual([{ progress: 100 }, { status: "active" }]);

    await person.click(screen.getByRole("button", { name: "Complete" }));
    await person.click(screen.getByRole("radio", { name: /^Completed/ }));
    await waitFor(() => expect(shownTitles()).toEqual(["Book the van"]));
  });

  test("changes are sent one after another, in their order", async () => {
    const held = api.hold(PATCH);
    const { person } = await openCard();
    slider().focus();
    await person.keyboard("{ArrowRight}{ArrowRight}");
    expect(slider()).toHaveAttribute("aria-valuenow", "50");
    expect(api.bodies(PATCH)).toEqual([{ progress: 45 }]);
    held.release();
    await waitFor(() => expect(api.bodies(PATCH)).toEqual([{ progress: 45 }, { progress: 50 }]));
    expect(slider()).toHaveAttribute("aria-valuenow", "50");
  });
});

describe("the texts", () => {
  test("are changed where they stand", async () => {
    const { person } = await openCard();
    await person.click(screen.getByRole("button", { name: /^Edit Specific:/ }));
    await person.clear(screen.getByRole("textbox", { name: "Specific" }));
    await person.type(screen.getByRole("textbox", { name: "Specific" }), "A small van");
    await person.keyboard("{Control>}s{/Control}");
    expect(await screen.findByRole("button", { name: "Edit Specific: A small van" })).toBeInTheDocument();
    expect(api.bodies(PATCH)).toEqual([{ specific: "A small van" }]);
  });

  test("a new title is on the card too", async () => {
    const { person } = await openCard();
    await person.click(screen.getByRole("button", { name: /^Edit Title:/ }));
    await person.keyboard(" today{Enter}");
    expect(await screen.findByRole("button", { name: "Book the van today" })).toBeInTheDocument();
  });

  test("a failed save keeps the text, with a way to retry", async () => {
    api.fail(PATCH, 500, "The disk is full.");
    const { person } = await openCard();
    await person.click(screen.getByRole("button", { name: /^Edit Measurable:/ }));
    await person.keyboard(" and the deposit{Escape}");
    expect(await screen.findByRole("alert")).toHaveTextContent("The disk is full.");
    expect(screen.getByRole("textbox", { name: "Measurable" })).toHaveValue(
      "A receipt for the keys and the deposit",
    );
    api.restore(PATCH);
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(
      await screen.findByRole("button", { name: "Edit Measurable: A receipt for the keys and the deposit" }),
    ).toBeInTheDocument();
  });

  test("a save that fails after the card was closed can still be retried", async () => {
    const held = api.hold(PATCH);
    const { person } = await openCard();
    await person.click(screen.getByRole("button", { name: /^Edit Measurable:/ }));
    await person.keyboard(" today");
    await person.click(screen.getByRole("button", { name: "Book the van" }));
    held.fail(500, "The disk is full.");
    expect(await screen.findByText("Measurable wasn't saved")).toBeInTheDocument();
    api.restore(PATCH);
    await person.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(api.bodies(PATCH)).toHaveLength(2));
    expect(api.bodies(PATCH)[1]).toEqual({ measurable: "A receipt for the keys today" });
  });

  test("the required ones cannot be emptied, the others can", async () => {
    const { person } = await openCard({ relevant: "The lease ends" });
    await person.click(screen.getByRole("button", { name: /^Edit Specific:/ }));
    await person.clear(screen.getByRole("textbox", { name: "Specific" }));
    await person.keyboard("{Escape}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Specific needs a few words.");
    await person.click(screen.getByRole("button", { name: "Undo changes" }));
    await person.click(screen.getByRole("button", { name: /^Edit Relevant:/ }));
    await person.clear(screen.getByRole("textbox", { name: "Relevant" }));
    await person.keyboard("{Escape}");
    await waitFor(() => expect(api.bodies(PATCH)).toEqual([{ relevant: "" }]));
  });
});

describe("pillar and safety tags", () => {
  test("are saved as they are chosen", async () => {
    const { person } = await openCard({ tags: ["comms"] });
    await person.selectOptions(screen.getByRole("combobox", { name: "Pillar" }), "Peace");
    await person.click(screen.getByRole("checkbox", { name: "Lookout" }));
    await waitFor(() =>
      expect(api.bodies(PATCH)).toEqual([{ pillar: "Peace" }, { tags: ["lookout", "comms"] }]),
    );
    expect(await within(card()).findByText("Peace", { selector: "p" })).toBeInTheDocument();
  });

  test("go back when they could not be saved", async () => {
    api.fail(PATCH, 500, "The disk is full.");
    const { person } = await openCard();
    await person.click(screen.getByRole("checkbox", { name: "Lookout" }));
    expect(await screen.findByText("Failed to update objective")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Lookout" })).not.toBeChecked());
  });
});

test("one that was deleted elsewhere leaves the list", async () => {
  const { person, objective } = await openCard();
  await api.delete(OBJECTIVE_PATHS.one(objective.id));
  await person.click(screen.getByRole("button", { name: "Complete" }));
  expect(await screen.findByText(/^That objective isn't here/)).toBeInTheDocument();
  await waitFor(() => expect(shownTitles()).toEqual(["Objective 2"]));
});

describe("the trigger points, which carry the title,", () => {
  test("are read anew after it was renamed", async () => {
    const { person } = await openCard();
    await waitFor(() => expect(api.sent("GET /api/triggers")).toHaveLength(1));
    await person.click(screen.getByRole("button", { name: /^Edit Title:/ }));
    await person.keyboard(" today{Enter}");
    await waitFor(() => expect(api.sent("GET /api/triggers")).toHaveLength(2));
  });

  test("are read anew after it was deleted", async () => {
    const { person } = await openCard();
    await waitFor(() => expect(api.sent("GET /api/triggers")).toHaveLength(1));
    await person.click(screen.getByRole("button", { name: "Delete objective" }));
    await waitFor(() => expect(api.sent("GET /api/triggers")).toHaveLength(2));
  });
});

describe("deleting", () => {
  const DELETE = "DELETE /api/objectives/:id";

  test("takes the objective away at once, and Undo brings it back with its milestones", async () => {
    const { person } = await openCard({}, {}, [sampleMilestone(1)]);
    await person.click(screen.getByRole("button", { name: "Delete objective" }));
    await waitFor(() => expect(shownTitles()).toEqual(["Objective 2"]));
    expect(await screen.findByText("Objective Deleted")).toBeInTheDocument();

    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(shownTitles()).toEqual(["Book the van", "Objective 2"]));
    await person.click(screen.getByRole("button", { name: "Book the van" }));
    expect(await screen.findByRole("checkbox", { name: "Milestone 1" })).toBeInTheDocument();
  });

  test("a failure takes nothing from the screen, nor what is being typed", async () => {
    api.fail(DELETE, 500, "The disk is full.");
    const { person } = await openCard();
    await person.type(screen.getByRole("textbox", { name: "New milestone" }), "Ask Jo");
    await person.click(screen.getByRole("button", { name: "Delete objective" }));
    expect(await screen.findByText("Failed to delete objective")).toBeInTheDocument();
    expect(screen.getByText("The disk is full.")).toBeInTheDocument();
    expect(shownTitles()).toEqual(["Book the van", "Objective 2"]);
    expect(screen.getByRole("textbox", { name: "New milestone" })).toHaveValue("Ask Jo");
  });

  test("says when it is too late for Undo", async () => {
    api.fail("POST /api/undo/:undoId", 404, "That is gone for good.");
    const { person } = await openCard();
    await person.click(screen.getByRole("button", { name: "Delete objective" }));
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Couldn't undo")).toBeInTheDocument();
    expect(screen.getByText("That is gone for good.")).toBeInTheDocument();
    expect(shownTitles()).toEqual(["Objective 2"]);
  });
});
