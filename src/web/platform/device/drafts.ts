import type * as z from "zod/mini";
import { now } from "#web/platform/time/clock.ts";
import { readStored, removeStored, storedNames, writeStored } from "./storage.ts";
import { announceTab, isOpenElsewhere, tabId } from "./tab-presence.ts";

/**
 * Unfinished work, kept on this device for one person until it is saved or discarded. It is never sent to the server,
 * and is removed when that person signs out. Each tab has its own drafts, so that two tabs never overwrite each other's;
 * the draft of a closed tab is taken over by the next one that reads it.
 */
export interface Draft<Value> {
  value: Value;
  /** When it was last changed, as an ISO instant. */
  at: string;
}

export type DraftSchema<Value> = z.core.$ZodType<Value> & {
  safeParse(value: unknown): { success: boolean; data?: Value };
};

const prefixOf = (userId: string) => `draft:${userId}:`;
const keyOf = (userId: string, name: string, tab: string) => `${prefixOf(userId)}${name}:${tab}`;

/** The draft, or null if there is none or it does not match `schema`. */
export function readDraft<Value>(
  userId: string,
  name: string,
  schema: DraftSchema<Value>,
): Draft<Value> | null {
  const own = parse(readStored(keyOf(userId, name, tabId)), schema);
  if (own) return own;
  const left = storedNames()
    .filter((key) => nameOf(userId, key) === name && !isOpenElsewhere(tabOf(key)))
    .flatMap((key) => {
      const draft = parse(readStored(key), schema);
      return draft ? [{ key, draft }] : [];
    })
    .sort((one, other) => (one.draft.at > other.draft.at ? -1 : 1))[0];
  if (!left) return null;
  if (write(userId, name, left.draft)) removeStored(left.key);
  return left.draft;
}

/** @returns false if the device's storage is full or disabled */
export function writeDraft(userId: string, name: string, value: unknown): boolean {
  return write(userId, name, { at: now().toISOString(), value });
}

export function removeDraft(userId: string, name: string): void {
  removeStored(keyOf(userId, name, tabId));
}

/** The names of this person's drafts that begin with `prefix`. */
export function draftNames(userId: string, prefix: string): string[] {
  const names = storedNames().map((key) => nameOf(userId, key));
  return [...new Set(names)].filter((name) => name !== null).filter((name) => name.startsWith(prefix));
}

export function hasDrafts(userId: string): boolean {
  return storedNames().some((key) => key.startsWith(prefixOf(userId)));
}

export function removeDrafts(userId: string): void {
  for (const key of storedNames()) if (key.startsWith(prefixOf(userId))) removeStored(key);
}

function write(userId: string, name: string, draft: Draft<unknown>): boolean {
  announceTab();
  return writeStored(keyOf(userId, name, tabId), JSON.stringify(draft));
}

function parse<Value>(text: string | null, schema: DraftSchema<Value>): Draft<Value> | null {
  if (text === null) return null;
  try {
    const { at, value } = JSON.parse(text) as Partial<Draft<unknown>>;
    const { success, data } = schema.safeParse(value);
    return success && typeof at === "string" ? { at, value: data as Value } : null;
  } catch {
    return null;
  }
}

function nameOf(userId: string, key: string): string | null {
  const prefix = prefixOf(userId);
  return key.startsWith(prefix) ? key.slice(prefix.length, key.lastIndexOf(":")) : null;
}

function tabOf(key: string): string {
  return key.slice(key.lastIndexOf(":") + 1);
}
