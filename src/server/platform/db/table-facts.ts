import { sql } from "kysely";
import { type Database, engineOf } from "./database.ts";

/** A table as the engine describes it. */
export interface TableFacts {
  name: string;
  columns: ColumnFacts[];
  references: ForeignKey[];
}

export interface ColumnFacts {
  name: string;
  /** As declared, such as `json_text` on SQLite and `jsonb` on PostgreSQL. */
  type: string;
}

/** A column whose value, unless null, is the id of a row of another table. */
export interface ForeignKey {
  column: string;
  table: string;
  id: string;
}

type ColumnRow = ColumnFacts & { table: string };
type ForeignKeyRow = ForeignKey & { from: string };

/** Whether a column holds JSON. */
export function isJson({ type }: ColumnFacts): boolean {
  return type === "json_text" || type === "jsonb";
}

/** The tables of the database, parents before their children. Those of the migrator and of extensions are left out. */
export async function readTables(db: Database): Promise<TableFacts[]> {
  const isSqlite = engineOf(db) === "sqlite";
  const { rows: columns } = await (isSqlite ? sqliteColumns : postgresColumns).execute(db);
  const { rows: keys } = await (isSqlite ? sqliteForeignKeys : postgresForeignKeys).execute(db);
  const tables = new Map<string, TableFacts>();
  for (const { table, name, type } of columns) {
    const facts = tables.get(table) ?? { name: table, columns: [], references: [] };
    facts.columns.push({ name, type });
    tables.set(table, facts);
  }
  for (const { from, ...key } of keys) tables.get(from)?.references.push(key);
  return parentsFirst([...tables.values()]);
}

function parentsFirst(tables: readonly TableFacts[]): TableFacts[] {
  const placed = new Set<TableFacts>();
  const place = (table: TableFacts) => {
    if (placed.has(table)) return;
    const parents = tables.filter(({ name }) => name !== table.name && isParent(name, table));
    for (const parent of parents) place(parent);
    placed.add(table);
  };
  for (const table of tables) place(table);
  return [...placed];
}

function isParent(name: string, { references }: TableFacts): boolean {
  return references.some(({ table }) => table === name);
}

const sqliteColumns = sql<ColumnRow>`
  select tables.name as "table", columns.name as name, lower(columns.type) as type
  from sqlite_master as tables, pragma_table_info(tables.name) as columns
  where tables.type = 'table' and tables.name not like 'sqlite\\_%' escape '\\'
    and tables.name not like 'kysely\\_%' escape '\\'
  order by tables.name, columns.cid`;

const sqliteForeignKeys = sql<ForeignKeyRow>`
  select tables.name as "from", keys."from" as "column", keys."table" as "table", keys."to" as id
  from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
  where tables.type = 'table' order by tables.name, keys.id`;

const postgresColumns = sql<ColumnRow>`
  select tables.relname as "table", columns.attname as name, format_type(columns.atttypid, null) as type
  from pg_class as tables join pg_attribute as columns on columns.attrelid = tables.oid
  where tables.relkind = 'r' and tables.relnamespace = current_schema()::regnamespace
    and tables.relname not like 'kysely\\_%' and columns.attnum > 0 and not columns.attisdropped
    and not exists (select 1 from pg_depend where objid = tables.oid and deptype = 'e')
  order by tables.relname collate "C", columns.attnum`;

const postgresForeignKeys = sql<ForeignKeyRow>`
  select tables.relname as "from", own.attname as "column", parents.relname as "table", theirs.attname as id
  from pg_constraint as keys
  join pg_class as tables on tables.oid = keys.conrelid
  join pg_class as parents on parents.oid = keys.confrelid
  join pg_attribute as own on own.attrelid = tables.oid and own.attnum = keys.conkey[1]
  join pg_attribute as theirs on theirs.attrelid = parents.oid and theirs.attnum = keys.confkey[1]
  where keys.contype = 'f' and tables.relnamespace = current_schema()::regnamespace
  order by tables.relname collate "C", own.attname`;
