import * as z from "zod/mini";
import { idSchema, momentSchema } from "./common.contract.ts";

/** The most rows per call, which is also the default. */
export const PAGE_ROWS_MAX = 1000;

/** Separates the values that identify a row in the order of a list. */
export const PAGE_KEY_SEPARATOR = "_";

const LIMIT = `The limit is a whole number from 1 to ${PAGE_ROWS_MAX}.`;
const AFTER = "This list can't begin there. The Link header of a page has the address of the next one.";

const limitSchema = z.coerce
  .number(LIMIT)
  .check(z.int(LIMIT), z.minimum(1, LIMIT), z.maximum(PAGE_ROWS_MAX, LIMIT));

/**
 * Selects a page: at most `limit` rows that come `after` a row, identified by its timestamp and id. Clients follow the
 * Link header instead of building it.
 */
export const pageQuerySchema = z.object({
  limit: z._default(limitSchema, PAGE_ROWS_MAX),
  after: z.optional(z.string(AFTER).check(z.refine(isRowKey, AFTER))),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

export const FIRST_PAGE: PageQuery = { limit: PAGE_ROWS_MAX };

function isRowKey(after: string): boolean {
  const [createdAt, id, ...rest] = after.split(PAGE_KEY_SEPARATOR);
  return (
    rest.length === 0 &&
    z.safeParse(momentSchema("A row"), createdAt).success &&
    z.safeParse(idSchema, id).success
  );
}
