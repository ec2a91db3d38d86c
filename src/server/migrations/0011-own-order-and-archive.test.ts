import { expect, test } from "vitest";
import "#server/features/objectives/objectives.tables.ts";
import "#server/platform/auth/auth.tables.ts";
import { sql } from "kysely";
import { migrate } from "#server/platform/db/migrate.ts";
import { openTestDatabase } from "#tests/support/test-server.ts";
import { migrations } from "./migrations.ts";

const DAY = "2026-11-20T07:00:00.000Z";

test("existing objectives keep their status and milestones, and can be archived", async () => {
  const { handle, remove } = await openTestDatabase();
  const { db } = handle;
  await migrate(
    handle,
    migrations.filter(({ name }) => name < "0011"),
  );
  await sql`insert into profiles (id, email, username, "createdAt", "updatedAt")
    values ('mara', 'mara@example.org', 'mara', ${DAY}, ${DAY})`.execute(db);
  for (const status of ["active", "completed"]) {
    await sql`insert into objectives (id, "userId", title, specific, measurable, pillar, status, "createdAt", "updatedAt")
      values (${status}, 'mara', 'Move', 'All', 'Keys', 'Peace', ${status}, ${DAY}, ${DAY})`.execute(db);
  }
  await sql`insert into milestones (id, "objectiveId", title, "createdAt")
    values ('step', 'active', 'Pack', ${DAY})`.execute(db);
  await migrate(handle, migrations);

  const stored = () =>
    db.selectFrom("objectives").select(["id", "status", "orderIndex"]).orderBy("id").execute();
  expect(await stored()).toEqual([
    { id: "active", status: "active", orderIndex: 0 },
    { id: "completed", status: "completed", orderIndex: 0 },
  ]);
  expect(await db.selectFrom("milestones").select("id").execute()).toEqual([{ id: "step" }]);
  await db.updateTable("objectives").set({ status: "archived" }).where("id", "=", "active").execute();
  expect(await stored()).toContainEqual({ id: "active", status: "archived", orderIndex: 0 });
  await expect(sql`update objectives set status = 'paused'`.execute(db)).rejects.toThrow();
  await remove();
});
