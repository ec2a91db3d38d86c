import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addDays } from "#shared/calendar/plain-date.rules.ts";
import { type Milestone, OBJECTIVE_PATHS } from "#shared/objectives/objectives.contract.ts";
import { api } from "#tests/support/app-api.ts";
import {
  sampleMilestone,
  sampleObjective,
  storeMilestones,
  storeObjectives,
} from "#tests/support/objectives-screen.tsx";
import { renderScreen } from "#tests/support/render-screen.tsx";
import { ownToday } from "#web/platform/time/own-day.ts";
import { DashboardPage } from "./dashboard.page.tsx";

const card = () => screen.findByRole("region", { name: "Active Objectives" });
const van = sampleObjective(1, { title: "Finish the move" });
const book = sampleMilestone(1, { title: "Book the van" });
const pack = sampleMilestone(2, { title: "Pack the kitchen" });

async function openDashboard() {
  await storeObjectives([van]);
  await storeMilestones(van.id, [book, pack]);
  const rendered = renderScreen(<DashboardPage />);
  await screen.findByRole("checkbox", { name: "Next: Book the van" });
  return rendered;
}
const storedStates = async () =>
  (await api.get<Milestone[]>(OBJECTIVE_PATHS.milestones(van.id))).map(({ completed }) => completed);

test("the most urgent objectives come first, each with when it is due", async () => {
  const later = sampleObjective(2, { title: "Plant the garden", dueOn: addDays(ownToday(), 40) });
  const late = sampleObjective(3, { title: "Send the tax return", dueOn: addDays(ownToday(), -1) });
  await storeObjectives([van, later, late]);
  const { person } = renderScreen(<DashboardPage />);
  await screen.findByText("Send the tax return");
  await person.click(within(await card()).getByRole("button", { name: "Show 1 more" }));
  const rows = within(await card()).getAllByRole("listitem");
  expect(rows.map((row) => /Send|Plant|Finish/.exec(row.textContent ?? "")?.[0])).toEqual([
    "Send",
    "Plant",
    "Finish",
  ]);
  expect(rows[0]).toHaveTextContent(/Overdue, was due /);
});

test("the next milestone is ticked here, and the one after it takes its place and the focus", async () => {
  const { person } = await openDashboard();
  await person.click(screen.getByRole("checkbox", { name: "Next: Book the van" }));
  const next = await screen.findByRole("checkbox", { name: "Next: Pack the kitchen" });
  expect(next).not.toBeChecked();
  expect(next).toHaveFocus();
  expect(await storedStates()).toEqual([true, false]);

  await person.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("checkbox", { name: "Next: Book the van" })).not.toBeChecked();
  expect(await storedStates()).toEqual([false, false]);
});

test("a tick that fails is taken back, and the person is told", async () => {
  const { person } = await openDashboard();
  api.fail("PATCH /api/milestones/:id", 500, "Please try again.");
  await person.click(screen.getByRole("checkbox", { name: "Next: Book the van" }));
  expect(await screen.findByText("Failed to toggle milestone")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("checkbox", { name: "Next: Book the van" })).not.toBeChecked());
});
