import { expect, test } from "vitest";
import "#server/features/objectives/objectives.tables.ts";
import "#server/platform/auth/auth.tables.ts";
import { sql } from "kysely";
import { migrate } from "#server/platform/db/migrate.ts";
import { openTestDatabase } from "#tests/support/test-server.ts";
import { migrations } from "./migrations.ts";

const [EARLY, LATE] = ["2026-11-20T07:00:00.000Z", "2026-11-21T07:00:00.000Z"];

test("existing objectives get their milestones' counts and newest moment", async () => {
  const { handle, remove } = await openTestDatabase();
  const { db } = handle;
  await migrate(
    handle,
    migrations.filter(({ name }) => name < "0009"),
  );
  await sql`insert into profiles (id, email, username, "createdAt", "updatedAt")
    values ('mara', 'mara@example.org', 'mara', ${EARLY}, ${EARLY})`.execute(db);
  for (const id of ["bare", "begun"]) {
    await sql`insert into objectives (id, "userId", title, specific, measurable, pillar, "createdAt", "updatedAt")
      values (${id}, 'mara', 'Move', 'All', 'Keys', 'Peace', ${EARLY}, ${EARLY})`.execute(db);
  }
  for (const [id, completedAt] of [
    ["open", null],
    ["done", LATE],
  ]) {
    await sql`insert into milestones (id, "objectiveId", title, completed, "completedAt", "createdAt")
      values (${id}, 'begun', 'Pack', ${completedAt !== null}, ${completedAt}, ${EARLY})`.execute(db);
  }
  await migrate(handle, migrations);

  const rows = await db
    .selectFrom("objectives")
    .select(["id", "milestonesTotal", "milestonesCompleted", "milestoneAt"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { id: "bare", milestonesTotal: 0, milestonesCompleted: 0, milestoneAt: null },
    { id: "begun", milestonesTotal: 2, milestonesCompleted: 1, milestoneAt: LATE },
  ]);
  await remove();
});
