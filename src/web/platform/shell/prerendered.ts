/** Sent to the window once the app answers what is pressed. */
export const APP_STARTED = "app-started";

/** Stands for every country for which no numbers are known here. */
export const ANY_OTHER_COUNTRY = "*";

/** Shows what a prerendered page has for a country, and hides the rest. */
export function showCountry(country: string | null): void {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-countries]")];
  const lists = parts.map((part) => part.dataset.countries ?? "");
  const own = country && (lists.find((list) => list.split(" ").includes(country)) ?? ANY_OTHER_COUNTRY);
  for (const [index, part] of parts.entries()) part.hidden = lists[index] !== (own ?? "");
}
