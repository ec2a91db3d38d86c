import { type ColumnDefinitionBuilder, sql } from "kysely";
import { columnTypes } from "#server/platform/db/column-types.ts";
import type { MigrationStep } from "#server/platform/db/migrate.ts";

/**
 * Each time that a boundary was honored or not is kept, and each boundary keeps their counts. Until now there was only
 * the newest answer: it becomes the first review, under the boundary's id.
 */
export const boundaryReviews: MigrationStep = {
  name: "0012-boundary-reviews",
  async up(db, engine) {
    const { timestamp } = columnTypes(engine);
    const required = (column: ColumnDefinitionBuilder) => column.notNull();
    const inTableOf = (table: string) => (column: ColumnDefinitionBuilder) =>
      column.notNull().references(`${table}.id`).onDelete("cascade");
    const none = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
    await db.schema
      .createTable("boundary_reviews")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("userId", "text", inTableOf("profiles"))
      .addColumn("boundaryId", "text", inTableOf("boundaries"))
      .addColumn("honored", "boolean", required)
      .addColumn("createdAt", timestamp, required)
      .execute();
    for (const owner of ["userId", "boundaryId"]) {
      await db.schema
        .createIndex(`boundary_reviews_${owner}_createdAt`)
        .on("boundary_reviews")
        .columns([owner, "createdAt"])
        .execute();
    }
    await db.schema.alterTable("boundaries").addColumn("reviewsTotal", "integer", none).execute();
    await db.schema.alterTable("boundaries").addColumn("reviewsHonored", "integer", none).execute();
    await db.schema.alterTable("boundaries").addColumn("firstReviewAt", timestamp).execute();
    await db.schema.alterTable("boundaries").addColumn("lastReviewAt", timestamp).execute();
    await sql`
      insert into boundary_reviews (id, "userId", "boundaryId", honored, "createdAt")
      select id, "userId", id, honored, "updatedAt" from boundaries where honored is not null`.execute(db);
    await sql`
      update boundaries set
        "reviewsTotal" = 1,
        "reviewsHonored" = case when honored = ${true} then 1 else 0 end,
        "firstReviewAt" = "updatedAt",
        "lastReviewAt" = "updatedAt"
      where honored is not null`.execute(db);
  },
};
