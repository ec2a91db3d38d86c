import { type RawBuilder, sql } from "kysely";
import type { Engine } from "./database.ts";

/**
 * Column types per engine. On SQLite, the dialect recognizes `json_text` and `boolean` and returns values instead of
 * text and numbers. Both engines return timestamps as UTC ISO strings.
 */
export function columnTypes(engine: Engine): Record<"json" | "timestamp" | "cents", RawBuilder<unknown>> {
  return engine === "postgres"
    ? { json: sql`jsonb`, timestamp: sql`timestamptz`, cents: sql`bigint` }
    : { json: sql`json_text`, timestamp: sql`text`, cents: sql`integer` };
}
