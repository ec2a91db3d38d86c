import type { AuditEntryRow } from "#shared/admin/audit.contract.ts";
import { formatDay } from "#web/platform/time/format-date.ts";

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** "Promote user", for the action "promote_user". */
export function actionWords(action: string): string {
  return capital(action.replaceAll("_", " "));
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "role: user → admin · plan: included", for the details of an entry. */
export function detailWords(details: AuditEntryRow["details"]): string {
  const { before = {}, after = {}, ...facts } = (details ?? {}) as Record<string, object>;
  const changes = Object.entries(after).map(([name, value]) => {
    const earlier = (before as Record<string, unknown>)[name];
    return `${labelOf(name)}: ${valueWords(earlier)} → ${valueWords(value)}`;
  });
  const rest = Object.entries(facts)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${labelOf(name)}: ${valueWords(value)}`);
  return [...changes, ...rest].join(" · ");
}

function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (Array.isArray(value)) return value.map(valueWords).join(", ");
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return INSTANT.test(text) ? formatDay(text) : text.replaceAll("_", " ");
}

/** "access type", for the field "accessType". */
function labelOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
