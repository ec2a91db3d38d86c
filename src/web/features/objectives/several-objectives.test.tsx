import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { OBJECTIVE_PATHS, type Objective } from "#shared/objectives/objectives.contract.ts";
import { api } from "#tests/support/app-api.ts";
import {
  openCard,
  renderObjectives,
  sampleObjective,
  shownTitles,
} from "#tests/support/objectives-screen.tsx";
import { outbox } from "#web/platform/offline/outbox.ts";

const THREE = [
  sampleObjective(1, { title: "Book the van" }),
  sampleObjective(2, { title: "Walk before breakfast" }),
  sampleObjective(3, { title: "Sort the papers", completedAt: "2026-11-03T08:00:00.000Z" }),
];

async function select(...titles: string[]) {
  const rendered = await renderObjectives(THREE);
  await rendered.person.click(await screen.findByRole("button", { name: "Select" }));
  for (const title of titles)
    await rendered.person.click(screen.getByRole("checkbox", { name: `Select ${title}` }));
  return { ...rendered, bar: within(screen.getByRole("region", { name: "Selected objectives" })) };
}
const statuses = async () =>
  Object.fromEntries(
    (await api.get<Objective[]>(OBJECTIVE_PATHS.list)).map(({ title, status }) => [title, status]),
  );

describe("several at once", () => {
  test("completes the active ones, and one Undo takes it back", async () => {
    const { person, bar } = await select("Book the van", "Walk before breakfast", "Sort the papers");
    expect(bar.getByText("3 selected")).toBeInTheDocument();
    await person.click(bar.getByRole("button", { name: "Complete" }));
    expect(await screen.findByText("2 Objectives Completed")).toBeInTheDocument();
    expect(new Set(Object.values(await statuses()))).toEqual(new Set(["completed"]));
    expect(screen.queryByRole("checkbox", { name: /^Select / })).not.toBeInTheDocument();

    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await statuses()).toMatchObject({ "Book the van": "active" }));
    expect(await statuses()).toMatchObject({ "Sort the papers": "completed" });
  });

  test("archives all, which leave the list until they are asked for", async () => {
    const { person, bar } = await select();
    await person.click(bar.getByRole("button", { name: "Select all 3" }));
    await person.click(bar.getByRole("button", { name: "Archive" }));
    await person.click(await screen.findByRole("button", { name: "Show Archived" }));
    expect(shownTitles()).toHaveLength(3);

    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () =>
      expect(await statuses()).toEqual({
        "Book the van": "active",
        "Walk before breakfast": "active",
        "Sort the papers": "completed",
      }),
    );
  });

  test("deletes all with one Undo, and nothing when the server refuses", async () => {
    const { person, bar } = await select("Book the van", "Sort the papers");
    api.fail("POST /api/objectives/deletions", 500, "The disk is full.");
    await person.click(bar.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete objectives")).toBeInTheDocument();
    expect(shownTitles()).toHaveLength(3);

    api.restore("POST /api/objectives/deletions");
    await person.click(bar.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(shownTitles()).toEqual(["Walk before breakfast"]));
    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(shownTitles()).toHaveLength(3));
  });

  test("without a connection is queued for each, and Undo withdraws it", async () => {
    const { person, bar } = await select("Book the van", "Walk before breakfast");
    api.disconnect();
    await person.click(bar.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(shownTitles()).toEqual(["Sort the papers"]));
    expect(outbox.list()).toHaveLength(2);
    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(outbox.list()).toHaveLength(0));
    expect(shownTitles()).toHaveLength(3);
  });

  test("Escape ends it", async () => {
    const { person } = await select("Book the van");
    await person.keyboard("{Escape}");
    expect(screen.queryByRole("checkbox", { name: "Select Book the van" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Book the van" })).toBeInTheDocument();
  });
});

describe("one card", () => {
  test("is duplicated, and Undo deletes the copy", async () => {
    const { person } = await openCard();
    await person.click(screen.getByRole("button", { name: "Duplicate" }));
    expect(await screen.findByText("Objective Duplicated")).toBeInTheDocument();
    expect(shownTitles()).toContain("Copy of Book the van");
    await person.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(shownTitles()).toEqual(["Book the van", "Objective 2"]));
    expect(await api.get<Objective[]>(OBJECTIVE_PATHS.list)).toHaveLength(2);
  });

  test("is archived and brought back", async () => {
    const { person } = await openCard();
    await person.click(screen.getByRole("button", { name: "Archive" }));
    await waitFor(() => expect(shownTitles()).toEqual(["Objective 2"]));
    await person.click(screen.getByRole("radio", { name: "Archived 1" }));
    await person.click(screen.getByRole("button", { name: "Book the van" }));
    expect(screen.queryByRole("slider")).not.toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Unarchive" }));
    expect(await screen.findByRole("heading", { name: "Nothing archived" })).toBeInTheDocument();
    expect(await statuses()).toMatchObject({ "Book the van": "active" });
  });

  test("that is archived opens by its link", async () => {
    const [van] = THREE;
    const { person } = await select("Book the van");
    await person.click(screen.getByRole("button", { name: "Archive" }));
    await screen.findByText("1 Objective Archived");
    await renderObjectives([], { path: `/objectives?objective=${van?.id}` });
    await waitFor(() => expect(screen.getByRole("button", { name: "Book the van" })).toHaveFocus());
  });
});
