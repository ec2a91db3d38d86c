import { Kysely, sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { migrations } from "#server/migrations/migrations.ts";
import { type Database, type Tables, toJson } from "#server/platform/db/database.ts";
import { runSteps } from "#server/platform/db/migrate.ts";
import { NodeSqliteDialect, openSqlite } from "#server/platform/db/sqlite-dialect.ts";
import { type ColumnFacts, isJson, readTables, type TableFacts } from "#server/platform/db/table-facts.ts";

/** What the engines and formats treat differently. */
const TEXT = 'Zoë\'s "way out" 🙂 \\ \u2028 <b>&amp;\nline two\tend\u00a0';
const JSON_VALUE = { zebra: [1, null, TEXT, 1.5, { b: false, a: true }], apple: { "": "", 10: 1, 9: 2 } };

/** Adds a row to every table, whatever tables there are. @returns the names of the tables */
export async function fillEveryTable(db: Database): Promise<string[]> {
  const tables = await readTables(db);
  const allowed = await allowedValues();
  const ids = new Map<string, unknown>();
  for (const table of tables) {
    const row = table.columns.map((column) => [column.name, valueFor(table, column, ids, allowed)] as const);
    const columns = sql.join(row.map(([name]) => sql.ref(name)));
    await sql`insert into ${sql.table(table.name)} (${columns}) values (${sql.join(row.map(([, value]) => value))})`.execute(
      db,
    );
    ids.set(table.name, Object.fromEntries(row).id);
  }
  return tables.map(({ name }) => name);
}

function valueFor(
  { name: table, references }: TableFacts,
  column: ColumnFacts,
  ids: ReadonlyMap<string, unknown>,
  allowed: ReadonlyMap<string, string>,
): unknown {
  const reference = references.find((each) => each.column === column.name);
  if (reference) return ids.get(reference.table) ?? null;
  const limited = allowed.get(`${table}.${column.name}`);
  if (limited !== undefined) return limited;
  if (isJson(column)) return toJson(JSON_VALUE);
  if (column.type === "boolean") return true;
  if (/int/.test(column.type)) return 7;
  if (/At$/.test(column.name)) return "2026-11-22T09:53:49.120Z";
  return column.name === "id" ? uuidv7() : `${TEXT} ${uuidv7()}`;
}

/** The first value that a check of the column allows, by table and column. SQLite keeps the checks as they were written. */
async function allowedValues(): Promise<Map<string, string>> {
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(openSqlite(":memory:")) });
  await db.transaction().execute((transaction) => runSteps(transaction, migrations));
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'table'`.execute(db);
  await db.destroy();
  return new Map(
    rows.flatMap(({ name, sql: statement }) =>
      [...statement.matchAll(/"?(\w+)"? in \('([^']+)'/g)].map(([, column, value]): [string, string] => [
        `${name}.${column}`,
        value ?? "",
      ]),
    ),
  );
}
