import type { Dashboard } from "#shared/dashboard/dashboard.contract.ts";
import { completenessOf } from "#shared/safety/lces.rules.ts";
import { DashboardPage } from "#web/features/dashboard/dashboard.page.tsx";
import { type FakeRoutes, fakeApi, json } from "./fake-api.ts";
import { renderScreen, type ScreenOptions } from "./render-screen.tsx";

const NO_PLAN = completenessOf({ items: [], sessions: [], objectives: [] });

/** The dashboard of someone who has just begun, with whatever a test says is different about it. */
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

/** The screen with an answer from the server, and whatever else a test answers. */
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
