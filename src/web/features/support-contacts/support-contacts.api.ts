import { queryOptions, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { SUPPORT_CONTACTS } from "#shared/support-contacts/contacts.content.ts";
import { contactsFor, emergencyNumberOf, firstContactFor } from "#shared/support-contacts/contacts.rules.ts";
import {
  SUPPORT_CONTACTS_PATH,
  type SupportContact,
  supportContactSchema,
} from "#shared/support-contacts/support-contacts.contract.ts";
import { call } from "#web/platform/http/api-client.ts";
import { useCountry } from "./use-country.ts";

const answerSchema = z.array(supportContactSchema).check(z.minLength(1));

/** Whom to turn to, those of the country (ISO code) first. Anything but contacts, a hotel's sign-in page say, is an error. */
const supportContactsQuery = (country: string | null) =>
  queryOptions({
    queryKey: [SUPPORT_CONTACTS_PATH, country],
    queryFn: async ({ signal }) => {
      const query = country ? `?country=${country}` : "";
      return answerSchema.parse(
        await call<unknown>("GET", SUPPORT_CONTACTS_PATH + query, { signal, meantFor: null }),
      );
    },
  });

export interface Support {
  country: string | null;
  chooseCountry: (country: string | null) => void;
  /** Null where only the person knows it. */
  emergencyNumber: string | null;
  /** The one to offer where there is room for one. */
  first: SupportContact;
}

/** Whom to turn to in the person's country, without asking any server. */
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
 * All contacts of the person's country. Those that the app brought along are there at once; the server's, which an
 * admin may have changed, take their place when they come. Nobody waits, and a call that fails changes nothing.
 */
export function useSupportContacts(): Support & { contacts: readonly SupportContact[] } {
  const support = useSupport();
  const { data } = useQuery(supportContactsQuery(support.country));
  return { ...support, contacts: data ?? contactsFor(support.country, SUPPORT_CONTACTS) };
}
