import { type RawBuilder, sql } from "kysely";

/**
 * The condition that one of these columns contains a text, in any case. It looks through all rows, so it is only for
 * lists that are read rarely. A PostgreSQL in the locale "C" knows the case of English letters only, so the text as
 * typed is looked for, too.
 */
export function containsText(columns: readonly string[], text: string): RawBuilder<boolean> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const conditions = columns.flatMap((column) => [
    sql`lower(${sql.ref(column)}) like ${pattern.toLowerCase()} escape '\\'`,
    sql`${sql.ref(column)} like ${pattern} escape '\\'`,
  ]);
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
