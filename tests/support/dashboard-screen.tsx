import type { Dashboard } from "#shared/dashboard/dashboard.contract.ts";
import type { Objective } from "#shared/objectives/objectives.contract.ts";
import { completenessOf } from "#shared/safety/lces.rules.ts";
import { DashboardPage } from "#web/features/dashboard/dashboard.page.tsx";
import { type FakeRoutes, fakeApi, json } from "./fake-api.ts";
import { renderScreen, type ScreenOptions } from "./render-screen.tsx";
import { sampleId } from "./sample-id.ts";

const NO_PLAN = completenessOf({ items: [], sessions: [], objectives: [] });

/** An active objective at 40%, with the given changes. */
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

/** The dashboard of a new person, with the given changes. */
export const sampleDashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  objectives: { data: { newest: [], active: 0, overallProgress: 0 } },
  risks: { data: { highPriority: 0 } },
  latestIsap: { data: null },
  wins: { data: { wins: [], focusPillar: null } },
  carryOver: { data: { offered: [], today: [] } },
  signals: { data: { signals: [] } },
  checkIns: { data: [] },
  triggers: { data: { tripped: [], count: 0 } },
  tools: { data: [] },
  completeness: { data: NO_PLAN },
  ...changes,
});

/** Renders the screen with this dashboard and the test's other routes. */
export function renderDashboard(
  changes: Partial<Dashboard> = {},
  routes: FakeRoutes = {},
  options: ScreenOptions = {},
) {
  const api = fakeApi({
    "GET /api/dashboard": () => json(sampleDashboard(changes)),
    "GET /api/lces/completeness": () => json(changes.completeness?.data ?? NO_PLAN),
    "GET /api/tool-plugins": () => json([]),
    ...routes,
  });
  return { api, ...renderScreen(<DashboardPage />, options) };
}
