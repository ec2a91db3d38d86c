import type { Json } from "#server/platform/db/database.ts";

/** A deleted row with the table it came from, as it was stored. */
export interface DeletedRecord {
  table: string;
  row: Record<string, unknown>;
}

declare module "#server/platform/db/database.ts" {
  interface Tables {
    deleted_records: { id: string; userId: string; records: Json<DeletedRecord[]>; deletedAt: string };
  }
}
