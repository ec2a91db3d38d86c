import { markOf } from "#shared/support-contacts/contacts-mark.rules.ts";
import { SUPPORT_CONTACTS_PATH } from "#shared/support-contacts/support-contacts-path.ts";

/**
 * Whether the server has other contacts for a country than a prerendered page shows, because an admin has changed them.
 * @param mark of the contacts on the page
 * @returns false as well when the server cannot be asked
 */
export async function hasOtherContacts(country: string | null, mark: string | undefined): Promise<boolean> {
  try {
    const response = await fetch(SUPPORT_CONTACTS_PATH + (country ? `?country=${country}` : ""));
    return response.ok && markOf(await response.json()) !== mark;
  } catch {
    return false;
  }
}
