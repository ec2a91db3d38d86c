import { type SelectQueryBuilder, sql } from "kysely";
import { FIRST_PAGE, PAGE_KEY_SEPARATOR, type PageQuery } from "#shared/common/pages.contract.ts";
import type { Database, Tables } from "./database.ts";
import { prepareQuery } from "./prepared-query.ts";

/** Some rows of a list. */
export interface Page<Row> {
  rows: Row[];
  /** What the next page comes after; null on the last one. */
  next: string | null;
}

/** A total order of a list's rows: columns that name one row together, all in one direction. */
export interface PageOrder {
  /** As the query names them; each row has them under the name behind the dot. */
  columns: readonly string[];
  direction: "asc" | "desc";
}

export const OLDEST_FIRST: PageOrder = { columns: ["createdAt", "id"], direction: "asc" };
export const NEWEST_FIRST: PageOrder = { columns: ["createdAt", "id"], direction: "desc" };

type Query<Row> = SelectQueryBuilder<Tables, keyof Tables, Row>;

/**
 * Reads one page of a list by keyset: a page begins behind the last row of the one before, so that rows which are added
 * or deleted in between neither repeat nor hide others.
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

/** As `readPage`, for a list that is read often: its queries are compiled once. */
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
    const rows =
      after === undefined
        ? await first(ownerId, limit + 1)
        : await following(ownerId, limit + 1, ...after.split(PAGE_KEY_SEPARATOR));
    return pageOf(rows, order, limit);
  };
}

/** The pages of a list one after the other, for what needs all of its rows. */
export async function* everyPage<Row>(
  read: (page: PageQuery) => Promise<Page<Row>>,
): AsyncGenerator<Row[], void> {
  let page = await read(FIRST_PAGE);
  yield page.rows;
  while (page.next !== null) {
    page = await read({ ...FIRST_PAGE, after: page.next });
    yield page.rows;
  }
}

/** All rows of a list whose rows are few: those that one person can have are limited. */
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

/** @param rows one more than the limit where there is a next page */
function pageOf<Row>(rows: Row[], { columns }: PageOrder, limit: number): Page<Row> {
  const last = rows[limit - 1] as Record<string, unknown> | undefined;
  if (rows.length <= limit || last === undefined) return { rows, next: null };
  const key = columns.map((column) => String(last[column.slice(column.lastIndexOf(".") + 1)]));
  return { rows: rows.slice(0, limit), next: key.join(PAGE_KEY_SEPARATOR) };
}
