import { type RawBuilder, sql } from "kysely";
import type { OwnerId } from "#server/platform/auth/owner.ts";
import "#server/platform/auth/auth.tables.ts";
import { type Database, toJson } from "#server/platform/db/database.ts";
import { lockRow, matches } from "#server/platform/db/owned-rows.ts";
import type { AccountTable } from "#shared/account/account-data.contract.ts";
import { columnsOf, rulesOf } from "./account-tables.rules.ts";

/** A record as in the file. */
export type Fields = Record<string, unknown>;

/** The addresses of tools by id, and their ids by address. */
export interface Tools {
  slugOf: ReadonlyMap<string, string>;
  idOf: ReadonlyMap<string, string>;
}

/** Few rows, so that other requests get their turn in between. */
const PAGE_ROWS = 200;

export type AccountDataRepository = ReturnType<typeof createAccountDataRepository>;

/** Reads and writes the records of any table of the file, in the database or transaction that it is given. */
export function createAccountDataRepository() {
  async function idsOf(db: Database, ownerId: OwnerId, table: AccountTable): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where ${isOwned(table, ownerId)}`.execute(db);
    return rows.map(({ id }) => id).sort();
  }

  async function read(db: Database, table: AccountTable, where: RawBuilder<unknown>, tools: Tools) {
    const columns = sql.join(columnsOf(table).map(({ column }) => sql.ref(column)));
    const { rows } = await sql<Fields>`
      select ${columns} from ${sql.table(table)} where ${where}`.execute(db);
    return rows.map((row) => recordFrom(table, row, tools));
  }

  return {
    /** A person's records, in the order of their ids, a page at a time. */
    async *pages(
      db: Database,
      ownerId: OwnerId,
      table: AccountTable,
      tools: Tools,
    ): AsyncGenerator<Fields[]> {
      const { key } = rulesOf(table);
      if (key) {
        const records = await read(db, table, isOwned(table, ownerId), tools);
        const keyOf = (record: Fields) => key.map((field) => String(record[field])).join(" ");
        yield records.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
        return;
      }
      const ids = await idsOf(db, ownerId, table);
      for (let start = 0; start < ids.length; start += PAGE_ROWS) {
        const page = sql`id in (${sql.join(ids.slice(start, start + PAGE_ROWS))})`;
        const records = await read(db, table, page, tools);
        yield records.sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
      }
    },

    /** Keeps the person's other imports waiting. @returns whether the account exists */
    async lock(transaction: Database, ownerId: OwnerId): Promise<boolean> {
      return (await lockRow(transaction, "profiles", { id: ownerId }, ["id"])) !== null;
    },

    /** Which of these ids are taken, and whether by this person. */
    async taken(
      transaction: Database,
      ownerId: OwnerId,
      table: AccountTable,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, "own" | "foreign">> {
      if (ids.length === 0) return new Map();
      const { rows } = await sql<{ id: string; own: unknown }>`
        select id, case when ${isOwned(table, ownerId, { all: true })} then 1 else 0 end as own
        from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(transaction);
      return new Map(rows.map(({ id, own }) => [id, Number(own) === 1 ? "own" : "foreign"]));
    },

    /** Adds the records that are not there yet. @returns the ids of those, or as many nulls for a table without ids */
    async add(
      transaction: Database,
      ownerId: OwnerId,
      table: AccountTable,
      records: readonly Fields[],
      tools: Tools,
    ): Promise<(string | null)[]> {
      const rows = records.map((record) => rowFrom(table, record, ownerId, tools));
      const [first] = rows;
      if (!first) return [];
      const columns = Object.keys(first);
      const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
      const returned = rulesOf(table).key ? sql`null as id` : sql`id`;
      const added = await sql<{ id: string | null }>`
        insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        values ${sql.join(values)} on conflict do nothing returning ${returned}`.execute(transaction);
      return added.rows.map(({ id }) => id);
    },

    /** Empties a column of these rows. */
    async clear(
      transaction: Database,
      table: AccountTable,
      column: string,
      ids: readonly string[],
    ): Promise<void> {
      if (ids.length === 0) return;
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = null where id in (${sql.join(ids)})`.execute(
        transaction,
      );
    },

    /** Whether a setting of the person, in a table with one row each, is on. */
    async isOn(
      transaction: Database,
      ownerId: OwnerId,
      { table, field }: { table: AccountTable; field: string },
    ): Promise<boolean> {
      const { rows } = await sql<Fields>`
        select ${sql.ref(field)} from ${sql.table(table)} where ${isOwned(table, ownerId)}`.execute(
        transaction,
      );
      return rows[0]?.[field] === true;
    },
  };
}

/** @param all also the rows that the export leaves out */
function isOwned(table: AccountTable, ownerId: OwnerId, { all = false } = {}): RawBuilder<unknown> {
  const { ownedThrough, references = {}, only = {} } = rulesOf(table);
  const parent = ownedThrough && references[ownedThrough];
  if (parent) {
    return sql`${sql.ref(ownedThrough)} in (select id from ${sql.table(parent)} where "userId" = ${ownerId})`;
  }
  return matches({ userId: ownerId, ...(all ? {} : only) });
}

function recordFrom(table: AccountTable, row: Fields, { slugOf }: Tools): Fields {
  const { fields = {}, tool } = rulesOf(table);
  return Object.fromEntries(
    columnsOf(table).map(({ field, column }) => {
      const value = row[column];
      if (tool?.field === field) return [field, slugOf.get(String(value))];
      return [field, fields[field] ? fields[field].toField(value as never) : value];
    }),
  );
}

function rowFrom(table: AccountTable, record: Fields, ownerId: OwnerId, { idOf }: Tools): Fields {
  const { fields = {}, tool, ownedThrough, derived } = rulesOf(table);
  const row: Fields = ownedThrough ? {} : { userId: ownerId };
  for (const { field, column } of columnsOf(table)) {
    const value = record[field] ?? null;
    if (tool?.field === field) row[column] = idOf.get(String(value));
    else if (fields[field]) row[column] = fields[field].toStored(value as never);
    else row[column] = typeof value === "object" && value !== null ? toJson(value) : value;
  }
  return { ...row, ...derived?.(record as never, ownerId) };
}
