import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { type NewObjectiveInput, OBJECTIVE_PATHS } from "#shared/objectives/objectives.contract.ts";
import { ObjectivesPage } from "#web/features/objectives/objectives.page.tsx";
import { api } from "./app-api.ts";
import { renderScreen, type ScreenOptions } from "./render-screen.tsx";
import { sampleId } from "./sample-id.ts";

export const PATCH = "PATCH /api/objectives/:id";

/** An objective to store at `createdAt`, completed at `completedAt` if given. */
export type SampleObjective = NewObjectiveInput & { id: string; createdAt: string; completedAt?: string };

/** An active objective at 40%, identified by its number: the higher, the older. */
export const sampleObjective = (number: number, changes: Partial<SampleObjective> = {}): SampleObjective => ({
  id: sampleId(number),
  title: `Objective ${number}`,
  specific: "Everything out of the old flat",
  measurable: "A receipt for the keys",
  progress: 40,
  pillar: "Production",
  createdAt: new Date(Date.UTC(2026, 10, 1, 8, -number)).toISOString(),
  ...changes,
});

export async function storeObjectives(objectives: readonly SampleObjective[]): Promise<void> {
  for (const { createdAt, completedAt, ...objective } of objectives) {
    await api.post(OBJECTIVE_PATHS.list, objective, createdAt);
    if (completedAt) await api.patch(OBJECTIVE_PATHS.one(objective.id), { status: "completed" }, completedAt);
  }
}

/** A milestone to store. */
export interface SampleMilestone {
  id: string;
  title: string;
  completed: boolean;
}

export const sampleMilestone = (number: number, changes: Partial<SampleMilestone> = {}): SampleMilestone => ({
  id: sampleId(1000 + number),
  title: `Milestone ${number}`,
  completed: false,
  ...changes,
});

export async function storeMilestones(objectiveId: string, milestones: readonly SampleMilestone[]) {
  for (const milestone of milestones) await api.post(OBJECTIVE_PATHS.milestones(objectiveId), milestone);
}

/** Stores these objectives and renders the screen. */
export async function renderObjectives(objectives: readonly SampleObjective[], options: ScreenOptions = {}) {
  await storeObjectives(objectives);
  return renderScreen(<ObjectivesPage />, { path: "/objectives", ...options });
}

/** The titles of the cards, top to bottom. */
export const shownTitles = () =>
  screen
    .queryAllByRole("heading", { level: 2 })
    .filter((heading) => heading.closest("li"))
    .map(({ textContent }) => textContent);

/** Renders two objectives, of which the first, "Book the van" with these milestones, is open. */
export async function openCard(
  changes: Partial<SampleObjective> = {},
  options: ScreenOptions = {},
  milestones: readonly SampleMilestone[] = [],
) {
  const objective = sampleObjective(1, { title: "Book the van", ...changes });
  await storeObjectives([objective, sampleObjective(2)]);
  await storeMilestones(objective.id, milestones);
  const rendered = await renderObjectives([], options);
  await rendered.person.click(await screen.findByRole("button", { name: "Book the van" }));
  await screen.findByRole("textbox", { name: "New milestone" });
  return { ...rendered, objective };
}

/** Opens the create dialog, with one existing objective by default. */
export async function openDialog(options: ScreenOptions = {}, objectives = [sampleObjective(1)]) {
  const rendered = await renderObjectives(objectives, options);
  const [add] = await screen.findAllByRole("button", { name: /^Add / });
  await rendered.person.click(add ?? document.body);
  await screen.findByRole("dialog", { name: /^Add / });
  return rendered;
}

export const box = (name: string) => screen.getByRole("textbox", { name });
export const amount = (name: string) => screen.getByRole("spinbutton", { name });
export const create = (person: UserEvent) => person.click(screen.getByRole("button", { name: "Create" }));

export async function fillRequired(person: UserEvent, measurable = "A receipt") {
  await person.type(box("Title"), "Book the van");
  await person.type(box("Specific"), "A van for Saturday");
  await person.type(box("Measurable"), measurable);
}
