import type { SupportContact } from "./support-contacts.contract.ts";

/** A short mark of all that people see of some contacts: another one for other texts. Not for security. */
export function markOf(contacts: readonly SupportContact[]): string {
  const seen = contacts.map((contact) => [
    contact.label,
    contact.description,
    contact.phone,
    contact.smsNumber,
    contact.smsBody,
    contact.url,
    contact.hours,
    contact.verifiedOn,
  ]);
  let mark = 0;
  for (const character of JSON.stringify(seen)) mark = (Math.imul(mark, 31) + character.charCodeAt(0)) | 0;
  return mark.toString(36);
}
