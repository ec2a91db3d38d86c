import { sql } from "kysely";
import { type LastBackup, readLastBackup } from "#server/platform/backup/last-backup.ts";
import { type Database, engineOf } from "#server/platform/db/database.ts";
import { appliedSteps } from "#server/platform/db/migrate.ts";

export type ServerStatusRepository = ReturnType<typeof createServerStatusRepository>;

export function createServerStatusRepository(db: Database) {
  return {
    async databaseBytes(): Promise<number> {
      const size =
        engineOf(db) === "sqlite"
          ? sql<{
              bytes: number;
            }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
          : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
      const { rows } = await size.execute(db);
      return Number(rows[0]?.bytes ?? 0);
    },

    /** The names of the applied steps, oldest first. */
    migrations: (): Promise<string[]> => appliedSteps(db),

    lastBackup: (): Promise<LastBackup | null> => readLastBackup(db),
  };
}
