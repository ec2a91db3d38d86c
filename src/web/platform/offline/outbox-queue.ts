import * as z from "zod/mini";
import { readWaiting, removeWaiting, waitingIds, writeWaiting } from "./outbox-storage.ts";

const changeSchema = z.object({
  method: z.enum(["POST", "PATCH", "DELETE"]),
  path: z.string(),
  /** Of a POST: the new item's own address, where that is not below `path`. */
  itemPath: z.optional(z.string()),
  /** A POST's body carries the new item's `id`, so that sending it twice makes one item. */
  body: z.optional(z.record(z.string(), z.unknown())),
  describe: z.object({
    /** What it is about: "Handover of 21 November". */
    title: z.string(),
    /** The fields of the body that a person wrote, with their names, in their order. */
    labels: z.optional(z.record(z.string(), z.string())),
  }),
  /** What lists show of the item until the server answers: all of a new one, or what the body does not say of a change. */
  shown: z.optional(z.record(z.string(), z.unknown())),
});
/** A change that a person made. */
export type Change = z.infer<typeof changeSchema>;

const entrySchema = z.extend(changeSchema, {
  /** Sorts by the moment of the change. */
  id: z.string(),
  /** A later change went into this POST. */
  isMerged: z.optional(z.boolean()),
  /** How often it has failed although the server was there. */
  tries: z.optional(z.number()),
  /** Not before this moment, in milliseconds since 1970, is it tried again. */
  retryAt: z.optional(z.number()),
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
export function targetOf({ method, path, itemPath, body }: Change): string {
  return method === "POST" ? (itemPath ?? `${path}/${String(body?.id)}`) : path;
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
    ...(change.shown && { shown: { ...last.shown, ...change.shown } }),
    ...(last.method === "POST" && { isMerged: true }),
  };
}

/** After so many failures of the same change, the person decides. */
const MAX_TRIES = 5;
const FIRST_PAUSE_MS = 30_000;

/**
 * The first that may go now: one that is neither refused nor paused, and whose item has no earlier change that is. What
 * lies below an item (its milestones) waits for the item.
 */
export function nextOf(queue: readonly Entry[], nowMs: number): Entry | undefined {
  const held: string[] = [];
  return queue.find((entry) => {
    const target = targetOf(entry);
    if (held.some((one) => target === one || entry.path.startsWith(`${one}/`))) return false;
    if (!entry.refusal && (entry.retryAt ?? 0) <= nowMs) return true;
    held.push(target);
    return false;
  });
}

/** The entry after a failure that says nothing about the change itself, the last of them being the person's to see. */
export function failedOnce(entry: Entry, status: number, nowMs: number): Entry {
  const tries = (entry.tries ?? 0) + 1;
  if (tries < MAX_TRIES) return { ...entry, tries, retryAt: nowMs + FIRST_PAUSE_MS * 2 ** (tries - 1) };
  const sentence = `The server couldn't save this after ${tries} tries. It's safe on this device, and you can send it again.`;
  return { ...entry, tries: undefined, retryAt: undefined, refusal: { status, sentence } };
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Texts are the same when they differ in the white space around them alone, which the server takes away. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
  return JSON.stringify(one) === JSON.stringify(other);
}
