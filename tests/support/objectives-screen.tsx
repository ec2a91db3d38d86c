import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { Milestone, Objective } from "#shared/objectives/objectives.contract.ts";
import { ObjectivesPage } from "#web/features/objectives/objectives.page.tsx";
import { type FakeRequest, type FakeRoutes, fakeApi, json } from "./fake-api.ts";
import { renderScreen, type ScreenOptions } from "./render-screen.tsx";

/** An id that a database could have given, by number. */
export const sampleId = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** An active objective at 40 %, with whatever a test says is different about it. */
export function sampleObjective(number: number, changes: Partial<Objective> = {}): Objective {
  return {
    id: sampleId(number),
    title: `Objective ${number}`,
    specific: "Everything out of the old flat",
    measurable: "A receipt for the keys",
    achievable: "",
    relevant: "",
    timeBound: "",
    status: "active",
    progress: 40,
    pillar: "Production",
    tags: [],
    budget: null,
    actualCost: null,
    mode: "life",
    milestonesTotal: 0,
    milestonesCompleted: 0,
    completedAt: null,
    progressBefore: null,
    createdAt: "2026-11-01T08:00:00.000Z",
    updatedAt: "2026-11-02T08:00:00.000Z",
    ...changes,
  };
}

/** A milestone of an objective, not done yet. */
export function sampleMilestone(
  objective: Objective,
  number: number,
  changes: Partial<Milestone> = {},
): Milestone {
  return {
    id: sampleId(1000 + number),
    objectiveId: objective.id,
    title: `Milestone ${number}`,
    completed: false,
    completedAt: null,
    orderIndex: number,
    createdAt: "2026-11-01T08:00:00.000Z",
    ...changes,
  };
}

/** The screen with a list of objectives on the server and no ISAP session, and whatever else a test answers. */
export function renderObjectives(
  objectives: readonly Objective[],
  routes: FakeRoutes = {},
  options: ScreenOptions = {},
) {
  const api = fakeApi({
    "GET /api/objectives": () => json(objectives),
    "GET /api/isap/latest": () => json(null),
    "GET /api/triggers": () => json([]),
    "GET /api/tool-plugins": () => json([]),
    ...routes,
  });
  const rendered = renderScreen(<ObjectivesPage />, { path: "/objectives", ...options });
  return { api, ...rendered };
}

/** The titles of the cards, top to bottom. */
export const shownTitles = () =>
  screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

export const PATCH = "PATCH /api/objectives/:id";

/** The screen with one objective whose card is open; the server does as it is told. */
export async function openCard(
  changes: Partial<Objective> = {},
  routes: FakeRoutes = {},
  options: ScreenOptions = {},
) {
  const objective = sampleObjective(1, { title: "Book the van", ...changes });
  let stored = objective;
  const rendered = renderObjectives(
    [objective, sampleObjective(2)],
    {
      "GET /api/objectives/:id/milestones": () => json([]),
      [PATCH]: ({ body }: FakeRequest) => {
        stored = { ...stored, ...(body as Partial<Objective>) };
        return json(stored);
      },
      ...routes,
    },
    options,
  );
  await rendered.person.click(await screen.findByRole("button", { name: "Book the van" }));
  await screen.findByRole("textbox", { name: "New milestone" });
  const bodies = () => rendered.api.sent(PATCH).map(({ body }) => body);
  return { ...rendered, objective, bodies };
}

export const created = ({ body }: FakeRequest) =>
  json({ ...sampleObjective(9), ...(body as Partial<Objective>) }, 201);

/** The screen with the create dialog open. */
export async function openDialog(routes: FakeRoutes = {}, options: ScreenOptions = {}) {
  const rendered = renderObjectives(
    [sampleObjective(1)],
    { "POST /api/objectives": created, ...routes },
    options,
  );
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
