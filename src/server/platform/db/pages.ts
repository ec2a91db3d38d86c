import { type SelectQueryBuilder, sql } from "kysely";
import {
  FIRST_PAGE,
  PAGE_KEY_SEPARATOR,
  PAGE_ROWS_MAX,
  type PageQuery,
} from "#shared/common/pages.contract.ts";
import type { Database, Tables } from "./database.ts";
import { prepareQuery } from "./prepared-query.ts";

export interface Page<Row> {
  rows: Row[];
  /** The key that the next page starts after; null on the last page. */
  next: string | null;
}

/** A total order of a list's rows: columns that together identify a row, all sorted in one direction. */
export interface PageOrder {
  /** Names as in the query; in a row, the name after the dot. */
  columns: readonly string[];
  direction: "asc" | "desc";
}

export const OLDEST_FIRST: PageOrder = { columns: ["createdAt", "id"], direction: "asc" };
export const NEWEST_FIRST: PageOrder = { columns: ["createdAt", "id"], direction: "desc" };

type Query<Row> = SelectQueryBuilder<Tables, keyof Tables, Row>;

/**
 * Reads one page of a list by keyset: a page begins after the last row of the previous one, so rows that are added or
 * deleted in between cause no duplicates or gaps.
 * @param query selects the columns of the order, and neither orders nor limits
 */
export async function readPage<Row>(
  query: Query<Row>,
  order: PageOrder,
  { limit, after }: PageQuery,
): Promise<Page<Row>> {
  const values = after?.split(PAGE_KEY_SEPARATOR);
  return pageOf(await inOrder(query, order, limit + 1, values).execute(), order, limit);
}

/** Like `readPage`, with queries compiled once, for lists that are read often. */
export function preparePages<Row>(
  db: Database,
  order: PageOrder,
  build: (ownerId: string) => Query<Row>,
): (ownerId: string, page?: PageQuery) => Promise<Page<Row>> {
  const first = prepareQuery<[ownerId: string, limit: number], Row>(db, 2, (ownerId, limit) =>
    inOrder(build(ownerId), order, limit),
  );
  const following = prepareQuery<[ownerId: string, limit: number, ...after: string[]], Row>(
    db,
    2 + order.columns.length,
    (ownerId, limit, ...after) => inOrder(build(ownerId), order, limit, after),
  );
  return async (ownerId, { limit, after } = FIRST_PAGE) => {
    if (after !== undefined) {
      const rows = await following(ownerId, limit + 1, ...after.split(PAGE_KEY_SEPARATOR));
      return pageOf(rows, order, limit);
    }
    return pageOf(await first(ownerId, limit + 1), order, limit);
  };
}

/** Yields the pages of a list one by one, for callers that need all rows. @param limit rows per page */
export async function* everyPage<Row>(
  read: (page: PageQuery) => Promise<Page<Row>>,
  limit = PAGE_ROWS_MAX,
): AsyncGenerator<Row[], void> {
  let page = await read({ limit });
  yield page.rows;
  while (page.next !== null) {
    page = await read({ limit, after: page.next });
    yield page.rows;
  }
}

/** All rows of a list that is known to be short because the number of rows per person is limited. */
export async function allRows<Row>(read: (page: PageQuery) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of everyPage(read)) rows.push(...page);
  return rows;
}

function inOrder<Row>(
  query: Query<Row>,
  { columns, direction }: PageOrder,
  limit: number,
  after?: readonly string[],
): Query<Row> {
  const refs = columns.map((column) => sql.ref(column));
  const beyond = sql.raw(direction === "asc" ? ">" : "<");
  const begun =
    after === undefined
      ? query
      : query.where(sql<boolean>`(${sql.join(refs)}) ${beyond} (${sql.join(after)})`);
  return refs.reduce((ordered, ref) => ordered.orderBy(ref, direction), begun).limit(limit);
}

/** @param rows one more than the limit if there is a next page */
function pageOf<Row>(rows: Row[], { columns }: PageOrder, limit: number): Page<Row> {
  const last = rows[limit - 1] as Record<string, unknown> | undefined;
  if (rows.length <= limit || last === undefined) return { rows, next: null };
  const key = columns.map((column) => String(last[column.slice(column.lastIndexOf(".") + 1)]));
  return { rows: rows.slice(0, limit), next: key.join(PAGE_KEY_SEPARATOR) };
}
