import type { ReactNode } from "react";
import { SUPPORT_CONTACTS } from "#shared/support-contacts/contacts.content.ts";
import { contactsFor, emergencyNumberOf } from "#shared/support-contacts/contacts.rules.ts";
import { EMERGENCY_NUMBERS } from "#shared/support-contacts/emergency-numbers.content.ts";
import { useIsHydrated } from "#web/platform/shell/hydration.ts";
import { ANY_OTHER_COUNTRY } from "#web/platform/shell/prerendered.ts";
import { useCountry } from "./use-country.ts";

/** What is shown in some countries alike. */
interface Variant {
  /** Their codes; none if the country is not known. */
  countries: readonly string[];
  /** One of them. */
  country: string | null;
}

const NOT_KNOWN: Variant = { countries: [], country: null };
const ANY_OTHER: Variant = { countries: [ANY_OTHER_COUNTRY], country: "ZZ" };
const VARIANTS = [NOT_KNOWN, ANY_OTHER, ...variantsByNumbers()];

/** Groups the countries for which something is known by all that is known. */
function variantsByNumbers(): Variant[] {
  const known = [
    ...EMERGENCY_NUMBERS.flatMap(({ countries }) => countries),
    ...SUPPORT_CONTACTS.flatMap(({ regions }) => regions),
  ];
  const groups = new Map<string, string[]>();
  for (const country of new Set(known)) {
    const ids = contactsFor(country, SUPPORT_CONTACTS).map(({ id }) => id);
    const numbers = [emergencyNumberOf(country), ...ids].join();
    groups.set(numbers, [...(groups.get(numbers) ?? []), country]);
  }
  return [...groups.values()].map((countries) => ({ countries, country: countries[0] ?? null }));
}

function variantFor(country: string | null): Variant {
  if (country === null) return NOT_KNOWN;
  return VARIANTS.find(({ countries }) => countries.includes(country)) ?? ANY_OTHER;
}

/**
 * What depends on the country. A prerendered page has it for every country, of which `showCountry` shows one: that one
 * stays when the app takes the page over, and the others go.
 */
export function ByCountry({ children }: { children: (country: string | null) => ReactNode }) {
  const [country] = useCountry();
  const isHydrated = useIsHydrated();
  const shown = variantFor(country);
  return VARIANTS.filter((variant) => variant === shown || !isHydrated).map((variant) => (
    <div
      key={variant.countries.join(" ")}
      data-countries={isHydrated ? undefined : variant.countries.join(" ")}
      hidden={variant !== shown}
      className="contents"
    >
      {children(isHydrated ? country : variant.country)}
    </div>
  ));
}
