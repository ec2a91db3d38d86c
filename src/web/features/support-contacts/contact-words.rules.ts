import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";

/** When somebody is there, in words. */
export function hoursInWords({ hours }: Pick<SupportContact, "hours">): string {
  return hours === "24/7" ? "Day and night (24/7)" : hours;
}

/** "Checked on 21 November 2026", or nothing for a contact that nobody has checked. */
export function checkedInWords({ verifiedOn }: Pick<SupportContact, "verifiedOn">): string {
  const day = Date.parse(`${verifiedOn}T00:00:00Z`);
  if (Number.isNaN(day)) return "";
  const words = new Date(day).toLocaleDateString(undefined, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return `Checked on ${words}`;
}
