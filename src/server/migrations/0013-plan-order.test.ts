import { expect, test } from "vitest";
import "#server/features/safety/safety.tables.ts";
import "#server/platform/auth/auth.tables.ts";
import { sql } from "kysely";
import { migrate } from "#server/platform/db/migrate.ts";
import { openTestDatabase } from "#tests/support/test-server.ts";
import { migrations } from "./migrations.ts";

const DAY = "2026-11-20T07:00:00.000Z";

test("existing items are not pinned and share one place, so they stay oldest first", async () => {
  const { handle, remove } = await openTestDatabase();
  const { db } = handle;
  await migrate(
    handle,
    migrations.filter(({ name }) => name < "0013"),
  );
  await sql`insert into profiles (id, email, username, "createdAt", "updatedAt")
    values ('mara', 'mara@example.org', 'mara', ${DAY}, ${DAY})`.execute(db);
  await sql`insert into safety_items (id, "userId", kind, mode, title, "createdAt", "updatedAt")
    values ('jo', 'mara', 'lookout', 'life', 'Jo', ${DAY}, ${DAY})`.execute(db);
  await migrate(handle, migrations);
  expect(
    await db.selectFrom("safety_items").select(["title", "pinned", "orderIndex", "updatedAt"]).execute(),
  ).toEqual([{ title: "Jo", pinned: false, orderIndex: 0, updatedAt: DAY }]);
  await remove();
});
