import * as z from "zod/mini";
import { readWaiting, removeWaiting, waitingIds, writeWaiting } from "./outbox-storage.ts";

const KINDS = ["check-in", "handover", "safety"] as const;

const changeSchema = z.object({
  kind: z.enum(KINDS),
  method: z.enum(["POST", "PATCH", "DELETE"]),
  path: z.string(),
  /** A POST's body carries the new item's `id`, so that sending it twice makes one item. */
  body: z.optional(z.record(z.string(), z.unknown())),
  describe: z.object({
    /** What it is about: "Handover of 21 November". */
    title: z.string(),
    /** The fields of the body that a person wrote, with their names, in their order. */
    labels: z.optional(z.record(z.string(), z.string())),
  }),
  /** Of a POST: the item as it is shown until the server answers its own. */
  shown: z.optional(z.record(z.string(), z.unknown())),
});
/** A change that a person made. */
export type Change = z.infer<typeof changeSchema>;
export type ChangeKind = Change["kind"];

const entrySchema = z.extend(changeSchema, {
  /** Sorts by the moment of the change. */
  id: z.string(),
  /** A later change went into this POST. */
  isMerged: z.optional(z.boolean()),
  /** Why the server would not have it. It waits for the person then. */
  refusal: z.optional(
    z.object({
      status: z.number(),
      sentence: z.string(),
      /** Of a conflict: the item as the server has it now. */
      current: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
});
/** A change that waits on this device. */
export type Entry = z.infer<typeof entrySchema>;

/** The address of the item that a change is about. */
export function targetOf({ method, path, body }: Pick<Change, "method" | "path" | "body">): string {
  return method === "POST" ? `${path}/${String(body?.id)}` : path;
}

/** One person's changes, oldest first. What no longer fits is passed over. */
export const readQueue = (userId: string): Entry[] =>
  waitingIds(userId).flatMap((id) => readEntry(userId, id) ?? []);

export const readEntry = (userId: string, id: string): Entry | null => parse(readWaiting(userId, id));

export const writeEntry = (userId: string, entry: Entry): boolean =>
  writeWaiting(userId, entry.id, JSON.stringify(entry));

export const removeEntry = removeWaiting;

function parse(text: string | null): Entry | null {
  if (text === null) return null;
  try {
    return entrySchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Where a new change goes: into the last one about the same item if both write fields and that one is not on its way
 * (`sendingId`), otherwise to the end.
 */
export function place(queue: readonly Entry[], change: Change, id: string, sendingId: string | null): Entry {
  const target = targetOf(change);
  const last = queue.findLast((entry) => targetOf(entry) === target);
  if (change.method !== "PATCH" || !last || last.method === "DELETE") return { ...change, id };
  const { baseUpdatedAt, ...fields } = change.body ?? {};
  if (last.refusal || last.id === sendingId) {
    // Of an item that the server has not seen yet, nobody knows the version.
    return last.method === "POST" ? { ...change, body: fields, id } : { ...change, id };
  }
  const labels = { ...last.describe.labels, ...change.describe.labels };
  return {
    ...last,
    body: { ...last.body, ...fields },
    describe: { title: change.describe.title, labels },
    ...(last.method === "POST" && { isMerged: true }),
  };
}

/** What remains to be sent after the server took `sent` and answered `answer`; null when nothing does. */
export function remainderOf(sent: Entry, stored: Entry, answer: unknown): Entry | null {
  if (sent.method === "DELETE") return null;
  const changed = JSON.stringify(sent.body) !== JSON.stringify(stored.body);
  if (!changed && !sent.isMerged) return null;
  const known = isRecord(answer) ? answer : {};
  const { id: _, baseUpdatedAt: __, ...fields } = stored.body ?? {};
  const open = Object.entries(fields).filter(([name, value]) => name in known && !isSame(known[name], value));
  if (open.length === 0) return null;
  return {
    ...stored,
    method: "PATCH",
    path: targetOf(sent),
    body: { ...Object.fromEntries(open), ...versionOf(stored.body, answer) },
    isMerged: undefined,
    shown: undefined,
  };
}

/** The change, based on the version that the server has just answered. */
export function rebased(entry: Entry, answer: unknown): Entry {
  return entry.body ? { ...entry, body: { ...entry.body, ...versionOf(entry.body, answer) } } : entry;
}

function versionOf(body: Entry["body"], answer: unknown): { baseUpdatedAt?: string } {
  const isVersioned = body?.baseUpdatedAt !== undefined;
  return isVersioned && isRecord(answer) && typeof answer.updatedAt === "string"
    ? { baseUpdatedAt: answer.updatedAt }
    : {};
}

/** Whether the server has all that the change says: it arrived before, and only the answer was lost. */
export function hasArrived({ method, body }: Entry, current: unknown): boolean {
  if (method !== "PATCH" || !isRecord(current) || !body) return false;
  const { baseUpdatedAt: _, ...fields } = body;
  return Object.entries(fields).every(([name, value]) => name in current && isSame(current[name], value));
}

/**
 * A list as it will be once everything is sent. New items are added at the front or the back; `fits` says whether the
 * list has a place for them.
 */
export function withWaiting<Item extends { id: string }>(
  queue: readonly Entry[],
  items: readonly Item[],
  { addTo, fits = () => true }: { addTo: "front" | "back"; fits?: (item: Item) => boolean },
): Item[] {
  let list = [...items];
  for (const entry of queue) {
    if (entry.refusal) continue;
    const id = targetOf(entry).split("/").at(-1);
    if (entry.method === "DELETE") list = list.filter((item) => item.id !== id);
    else if (entry.method === "PATCH") {
      list = list.map((item) => (item.id === id ? { ...item, ...fieldsOf(entry, item) } : item));
    } else if (entry.shown && !list.some((item) => item.id === id)) {
      const item = { ...entry.shown, ...fieldsOf(entry, entry.shown) } as unknown as Item;
      if (fits(item)) list = addTo === "front" ? [item, ...list] : [...list, item];
    }
  }
  return list;
}

function fieldsOf({ body = {} }: Entry, item: object): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name in item));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Texts are the same when they differ in the white space around them alone, which the server takes away. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
  return JSON.stringify(one) === JSON.stringify(other);
}
