import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { api } from "#tests/support/app-api.ts";
import {
  renderObjectives,
  sampleMilestone,
  sampleObjective,
  shownTitles,
  storeMilestones,
  storeObjectives,
} from "#tests/support/objectives-screen.tsx";
import { ownTimeZone } from "#web/platform/time/own-day.ts";

const DONE = { completedAt: "2026-11-03T08:00:00.000Z" };
const MIXED = [
  sampleObjective(1, { title: "Book the van", pillar: "Production" }),
  sampleObjective(2, { title: "Walk before breakfast", pillar: "Peace" }),
  sampleObjective(3, { title: "Sleep five nights", pillar: "Peace", ...DONE }),
  sampleObjective(4, { title: "Sort the papers", pillar: "Production", ...DONE }),
  sampleObjective(5, { title: "Cancel the contract", pillar: "Production", ...DONE }),
];

const chip = (name: string | RegExp) => screen.findByRole("radio", { name });

describe("the list", () => {
  test("shows where each objective stands", async () => {
    const van = sampleObjective(1, {
      title: "Book the van",
      progress: 60,
      timeBound: "when the van is there",
    });
    await storeObjectives([van]);
    const milestones = [1, 2, 3, 4, 5].map((number) => sampleMilestone(number, { completed: number <= 3 }));
    await storeMilestones(van.id, milestones);
    await renderObjectives([]);
    const list = await screen.findByRole("list", { name: "Objectives" });
    expect(within(list).getByRole("button", { name: "Book the van" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    expect(within(list).getByText("60%")).toBeInTheDocument();
    expect(
      within(list).getByText("Production · 3 of 5 milestones · when the van is there"),
    ).toBeInTheDocument();
    expect(within(list).getByRole("progressbar", { name: "Progress of Book the van" })).toHaveAttribute(
      "aria-valuenow",
      "60",
    );
  });

  test("says on which day an objective was completed", async () => {
    await renderObjectives([sampleObjective(1, DONE)]);
    const day = new Date(DONE.completedAt).toLocaleDateString(undefined, { day: "numeric", month: "long" });
    expect(await screen.findByText(new RegExp(`^Completed ${day}`))).toBeInTheDocument();
  });

  test("waits in the shape of its cards", async () => {
    const held = api.hold("GET /api/objectives");
    await renderObjectives(MIXED);
    expect(screen.getAllByTestId("skeleton-card")).toHaveLength(6);
    held.release();
    expect(await screen.findByText("Book the van")).toBeInTheDocument();
    expect(screen.queryByTestId("skeleton-card")).not.toBeInTheDocument();
  });

  test("says when it could not be loaded, and tries again", async () => {
    api.fail("GET /api/objectives", 503, "The server is having a rest.");
    const { person } = await renderObjectives(MIXED);
    expect(await screen.findByRole("alert")).toHaveTextContent("The server is having a rest.");
    api.restore("GET /api/objectives");
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Book the van")).toBeInTheDocument();
  });

  test("shows fifty at a time", async () => {
    const many = Array.from({ length: 120 }, (_, index) => sampleObjective(index + 1));
    const { person } = await renderObjectives(many);
    await screen.findByText("Objective 1");
    await waitFor(() => expect(shownTitles()).toHaveLength(50));
    expect(screen.getByText("70 not shown yet")).toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Show 50 more" }));
    expect(shownTitles()).toHaveLength(100);
    await person.click(screen.getByRole("button", { name: "Show 20 more" }));
    expect(shownTitles()).toHaveLength(120);
    expect(screen.queryByRole("button", { name: /^Show/ })).not.toBeInTheDocument();
  });
});

describe("the filters", () => {
  test("count by status, and by pillar within the status", async () => {
    const { person } = await renderObjectives(MIXED);
    expect(await chip("All 5")).toBeChecked();
    expect(await chip("Active 2")).toBeInTheDocument();
    expect(await chip("Completed 3")).toBeInTheDocument();
    expect(await chip("All Pillars 5")).toBeChecked();
    expect(await chip("Production 3")).toBeInTheDocument();
    expect(await chip("Presence 0")).toBeInTheDocument();

    await person.click(await chip("Completed 3"));
    expect(shownTitles()).toEqual(["Sleep five nights", "Sort the papers", "Cancel the contract"]);
    expect(await chip("All Pillars 3")).toBeInTheDocument();
    await person.click(await chip("Production 2"));
    expect(shownTitles()).toEqual(["Sort the papers", "Cancel the contract"]);
    expect(await chip("All 5")).toBeInTheDocument();
  });

  test.each([
    ["/objectives?tab=completed", 3],
    ["/objectives?tab=active&from=dashboard", 2],
    ["/objectives?tab=all", 5],
    ["/objectives?tab=nonsense", 5],
    ["/objectives", 5],
  ])("%s selects the status", async (path, count) => {
    await renderObjectives(MIXED, { path });
    await screen.findByRole("list", { name: "Objectives" });
    await waitFor(() => expect(shownTitles()).toHaveLength(count));
  });

  test("the address follows the status", async () => {
    const { person, addresses } = await renderObjectives(MIXED, { path: "/objectives?from=dashboard" });
    await person.click(await chip("Active 2"));
    expect(addresses.at(-1)).toBe("/objectives?from=dashboard&tab=active");
    await person.click(await chip("All 5"));
    expect(addresses.at(-1)).toBe("/objectives?from=dashboard");
    expect(addresses).toHaveLength(1);
  });

  test("the address keeps the pillar, for Back and reload", async () => {
    const { person, addresses } = await renderObjectives(MIXED, { path: "/objectives?tab=completed" });
    await person.click(await chip("Production 2"));
    expect(addresses).toEqual(["/objectives?tab=completed&filter=Production"]);
    expect(shownTitles()).toEqual(["Sort the papers", "Cancel the contract"]);
  });

  test("a pillar in the address's filter is chosen; nonsense is not", async () => {
    const { unmount } = await renderObjectives(MIXED, { path: "/objectives?filter=Production" });
    await screen.findByRole("list", { name: "Objectives" });
    expect(await chip(/^Production/)).toBeChecked();
    unmount();
    await renderObjectives([], { path: "/objectives?filter=Power" });
    await waitFor(() => expect(shownTitles()).toHaveLength(5));
  });

  test("a pillar with nothing in it offers to clear the filter", async () => {
    const { person } = await renderObjectives(MIXED);
    await person.click(await chip("Purpose 0"));
    expect(screen.getByRole("heading", { name: "No objectives for Purpose" })).toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Clear Filter" }));
    expect(shownTitles()).toHaveLength(5);
  });

  test("a status with nothing in it says so", async () => {
    const { person } = await renderObjectives([MIXED[0] ?? sampleObjective(1)], {
      path: "/objectives?tab=completed",
    });
    expect(await screen.findByRole("heading", { name: "Nothing completed yet" })).toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Show All" }));
    expect(shownTitles()).toEqual(["Book the van"]);
  });
});

describe("the head of the screen", () => {
  test("with nothing yet there is nothing to export, and a first step", async () => {
    const { person } = await renderObjectives([]);
    expect(await screen.findByRole("heading", { name: "No Objectives Yet" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Export" })).not.toBeInTheDocument();
    await person.click(screen.getByRole("button", { name: "Create First" }));
    expect(await screen.findByRole("dialog", { name: "Add Objectives" })).toBeInTheDocument();
  });

  test("the word follows the mode", async () => {
    await renderObjectives(MIXED, { mode: "business" });
    expect(await screen.findByRole("heading", { level: 1, name: "Priorities" })).toBeInTheDocument();
    // One in the head and one within reach of the thumb; the styles show one of them.
    expect(screen.getAllByRole("button", { name: "Add Priorities" })).toHaveLength(2);
  });

  test("exports in the current mode", async () => {
    const { person } = await renderObjectives(MIXED, { mode: "incident" });
    await person.click(await screen.findByRole("button", { name: "Export" }));
    expect(await screen.findByText(/^Downloaded .*\.md$/)).toBeInTheDocument();
    const [request] = api.sent("GET /api/export/objectives");
    expect(Object.fromEntries(request?.query ?? [])).toEqual({
      mode: "incident",
      includeCompleted: "true",
      timeZone: ownTimeZone(),
    });
  });

  test("explains itself", async () => {
    const { person } = await renderObjectives(MIXED);
    await person.click(await screen.findByRole("button", { name: "Help" }));
    const help = await screen.findByRole("dialog", { name: "SMART objectives" });
    expect(within(help).getByRole("heading", { name: "What is this?" })).toBeInTheDocument();
  });
});

describe("a pillar in the address", () => {
  test("opens the dialog with it, and leaves the address", async () => {
    const { addresses } = await renderObjectives(MIXED, { path: "/objectives?pillar=Peace&from=dashboard" });
    await screen.findByRole("dialog", { name: "Add Objectives" });
    expect(screen.getByRole("combobox", { name: "Pillar" })).toHaveValue("Peace");
    expect(addresses).toEqual(["/objectives?from=dashboard"]);
  });

  test("is ignored when it is none of the four", async () => {
    await renderObjectives(MIXED, { path: "/objectives?pillar=Power" });
    await waitFor(() => expect(shownTitles()).toHaveLength(5));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("an objective in the address", () => {
  const asked = sampleObjective(60, { title: "Learn to sail", ...DONE });
  const sixty = [...Array.from({ length: 59 }, (_, index) => sampleObjective(index)), asked];

  test("is opened in sight with the focus, and leaves the address", async () => {
    const { addresses } = await renderObjectives(sixty, {
      path: `/objectives?tab=active&objective=${asked.id}`,
    });
    const opened = () => screen.getByRole("button", { name: "Learn to sail", expanded: true });
    await waitFor(() => expect(opened()).toHaveFocus());
    await waitFor(() => expect(addresses).toEqual(["/objectives"]));
    expect(await screen.findByRole("textbox", { name: "New milestone" })).toBeInTheDocument();
  });

  test("that is gone changes nothing", async () => {
    const { addresses } = await renderObjectives(MIXED, { path: "/objectives?objective=gone" });
    await waitFor(() => expect(shownTitles()).toHaveLength(5));
    expect(addresses).toEqual(["/objectives"]);
  });
});
