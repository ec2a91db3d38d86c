import { useStore } from "zustand";
import { chooseCountry, countryStore, currentCountry } from "#web/platform/device/country.ts";
import { useIsHydrated } from "#web/platform/shell/hydration.ts";

/** The country whose numbers come first, null where it is not known. */
export function useCountry(): [country: string | null, choose: (country: string | null) => void] {
  const isHydrated = useIsHydrated();
  return [useStore(countryStore, (state) => (isHydrated ? currentCountry(state) : null)), chooseCountry];
}
