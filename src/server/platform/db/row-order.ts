import { conflict } from "#server/platform/http/errors.ts";

interface Placed {
  id: string;
  orderIndex: number;
}

/**
 * The rows with their places in a new order.
 * @param ids all of the rows, each exactly once
 * @throws HttpError 409 when the list has changed meanwhile
 */
export function inOrder<Row extends Placed>(stored: readonly Row[], ids: readonly string[]): Row[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  const arranged = ids.flatMap((id, orderIndex) => {
    const row = byId.get(id);
    return row ? [{ ...row, orderIndex }] : [];
  });
  const isSameList =
    ids.length === stored.length && new Set(ids).size === stored.length && arranged.length === stored.length;
  if (!isSameList) {
    throw conflict(
      "stale_order",
      "This list changed in the meantime, so it wasn't reordered. Please check it and try again.",
    );
  }
  return arranged;
}
