import type { LogEntry } from "#shared/safety/history.contract.ts";
import type { ItemTexts, TextField } from "./item-texts.rules.ts";
import { TEXT_FIELDS } from "./item-texts.rules.ts";

/** What an entry of the person's own is about: a note, or that they looked and found it still right. */
export const NOTE_FIELD = "note";
export const CHECKED_FIELD = "checked";

const EVENTS: Readonly<Record<string, string>> = {
  created: "Added",
  deleted: "Deleted",
  restored: "Brought back",
  [CHECKED_FIELD]: "Looked at, still right",
  title: "Title changed",
  details: "Details changed",
  linkUrl: "Link changed",
};

/** What an entry says has happened. */
export function eventInWords({ field, newValue }: LogEntry): string {
  if (field === "useAllModes")
    return newValue === "true" ? "Used in all modes" : "Used in its own mode alone";
  if (field === NOTE_FIELD) return newValue ?? "";
  return EVENTS[field] ?? field;
}

/** The field an entry is a change of, or null. */
export function changedField({ field }: LogEntry): TextField | null {
  return TEXT_FIELDS.find((one) => one === field) ?? null;
}

/** What an edit has to change to bring back the value before this entry; null where the entry has none. */
export function restoringChange(entry: LogEntry): Partial<ItemTexts> | null {
  const field = changedField(entry);
  if (field === null) return null;
  if (field === "useAllModes") return { useAllModes: entry.oldValue === "true" };
  return { [field]: entry.oldValue ?? "" };
}
