import * as z from "zod/mini";
import { readWaiting, removeWaiting, waitingIds, writeWaiting } from "./outbox-storage.ts";

const changeSchema = z.object({
  method: z.enum(["POST", "PATCH", "DELETE"]),
  path: z.string(),
  /** For a POST: the new item's own path if it is not below `path`. */
  itemPath: z.optional(z.string()),
  /** A POST's body contains the new item's `id`, so that sending it twice creates one item. */
  body: z.optional(z.record(z.string(), z.unknown())),
  describe: z.object({
    /** What it is about: "Handover of November 21". */
    title: z.string(),
    /** The fields of the body that a person wrote, with their labels, in order. */
    labels: z.optional(z.record(z.string(), z.string())),
  }),
  /** What lists show until the response arrives: all of a new item, or what the body does not contain of a change. */
  shown: z.optional(z.record(z.string(), z.unknown())),
});
/** A change that a person made. */
export type Change = z.infer<typeof changeSchema>;

const entrySchema = z.extend(changeSchema, {
  /** Sorts by the time of the change. */
  id: z.string(),
  /** A later change was merged into this POST. */
  isMerged: z.optional(z.boolean()),
  /** How often it has failed although the server responded. */
  tries: z.optional(z.number()),
  /** The earliest time of the next try, in milliseconds since 1970. */
  retryAt: z.optional(z.number()),
  /** Why the server rejected it. The person then decides. */
  refusal: z.optional(
    z.object({
      status: z.number(),
      sentence: z.string(),
      /** For a conflict: the server's current version. */
      current: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
});
/** A queued change. */
export type Entry = z.infer<typeof entrySchema>;

/** The path of the item that a change is about. */
export function targetOf({ method, path, itemPath, body }: Change): string {
  return method === "POST" ? (itemPath ?? `${path}/${String(body?.id)}`) : path;
}

/** One person's queue, oldest first. Entries that do not match the schema are skipped. */
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
 * The entry for a new change: merged into the last one of the same item if both write fields and that one is not being
 * sent (`sendingId`), otherwise a new entry at the end.
 */
export function place(queue: readonly Entry[], change: Change, id: string, sendingId: string | null): Entry {
  const target = targetOf(change);
  const last = queue.findLast((entry) => targetOf(entry) === target);
  if (change.method !== "PATCH" || !last || last.method === "DELETE") return { ...change, id };
  const { baseUpdatedAt, ...fields } = change.body ?? {};
  if (last.refusal || last.id === sendingId) {
    // An item that is not stored yet has no known version.
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

/** After this many failures of the same change, the person decides. */
const MAX_TRIES = 5;
const FIRST_PAUSE_MS = 30_000;

/**
 * The first entry that can be sent now: neither rejected nor paused, with no such earlier change of its item. Changes
 * below an item (its milestones) wait for the item.
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

/** The entry after a failure that the change did not cause. The last such failure is shown to the person. */
export function failedOnce(entry: Entry, status: number, nowMs: number): Entry {
  const tries = (entry.tries ?? 0) + 1;
  if (tries < MAX_TRIES) return { ...entry, tries, retryAt: nowMs + FIRST_PAUSE_MS * 2 ** (tries - 1) };
  const sentence = `The server couldn't save this after ${tries} tries. It's safe on this device, and you can send it again.`;
  return { ...entry, tries: undefined, retryAt: undefined, refusal: { status, sentence } };
}

/** What remains to be sent after the server accepted `sent` with the response `answer`; null if nothing does. */
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

/** The change, based on the version in the server's response. */
export function rebased(entry: Entry, answer: unknown): Entry {
  return entry.body ? { ...entry, body: { ...entry.body, ...versionOf(entry.body, answer) } } : entry;
}

function versionOf(body: Entry["body"], answer: unknown): { baseUpdatedAt?: string } {
  const isVersioned = body?.baseUpdatedAt !== undefined;
  return isVersioned && isRecord(answer) && typeof answer.updatedAt === "string"
    ? { baseUpdatedAt: answer.updatedAt }
    : {};
}

/** Whether the server already has the whole change, because only the response was lost. */
export function hasArrived({ method, body }: Entry, current: unknown): boolean {
  if (method !== "PATCH" || !isRecord(current) || !body) return false;
  const { baseUpdatedAt: _, ...fields } = body;
  return Object.entries(fields).every(([name, value]) => name in current && isSame(current[name], value));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Texts that only differ in surrounding white space are the same, because the server trims them. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
  return JSON.stringify(one) === JSON.stringify(other);
}
