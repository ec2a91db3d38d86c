import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { OBJECTIVE_PATHS, type Objective } from "#shared/objectives/objectives.contract.ts";
import { api } from "#tests/support/app-api.ts";
import {
  renderObjectives,
  sampleMilestone,
  sampleObjective,
  shownTitles,
  storeMilestones,
  storeObjectives,
} from "#tests/support/objectives-screen.tsx";

const VAN = sampleObjective(1, { title: "Book the van", progress: 10 });
const WALK = sampleObjective(2, { title: "Walk", progress: 80, pillar: "Peace" });
const PAPERS = sampleObjective(3, { title: "Archive papers", progress: 50 });
const ALL = [VAN, WALK, PAPERS];

const sortBy = () => screen.findByRole("combobox", { name: "Sort by" });
const searchBox = () => screen.findByRole("searchbox", { name: "Search objectives and milestones" });

describe("search", () => {
  test("finds words in titles, texts and milestones, and says when there is nothing", async () => {
    await storeObjectives(ALL);
    await storeMilestones(WALK.id, [sampleMilestone(1, { title: "New shoes" })]);
    const { person } = await renderObjectives([]);
    await person.type(await searchBox(), "SHOES");
    await waitFor(() => expect(shownTitles()).toEqual(["Walk"]));
    expect(screen.getByRole("radio", { name: "All 1" })).toBeInTheDocument();
    await person.type(await searchBox(), " boots");
    expect(
      await screen.findByRole("heading", { name: 'No objectives match "SHOES boots"' }),
    ).toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Clear Search" }));
    await waitFor(() => expect(shownTitles()).toHaveLength(3));
    await person.type(await searchBox(), "van book");
    await waitFor(() => expect(shownTitles()).toEqual(["Book the van"]));
  });

  test("goes on without milestones, and says so", async () => {
    api.fail("GET /api/milestones", 500, "Broken.");
    const { person } = await renderObjectives(ALL);
    await person.type(await searchBox(), "van");
    await waitFor(() => expect(shownTitles()).toEqual(["Book the van"]));
    expect(await screen.findByText(/only the objectives' own texts are searched/)).toBeInTheDocument();
  });
});

describe("sorting", () => {
  test.each([
    ["newest", ["Book the van", "Walk", "Archive papers"]],
    ["title", ["Archive papers", "Book the van", "Walk"]],
    ["progress", ["Walk", "Archive papers", "Book the van"]],
  ])("by %s is remembered on the device", async (sort, titles) => {
    const { person, unmount } = await renderObjectives(ALL);
    await person.selectOptions(await sortBy(), sort);
    expect(shownTitles()).toEqual(titles);
    unmount();
    await renderObjectives([]);
    expect(await sortBy()).toHaveValue(sort);
    await waitFor(() => expect(shownTitles()).toEqual(titles));
  });

  test("in the person's own order, keys and buttons move a card, and the server keeps it", async () => {
    const { person } = await renderObjectives(ALL);
    await person.selectOptions(await sortBy(), "own");
    expect(shownTitles()).toEqual(["Book the van", "Walk", "Archive papers"]);
    screen.getByRole("button", { name: "Move Book the van" }).focus();
    await person.keyboard("{End}");
    expect(shownTitles()).toEqual(["Walk", "Archive papers", "Book the van"]);
    expect(screen.getByText("Book the van is now 3 of 3.")).toBeInTheDocument();

    await person.click(screen.getByRole("button", { name: "Move Walk" }));
    await person.click(screen.getByRole("button", { name: "Move Walk down" }));
    expect(shownTitles()).toEqual(["Archive papers", "Walk", "Book the van"]);
    await waitFor(async () => {
      const stored = await api.get<Objective[]>(OBJECTIVE_PATHS.list);
      const inOrder = stored.toSorted((a, b) => a.orderIndex - b.orderIndex);
      expect(inOrder.map(({ title }) => title)).toEqual(["Archive papers", "Walk", "Book the van"]);
    });
  });

  test("a move within a filter keeps the others where they are", async () => {
    const { person } = await renderObjectives(ALL, { path: "/objectives?filter=Production" });
    await person.selectOptions(await sortBy(), "own");
    screen.getByRole("button", { name: "Move Archive papers" }).focus();
    await person.keyboard("{ArrowUp}");
    expect(shownTitles()).toEqual(["Archive papers", "Book the van"]);
    await person.click(screen.getByRole("radio", { name: /^All Pillars/ }));
    expect(shownTitles()).toEqual(["Archive papers", "Book the van", "Walk"]);
  });

  test("a refused move goes back", async () => {
    api.fail("PUT /api/objectives/order", 409, "This list changed in the meantime.");
    const { person } = await renderObjectives(ALL);
    await person.selectOptions(await sortBy(), "own");
    screen.getByRole("button", { name: "Move Walk" }).focus();
    await person.keyboard("{ArrowUp}");
    expect(await screen.findByText("Failed to move objective")).toBeInTheDocument();
    await waitFor(() => expect(shownTitles()).toEqual(["Book the van", "Walk", "Archive papers"]));
  });
});

test("the next milestone is ticked on the closed card, and the one after it follows", async () => {
  await storeObjectives([VAN]);
  await storeMilestones(VAN.id, [
    sampleMilestone(1, { title: "Call" }),
    sampleMilestone(2, { title: "Pay" }),
  ]);
  const { person } = await renderObjectives([]);
  const card = within(await screen.findByRole("list", { name: "Objectives" }));
  await person.click(await card.findByRole("checkbox", { name: "Next: Call" }));
  const next = await card.findByRole("checkbox", { name: "Next: Pay" });
  await waitFor(() => expect(next).toHaveFocus());
  expect(card.getByText(/1 of 2 milestones/)).toBeInTheDocument();
  await person.click(next);
  expect(await card.findByText(/2 of 2 milestones/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Book the van" })).toHaveFocus());
});
