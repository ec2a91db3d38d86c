import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";
import { formatDay } from "#web/platform/time/format-date.ts";

/** The hours in words. */
export function hoursInWords({ hours }: Pick<SupportContact, "hours">): string {
  return hours === "24/7" ? "Day and night (24/7)" : hours;
}

/** "Checked on November 21, 2026", or nothing for a contact that nobody has checked. */
export function checkedInWords(
  { verifiedOn }: Pick<SupportContact, "verifiedOn">,
  format = formatDay,
): string {
  return verifiedOn ? `Checked on ${format(verifiedOn)}` : "";
}
