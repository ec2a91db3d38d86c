import { queryOptions, useQuery } from "@tanstack/react-query";
import { SUPPORT_CONTACTS } from "#shared/support-contacts/contacts.content.ts";
import { contactsFor, emergencyNumberOf, firstContactFor } from "#shared/support-contacts/contacts.rules.ts";
import type { SupportContact } from "#shared/support-contacts/support-contacts.contract.ts";
import { SUPPORT_CONTACTS_PATH } from "#shared/support-contacts/support-contacts-path.ts";
import { call } from "#web/platform/http/api-client.ts";
import { useIsHydrated } from "#web/platform/shell/hydration.ts";
import { useCountry } from "./use-country.ts";

/** Checked by hand: the schema takes a phone longer than rendering the contacts. */
function isContacts(answer: unknown): answer is SupportContact[] {
  const isContact = (each: Partial<SupportContact> | null) =>
    typeof each?.label === "string" && Array.isArray(each.regions);
  return Array.isArray(answer) && answer.length > 0 && answer.every(isContact);
}

/** Support contacts, those of the country (ISO code) first. Any other response, such as a hotel's sign-in page, is an error. */
const supportContactsQuery = (country: string | null) =>
  queryOptions({
    queryKey: [SUPPORT_CONTACTS_PATH, country],
    queryFn: async ({ signal }) => {
      const query = country ? `?country=${country}` : "";
      const answer = await call<unknown>("GET", SUPPORT_CONTACTS_PATH + query, { signal, meantFor: null });
      if (!isContacts(answer)) throw new Error("These are not the contacts.");
      return answer;
    },
  });

export interface Support {
  country: string | null;
  chooseCountry: (country: string | null) => void;
  /** Null if unknown. */
  emergencyNumber: string | null;
  /** The one to show if there is only room for one. */
  first: SupportContact;
}

/** The built-in support contacts of the person's country, without a call. */
export function useSupport(): Support {
  const [country, chooseCountry] = useCountry();
  return {
    country,
    chooseCountry,
    emergencyNumber: emergencyNumberOf(country),
    first: firstContactFor(country),
  };
}

/**
 * All contacts of the person's country: at once those built into the app, then those of the server, which an admin may
 * have changed. A failed call changes nothing.
 */
export function useSupportContacts(): Support & { contacts: readonly SupportContact[] } {
  const support = useSupport();
  // Before, the country is not known.
  const enabled = useIsHydrated();
  const { data } = useQuery({ ...supportContactsQuery(support.country), enabled });
  return { ...support, contacts: data ?? contactsFor(support.country, SUPPORT_CONTACTS) };
}
