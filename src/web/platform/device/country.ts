import { createStore } from "zustand/vanilla";
import { countryFrom } from "#shared/support-contacts/country-code.rules.ts";
import { guessCountry } from "#shared/support-contacts/country-guess.rules.ts";
import { ownTimeZone } from "#web/platform/time/own-day.ts";
import { readStored, writeStored } from "./storage.ts";

const STORED_COUNTRY = "country";
/** Stored for a person whose country is not listed or who would rather not say. */
const NO_COUNTRY = "none";

/** Notifies about changes; only holds the choice itself if the device's storage does not work. */
export const countryStore = createStore<{ unstored: string | null }>(() => ({ unstored: null }));
// Another tab may have chosen.
globalThis.addEventListener?.("storage", () => countryStore.setState((state) => ({ ...state })));

/** The country (ISO code) chosen on this device or guessed from it, null where it is not known. */
export function currentCountry({ unstored } = countryStore.getState()): string | null {
  const chosen = unstored ?? readStored(STORED_COUNTRY);
  if (chosen !== null) return countryFrom(chosen);
  return guessCountry({ languages: navigator.languages, timeZone: ownTimeZone() });
}

export function chooseCountry(country: string | null): void {
  const chosen = country ?? NO_COUNTRY;
  countryStore.setState({ unstored: writeStored(STORED_COUNTRY, chosen) ? null : chosen });
}
