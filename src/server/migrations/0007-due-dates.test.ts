import { afterEach, beforeEach, expect, test } from "vitest";
import "#server/features/objectives/objectives.tables.ts";
import "#server/platform/auth/auth.tables.ts";
import type { DatabaseHandle } from "#server/platform/db/database.ts";
import { toJson } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { openTestDatabase } from "#tests/support/test-server.ts";
import { migrations } from "./migrations.ts";

const NOW = "2026-11-21T07:05:09.120Z";

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let handle: DatabaseHandle;
beforeEach(async () => {
  opened = await openTestDatabase();
  handle = opened.handle;
  await migrate(
    handle,
    migrations.filter(({ name }) => name < "0007"),
  );
  await handle.db
    .insertInto("profiles")
    .values({ id: "mara", email: "mara@example.org", username: "mara", createdAt: NOW, updatedAt: NOW })
    .execute();
});
afterEach(() => opened.remove());

const oldObjective = (id: string, timeBound: string) => ({
  id,
  userId: "mara",
  title: "Finish the move",
  specific: "All of it",
  measurable: "The keys are back",
  achievable: "",
  relevant: "",
  timeBound,
  status: "active" as const,
  progress: 0,
  pillar: "Peace" as const,
  tags: toJson([]),
  mode: "life" as const,
  createdAt: NOW,
  updatedAt: NOW,
});

test("existing objectives get the day that is written out under Time-bound, whatever their number", async () => {
  const texts = {
    none: "",
    unclear: "by Friday, or 12/05/2026",
    noSuchDay: "31 April 2026, order 12026-03-09",
    iso: "Done by 2026-03-09.",
    latest: "From 2026-01-01 to the 3rd of Mar. 2026, not 2026-02-30",
    monthFirst: "by December 1, 2026",
    planned: "by Saturday 12 December 2026",
    suggested: "in two weeks, by 5 December 2026 (my suggestion)",
  };
  const many = Array.from({ length: 1200 }, (_, index) =>
    oldObjective(`x${10_000 + index}`, "by 2027-01-02"),
  );
  const rows = Object.entries(texts).map(([id, timeBound]) => oldObjective(id, timeBound));
  for (let start = 0; start < many.length; start += 400) {
    await handle.db
      .insertInto("objectives")
      .values(many.slice(start, start + 400))
      .execute();
  }
  await handle.db.insertInto("objectives").values(rows).execute();

  await migrate(handle, migrations);

  const read = await handle.db.selectFrom("objectives").select(["id", "dueOn", "dueSource"]).execute();
  const byId = new Map(read.map(({ id, dueOn, dueSource }) => [id, [dueOn, dueSource]]));
  expect(Object.fromEntries(Object.keys(texts).map((id) => [id, byId.get(id)]))).toEqual({
    none: [null, null],
    unclear: [null, null],
    noSuchDay: [null, null],
    iso: ["2026-03-09", "given"],
    latest: ["2026-03-03", "given"],
    monthFirst: ["2026-12-01", "given"],
    planned: ["2026-12-12", "given"],
    suggested: ["2026-12-05", "suggested"],
  });
  expect(many.filter(({ id }) => byId.get(id)?.[0] === "2027-01-02")).toHaveLength(many.length);
});
