import { Kysely } from "kysely";
import type { Tables } from "#server/platform/db/database.ts";
import { type MigrationStep, runSteps } from "#server/platform/db/migrate.ts";
import { NodeSqliteDialect, openSqlite } from "#server/platform/db/sqlite-dialect.ts";
import { readTables, type TableFacts } from "#server/platform/db/table-facts.ts";

/** The tables that these steps make, so that tables of others in the same database are left alone. */
export async function tablesAfter(steps: readonly MigrationStep[]): Promise<TableFacts[]> {
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(openSqlite(":memory:")) });
  try {
    await db.transaction().execute((transaction) => runSteps(transaction, steps));
    return await readTables(db);
  } finally {
    await db.destroy();
  }
}
