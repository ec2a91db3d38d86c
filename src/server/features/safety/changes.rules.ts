import type { LogEntry } from "#shared/safety/history.contract.ts";
import type { SafetyItem, SafetyItemChanges } from "#shared/safety/safety.contract.ts";

const FIELDS = ["title", "details", "linkUrl", "useAllModes"] as const;

/** The changed fields, each with both values as text; null for no value. */
export function changesOf(
  before: Pick<SafetyItem, (typeof FIELDS)[number]>,
  asked: Omit<SafetyItemChanges, "baseUpdatedAt">,
): Pick<LogEntry, "field" | "oldValue" | "newValue">[] {
  return FIELDS.filter((field) => asked[field] !== undefined && asked[field] !== before[field]).map(
    (field) => ({ field, oldValue: asText(before[field]), newValue: asText(asked[field]) }),
  );
}

function asText(value: string | boolean | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
