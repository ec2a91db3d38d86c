import { type RawBuilder, sql } from "kysely";
import type { Engine } from "./database.ts";

/**
 * The column types of both engines. On SQLite `json_text` and `boolean` are what the dialect recognises to hand
 * out values instead of text and numbers; timestamps are UTC ISO strings at the edge of both.
 */
export function columnTypes(engine: Engine): Record<"json" | "timestamp" | "cents", RawBuilder<unknown>> {
  return engine === "postgres"
    ? { json: sql`jsonb`, timestamp: sql`timestamptz`, cents: sql`bigint` }
    : { json: sql`json_text`, timestamp: sql`text`, cents: sql`integer` };
}
