import type * as z from "zod/mini";
import { readStored, removeStored, storedNames, writeStored } from "./storage.ts";

/**
 * Unfinished work, kept on this device for one person until it is saved or thrown away. It never reaches the server,
 * and goes when that person signs out.
 */
const draftKey = (userId: string, name: string) => `draft:${userId}:${name}`;

/** The draft, or null when there is none or it no longer fits `schema`. */
export function readDraft<Schema extends z.core.$ZodType>(
  userId: string,
  name: string,
  schema: Schema & { safeParse(value: unknown): { success: boolean; data?: z.core.output<Schema> } },
): z.core.output<Schema> | null {
  const text = readStored(draftKey(userId, name));
  if (text === null) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data as z.core.output<Schema>) : null;
  } catch {
    return null;
  }
}

export function writeDraft(userId: string, name: string, draft: unknown): boolean {
  return writeStored(draftKey(userId, name), JSON.stringify(draft));
}

export function removeDraft(userId: string, name: string): void {
  removeStored(draftKey(userId, name));
}

/** The names of this person's drafts that begin with `prefix`. */
export function draftNames(userId: string, prefix: string): string[] {
  const start = draftKey(userId, "");
  return storedNames()
    .filter((name) => name.startsWith(start + prefix))
    .map((name) => name.slice(start.length));
}

export function hasDrafts(userId: string): boolean {
  return storedNames().some((name) => name.startsWith(draftKey(userId, "")));
}

export function removeDrafts(userId: string): void {
  for (const name of storedNames()) if (name.startsWith(draftKey(userId, ""))) removeStored(name);
}
