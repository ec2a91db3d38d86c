import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test, vi } from "vitest";
import { EXPORT_TYPES } from "#shared/export/export.contract.ts";
import { startTestServer } from "#tests/support/test-server.ts";

/** Tables with everyone's rows: scanning one would make each person pay for all others. */
const PERSONAL =
  "accounts|authenticators|access_tokens|proposals|boundaries|boundary_reviews|briefings|carry_overs|change_logs|command_states|custom_meditations|custom_resources|echo_conversations|echo_settings|isap_sessions|lces_readings|milestones|objectives|one_time_tokens|passkeys|plugin_checks|profiles|recovery_codes|risks|safety_items|sessions|stripe_customers|triggers|watch_out_dismissals|wellness_checks";

const server = await startTestServer();
afterAll(() => server.close());

const DAY = "today=2026-11-21&timeZone=UTC";
const READS = [
  "/api/auth/me",
  "/api/billing",
  "/api/account/sign-in",
  "/api/profile",
  "/api/profile/sessions",
  "/api/tokens",
  "/api/proposals",
  `/api/dashboard?${DAY}`,
  "/api/watch-outs/signals?mode=life&timeZone=UTC",
  "/api/objectives",
  "/api/milestones",
  "/api/boundaries",
  "/api/custom-meditations",
  "/api/custom-resources",
  "/api/boundary-reviews",
  "/api/boundary-reviews?since=2026-11-01T00:00:00.000Z",
  "/api/isap",
  "/api/isap/latest",
  "/api/briefings",
  "/api/handover/prefill?date=2026-11-21",
  `/api/handover/carry-over?${DAY}`,
  "/api/risks",
  "/api/triggers",
  "/api/wellness-checks",
  "/api/wellness-checks?since=2026-11-01T00:00:00.000Z",
  "/api/safety",
  "/api/safety?mode=life&kind=lookout",
  "/api/lces?mode=life",
  "/api/lces/completeness?mode=life&includeIsap=1&includeGoals=1",
  `/api/lces/trend?mode=life&${DAY}`,
  "/api/command-state?mode=life",
  "/api/echo/conversations",
  "/api/echo/conversations?since=2026-11-01T00:00:00.000Z",
  "/api/echo/settings",
  "/api/account/export",
  "/api/calendar-feed",
  ...EXPORT_TYPES.map((type) => `/api/export/${type}`),
];

// PostgreSQL plans by the tables' contents, so only SQLite's plan is known in advance.
test.runIf(server.handle.engine === "sqlite")(
  "no read of one person looks through everyone's rows",
  async () => {
    const mara = await server.signedIn();
    const { id: objectiveId } = (
      await mara.post("/api/objectives", { title: "a", specific: "b", measurable: "c", pillar: "Peace" })
    ).json();
    const prepare = vi.spyOn(DatabaseSync.prototype, "prepare");
    const paged = READS.map((path) => `${path}${path.includes("?") ? "&" : "?"}limit=5`);
    for (const path of [...READS, ...paged, `/api/objectives/${objectiveId}/milestones`]) {
      const { statusCode } = await mara.get(path);
      expect([path, statusCode]).toEqual([path, 200]);
    }
    const queries = [...new Set(prepare.mock.calls.map(([query]) => query))].filter((query) =>
      query.startsWith("select"),
    );
    prepare.mockRestore();
    expect(queries.length).toBeGreaterThan(15);

    const database = new DatabaseSync(server.handle.file ?? "", { readOnly: true });
    const scans = queries.flatMap((query) => {
      const plan = database.prepare(`explain query plan ${query}`).all() as { detail: string }[];
      return plan
        .filter(({ detail }) => new RegExp(`^SCAN "?(${PERSONAL})\\b`).test(detail))
        .map(({ detail }) => `${detail}: ${query}`);
    });
    database.close();
    expect(scans).toEqual([]);
  },
);
