import { expect, test } from "vitest";
import "#server/features/boundaries/boundaries.tables.ts";
import "#server/platform/auth/auth.tables.ts";
import { sql } from "kysely";
import { migrate } from "#server/platform/db/migrate.ts";
import { openTestDatabase } from "#tests/support/test-server.ts";
import { migrations } from "./migrations.ts";

const [EARLY, LATE] = ["2026-11-20T07:00:00.000Z", "2026-11-21T07:00:00.000Z"];

test("an answer that was given becomes the first review of its boundary", async () => {
  const { handle, remove } = await openTestDatabase();
  const { db } = handle;
  await migrate(
    handle,
    migrations.filter(({ name }) => name < "0012"),
  );
  await sql`insert into profiles (id, email, username, "createdAt", "updatedAt")
    values ('mara', 'mara@example.org', 'mara', ${EARLY}, ${EARLY})`.execute(db);
  for (const [id, honored] of [
    ["kept", true],
    ["open", null],
    ["given", false],
  ]) {
    await sql`insert into boundaries (id, "userId", name, statement, honored, "createdAt", "updatedAt")
      values (${id}, 'mara', 'Evenings', 'No calls.', ${honored}, ${EARLY}, ${LATE})`.execute(db);
  }
  await migrate(handle, migrations);

  const reviews = await db.selectFrom("boundary_reviews").selectAll().orderBy("id").execute();
  expect(reviews).toEqual([
    { id: "given", userId: "mara", boundaryId: "given", honored: false, createdAt: LATE },
    { id: "kept", userId: "mara", boundaryId: "kept", honored: true, createdAt: LATE },
  ]);
  const boundaries = await db
    .selectFrom("boundaries")
    .select(["id", "honored", "reviewsTotal", "reviewsHonored", "firstReviewAt", "lastReviewAt"])
    .orderBy("id")
    .execute();
  const once = { reviewsTotal: 1, firstReviewAt: LATE, lastReviewAt: LATE };
  expect(boundaries).toEqual([
    { id: "given", honored: false, ...once, reviewsHonored: 0 },
    { id: "kept", honored: true, ...once, reviewsHonored: 1 },
    {
      id: "open",
      honored: null,
      reviewsTotal: 0,
      reviewsHonored: 0,
      firstReviewAt: null,
      lastReviewAt: null,
    },
  ]);
  await remove();
});
