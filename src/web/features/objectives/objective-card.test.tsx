import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { failure, heldAnswer, json, noContent } from "#tests/support/fake-api.ts";
import {
  openCard,
  PATCH,
  sampleId,
  sampleMilestone,
  sampleObjective,
  shownTitles,
} from "#tests/support/objectives-screen.tsx";

const slider = () => screen.getByRole("slider", { name: "Progress" });
const card = () => screen.getByRole("button", { name: "Book the van" }).closest("li") ?? document.body;

describe("progress", () => {
  test("is saved in steps of five, by keyboard too", async () => {
    const { person, bodies } = await openCard();
    slider().focus();
    await person.keyboard("{ArrowRight}");
    expect(await screen.findByText("Progress Updated")).toBeInTheDocument();
    expect(bodies()).toEqual([{ progress: 45 }]);
    expect(within(card()).getAllByText("45 %").length).toBeGreaterThan(0);
    expect(slider()).toHaveAttribute("aria-valuenow", "45");
  });

  test("is saved when the pointer lets go, not on the way", async () => {
    const { bodies } = await openCard();
    const track = slider().parentElement?.parentElement ?? document.body;
    track.getBoundingClientRect = () => ({ left: 0, width: 100, top: 0, height: 20 }) as DOMRect;
    const captured = new Set<number>();
    track.setPointerCapture = (id) => void captured.add(id);
    track.hasPointerCapture = (id) => captured.has(id);
    track.releasePointerCapture = (id) => void captured.delete(id);
    fireEvent.pointerDown(track, { clientX: 60, pointerId: 1 });
    fireEvent.pointerMove(track, { clientX: 70, pointerId: 1 });
    fireEvent.pointerMove(track, { clientX: 82, pointerId: 1 });
    expect(bodies()).toEqual([]);
    fireEvent.pointerUp(track, { clientX: 82, pointerId: 1 });
    await waitFor(() => expect(bodies()).toEqual([{ progress: 80 }]));
  });

  test("shows at once, and rolls back when it could not be saved", async () => {
    const { handler, give } = heldAnswer();
    const { person } = await openCard({}, { [PATCH]: handler });
    slider().focus();
    await person.keyboard("{ArrowRight}");
    await waitFor(() =>
      expect(screen.getByRole("progressbar", { name: "Progress of Book the van" })).toHaveAttribute(
        "aria-valuenow",
        "45",
      ),
    );
    give(failure(500, "The disk is full."));
    expect(await screen.findByText("Failed to update progress")).toBeInTheDocument();
    expect(screen.getByText("The disk is full.")).toBeInTheDocument();
    await waitFor(() => expect(slider()).toHaveAttribute("aria-valuenow", "40"));
  });

  test("can be completed and reopened without the slider", async () => {
    const { person, bodies, objective, api } = await openCard();
    api.on(PATCH, ({ body }) => {
      const { status } = body as { status: Objective["status"] };
      const isDone = status === "completed";
      return json({
        ...objective,
        status,
        progress: isDone ? 100 : 95,
        completedAt: isDone ? objective.updatedAt : null,
      });
    });
    await person.click(screen.getByRole("button", { name: "Complete" }));
    expect(await within(card()).findByText(/^Completed /)).toBeInTheDocument();
    expect(slider()).toHaveAttribute("aria-valuenow", "100");
    await person.click(screen.getByRole("button", { name: "Reopen" }));
    await waitFor(() => expect(slider()).toHaveAttribute("aria-valuenow", "95"));
    expect(bodies()).toEqual([{ status: "completed" }, { status: "active" }]);
    expect(await screen.findByText("It is active again, at 95 %.")).toBeInTheDocument();
  });

  test("a completed one stays in its place until the person filters anew, and Undo takes it back", async () => {
    const { person, bodies, api } = await openCard({}, {}, { path: "/objectives?tab=active" });
    const { id } = sampleObjective(1);
    const completion = { progress: 100, progressBefore: 40, completedAt: "2026-11-03T08:00:00.000Z" };
    const stored = sampleObjective(1, { title: "Book the van" });
    api.on(PATCH, ({ body }) => {
      const { progress, status } = body as Partial<Objective>;
      const isDone = progress === 100 || status === "completed";
      return json({ ...stored, id, ...(isDone ? { status: "completed", ...completion } : {}) });
    });
    slider().focus();
    await person.keyboard("{End}");
    expect(await screen.findByText("It is complete now.")).toBeInTheDocument();
    expect(shownTitles()).toEqual(["Book the van", "Objective 2"]);
    expect(slider()).toHaveAttribute("aria-valuenow", "100");

    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(slider()).toHaveAttribute("aria-valuenow", "40"));
    expect(bodies()).toEqual([{ progress: 100 }, { status: "active" }]);

    await person.click(screen.getByRole("button", { name: "Complete" }));
    await person.click(screen.getByRole("radio", { name: /^Completed/ }));
    await waitFor(() => expect(shownTitles()).toEqual(["Book the van"]));
  });

  test("changes are sent one after another, in their order", async () => {
    const { handler, give } = heldAnswer();
    const { person, bodies, api, objective } = await openCard({}, { [PATCH]: handler });
    slider().focus();
    await person.keyboard("{ArrowRight}{ArrowRight}");
    expect(slider()).toHaveAttribute("aria-valuenow", "50");
    expect(bodies()).toEqual([{ progress: 45 }]);
    api.on(PATCH, ({ body }) => json({ ...objective, ...(body as Partial<Objective>) }));
    give(json({ ...objective, progress: 45 }));
    await waitFor(() => expect(bodies()).toEqual([{ progress: 45 }, { progress: 50 }]));
    expect(slider()).toHaveAttribute("aria-valuenow", "50");
  });
});

describe("the texts", () => {
  test("are changed where they stand", async () => {
    const { person, bodies } = await openCard();
    await person.click(screen.getByRole("button", { name: /^Edit Specific:/ }));
    await person.clear(screen.getByRole("textbox", { name: "Specific" }));
    await person.type(screen.getByRole("textbox", { name: "Specific" }), "A small van");
    await person.keyboard("{Control>}s{/Control}");
    expect(await screen.findByRole("button", { name: "Edit Specific: A small van" })).toBeInTheDocument();
    expect(bodies()).toEqual([{ specific: "A small van" }]);
  });

  test("a new title is on the card too", async () => {
    const { person } = await openCard();
    await person.click(screen.getByRole("button", { name: /^Edit Title:/ }));
    await person.keyboard(" today{Enter}");
    expect(await screen.findByRole("button", { name: "Book the van today" })).toBeInTheDocument();
  });

  test("a failed save keeps the text, with a way to retry", async () => {
    const { person, api, objective } = await openCard(
      {},
      { [PATCH]: () => failure(500, "The disk is full.") },
    );
    await person.click(screen.getByRole("button", { name: /^Edit Measurable:/ }));
    await person.keyboard(" and the deposit{Escape}");
    expect(await screen.findByRole("alert")).toHaveTextContent("The disk is full.");
    expect(screen.getByRole("textbox", { name: "Measurable" })).toHaveValue(
      "A receipt for the keys and the deposit",
    );
    api.on(PATCH, ({ body }) => json({ ...objective, ...(body as Partial<Objective>) }));
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(
      await screen.findByRole("button", { name: "Edit Measurable: A receipt for the keys and the deposit" }),
    ).toBeInTheDocument();
  });

  test("a save that fails after the card was closed can still be retried", async () => {
    const { handler, give } = heldAnswer();
    const { person, api, bodies, objective } = await openCard({}, { [PATCH]: handler });
    await person.click(screen.getByRole("button", { name: /^Edit Measurable:/ }));
    await person.keyboard(" today");
    await person.click(screen.getByRole("button", { name: "Book the van" }));
    give(failure(500, "The disk is full."));
    expect(await screen.findByText("Measurable was not saved")).toBeInTheDocument();
    api.on(PATCH, ({ body }) => json({ ...objective, ...(body as Partial<Objective>) }));
    await person.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toEqual({ measurable: "A receipt for the keys today" });
  });

  test("the required ones cannot be emptied, the others can", async () => {
    const { person, bodies } = await openCard({ relevant: "The lease ends" });
    await person.click(screen.getByRole("button", { name: /^Edit Specific:/ }));
    await person.clear(screen.getByRole("textbox", { name: "Specific" }));
    await person.keyboard("{Escape}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Specific needs a few words.");
    await person.click(screen.getByRole("button", { name: "Undo changes" }));
    await person.click(screen.getByRole("button", { name: /^Edit Relevant:/ }));
    await person.clear(screen.getByRole("textbox", { name: "Relevant" }));
    await person.keyboard("{Escape}");
    await waitFor(() => expect(bodies()).toEqual([{ relevant: "" }]));
  });
});

describe("pillar and safety tags", () => {
  test("are saved as they are chosen", async () => {
    const { person, bodies } = await openCard({ tags: ["comms"] });
    await person.selectOptions(screen.getByRole("combobox", { name: "Pillar" }), "Peace");
    await person.click(screen.getByRole("checkbox", { name: "Lookout" }));
    await waitFor(() => expect(bodies()).toEqual([{ pillar: "Peace" }, { tags: ["lookout", "comms"] }]));
    expect(await within(card()).findByText("Peace", { selector: "p" })).toBeInTheDocument();
  });

  test("go back when they could not be saved", async () => {
    const { person } = await openCard({}, { [PATCH]: () => failure(500, "The disk is full.") });
    await person.click(screen.getByRole("checkbox", { name: "Lookout" }));
    expect(await screen.findByText("Failed to update objective")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Lookout" })).not.toBeChecked());
  });
});

test("one that was deleted elsewhere leaves the list", async () => {
  const { person, api } = await openCard(
    {},
    { [PATCH]: () => failure(404, "This objective does not exist.") },
  );
  api.on("GET /api/objectives", () => json([sampleObjective(2)]));
  await person.click(screen.getByRole("button", { name: "Complete" }));
  expect(await screen.findByText("This objective does not exist.")).toBeInTheDocument();
  await waitFor(() => expect(shownTitles()).toEqual(["Objective 2"]));
});

describe("the trigger points, which carry the title,", () => {
  const DELETE = "DELETE /api/objectives/:id";

  test("are read anew after it was renamed", async () => {
    const { person, api } = await openCard();
    await waitFor(() => expect(api.sent("GET /api/triggers")).toHaveLength(1));
    await person.click(screen.getByRole("button", { name: /^Edit Title:/ }));
    await person.keyboard(" today{Enter}");
    await waitFor(() => expect(api.sent("GET /api/triggers")).toHaveLength(2));
  });

  test("are read anew after it was deleted", async () => {
    const { person, api } = await openCard({}, { [DELETE]: () => json({ undoId: sampleId(500) }) });
    await waitFor(() => expect(api.sent("GET /api/triggers")).toHaveLength(1));
    await person.click(screen.getByRole("button", { name: "Delete objective" }));
    await waitFor(() => expect(api.sent("GET /api/triggers")).toHaveLength(2));
  });
});

describe("deleting", () => {
  const DELETE = "DELETE /api/objectives/:id";
  const undoId = sampleId(500);

  test("takes the objective away at once, and Undo brings it back with its milestones", async () => {
    const objective = sampleObjective(1);
    const { api, person } = await openCard(
      { milestonesTotal: 1 },
      {
        "GET /api/objectives/:id/milestones": () => json([sampleMilestone(objective, 1)]),
        [DELETE]: () => json({ undoId }),
        "POST /api/undo/:undoId": noContent,
      },
    );
    await person.click(screen.getByRole("button", { name: "Delete objective" }));
    await waitFor(() => expect(shownTitles()).toEqual(["Objective 2"]));
    expect(await screen.findByText("Objective Deleted")).toBeInTheDocument();

    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(shownTitles()).toEqual(["Book the van", "Objective 2"]));
    expect(api.sent("POST /api/undo/:undoId")[0]?.params).toEqual({ undoId });
    await person.click(screen.getByRole("button", { name: "Book the van" }));
    expect(await screen.findByRole("checkbox", { name: "Milestone 1" })).toBeInTheDocument();
  });

  test("a failure takes nothing from the screen, nor what is being typed", async () => {
    const { person } = await openCard({}, { [DELETE]: () => failure(500, "The disk is full.") });
    await person.type(screen.getByRole("textbox", { name: "New milestone" }), "Ask Jo");
    await person.click(screen.getByRole("button", { name: "Delete objective" }));
    expect(await screen.findByText("Failed to delete objective")).toBeInTheDocument();
    expect(screen.getByText("The disk is full.")).toBeInTheDocument();
    expect(shownTitles()).toEqual(["Book the van", "Objective 2"]);
    expect(screen.getByRole("textbox", { name: "New milestone" })).toHaveValue("Ask Jo");
  });

  test("says when it is too late for Undo", async () => {
    const { person } = await openCard(
      {},
      {
        [DELETE]: () => json({ undoId }),
        "POST /api/undo/:undoId": () => failure(404, "That is gone for good."),
      },
    );
    await person.click(screen.getByRole("button", { name: "Delete objective" }));
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Could not undo")).toBeInTheDocument();
    expect(screen.getByText("That is gone for good.")).toBeInTheDocument();
    expect(shownTitles()).toEqual(["Objective 2"]);
  });
});
