import type { Compilable, CompiledQuery, QueryResult } from "kysely";
import type { Database } from "./database.ts";

type Value = string | number;

/**
 * Compiles a query once and runs it many times with different values. For the small queries that run on every request,
 * building and compiling costs more than running.
 * @param build receives one placeholder per value; each must end up as a query parameter, in any order
 */
export function prepareQuery<Values extends readonly Value[], Row>(
  db: Database,
  valueCount: Values["length"],
  build: (...placeholders: Values) => Compilable<Row>,
): (...values: Values) => Promise<Row[]> {
  const placeholders = Array.from({ length: valueCount }, (_, index) => `\u0000placeholder ${index}`);
  const compiled: CompiledQuery<Row> = build(...(placeholders as unknown as Values)).compile();
  const sources = compiled.parameters.map((parameter) => placeholders.indexOf(parameter as string));
  return async (...values) => {
    const parameters = compiled.parameters.map((fixed, index) => {
      const source = sources[index] ?? -1;
      return source === -1 ? fixed : values[source];
    });
    const result: QueryResult<Row> = await db.executeQuery<Row>({ ...compiled, parameters });
    return result.rows;
  };
}
