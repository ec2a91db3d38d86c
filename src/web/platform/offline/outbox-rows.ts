import { type Entry, targetOf } from "./outbox-queue.ts";

export interface PlaceOptions<Item> {
  /** Where new items are added; by default, at the front. */
  addTo?: "front" | "back";
  /** Whether a new item belongs in the list. */
  fits?: (item: Item) => boolean;
}

/** The list of `listPath` as it will be once all queued changes are sent; the same array without such changes. */
export function withWaiting<Item extends { id: string }>(
  queue: readonly Entry[],
  listPath: string,
  items: Item[],
  { addTo = "front", fits = () => true }: PlaceOptions<Item> = {},
): Item[] {
  let list = items;
  for (const entry of queue) {
    if (entry.refusal) continue;
    const id = targetOf(entry).split("/").at(-1);
    if (entry.method === "DELETE") list = list.filter((item) => item.id !== id);
    else if (list.some((item) => item.id === id)) {
      list = list.map((item) => (item.id === id ? { ...item, ...fieldsOf(entry, item) } : item));
    } else if (entry.method === "POST" && entry.path === listPath && entry.shown) {
      const item = { ...entry.shown, ...fieldsOf(entry, entry.shown) } as unknown as Item;
      if (fits(item)) list = addTo === "front" ? [item, ...list] : [...list, item];
    }
  }
  return list;
}

/** What an entry shows of an item; for a new item that is already stored, only the fields that were typed. */
function fieldsOf({ method, body = {}, shown = {} }: Entry, item: object): object {
  const typed = Object.entries(body).filter(([name]) => name in item);
  return { ...(method === "PATCH" && shown), ...Object.fromEntries(typed) };
}
