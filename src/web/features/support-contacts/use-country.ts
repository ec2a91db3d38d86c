import { useSyncExternalStore } from "react";
import { countryFrom } from "#shared/support-contacts/contacts.rules.ts";
import { guessCountry } from "#shared/support-contacts/country-guess.rules.ts";
import { readStored, writeStored } from "#web/platform/device/storage.ts";
import { ownTimeZone } from "#web/platform/time/own-day.ts";

const STORED_COUNTRY = "country";
/** What is stored for a person who says that theirs is none of these, or who would rather not say. */
const NO_COUNTRY = "none";

const listeners = new Set<() => void>();
/** The choice while this device stores nothing. */
let unstored: string | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function currentCountry(): string | null {
  const chosen = unstored ?? readStored(STORED_COUNTRY);
  if (chosen !== null) return countryFrom(chosen);
  return guessCountry({ languages: navigator.languages, timeZone: ownTimeZone() });
}

function chooseCountry(country: string | null): void {
  const chosen = country ?? NO_COUNTRY;
  unstored = writeStored(STORED_COUNTRY, chosen) ? null : chosen;
  for (const listener of listeners) listener();
}

/** The country whose numbers come first: chosen on this device or guessed from it, null where it is not known. */
export function useCountry(): [country: string | null, choose: (country: string | null) => void] {
  return [useSyncExternalStore(subscribe, currentCountry), chooseCountry];
}
