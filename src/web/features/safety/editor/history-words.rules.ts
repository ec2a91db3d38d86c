import type { LogEntry } from "#shared/safety/history.contract.ts";
import type { ItemTexts, TextField } from "./item-texts.rules.ts";
import { TEXT_FIELDS } from "./item-texts.rules.ts";

/** The kinds of the person's own entries: a note, or a confirmation that the item is still right. */
export const NOTE_FIELD = "note";
export const CHECKED_FIELD = "checked";

const EVENTS: Readonly<Record<string, string>> = {
  created: "Added",
  deleted: "Deleted",
  restored: "Brought back",
  [CHECKED_FIELD]: "Checked, still right",
  title: "Title changed",
  details: "Details changed",
  linkUrl: "Link changed",
};

/** The event of an entry in words. */
export function eventInWords({ field, newValue }: LogEntry): string {
  if (field === "useAllModes") return newValue === "true" ? "Used in all modes" : "Used only in its own mode";
  if (field === NOTE_FIELD) return newValue ?? "";
  return EVENTS[field] ?? field;
}

/** The field that an entry changed, or null. */
export function changedField({ field }: LogEntry): TextField | null {
  return TEXT_FIELDS.find((one) => one === field) ?? null;
}

/** The change that restores the value before this entry; null if the entry has none. */
export function restoringChange(entry: LogEntry): Partial<ItemTexts> | null {
  const field = changedField(entry);
  if (field === null) return null;
  if (field === "useAllModes") return { useAllModes: entry.oldValue === "true" };
  return { [field]: entry.oldValue ?? "" };
}
